package main

import (
	"context"
	"flag"
	"log/slog"

	"klaverjas/bots"
	"klaverjas/bots/arena"
	"klaverjas/bots/external"
)

// runServe answers another arena's lines until they end.
func runServe(ctx context.Context, args []string, c console) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	name := flags.String("bot", "regular", "the bot that answers")
	if err := parse(flags, args, c.out); err != nil {
		return err
	}
	if _, err := bots.New(*name, 0); err != nil {
		if _, other := arena.New(*name, 0); other == nil {
			return errNeedsCards(*name)
		}
		return err
	}
	log := slog.New(slog.NewTextHandler(c.err, nil))
	return external.Serve(ctx, c.in, c.out, *name,
		func(seed uint64) (bots.Bot, error) { return bots.New(*name, seed) },
		func(f bots.Fault) {
			log.Warn("fault", "bot", f.Bot, "seat", f.Seat.String(), "kind", string(f.Kind), "detail", f.Detail)
		})
}

// errNeedsCards is the error for a bot that cannot play from one seat's view.
type errNeedsCards string

func (e errNeedsCards) Error() string {
	return "serve: " + string(e) + " has to see all cards, which no protocol may show it"
}
