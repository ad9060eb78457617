package coach

import (
	"context"
	"slices"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Spread is how the decisions of bots of one kind are graded.
type Spread struct {
	Bot       string      `json:"bot"`
	Deals     int         `json:"deals"`
	Decisions int         `json:"decisions"`
	Grades    [Grades]int `json:"grades"`    // from best to blunder
	Loss      float64     `json:"loss"`      // points lost on average, beyond chance
	OpenLoss  float64     `json:"open_loss"` // points lost on average with all cards open
	Quantiles [3]float64  `json:"quantiles"` // of the loss beyond chance: 75, 90 and 98 in 100 lose no more
}

// Spreads has four bots of a kind play deals among themselves and judges them
// all: what the limits of the grades were tuned by. Told, if not nil, hears how
// many deals are done. It stops with the context's error when that ends.
func Spreads(ctx context.Context, bot string, deals int, rules engine.Rules, seed uint64, cores int, told func(done int)) (Spread, error) {
	c, err := New(seed, Usual)
	if err != nil {
		return Spread{}, err
	}
	s := Spread{Bot: bot}
	var losses []float64
	for i := range deals {
		all, err := c.played(ctx, bot, rules, seed+uint64(i), cores)
		if err != nil {
			return s, err
		}
		for k := range all {
			s.Decisions++
			s.Grades[all[k].Grade]++
			s.Loss += all[k].Sure
			s.OpenLoss += float64(all[k].OpenLoss)
			losses = append(losses, all[k].Sure)
		}
		if s.Deals++; told != nil {
			told(s.Deals)
		}
	}
	slices.Sort(losses)
	for i, part := range []int{75, 90, 98} {
		if len(losses) > 0 {
			s.Quantiles[i] = losses[(len(losses)-1)*part/100]
		}
	}
	s.Loss /= float64(max(1, s.Decisions))
	s.OpenLoss /= float64(max(1, s.Decisions))
	return s, nil
}

// played has four bots play a deal and judges it.
func (c *Coach) played(ctx context.Context, bot string, rules engine.Rules, seed uint64, cores int) ([]Decision, error) {
	var four [4]bots.Bot
	for s := range four {
		var err error
		if four[s], err = bots.New(bot, seed+uint64(s)); err != nil {
			return nil, err
		}
	}
	m, err := engine.NewMatch(rules, seed)
	if err != nil {
		return nil, err
	}
	d, err := playOut(ctx, *m.Deal(), four)
	if err != nil {
		return nil, err
	}
	return c.Judge(ctx, &d, Wishes{Cores: cores})
}

// playOut has bots play a deal to its last card.
func playOut(ctx context.Context, d engine.Deal, players [4]bots.Bot) (engine.Deal, error) {
	for {
		seat, open := d.ToAct()
		if !open || d.Phase == engine.LastClaim {
			return d, nil
		}
		answer := players[seat].Play
		if d.Phase == engine.Bidding {
			answer = players[seat].Bid
		}
		said, err := answer(ctx, d.View(seat))
		if err == nil {
			d, _, err = d.Apply(said.Action)
		}
		if err != nil {
			return d, err
		}
	}
}
