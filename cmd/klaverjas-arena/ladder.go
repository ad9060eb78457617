package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"

	"klaverjas/bots/arena"
	"klaverjas/engine"
)

// runLadder plays the levels against each other and prints a table.
func runLadder(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("ladder", flag.ContinueOnError)
	both := sharedFlags(flags)
	profile := flags.String("profile", "amsterdam-cafe", "rules: a profile and key=value pairs; a match always has sixteen deals")
	matches := flags.Int("matches", 500, "matches for each pair, an odd number made even: half of them with the teams exchanged")
	neighbours := flags.Bool("neighbours", false, "only pairs that stand next to each other")
	var with, only names
	flags.Var(&with, "with", "further bots, put below the levels: names between commas, or ext: and a command; may be repeated")
	flags.Var(&only, "bots", "these bots instead of the levels, the weakest first; may be repeated")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	if err := both.check(); err != nil {
		return err
	}
	if err := between("matches", *matches, 1, mostMatches); err != nil {
		return err
	}
	rules, err := engine.ParseRules(*profile)
	if err != nil {
		return err
	}
	if only == nil {
		only = arena.Levels()
	}
	bar := newProgress(c.err)
	rungs, err := arena.Climb(ctx, arena.Ladder{
		Bots: append(with, only...), Neighbours: *neighbours, Matches: *matches, Rules: rules,
		Seed: *both.seed, Cores: *both.cores, Limit: *both.limit, Log: bar.log(),
		Progress: func(r arena.Rung, of int) {
			bar.show(r.Matches, of, fmt.Sprintf("%s against %s: %+.1f points, won %.0f%%", r.A, r.B, r.Points, 100*r.Won))
		},
	})
	bar.end()
	if len(rungs) > 0 || err == nil {
		if err := printLadder(c.out, rungs, rules.String(), *both.seed, *both.asJSON); err != nil {
			return err
		}
	}
	if errors.Is(err, context.Canceled) && len(rungs) > 0 {
		return fmt.Errorf("stopped after %d pairs", len(rungs))
	}
	return err
}

// printLadder prints a table in Markdown, or JSON.
func printLadder(out io.Writer, rungs []arena.Rung, rules string, seed uint64, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(out).Encode(struct {
			Rules string       `json:"rules"`
			Seed  uint64       `json:"seed"`
			Pairs []arena.Rung `json:"pairs"`
		}{rules, seed, rungs})
	}
	fmt.Fprintf(out, "%s, matches of %d deals, seed %d\n\n", rules, arena.LadderDeals, seed)
	fmt.Fprintln(out, "| A | B | matches | points a deal, A less B | won by A | faults |")
	fmt.Fprintln(out, "| --- | --- | --- | --- | --- | --- |")
	for _, r := range rungs {
		_, err := fmt.Fprintf(out, "| %s | %s | %d | %+.1f ± %.1f | %.1f ± %.1f %% | %d |\n",
			r.A, r.B, r.Matches, r.Points, r.PointSE, 100*r.Won, 100*r.WonSE, r.Faults)
		if err != nil {
			return err
		}
	}
	return nil
}
