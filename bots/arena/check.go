package arena

import (
	"context"
	"log/slog"
	"time"

	"klaverjas/engine"
)

// Trial is a search for mistakes: deals under every profile, each played once
// by bots that are mixed anew for every deal.
type Trial struct {
	Bots     []string
	Deals    int // over all profiles together
	Seed     uint64
	Cores    int
	Limit    time.Duration  // for each answer of an outside bot, 2 s if 0
	Progress func(done int) // is told after each deal; may be nil
	Log      *slog.Logger   // gets a line for each fault; nil for none
}

// Found is what a trial has found under one profile.
type Found struct {
	Profile string `json:"profile"`
	Deals   int    `json:"deals"`
	Moves   int    `json:"moves"`   // bids and cards
	Illegal int    `json:"illegal"` // answers against the rules
	Faults  int    `json:"faults"`  // answers that were replaced for any reason
}

// Check plays a trial and returns what it has found for each profile. It is an
// error if a bot does not exist, or that of the context.
func Check(ctx context.Context, t Trial) ([]Found, error) {
	if err := checkNames(t.Bots...); err != nil {
		return nil, err
	}
	profiles := engine.Profiles()
	found := make([]Found, len(profiles))
	for i, p := range profiles {
		found[i].Profile = p.Name
	}
	crews := newCrews(t.Cores, t.Limit, t.Log, t.Bots...)
	defer crews.close()
	play := func(ctx context.Context, core, n int) share {
		return t.deal(ctx, crews[core], &profiles[n%len(profiles)], n)
	}
	done := 0
	take := func(s share) bool {
		f := &found[done%len(profiles)]
		f.Deals++
		f.Moves += len(s.times)
		f.Illegal += s.Illegal
		f.Faults += s.Faults
		done++
		if t.Progress != nil {
			t.Progress(done)
		}
		return true
	}
	inOrder(ctx, t.Cores, 0, t.Deals, play, take)
	if done < t.Deals {
		return found, ctx.Err()
	}
	return found, nil
}

// deal plays the deal of that number and returns what all four did.
func (t *Trial) deal(ctx context.Context, c *crew, p *engine.Profile, number int) share {
	var all share
	mix := engine.NewRandom(t.Seed, uint64(number))
	table := table{chairs: [4]*chair{}}
	for _, s := range engine.Seats {
		who := mix.Below(len(t.Bots))
		table.chairs[s] = c.chair(who, s, seedFor(t.Seed, number, s), p.Name, &all.Counts)
	}
	for redeals := range mostRedeals {
		d, err := table.finish(ctx, deal(&p.Rules, t.Seed, number, redeals))
		if err != nil || d.Phase != engine.PassedOut {
			break
		}
	}
	for _, chair := range table.chairs {
		all.times = append(all.times, chair.watched.leave()...)
	}
	return all
}
