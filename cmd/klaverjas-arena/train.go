package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"

	"klaverjas/bots/playout"
	"klaverjas/bots/train"
)

// runTrain makes one generation of weights and writes it to a file.
func runTrain(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("train", flag.ContinueOnError)
	from := flags.String("from", "", "file with the weights that play; none: imitate rule-1")
	to := flags.String("o", "", "file to write")
	deals := flags.Int("deals", 20_000, "deals to play")
	worlds := flags.Int("worlds", 160, "worlds in which a card is tried")
	seed := flags.Uint64("seed", 1, "seed of everything")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	if *to == "" {
		return errors.New("-o is missing: expected the name of a file to write")
	}
	if err := errors.Join(between("deals", *deals, 1, mostDeals), between("worlds", *worlds, 1, 100_000)); err != nil {
		return err
	}
	plan := train.Plan{Deals: *deals, Worlds: *worlds, Seed: *seed, Log: c.err}
	if *from != "" {
		data, err := os.ReadFile(*from)
		if err != nil {
			return err
		}
		if plan.From, err = playout.Read(data); err != nil {
			return fmt.Errorf("%s: %w", *from, err)
		}
	}
	w, err := train.Make(ctx, plan)
	if err != nil {
		return err
	}
	return writeWeights(*to, w)
}

func writeWeights(name string, w *playout.Weights) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(w.Write(f), f.Close())
}
