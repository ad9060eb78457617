// Command klaverjas-arena lets bots play without a window and measures them.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
)

// console is what a command talks to.
type console struct {
	in       io.Reader
	out, err io.Writer
}

// command is a subcommand.
type command struct {
	name string
	line string // what it does
	run  func(ctx context.Context, args []string, c console) error
}

func commands() []command {
	return []command{
		{"match", "two bots, every deal twice with the sides exchanged", runMatch},
		{"ladder", "all levels against each other in matches of sixteen deals", runLadder},
		{"check", "deals under every profile, in search of illegal cards and faults", runCheck},
		{"solve", "deals with all cards known: value, best card, times", runSolve},
		{"hints", "hints on random decisions: what they lose in other worlds", runHints},
		{"grades", "deals of bots among themselves, judged by the coach", runGrades},
		{"serve", "one of our bots for another arena, by bots/PROTOCOL.md", runServe},
		{"train", "a generation of weights for the playouts, by self-play", runTrain},
		{"bots", "the bots there are", runBots},
		{"help", "this list", runHelp},
	}
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	context.AfterFunc(ctx, stop) // a second time ends the program at once
	if err := run(ctx, os.Args[1:], console{os.Stdin, os.Stdout, os.Stderr}); err != nil {
		fmt.Fprintln(os.Stderr, "klaverjas-arena:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, c console) error {
	if len(args) == 0 || args[0] == "--help" || args[0] == "-h" {
		return runHelp(ctx, nil, c)
	}
	for _, known := range commands() {
		if known.name != args[0] {
			continue
		}
		switch err := known.run(ctx, args[1:], c); {
		case errors.Is(err, errHelped):
			return nil
		case errors.Is(err, context.Canceled):
			return errors.New("stopped before there was anything to tell")
		default:
			return err
		}
	}
	return fmt.Errorf("no command %q: see klaverjas-arena help", args[0])
}

func runHelp(_ context.Context, _ []string, c console) error {
	fmt.Fprintln(c.out, "usage: klaverjas-arena COMMAND [FLAGS]; COMMAND --help lists its flags")
	for _, known := range commands() {
		if _, err := fmt.Fprintf(c.out, "  %-8s %s\n", known.name, known.line); err != nil {
			return err
		}
	}
	return nil
}
