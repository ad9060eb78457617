package bots

import (
	"context"

	"klaverjas/engine"
)

// regular is the café regular: a player by rules, without search.
type regular struct{ name string }

// Name returns the bot's name.
func (b regular) Name() string { return b.name }

// Bid chooses the best suit if it is strong enough, or if somebody must.
func (regular) Bid(_ context.Context, v engine.View) (Decision, error) { return bid(&v), nil }

// Claim claims whatever roem lies.
func (regular) Claim(_ context.Context, v engine.View) (Decision, error) { return claimRoem(&v), nil }

// Play plays the legal card that promises most.
func (regular) Play(_ context.Context, v engine.View) (Decision, error) {
	k := newKnowledge(&v)
	if k.legal.Len() == 1 {
		c := k.legal.First()
		return play(&v, c, Reason{Code: OnlyCard, Card: c}), nil
	}
	best, top := engine.NoCard, 0.0
	for c := range k.legal.All() {
		if worth := k.worth(c); best == engine.NoCard || worth > top {
			best, top = c, worth
		}
	}
	return play(&v, best, k.explain(best)), nil
}

func play(v *engine.View, c engine.Card, why Reason) Decision {
	return Decision{Action: engine.PlayBy(v.Seat, c), Reasons: []Reason{why}}
}

// worth is what a card promises in points: what the trick brings or costs, less
// what the card is worth in the hand, plus what a lead is good for.
func (k *knowledge) worth(c engine.Card) float64 {
	t := k.trick
	t.Add(c)
	ours := k.chanceOurs(&t)
	stake := float64(t.Points(k.trump)) + k.toFall(&t)
	worth := (2*ours-1)*stake + k.roem(&t, ours) - k.keep(c)
	if k.trick.Count == 0 {
		return worth + k.lead(c)
	}
	return worth + k.discard(c)
}

// toFall is what the players still to come are likely to add.
func (k *knowledge) toFall(t *engine.Trick) float64 {
	sum := float64(4-int(t.Count)) * weightToFall
	if k.v.FullTricks() == 7 {
		sum += float64(k.v.Rules.LastTrick)
	}
	return sum
}

// roem is what the roem that lies, or may yet come to lie, is worth.
func (k *knowledge) roem(t *engine.Trick, ours float64) float64 {
	sum := float64(k.v.Rules.Roem.OfTrick(t.Set(), k.trump).Total()) * (2*ours - 1)
	for n := t.Count; n < 4; n++ {
		for c := range k.unseen.All() {
			more := k.v.Rules.Roem.OfTrick(t.Set().With(c), k.trump).Total() - k.v.Rules.Roem.OfTrick(t.Set(), k.trump).Total()
			if more > 0 {
				sum += float64(more) * (2*ours - 1) * weightRoemToCome
			}
		}
	}
	return sum
}
