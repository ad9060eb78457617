package bots

import (
	"context"

	"klaverjas/bots/playout"
	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// pimc solves supposed deals exactly, as if all could see all cards, and plays
// the card that is best on average. It bids as rule-1 does. It is a yardstick.
type pimc struct {
	name   string
	worlds int
	search *playout.Searcher
	solver *solver.Solver
	rules  regular
}

func newPimc(name string, worlds int, seed uint64) Bot {
	return &pimc{
		name: name, worlds: worlds, search: playout.NewSearcher(playout.NewWeights(), seed),
		solver: solver.New(0), rules: ruleOne(),
	}
}

func (b *pimc) Name() string { return b.name }

func (b *pimc) Bid(ctx context.Context, v engine.View) (Decision, error) { return b.rules.Bid(ctx, v) }

func (b *pimc) Claim(_ context.Context, v engine.View) (Decision, error) { return claimRoem(&v), nil }

// Play plays the card of the highest mean value, the lowest one of several.
func (b *pimc) Play(ctx context.Context, v engine.View) (Decision, error) {
	k := know(&v, b.rules.weights)
	if k.legal.Len() == 1 {
		return b.rules.Play(ctx, v)
	}
	sum := map[engine.Card]int{}
	for _, hands := range b.search.Deals(&v, b.worlds) {
		p, err := solver.With(&v.Table, hands)
		if err != nil {
			return Decision{}, err
		}
		values, err := b.solver.Cards(ctx, &p, solver.Contract, nil)
		if err != nil {
			return Decision{}, err
		}
		for _, x := range values {
			sum[x.Card] += x.Value
		}
	}
	best := engine.NoCard
	for c := range k.legal.All() {
		if best == engine.NoCard || b.better(sum[c], sum[best], v.Makers() == v.Seat.Side()) {
			best = c
		}
	}
	return Decision{Action: engine.PlayBy(v.Seat, best), Reasons: []Reason{k.explain(best)}}, nil
}

// better compares sums of values, which are the makers'.
func (b *pimc) better(x, y int, makers bool) bool {
	if makers {
		return x > y
	}
	return x < y
}
