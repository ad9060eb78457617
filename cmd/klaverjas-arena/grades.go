package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"runtime"

	"klaverjas/bots/coach"
	"klaverjas/engine"
)

// runGrades has bots of one kind play and prints how the coach grades them.
func runGrades(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("grades", flag.ContinueOnError)
	bot := flags.String("bot", "regular", "a bot, which plays all four seats")
	deals := flags.Int("deals", 50, "deals to judge")
	profile := flags.String("profile", "amsterdam-cafe", "rules: a profile and key=value pairs")
	cores := flags.Int("cores", runtime.NumCPU(), "so many at the same time; the results are the same with any number")
	seed := flags.Uint64("seed", 1, "seed of the cards, the bots and the worlds")
	asJSON := flags.Bool("json", false, "print one JSON object as the last line")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	if err := between("deals", *deals, 1, mostDeals); err != nil {
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
	got, err := coach.Spreads(ctx, *bot, *deals, rules, *seed, *cores, func(n int) { bar.show(n, *deals, "deals judged") })
	bar.end()
	if err != nil {
		return err
	}
	if *asJSON {
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
