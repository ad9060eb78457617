package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"

	"klaverjas/bots/coach"
	"klaverjas/engine"
)

// mostDecisions is how many hints can be asked for.
const mostDecisions = 100_000

// runHints asks for hints at random decisions and prints what they lose, in
// other worlds, against what is best there.
func runHints(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("hints", flag.ContinueOnError)
	decisions := flags.Int("decisions", 2000, "hints on so many random decisions")
	profile := flags.String("profile", "amsterdam-cafe", "rules: a profile and key=value pairs")
	cores := flags.Int("cores", 2, "so many at the same time; the results are the same with any number")
	seed := flags.Uint64("seed", 1, "seed of the cards, the bots and the worlds")
	asJSON := flags.Bool("json", false, "print one JSON object as the last line")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	if err := between("decisions", *decisions, 1, mostDecisions); err != nil {
		return err
	}
	if err := between("cores", *cores, 1, mostCores); err != nil {
		return err
	}
	rules, err := engine.ParseRules(*profile)
	if err != nil {
		return err
	}
	bar := newProgress(c.err)
	got, err := coach.CheckHints(ctx, *decisions, rules, *seed, *cores, func(n int) { bar.show(n, *decisions, "hints") })
	bar.end()
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(c.out).Encode(got)
	}
	_, err = fmt.Fprintf(c.out, "decisions %d (bids %d)\nloss %.3f ± %.3f points on average\nmost %.1f\nbest there too %d\n",
		got.Decisions, got.Bids, got.Loss, got.Error, got.Most, got.Same)
	return err
}
