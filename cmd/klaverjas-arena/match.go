package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"

	"klaverjas/bots"
	"klaverjas/bots/arena"
	"klaverjas/engine"
)

// The most that can be asked for.
const (
	mostDeals = 1_000_000
	mostCores = 256
)

// runMatch plays a duplicate match and prints its figures.
func runMatch(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("match", flag.ContinueOnError)
	a := flags.String("a", "regular", "bot A")
	b := flags.String("b", "random", "bot B")
	profile := flags.String("profile", "amsterdam-cafe", "rules: a profile and key=value pairs")
	deals := flags.Int("deals", 2000, "deals, each played twice")
	seed := flags.Uint64("seed", 1, "seed of the cards")
	cores := flags.Int("cores", runtime.NumCPU(), "goroutines")
	asJSON := flags.Bool("json", false, "print JSON")
	if err := parse(flags, args, out); err != nil {
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
	job := arena.Job{A: *a, B: *b, Rules: rules, Deals: *deals, Seed: *seed, Cores: *cores}
	result, err := arena.Run(job)
	if err != nil {
		return err
	}
	s := result.Summary(job)
	if *asJSON {
		return json.NewEncoder(out).Encode(s)
	}
	return printSummary(out, &s)
}

func printSummary(out io.Writer, s *arena.Summary) error {
	fmt.Fprintf(out, "%s against %s, %s, %d deals played twice, seed %d\n", s.A, s.B, s.Rules, s.Deals, s.Seed)
	fmt.Fprintf(out, "margin %+.1f points a deal, standard error %.1f; %.0f tables a second\n", s.Margin, s.StandardError, s.TablesPerSec)
	for i := range s.Bots {
		f := &s.Bots[i]
		_, err := fmt.Fprintf(out, "%-12s maker %d times: made %.1f%%, nat %.1f%%, pit %.1f%%; faults %d, illegal %d; %.0f µs a decision, p99 %.0f µs\n",
			f.Name, f.Maker, f.MadePercent, f.NatPercent, f.PitPercent, f.Faults, f.Illegal, f.MeanMicros, f.P99Micros)
		if err != nil {
			return err
		}
	}
	return nil
}

// runBots lists the bots.
func runBots(args []string, out io.Writer) error {
	if err := parse(flag.NewFlagSet("bots", flag.ContinueOnError), args, out); err != nil {
		return err
	}
	width := 0
	for _, k := range bots.Kinds() {
		width = max(width, len(k.Name))
	}
	for _, k := range bots.Kinds() {
		if _, err := fmt.Fprintf(out, "%s%s  %s\n", k.Name, strings.Repeat(" ", width-len(k.Name)), k.Line); err != nil {
			return err
		}
	}
	return nil
}
