// Package printing hands a PDF to the system's printers, or to the program
// that shows PDF files where there is no other way. Everything in it may take
// its time and is meant for goroutines; nothing in it takes longer than its
// limits, whatever the printer does.
package printing

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"runtime"
	"time"
)

// Way is how this system prints.
type Way uint8

// The ways.
const (
	WayNone  Way = iota // not at all: the file can only be shown
	WayCUPS             // lp and lpstat
	WayShell            // the shell's verb "print"
)

// Printer is a printer that the system knows.
type Printer struct {
	Name    string
	Default bool
	Paused  bool // stopped, by somebody or by a fault
	Refuses bool // takes no new jobs
}

// Job is what is to be printed and how.
type Job struct {
	File      string // the PDF
	Title     string // for the printer's list
	Printer   string // empty: the system's default
	Copies    int    // 1 or more
	Duplex    bool
	Landscape bool   // of the pages, which decides about which edge they are turned
	Media     string // the paper's name, such as A4 or Letter
}

// Problem names why something was not printed. A screen says it in a sentence
// with the printer's name.
type Problem struct {
	Kind    Kind
	Printer string
	Detail  string // what the system said, for logs
}

// Kind is a sort of problem.
type Kind uint8

// The problems.
const (
	NoSystem   Kind = iota // nothing here prints
	NoPrinter              // there is no printer at all
	Missing                // the printer chosen is not there (any more)
	Paused                 // the printer stands still
	Refusing               // the printer takes no jobs
	Unanswered             // the print system gave no answer in time
	Failed                 // the print system said no
	Waiting                // the job was taken, but does not come out
)

var kindNames = [...]string{"no_system", "no_printer", "missing", "paused", "refusing", "unanswered", "failed", "waiting"}

// String returns the kind's name, the last part of its translation key.
func (k Kind) String() string { return kindNames[k] }

// Error returns a terse English form for logs.
func (p *Problem) Error() string {
	return fmt.Sprintf("printing: %s (printer %q): %s", p.Kind, p.Printer, p.Detail)
}

// IsKind tells whether an error is a problem of this kind.
func IsKind(err error, k Kind) bool {
	var p *Problem
	return errors.As(err, &p) && p.Kind == k
}

// System is a print system. The zero value is that of the machine.
type System struct {
	GOOS   string        // empty: the one that runs
	Answer time.Duration // how long it may take to answer, 0: 15 s
	Wait   time.Duration // how long a job may wait before that is said, 0: 20 s
	Poll   time.Duration // how often it is asked whether the job is done, 0: 1 s
	Early  time.Duration // within which a viewer says that it cannot show a file, 0: 3 s
}

func (s *System) goos() string {
	if s.GOOS == "" {
		return runtime.GOOS
	}
	return s.GOOS
}

func or(d, otherwise time.Duration) time.Duration {
	if d == 0 {
		return otherwise
	}
	return d
}

// Way returns how this system prints.
func (s *System) Way() Way {
	switch {
	case s.goos() == "windows":
		return WayShell
	case hasCUPS():
		return WayCUPS
	default:
		return WayNone
	}
}

// Printers lists the printers, the default first. It is a *Problem if there
// is none or no answer. Where the system's own dialog or default is used the
// list is empty without a problem.
func (s *System) Printers(ctx context.Context) ([]Printer, error) {
	switch s.Way() {
	case WayCUPS:
		return s.cupsPrinters(ctx)
	case WayShell:
		return nil, nil
	default:
		return nil, &Problem{Kind: NoSystem}
	}
}

// Sent is a job that the print system has.
type Sent struct {
	ID      string // its name there, for Await; empty where there is no such thing
	Printer string // the one that got it; empty where that is not known
}

// Print hands a job to a printer and returns once the print system has it. An
// error is a *Problem.
func (s *System) Print(ctx context.Context, job Job) (Sent, error) {
	switch s.Way() {
	case WayCUPS:
		return s.cupsPrint(ctx, job)
	case WayShell:
		if err := shellPrint(job.File); err != nil {
			return Sent{}, &Problem{Kind: NoSystem, Detail: err.Error()}
		}
		return Sent{}, nil
	default:
		return Sent{}, &Problem{Kind: NoSystem}
	}
}

// Open shows a file in the program that the system has for it. It does not
// wait for that program to end, which some desktops make the opener do.
func (s *System) Open(file string) error {
	if s.goos() == "windows" {
		return shellOpen(file)
	}
	name := "xdg-open"
	if s.goos() == "darwin" {
		name = "open"
	}
	opener := exec.Command(name, file)
	if err := opener.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- opener.Wait() }()
	select {
	case err := <-ended:
		return err
	case <-time.After(or(s.Early, defaultEarly)):
		return nil
	}
}

const (
	defaultAnswer = 15 * time.Second
	defaultWait   = 20 * time.Second
	defaultPoll   = time.Second
	defaultEarly  = 3 * time.Second
)
