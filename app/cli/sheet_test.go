package cli

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// played returns the record of a short match in which every first choice is taken.
func playedRecord(t *testing.T) string {
	t.Helper()
	r, err := engine.ParseRules("amsterdam-cafe deals=4 claim=automatic round1=forced")
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.NewMatch(r, 3)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := engine.Action{Kind: engine.NextDeal}
		d := m.Deal()
		if seat, open := d.ToAct(); open && d.Phase == engine.Bidding {
			a = engine.ChooseBy(seat, engine.Hearts)
		} else if open {
			a = engine.PlayBy(seat, d.Legal().First())
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return engine.Record{Match: m, Tags: []engine.Tag{{Key: "South", Value: "Zoë"}, {Key: "Club", Value: "Òns Genoegen"}}}.String()
}

// sheetIn runs the subcommand in a folder with a record and returns what it
// said, the file that it made and its error.
func sheetIn(t *testing.T, args ...string) (said string, pdf []byte, err error) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"match.txt": playedRecord(t), "bad.txt": "[Klaverjas \"1\"]\nnonsense", "old.pdf": "keep me"} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { i18n.Set(i18n.Dutch) })
	var out bytes.Buffer
	_, done, err := Parse(append([]string{"sheet"}, args...), &out)
	if !done {
		t.Error("a window would have been opened")
	}
	pdf, _ = os.ReadFile("out.pdf")
	return out.String(), pdf, err
}

func TestSheetsWithoutAWindow(t *testing.T) {
	t.Setenv("DISPLAY", "")
	for _, args := range []string{
		"--blank --copies 12 --paper a4 --lang nl -o out.pdf",
		"--blank --copies 99 --paper a4x2 --number both --lang en -o out.pdf --roem strokes --nat n --pit m --pit-column --running",
		"--record match.txt -o out.pdf",
		"--record match.txt --paper a5 --strike --running -o out.pdf",
		"--record match.txt --deal 2 --play --paper letter --colour -o out.pdf",
		"--record match.txt --rules -o out.pdf",
		"--rules --profile utrecht --lang en -o out.pdf",
	} {
		said, pdf, err := sheetIn(t, strings.Fields(args)...)
		if err != nil || !bytes.HasPrefix(pdf, []byte("%PDF-")) || !strings.Contains(said, "out.pdf") {
			t.Errorf("%s: %q, %d bytes, %v", args, said, len(pdf), err)
		}
		_, again, _ := sheetIn(t, strings.Fields(args)...)
		if !bytes.Equal(pdf, again) {
			t.Errorf("%s: not the same bytes twice", args)
		}
	}
}

// What this program writes into its records is read by people on the sheet.
func TestTheHeadOfARecordIsReadable(t *testing.T) {
	t.Cleanup(func() { i18n.Set(i18n.Current()) })
	i18n.Set(i18n.Dutch)
	got := readable(sheet.Head{Date: "2026-01-05T12:03:11Z", Names: [4]string{"Zoë", "regular", "champion", ""}})
	if want := (sheet.Head{Date: "5 januari 2026", Names: [4]string{"Zoë", i18n.T("level.regular"), i18n.T("level.champion"), ""}}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if by := readable(sheet.Head{Date: "op oudejaarsavond"}); by.Date != "op oudejaarsavond" {
		t.Errorf("%+v", by)
	}
}

func TestSheetMistakesAreOneLine(t *testing.T) {
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"--blank", 2, "-o"},
		{"-o out.pdf", 2, "--record"},
		{"--blank --rules -o out.pdf", 2, "--rules"},
		{"--blank --record match.txt -o out.pdf", 2, "--record"},
		{"--blank --copies 0 -o out.pdf", 2, "99"},
		{"--blank --copies 100 -o out.pdf", 2, "99"},
		{"--blank --copies twelve -o out.pdf", 2, "twelve"},
		{"--blank --paper a3 -o out.pdf", 2, "a4x2"},
		{"--blank --number chairs -o out.pdf", 2, "tables"},
		{"--blank --roem words -o out.pdf", 2, "strokes"},
		{"--blank --lang fr -o out.pdf", 2, "fr"},
		{"--blank --profile bar -o out.pdf", 2, "utrecht"},
		{"--blank extra -o out.pdf", 2, "extra"},
		{"--record none.txt -o out.pdf", 1, "none.txt"},
		{"--record bad.txt -o out.pdf", 1, "2"},
		{"--record match.txt --deal 9 -o out.pdf", 1, "9"},
		{"--blank -o no/where.pdf", 1, "no/where.pdf"},
		{"--blank -o old.pdf", 1, "--force"},
	} {
		for _, l := range []string{"nl", "en"} {
			args := append([]string{}, strings.Fields(c.args)...)
			if !strings.Contains(c.args, "--lang") {
				args = append([]string{"--lang", l}, args...)
			}
			_, pdf, err := sheetIn(t, args...)
			if err == nil || ExitCode(err) != c.code || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") || pdf != nil {
				t.Errorf("%s: %v, want status %d and %q", c.args, err, c.code, c.want)
			}
			if old, _ := os.ReadFile("old.pdf"); string(old) != "keep me" {
				t.Errorf("%s: a file was lost", c.args)
			}
		}
	}
}

func TestSheetReplacesAFileWhenTold(t *testing.T) {
	if _, _, err := sheetIn(t, "--blank", "--force", "-o", "old.pdf"); err != nil {
		t.Fatal(err)
	}
	if old, _ := os.ReadFile("old.pdf"); !bytes.HasPrefix(old, []byte("%PDF-")) {
		t.Error("the file was not replaced")
	}
	if left, _ := filepath.Glob(".*"); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestSheetHelp(t *testing.T) {
	said, _, err := sheetIn(t, "--lang", "en", "--help")
	if err != nil || !strings.Contains(said, "--copies") || !strings.Contains(said, "99") {
		t.Errorf("%q %v", said, err)
	}
	var file *FileError
	if errors.As(errors.New("x"), &file) || ExitCode(errors.New("x")) != 2 {
		t.Error("a mistake on the command line has status 2")
	}
}
