package stats

import (
	"context"
	"fmt"

	"klaverjas/app/session"
	"klaverjas/bots"
	"klaverjas/engine"
)

// ReferenceBot is the kind of bot that a person is measured against: in each
// deal it plays the person's cards, among the same others.
const ReferenceBot = "regular"

// again returns the match as it stood when a deal of it was freshly dealt.
func again(m *engine.Match, index int) engine.Match {
	d := &m.Deals[index]
	fresh := d.Fresh()
	fresh.Practice = false
	deals := append([]engine.Deal{}, m.Deals[:index]...)
	return engine.Match{Rules: m.Rules, Seed: m.Seed, Sealed: m.Sealed, Deals: append(deals, fresh)}
}

// PlayAgain has bots play a deal of a match again, from its first bid, with
// the same cards. The seats name kinds of bot; it is an error if there is none
// of such a name, or when the context ends.
func PlayAgain(ctx context.Context, m *engine.Match, index int, seats [4]string) (engine.Deal, error) {
	var players [4]session.Player
	for s, name := range seats {
		b, err := bots.New(name, m.Seed+uint64(s))
		if err != nil {
			return engine.Deal{}, err
		}
		players[s] = session.BotPlayer(b)
	}
	at := again(m, index)
	for {
		seat, open := at.Deal().ToAct()
		if !open {
			return *at.Deal(), nil
		}
		if err := ctx.Err(); err != nil {
			return engine.Deal{}, err
		}
		d, err := players[seat].Decide(ctx, at.View(seat))
		if err == nil {
			at, _, err = at.Apply(d.Action)
		}
		if err != nil {
			return engine.Deal{}, fmt.Errorf("deal %d played again: %s at %s: %w", index, seats[seat], seat, err)
		}
	}
}

// Margin returns what South and North wrote down less what West and East did;
// nothing for a deal that everybody passed.
func Margin(d *engine.Deal) int {
	if d.Phase != engine.Settled {
		return 0
	}
	score := d.Result().Score
	return score[engine.SouthNorth] - score[engine.WestEast]
}
