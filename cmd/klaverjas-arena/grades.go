package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"

	"klaverjas/bots/coach"
)

// runGrades has bots of one kind play and prints how the coach grades them.
func runGrades(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("grades", flag.ContinueOnError)
	bot := flags.String("bot", "regular", "a bot, which plays all four seats")
	ask := coachFlags(flags, "deals", 50, "deals to judge")
	rules, err := ask.read(flags, args, c.out, "deals", mostDeals)
	if err != nil {
		return err
	}
	bar := newProgress(c.err)
	got, err := coach.Spreads(ctx, *bot, *ask.count, rules, *ask.seed, *ask.cores, func(n int) { bar.show(n, *ask.count, "deals judged") })
	bar.end()
	if err != nil {
		return err
	}
	if *ask.asJSON {
		return json.NewEncoder(c.out).Encode(got)
	}
	_, err = fmt.Fprintf(c.out, "%s: %d deals, %d decisions\nlost %.2f points on average, %.2f with open cards\n",
		got.Bot, got.Deals, got.Decisions, got.Loss, got.OpenLoss)
	for g := range coach.Grade(coach.Grades) {
		n := got.Grades[g]
		fmt.Fprintf(c.out, "  %-10s %5d  %4.1f %%\n", g, n, 100*float64(n)/float64(max(1, got.Decisions)))
	}
	fmt.Fprintf(c.out, "75, 90 and 98 in 100 lose no more than %.1f, %.1f and %.1f\n", got.Quantiles[0], got.Quantiles[1], got.Quantiles[2])
	return err
}
