package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"

	"klaverjas/bots/arena"
)

// runCheck plays deals under every profile and prints what went wrong. That
// anything did is an error.
func runCheck(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("check", flag.ContinueOnError)
	both := sharedFlags(flags)
	deals := flags.Int("deals", 50_000, "deals over all profiles together")
	var who names
	flags.Var(&who, "bots", "who plays, mixed anew for every deal: names between commas, or ext: and a command; may be repeated (beginner,regular,rule-1,random,first-legal)")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	if err := both.check(); err != nil {
		return err
	}
	if err := between("deals", *deals, 1, mostDeals); err != nil {
		return err
	}
	if who == nil {
		who = names{"beginner", "regular", "rule-1", "random", "first-legal"}
	}
	bar := newProgress(c.err)
	found, err := arena.Check(ctx, arena.Trial{
		Bots: who, Deals: *deals, Seed: *both.seed, Cores: *both.cores, Limit: *both.limit, Log: bar.log(),
		Progress: func(done int) { bar.show(done, *deals, "deals") },
	})
	bar.end()
	if err != nil {
		return err
	}
	return printFound(c.out, found, *both.asJSON)
}

// printFound prints a line for each profile and one for all, or JSON.
func printFound(out io.Writer, found []arena.Found, asJSON bool) error {
	all := arena.Found{Profile: "all"}
	for _, f := range found {
		all.Deals += f.Deals
		all.Moves += f.Moves
		all.Illegal += f.Illegal
		all.Faults += f.Faults
	}
	var err error
	if asJSON {
		err = json.NewEncoder(out).Encode(struct {
			Deals    int           `json:"deals"`
			Moves    int           `json:"moves"`
			Illegal  int           `json:"illegal"`
			Faults   int           `json:"faults"`
			Profiles []arena.Found `json:"profiles"`
		}{all.Deals, all.Moves, all.Illegal, all.Faults, found})
	} else {
		for _, f := range append(found, all) {
			_, err = fmt.Fprintf(out, "%-16s %7d deals %9d moves %5d illegal %5d faults\n", f.Profile, f.Deals, f.Moves, f.Illegal, f.Faults)
		}
	}
	if err == nil && all.Faults > 0 {
		err = fmt.Errorf("%d faults, of which %d illegal", all.Faults, all.Illegal)
	}
	return err
}
