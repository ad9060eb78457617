package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"klaverjas/bots/arena"
	"klaverjas/bots/external"
	"klaverjas/engine"
)

// The most that can be asked for.
const (
	mostDeals   = 1_000_000
	mostCores   = 256
	mostMatches = 100_000
	mostLimit   = time.Hour
)

// errHelped says that the usage was printed because it was asked for.
var errHelped = errors.New("usage printed")

// parse reads a subcommand's flags. A mistake is an error of one line; -h
// prints the flags and is errHelped. Words that are no flags are a mistake.
func parse(flags *flag.FlagSet, args []string, out io.Writer) error {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return usage(flags, out)
	case err != nil:
		return fmt.Errorf("%s: %w: see klaverjas-arena %s -h", flags.Name(), err, flags.Name())
	case flags.NArg() > 0:
		return fmt.Errorf("%s: unexpected %q: see klaverjas-arena %s -h", flags.Name(), flags.Arg(0), flags.Name())
	}
	return nil
}

// usage prints what a subcommand does and its flags.
func usage(flags *flag.FlagSet, out io.Writer) error {
	for _, c := range commands() {
		if c.name == flags.Name() {
			fmt.Fprintf(out, "klaverjas-arena %s [FLAGS]: %s\n", c.name, c.line)
		}
	}
	flags.VisitAll(func(f *flag.Flag) {
		instead := ""
		if f.DefValue != "" && f.DefValue != "false" {
			instead = " (" + f.DefValue + ")"
		}
		fmt.Fprintf(out, "  --%-15s %s%s\n", f.Name, f.Usage, instead)
	})
	return errHelped
}

// between tells whether the value of a flag lies in its range; the error
// gives the range.
func between(name string, value, lo, hi int) error {
	if value < lo || value > hi {
		return fmt.Errorf("--%s %d: expected %d to %d", name, value, lo, hi)
	}
	return nil
}

// shared are the flags that every command which plays has.
type shared struct {
	seed   *uint64
	cores  *int
	limit  *time.Duration
	asJSON *bool
}

func sharedFlags(flags *flag.FlagSet) shared {
	return shared{
		seed:   flags.Uint64("seed", 1, "seed of the cards and the bots"),
		cores:  flags.Int("cores", runtime.NumCPU(), "so many at the same time; the results are the same with any number"),
		limit:  flags.Duration("limit", external.DefaultLimit, "time for each answer of an outside bot"),
		asJSON: flags.Bool("json", false, "print one JSON object as the last line"),
	}
}

func (s *shared) check() error {
	if *s.limit < time.Millisecond || *s.limit > mostLimit {
		return fmt.Errorf("--limit %s: expected 1ms to %s", *s.limit, mostLimit)
	}
	return between("cores", *s.cores, 1, mostCores)
}

// names is a flag that may be given more than once, each time with names
// between commas or with one outside bot, whose command may have commas.
type names []string

// String returns the names as they are given.
func (n *names) String() string { return strings.Join(*n, ",") }

// Set adds names.
func (n *names) Set(text string) error {
	if strings.HasPrefix(text, arena.Outside) {
		*n = append(*n, text)
		return nil
	}
	for name := range strings.SplitSeq(text, ",") {
		if name = strings.TrimSpace(name); name == "" {
			return errors.New("expected names of bots between commas")
		}
		*n = append(*n, name)
	}
	return nil
}

// coached are the flags of the commands that ask the coach.
type coached struct {
	count   *int
	profile *string
	cores   *int
	seed    *uint64
	asJSON  *bool
}

// coachFlags returns them, with the name, the default and the meaning of the
// number that says how much is asked.
func coachFlags(flags *flag.FlagSet, count string, usual int, meaning string) coached {
	return coached{
		count:   flags.Int(count, usual, meaning),
		profile: flags.String("profile", "amsterdam-cafe", "rules: a profile and key=value pairs"),
		cores:   flags.Int("cores", runtime.NumCPU(), "so many at the same time; the results are the same with any number"),
		seed:    flags.Uint64("seed", 1, "seed of the cards, the bots and the worlds"),
		asJSON:  flags.Bool("json", false, "print one JSON object as the last line"),
	}
}

// read parses the arguments and returns the rules; count may be at most most.
func (o *coached) read(flags *flag.FlagSet, args []string, out io.Writer, count string, most int) (engine.Rules, error) {
	if err := parse(flags, args, out); err != nil {
		return engine.Rules{}, err
	}
	if err := between(count, *o.count, 1, most); err != nil {
		return engine.Rules{}, err
	}
	if err := between("cores", *o.cores, 1, mostCores); err != nil {
		return engine.Rules{}, err
	}
	return engine.ParseRules(*o.profile)
}
