package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// runSolve solves deals with all cards known and prints the difference in
// points, makers minus defenders, a best card, and what it took.
func runSolve(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("solve", flag.ContinueOnError)
	random := flags.Int("random", 0, "solve so many random deals")
	profile := flags.String("profile", "amsterdam-cafe", "rules of the random deals: a profile and key=value pairs")
	seed := flags.Uint64("seed", 1, "seed of the random deals")
	file := flags.String("deals", "", "solve the deals in this file, one a line; - reads standard input")
	if err := parse(flags, args, out); err != nil {
		return err
	}
	if err := between("random", *random, 0, mostDeals); err != nil {
		return err
	}
	var sum solver.Summary
	var err error
	switch {
	case (*random > 0) == (*file != ""):
		return fmt.Errorf("solve: expected either --random or --deals")
	case *random > 0:
		sum, err = solver.Report(context.Background(), *random, *profile, *seed)
	default:
		sum, err = solveFile(*file)
	}
	if err != nil {
		return err
	}
	return printSolved(out, &sum)
}

// solveFile solves the deals of a file; each line is a deal's text form, and
// empty lines and those that begin with # are skipped.
func solveFile(name string) (solver.Summary, error) {
	in := os.Stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return solver.Summary{}, err
		}
		defer f.Close()
		in = f
	}
	deals, err := readDeals(in)
	if err != nil {
		return solver.Summary{}, fmt.Errorf("%s: %w", name, err)
	}
	return solver.Measure(context.Background(), solver.New(0), deals, solver.Difference)
}

func readDeals(in io.Reader) ([]engine.Deal, error) {
	var deals []engine.Deal
	lines := bufio.NewScanner(in)
	for number := 1; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		d, err := engine.ParseDeal(text)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		deals = append(deals, d)
	}
	return deals, lines.Err()
}

func printSolved(out io.Writer, sum *solver.Summary) error {
	fmt.Fprintf(out, "deals %d\nmedian_ms %.3f\np95_ms %.3f\nmax_ms %.3f\nnodes_per_s %.0f\n",
		len(sum.Deals), sum.MedianMS, sum.P95MS, sum.MaxMS, sum.NodesPerS)
	for i := range sum.Deals {
		s := &sum.Deals[i]
		if _, err := fmt.Fprintf(out, "deal %d value %+d best %s ms %.3f\n", i+1, s.Value, s.Best, s.MS); err != nil {
			return err
		}
	}
	return nil
}
