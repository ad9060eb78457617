package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
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
		fmt.Fprintf(out, "  --%-10s %s (%s)\n", f.Name, f.Usage, f.DefValue)
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
