package printing

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"
)

// hasCUPS tells whether the programs of CUPS are there.
func hasCUPS() bool {
	for _, name := range []string{"lp", "lpstat"} {
		if _, err := exec.LookPath(name); err != nil {
			return false
		}
	}
	return true
}

// run runs a program that must answer in time, in English whatever the user's
// language, and returns what it said.
func run(ctx context.Context, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = append(os.Environ(), "LC_ALL=C", "LANGUAGE=C")
	cmd.WaitDelay = time.Second // its children may hold the output open
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	err := cmd.Run()
	switch {
	case ctx.Err() != nil:
		return "", &Problem{Kind: Unanswered, Detail: name}
	case err != nil && !errors.Is(err, exec.ErrWaitDelay):
		return "", &Problem{Kind: Failed, Detail: strings.TrimSpace(errOut.String()) + " " + err.Error()}
	}
	return out.String(), nil
}

// lpstat asks for the state of the printers.
func (s *System) lpstat(ctx context.Context, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, or(s.Answer, defaultAnswer))
	defer cancel()
	return run(ctx, "lpstat", args...)
}

// cupsPrinters lists the printers that CUPS knows, the default first.
func (s *System) cupsPrinters(ctx context.Context) ([]Printer, error) {
	text, err := s.lpstat(ctx, "-p", "-d", "-a")
	if IsKind(err, Failed) {
		// lpstat fails where there is no printer and where no server runs.
		return nil, &Problem{Kind: NoPrinter, Detail: err.Error()}
	}
	if err != nil {
		return nil, err
	}
	all := parsePrinters(text)
	if len(all) == 0 {
		return nil, &Problem{Kind: NoPrinter, Detail: text}
	}
	return all, nil
}

// parsePrinters reads what lpstat -p -d -a says in the locale C:
//
//	printer Office is idle.  enabled since ...
//	printer Attic disabled since ... -
//		Paused
//	system default destination: Office
//	Office accepting requests since ...
//	Attic not accepting requests since ... -
func parsePrinters(text string) []Printer {
	var all []Printer
	byName := func(name string) *Printer {
		i := slices.IndexFunc(all, func(p Printer) bool { return p.Name == name })
		if i < 0 {
			return &Printer{}
		}
		return &all[i]
	}
	var other []string
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case strings.HasPrefix(line, "printer ") && len(words) > 2:
			all = append(all, Printer{Name: words[1], Paused: words[2] == "disabled"})
		case len(words) > 1:
			other = append(other, line)
		}
	}
	for _, line := range other {
		words := strings.Fields(line)
		name, isDefault := strings.CutPrefix(line, "system default destination: ")
		switch {
		case isDefault:
			byName(strings.TrimSpace(name)).Default = true
		case words[1] == "not":
			byName(words[0]).Refuses = true
		}
	}
	slices.SortStableFunc(all, func(a, b Printer) int {
		if a.Default != b.Default {
			return map[bool]int{true: -1, false: 1}[a.Default]
		}
		return strings.Compare(a.Name, b.Name)
	})
	return all
}

// choose returns the printer that a job asks for, or why it cannot have it.
func choose(all []Printer, name string) (Printer, error) {
	i := 0
	if name != "" {
		i = slices.IndexFunc(all, func(p Printer) bool { return p.Name == name })
	}
	switch {
	case i < 0:
		return Printer{}, &Problem{Kind: Missing, Printer: name}
	case all[i].Paused:
		return Printer{}, &Problem{Kind: Paused, Printer: all[i].Name}
	case all[i].Refuses:
		return Printer{}, &Problem{Kind: Refusing, Printer: all[i].Name}
	}
	return all[i], nil
}

// cupsPrint hands a job to lp.
func (s *System) cupsPrint(ctx context.Context, job Job) (Sent, error) {
	all, err := s.cupsPrinters(ctx)
	if err != nil {
		return Sent{}, named(err, job.Printer)
	}
	printer, err := choose(all, job.Printer)
	if err != nil {
		return Sent{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, or(s.Answer, defaultAnswer))
	defer cancel()
	text, err := run(ctx, "lp", lpArguments(printer.Name, job)...)
	if err != nil {
		return Sent{}, named(err, printer.Name)
	}
	return Sent{requestID(text), printer.Name}, nil
}

// named adds the printer's name to a problem.
func named(err error, printer string) error {
	var p *Problem
	if errors.As(err, &p) && p.Printer == "" {
		p.Printer = printer
	}
	return err
}

// lpArguments returns what lp is told: print the pages in their own size.
func lpArguments(printer string, job Job) []string {
	sides := "one-sided"
	switch {
	case job.Duplex && job.Landscape:
		sides = "two-sided-short-edge"
	case job.Duplex:
		sides = "two-sided-long-edge"
	}
	args := []string{"-d", printer, "-n", strconv.Itoa(max(1, job.Copies)), "-o", "sides=" + sides, "-o", "print-scaling=none"}
	if job.Media != "" {
		args = append(args, "-o", "media="+job.Media)
	}
	if job.Title != "" {
		args = append(args, "-t", job.Title)
	}
	return append(args, "--", job.File)
}

// requestID reads "request id is Office-12 (1 file(s))".
func requestID(text string) string {
	_, rest, found := strings.Cut(text, "request id is ")
	if !found {
		return ""
	}
	id, _, _ := strings.Cut(strings.TrimSpace(rest), " ")
	return id
}

// Await waits until a job has left the print system, printed or taken away:
// lpstat does not tell which. It is a *Problem if its printer stops, or if the
// job is still there when time is up: then it may still come out.
func (s *System) Await(ctx context.Context, job Sent) error {
	if job.ID == "" || s.Way() != WayCUPS {
		return nil
	}
	printer := job.Printer
	for end := time.Now().Add(or(s.Wait, defaultWait)); ; {
		text, err := s.lpstat(ctx, "-o", printer)
		if err != nil {
			return named(err, printer)
		}
		if !hasJob(text, job.ID) {
			return nil
		}
		if all, err := s.cupsPrinters(ctx); err == nil {
			if _, err := choose(all, printer); IsKind(err, Paused) || IsKind(err, Missing) {
				return err
			}
		}
		if time.Now().After(end) {
			return &Problem{Kind: Waiting, Printer: printer}
		}
		select {
		case <-ctx.Done():
			return &Problem{Kind: Waiting, Printer: printer}
		case <-time.After(or(s.Poll, defaultPoll)):
		}
	}
}

// hasJob tells whether lpstat -o lists a job.
func hasJob(text, id string) bool {
	for line := range strings.Lines(text) {
		if words := strings.Fields(line); len(words) > 0 && words[0] == id {
			return true
		}
	}
	return false
}
