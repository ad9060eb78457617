package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"

	"klaverjas/bots/arena"
	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// runSolve solves deals with all cards known and prints the difference in
// points, makers minus defenders, a best card, and what it took.
func runSolve(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("solve", flag.ContinueOnError)
	random := flags.Int("random", 0, "solve so many random deals")
	profile := flags.String("profile", "amsterdam-cafe", "rules of the random deals: a profile and key=value pairs")
	seed := flags.Uint64("seed", 1, "seed of the random deals")
	file := flags.String("deals", "", "solve the deals in this file, one a line; - reads standard input")
	goal := flags.String("goal", "difference", "what to solve for: difference (points), contract (points written down) or verdict (made 1, nat 0)")
	asJSON := flags.Bool("json", false, "print one JSON object as the last line")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	if err := between("random", *random, 0, mostDeals); err != nil {
		return err
	}
	if (*random > 0) == (*file != "") {
		return fmt.Errorf("solve: expected either --random or --deals")
	}
	deals, err := dealsToSolve(*random, *profile, *seed, *file, c.in)
	if err != nil {
		return err
	}
	bar := newProgress(c.err)
	all, err := arena.Solve(ctx, deals, *goal, func(n int, _ arena.Solution) { bar.show(n, len(deals), "deals solved") })
	bar.end()
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(c.out).Encode(all)
	}
	return printSolved(c.out, &all)
}

// dealsToSolve returns random deals, or those of a file.
func dealsToSolve(random int, profile string, seed uint64, file string, in io.Reader) ([]engine.Deal, error) {
	if random > 0 {
		rules, err := engine.ParseRules(profile)
		if err != nil {
			return nil, err
		}
		return solver.RandomDeals(random, rules, seed), nil
	}
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		in = f
	}
	deals, err := arena.ReadDeals(in)
	if err == nil && len(deals) == 0 {
		err = fmt.Errorf("no deal in it")
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return deals, nil
}

func printSolved(out io.Writer, all *arena.Solutions) error {
	for i, s := range all.Answers {
		if _, err := fmt.Fprintf(out, "deal %d value %+d best %s ms %.3f\n", i+1, s.Value, s.Best, s.MS); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(out, "deals %d\nmedian_ms %.3f\np95_ms %.3f\nmax_ms %.3f\nnodes_per_s %.0f\n",
		all.Deals, all.MedianMS, all.P95MS, all.MaxMS, all.NodesPS)
	return err
}
