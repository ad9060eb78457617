package printing

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// fake puts lp and lpstat of a print system into the path: what lpstat says
// about printers and about jobs, and what lp does. It returns the file in
// which lp notes what it was told.
func fake(t *testing.T, printers, jobs, lp string) string {
	t.Helper()
	if os.Getenv("PATH") == "" || os.PathSeparator != '/' {
		t.Skip("a fake lp needs a shell")
	}
	dir := t.TempDir()
	noted := filepath.Join(dir, "noted")
	script := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	script("lpstat", fmt.Sprintf("case \"$1\" in\n-o) %s;;\n*) %s;;\nesac", jobs, printers))
	script("lp", fmt.Sprintf("for a in \"$@\"; do printf '%%s\\n' \"$a\"; done >%s\n%s", noted, lp))
	t.Setenv("PATH", dir+":/bin:/usr/bin")
	return noted
}

// says is a script that says lines.
func says(lines ...string) string {
	return "cat <<'END'\n" + strings.Join(lines, "\n") + "\nEND\n"
}

const since = "since Mon Nov 30 08:52:01 2026"

var twoPrinters = says(
	"printer Attic disabled "+since+" -", "\tPaused", "printer Office is idle.  enabled "+since,
	"printer Bar now printing Bar-3.  enabled "+since,
	"system default destination: Office", "Attic accepting requests "+since, "Office accepting requests "+since,
	"Bar not accepting requests "+since+" -", "\tRejecting Jobs")

var quick = System{GOOS: "linux", Answer: 2 * time.Second, Wait: 200 * time.Millisecond, Poll: 10 * time.Millisecond}

func TestPrintersAreListed(t *testing.T) {
	fake(t, twoPrinters, ":", ":")
	all, err := quick.Printers(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	want := []Printer{{Name: "Office", Default: true}, {Name: "Attic", Paused: true}, {Name: "Bar", Refuses: true}}
	if fmt.Sprint(all) != fmt.Sprint(want) {
		t.Errorf("%+v, want %+v", all, want)
	}
}

func TestLpIsToldEverything(t *testing.T) {
	noted := fake(t, twoPrinters, ":", "echo 'request id is Office-12 (1 file(s))'")
	job, err := quick.Print(t.Context(), Job{
		File: "-sheet.pdf", Title: "Score; rm -rf \"x\"", Printer: "Office", Copies: 3, Duplex: true, Landscape: true, Media: "A4",
	})
	if err != nil || job != (Sent{"Office-12", "Office"}) {
		t.Fatal(job, err)
	}
	text, err := os.ReadFile(noted)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"-d", "Office", "-n", "3", "-o", "sides=two-sided-short-edge", "-o", "print-scaling=none", "-o", "media=A4", "-t", "Score; rm -rf \"x\"", "--", "-sheet.pdf", ""}
	if string(text) != strings.Join(want, "\n") {
		t.Errorf("lp was told %q", text)
	}
	if err := quick.Await(t.Context(), job); err != nil {
		t.Error(err)
	}
}

func TestEveryTroubleHasItsName(t *testing.T) {
	office := says("printer Office is idle.  enabled "+since, "Office accepting requests "+since)
	for name, c := range map[string]struct {
		printers, lp string
		printer      string
		want         Kind
	}{
		"paused":           {twoPrinters, ":", "Attic", Paused},
		"refusing":         {twoPrinters, ":", "Bar", Refusing},
		"missing":          {twoPrinters, ":", "Cellar", Missing},
		"no printer":       {"echo 'lpstat: No destinations added.' >&2; exit 1", ":", "", NoPrinter},
		"no server":        {"echo 'lpstat: Scheduler is not running.' >&2; exit 1", ":", "", NoPrinter},
		"nothing said":     {":", ":", "", NoPrinter},
		"slow list":        {"sleep 30", ":", "", Unanswered},
		"slow printer":     {office, "sleep 30", "Office", Unanswered},
		"said no":          {office, "echo 'lp: Unsupported document-format' >&2; exit 1", "Office", Failed},
		"gone in the mean": {office, "echo 'lp: The printer or class does not exist.' >&2; exit 1", "Office", Failed},
	} {
		t.Run(name, func(t *testing.T) {
			fake(t, c.printers, ":", c.lp)
			s := quick
			if s.Answer = 20 * time.Second; c.want == Unanswered {
				s.Answer = 300 * time.Millisecond
			}
			began := time.Now()
			_, err := s.Print(t.Context(), Job{File: "sheet.pdf", Printer: c.printer})
			if !IsKind(err, c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%v, want %s", err, c.want)
			}
			if c.want == Unanswered && time.Since(began) > 20*time.Second {
				t.Error("it waited for the printer")
			}
		})
	}
}

func TestAJobThatDoesNotComeOutIsTold(t *testing.T) {
	line := "echo 'Office-12   jan   1024   Mon Nov 30 2026'"
	fake(t, twoPrinters, line, ":")
	if err := quick.Await(t.Context(), Sent{"Office-12", "Office"}); !IsKind(err, Waiting) {
		t.Errorf("%v", err)
	}
	fake(t, twoPrinters, strings.ReplaceAll(line, "Office", "Attic"), ":")
	if err := quick.Await(t.Context(), Sent{"Attic-12", "Attic"}); !IsKind(err, Paused) {
		t.Errorf("%v", err)
	}
}

func TestWhereNothingPrints(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if way := quick.Way(); way != WayNone {
		t.Errorf("way %d", way)
	}
	if _, err := quick.Print(t.Context(), Job{}); !IsKind(err, NoSystem) {
		t.Error(err)
	}
	if err := quick.Open("x.pdf"); err == nil {
		t.Error("a viewer was found in an empty path")
	}
}

func TestTheFileIsShown(t *testing.T) {
	noted := fake(t, ":", ":", ":")
	dir := filepath.Dir(noted)
	if err := os.Rename(filepath.Join(dir, "lp"), filepath.Join(dir, "xdg-open")); err != nil {
		t.Fatal(err)
	}
	if err := quick.Open("/tmp/a b.pdf"); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(noted); err != nil || string(text) != "/tmp/a b.pdf\n" {
		t.Errorf("%q %v", text, err)
	}
}

// On some desktops the opener is the viewer: it may stay open, and is not ended.
func TestAViewerMayStay(t *testing.T) {
	dir := filepath.Dir(fake(t, ":", ":", ":"))
	ended := filepath.Join(dir, "ended")
	if err := os.WriteFile(filepath.Join(dir, "xdg-open"), []byte("#!/bin/sh\nsleep 1\ntouch "+ended+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	s := quick
	s.Early = 10 * time.Millisecond
	if err := s.Open("sheet.pdf"); err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		if _, err := os.Stat(ended); err == nil {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the viewer was ended")
}

func FuzzParsePrinters(f *testing.F) {
	f.Add("printer Office is idle.  enabled since\nsystem default destination: Office\nOffice not accepting requests\n")
	f.Add("printer\nprinter a b\n\tx y\nsystem default destination:\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, p := range parsePrinters(text) {
			if p.Name == "" || strings.ContainsAny(p.Name, " \n\t") {
				t.Errorf("a printer called %q", p.Name)
			}
		}
		requestID(text)
	})
}

func TestSaveNeverLosesAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sheet.pdf")
	write := func(text string, err error) func(io.Writer) error {
		return func(w io.Writer) error {
			if _, e := io.WriteString(w, text); e != nil {
				return e
			}
			return err
		}
	}
	is := func(want string) {
		t.Helper()
		if text, _ := os.ReadFile(file); string(text) != want {
			t.Errorf("the file holds %q, want %q", text, want)
		}
		if left, _ := filepath.Glob(filepath.Join(filepath.Dir(file), ".*")); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
	}
	if err := Save(file, false, write("one", nil)); err != nil {
		t.Fatal(err)
	}
	is("one")
	if err := Save(file, false, write("two", nil)); !errors.Is(err, ErrExists) {
		t.Error(err)
	}
	is("one")
	if err := Save(file, true, write("half", syscall.ENOSPC)); SaveTrouble(err) != "full" {
		t.Error(err)
	}
	is("one")
	if err := Save(file, true, write("three", nil)); err != nil {
		t.Error(err)
	}
	is("three")
	if err := Save(filepath.Join(file, "x.pdf"), false, write("", nil)); SaveTrouble(err) != "folder" {
		t.Error(err)
	}
	if err := Save(filepath.Join(filepath.Dir(file), "no", "x.pdf"), false, write("", nil)); SaveTrouble(err) != "folder" {
		t.Error(err)
	}
}

// A disk without room is the real thing where the system has a device for it.
func TestNoRoomOnDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skipf("there is no full device here: %v", err)
	}
	defer full.Close()
	if _, err := full.WriteString("x"); SaveTrouble(err) != "full" {
		t.Errorf("%v is %s", err, SaveTrouble(err))
	}
}
