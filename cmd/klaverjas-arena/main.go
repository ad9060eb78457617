// Command klaverjas-arena lets bots play without a window and measures them.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// command is a subcommand.
type command struct {
	name string
	line string // what it does
	run  func(args []string, out io.Writer) error
}

func commands() []command {
	return []command{
		{"match", "two bots, every deal twice with the sides exchanged", runMatch},
		{"solve", "deals with all cards known: value, best card, times", runSolve},
		{"bots", "the bots there are", runBots},
		{"help", "this list", runHelp},
	}
}

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "klaverjas-arena:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	if len(args) == 0 || args[0] == "--help" || args[0] == "-h" {
		return runHelp(nil, out)
	}
	for _, c := range commands() {
		if c.name != args[0] {
			continue
		}
		if err := c.run(args[1:], out); !errors.Is(err, errHelped) {
			return err
		}
		return nil
	}
	return fmt.Errorf("no command %q: see klaverjas-arena help", args[0])
}

func runHelp(_ []string, out io.Writer) error {
	fmt.Fprintln(out, "usage: klaverjas-arena COMMAND [FLAGS]; COMMAND -h lists its flags")
	for _, c := range commands() {
		if _, err := fmt.Fprintf(out, "  %-8s %s\n", c.name, c.line); err != nil {
			return err
		}
	}
	return nil
}
