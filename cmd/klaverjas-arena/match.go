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

// runMatch plays a duplicate match and prints its figures.
func runMatch(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("match", flag.ContinueOnError)
	flags.SetOutput(out)
	a := flags.String("a", "regular", "bot A")
	b := flags.String("b", "random", "bot B")
	profile := flags.String("profile", "amsterdam-cafe", "rules: a profile and key=value pairs")
	deals := flags.Int("deals", 2000, "deals, each played twice")
	seed := flags.Uint64("seed", 1, "seed of the cards")
	cores := flags.Int("cores", runtime.NumCPU(), "goroutines")
	asJSON := flags.Bool("json", false, "print JSON")
	if err := flags.Parse(args); err != nil {
		return ignoreHelp(err)
	}
	if *deals < 1 || *deals > 1_000_000 {
		return fmt.Errorf("--deals %d: expected 1 to 1000000", *deals)
	}
	if *cores < 1 || *cores > 256 {
		return fmt.Errorf("--cores %d: expected 1 to 256", *cores)
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
	return printSummary(out, &s, *profile, *seed)
}

func ignoreHelp(err error) error {
	if err == flag.ErrHelp {
		return nil
	}
	return err
}

func printSummary(out io.Writer, s *arena.Summary, profile string, seed uint64) error {
	fmt.Fprintf(out, "%s against %s, %s, %d deals played twice, seed %d\n", s.A, s.B, profile, s.Deals, seed)
	fmt.Fprintf(out, "margin %+.1f points a deal, standard error %.1f; %.0f tables a second\n", s.Margin, s.StandardError, s.DealsPerSec)
	for i, name := range []string{s.A, s.B} {
		f := s.Bots[i]
		_, err := fmt.Fprintf(out, "%-12s maker %d times: made %.1f%%, nat %.1f%%, pit %.1f%%; faults %d; %.0f µs a decision, p99 %.0f µs\n",
			name, f.Maker, f.MadePercent, f.NatPercent, f.PitPercent, f.Faults, f.MeanMicros, f.P99Micros)
		if err != nil {
			return err
		}
	}
	return nil
}

// runBots lists the bots.
func runBots(_ []string, out io.Writer) error {
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
