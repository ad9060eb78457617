package bots

import (
	"context"

	"klaverjas/bots/playout"
	"klaverjas/engine"
)

// regular is the café regular: a player by rules, without search.
type regular struct {
	name    string
	weights *weights
	bids    *bidding
	trained *playout.Weights // what its bids go by instead, nil for none
}

// Name returns the bot's name.
func (b regular) Name() string { return b.name }

// Bid chooses the best suit if it is strong enough, or if somebody must.
func (b regular) Bid(_ context.Context, v engine.View) (Decision, error) {
	if b.trained == nil {
		return b.bids.bid(&v), nil
	}
	a := b.trained.QuickBid(&v)
	return Decision{Action: a, Reasons: []Reason{b.bids.explain(&v, a)}}, nil
}

// Claim claims whatever roem lies.
func (regular) Claim(_ context.Context, v engine.View) (Decision, error) { return claimRoem(&v), nil }

// Play plays the legal card that promises most.
func (b regular) Play(_ context.Context, v engine.View) (Decision, error) {
	k := know(&v, b.weights)
	c := k.choose()
	return Decision{Action: engine.PlayBy(v.Seat, c), Reasons: []Reason{k.explain(c)}}, nil
}

// choose returns the legal card that promises most; among equals the one with
// the lowest number.
func (k *knowledge) choose() engine.Card {
	if k.legal.Len() == 1 {
		return k.legal.First()
	}
	best, top := engine.NoCard, 0.0
	for c := range k.legal.All() {
		if worth := k.worth(c); best == engine.NoCard || worth > top {
			best, top = c, worth
		}
	}
	return best
}

// worth is what a card promises in points: what the trick brings or costs,
// less what the card is worth in the hand, plus what it is good for besides.
func (k *knowledge) worth(c engine.Card) float64 {
	t := k.trick
	t.Add(c)
	swing := 2*k.chanceOurs(&t) - 1
	worth := swing*(k.stake(&t)+k.roem(&t)) - k.keep(c)
	if k.trick.Count == 0 {
		return worth + k.lead(c)
	}
	return worth + k.follow(c)
}

// explain gives the reason for a card in the words of a player.
func (k *knowledge) explain(c engine.Card) Reason {
	switch {
	case k.legal.Len() == 1:
		return Reason{Code: OnlyCard, Card: c, Suit: c.Suit(), Seat: k.me}
	case k.trick.Count == 0:
		return k.explainLead(c)
	default:
		return k.explainFollow(c)
	}
}
