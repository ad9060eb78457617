package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"klaverjas/bots/arena"
	"klaverjas/engine"
)

// runMatch plays a duplicate match and prints its figures.
func runMatch(ctx context.Context, args []string, c console) error {
	job, asJSON, err := matchFlags(args, c)
	if err != nil {
		return err
	}
	bar := newProgress(c.err)
	job.Log = bar.log()
	job.Progress = func(p arena.Progress) {
		bar.show(p.Boards, p.Of, fmt.Sprintf("margin %+.1f, standard error %.1f, %.1f boards/s",
			p.Margin, p.StandardError, float64(p.Fresh)/max(p.Elapsed.Seconds(), 1e-9)))
	}
	result, err := arena.RunContext(ctx, job)
	bar.end()
	if err != nil && (!errors.Is(err, context.Canceled) || len(result.Margins) == 0) {
		return err
	}
	s := result.Summary(job)
	if printErr := printMatch(c.out, &s, asJSON); printErr != nil {
		return printErr
	}
	if err != nil {
		return stopped(&job, len(result.Margins))
	}
	return nil
}

func printMatch(out io.Writer, s *arena.Summary, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(out).Encode(s)
	}
	return printSummary(out, s)
}

// stopped tells how far an interrupted match has come.
func stopped(job *arena.Job, boards int) error {
	hint := ""
	if job.State != "" {
		hint = "; the same command goes on from here"
	}
	return fmt.Errorf("stopped after %d of %d boards%s", boards, job.Deals, hint)
}

// matchFlags reads what is to be played.
func matchFlags(args []string, c console) (job arena.Job, asJSON bool, err error) {
	flags := flag.NewFlagSet("match", flag.ContinueOnError)
	both := sharedFlags(flags)
	flags.StringVar(&job.A, "a", "regular", "bot A: a name, or ext: and the command of an outside bot")
	flags.StringVar(&job.B, "b", "random", "bot B")
	profile := flags.String("profile", "amsterdam-cafe", "rules: a profile and key=value pairs")
	flags.IntVar(&job.Deals, "deals", 2000, "deals at most, each played twice")
	flags.Float64Var(&job.StandardError, "se", 0, "stop once the standard error is at most this, after 100 boards at least; 0 plays all deals")
	flags.BoolVar(&job.CardPlayOnly, "card-play-only", false, "rule-1 chooses trump for both sides")
	flags.StringVar(&job.State, "state", "", "file that keeps what has been played; the same command goes on from there")
	if err := parse(flags, args, c.out); err != nil {
		return job, false, err
	}
	if err := both.check(); err != nil {
		return job, false, err
	}
	if err := between("deals", job.Deals, 1, mostDeals); err != nil {
		return job, false, err
	}
	if !(job.StandardError >= 0 && job.StandardError <= 1000) {
		return job, false, fmt.Errorf("--se %g: expected 0 to 1000", job.StandardError)
	}
	job.Seed, job.Cores, job.Limit = *both.seed, *both.cores, *both.limit
	job.Rules, err = engine.ParseRules(*profile)
	return job, *both.asJSON, err
}

func printSummary(out io.Writer, s *arena.Summary) error {
	only := ""
	if s.CardPlayOnly {
		only = ", card play only"
	}
	fmt.Fprintf(out, "%s against %s, %s%s, %d deals played twice, seed %d\n", s.A, s.B, s.Rules, only, s.Deals, s.Seed)
	fmt.Fprintf(out, "margin %+.1f points a deal, standard error %.1f; %.1f tables a second\n", s.Margin, s.StandardError, s.TablesPerSec)
	for i := range s.Bots {
		f := &s.Bots[i]
		_, err := fmt.Fprintf(out, "%-12s maker %d times: made %.1f%%, nat %.1f%%, pit %.1f%%; faults %d, illegal %d; %s a move, p99 %s, longest %s\n",
			f.Name, f.Maker, f.MadePercent, f.NatPercent, f.PitPercent, f.Faults, f.Illegal,
			micros(f.MeanMicros), micros(f.P99Micros), micros(f.MaxMicros))
		if err != nil {
			return err
		}
	}
	return nil
}

// micros returns microseconds with three digits or so.
func micros(us float64) string {
	d := time.Duration(us * 1000)
	switch {
	case d < 100*time.Microsecond:
		return d.Round(100 * time.Nanosecond).String()
	case d < 100*time.Millisecond:
		return d.Round(10 * time.Microsecond).String()
	default:
		return d.Round(time.Millisecond).String()
	}
}

// runBots lists the bots.
func runBots(_ context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("bots", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "print one JSON object as the last line")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	type row struct {
		Name string `json:"name"`
		Line string `json:"line"`
	}
	var rows []row
	width := 0
	for _, k := range arena.Kinds() {
		rows = append(rows, row{k.Name, k.Line})
		width = max(width, len(k.Name))
	}
	if *asJSON {
		return json.NewEncoder(c.out).Encode(map[string][]row{"bots": rows})
	}
	for _, r := range rows {
		fmt.Fprintf(c.out, "%s%s  %s\n", r.Name, strings.Repeat(" ", width-len(r.Name)), r.Line)
	}
	_, err := fmt.Fprintf(c.out, "or %sCOMMAND, a program that plays by bots/PROTOCOL.md, such as '%spython3 bots/examples/first.py'\n", arena.Outside, arena.Outside)
	return err
}
