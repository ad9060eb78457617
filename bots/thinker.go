package bots

import (
	"context"
	"math"

	"klaverjas/bots/playout"
	"klaverjas/engine"
)

// thinker tries its cards and bids in worlds that fit what it has seen. What
// it says of its reasons, and what it does among actions of the same worth,
// comes from the rules of the café regular.
type thinker struct {
	name   string
	search *playout.Searcher
	cards  playout.Effort
	bids   playout.Effort
	rules  regular

	bidsByRules bool
}

// Name returns the bot's name.
func (b *thinker) Name() string { return b.name }

// Bid makes the bid that promises most.
func (b *thinker) Bid(ctx context.Context, v engine.View) (Decision, error) {
	rule := b.rules.bids.bid(&v)
	if choice := v.Choices(); b.bidsByRules || onlyOne(&choice) {
		return rule, nil
	}
	values, err := b.search.Bids(ctx, &v, b.bids)
	if err != nil {
		return Decision{}, err
	}
	best := 0
	for i := range values {
		if values[i].Use > values[best].Use {
			best = i
		}
	}
	d := Decision{Action: values[best].Action, Reasons: []Reason{b.rules.bids.explain(&v, values[best].Action)}}
	for _, x := range values {
		d.Values = append(d.Values, Value(x))
	}
	return d, nil
}

// onlyOne tells whether a speaker has no choice at all.
func onlyOne(c *engine.BidChoice) bool {
	suits := 0
	for _, may := range c.Suits {
		if may {
			suits++
		}
	}
	return !c.MayPass && suits == 1
}

// Claim claims whatever roem lies.
func (b *thinker) Claim(_ context.Context, v engine.View) (Decision, error) {
	return claimRoem(&v), nil
}

// Play plays the card that promises most.
func (b *thinker) Play(ctx context.Context, v engine.View) (Decision, error) {
	k := know(&v, b.rules.weights)
	if k.legal.Len() == 1 {
		return Decision{Action: engine.PlayBy(v.Seat, k.legal.First()), Reasons: []Reason{k.explain(k.legal.First())}}, nil
	}
	values, err := b.search.Cards(ctx, &v, b.cards)
	if err != nil {
		return Decision{}, err
	}
	c := k.pick(values)
	d := Decision{Action: engine.PlayBy(v.Seat, c), Reasons: []Reason{k.explain(c)}}
	for _, x := range values {
		d.Values = append(d.Values, Value(x))
	}
	return d, nil
}

// alike is how little the expected points of two cards may differ, in points,
// for the choice between them to be left to the rules.
const alike = 0.4

// pick returns the card of the highest value; among cards of nearly the same
// value the one that the rules like best.
func (k *knowledge) pick(values []playout.Value) engine.Card {
	top := math.Inf(-1)
	for i := range values {
		top = max(top, values[i].Use)
	}
	best, liked := engine.NoCard, 0.0
	for i := range values {
		if values[i].Use < top-alike {
			continue
		}
		c := values[i].Action.Card
		if worth := k.worth(c); best == engine.NoCard || worth > liked {
			best, liked = c, worth
		}
	}
	return best
}
