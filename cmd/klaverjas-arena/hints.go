package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"

	"klaverjas/bots/coach"
)

// mostDecisions is how many hints can be asked for.
const mostDecisions = 100_000

// runHints asks for hints at random decisions and prints what they lose, in
// other worlds, against what is best there.
func runHints(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("hints", flag.ContinueOnError)
	ask := coachFlags(flags, "decisions", 2000, "hints on so many random decisions")
	rules, err := ask.read(flags, args, c.out, "decisions", mostDecisions)
	if err != nil {
		return err
	}
	bar := newProgress(c.err)
	got, err := coach.CheckHints(ctx, *ask.count, rules, *ask.seed, *ask.cores, func(n int) { bar.show(n, *ask.count, "hints") })
	bar.end()
	if err != nil {
		return err
	}
	if *ask.asJSON {
		return json.NewEncoder(c.out).Encode(got)
	}
	_, err = fmt.Fprintf(c.out, "decisions %d (bids %d)\nloss %.3f ± %.3f points on average\nmost %.1f\nbest there too %d\n",
		got.Decisions, got.Bids, got.Loss, got.Error, got.Most, got.Same)
	return err
}
