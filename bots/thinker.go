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

	habit       float64 // how much the rules count beside the search, 0 to 1
	bold        float64 // points by which passing has to promise more than playing
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
	best := boldest(values, b.bold)
	d := Decision{Action: values[best].Action, Reasons: []Reason{b.rules.bids.explain(&v, values[best].Action)}}
	for _, x := range values {
		d.Values = append(d.Values, Value(x))
	}
	return d, nil
}

// boldest returns which bid promises most if passing counts so many points less.
func boldest(values []playout.Value, bold float64) int {
	best, top := 0, math.Inf(-1)
	for i := range values {
		use := values[i].Use
		if values[i].Action.Kind == engine.Pass {
			use -= bold
		}
		if use > top {
			best, top = i, use
		}
	}
	return best
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
	c := k.pick(values, b.habit)
	d := Decision{Action: engine.PlayBy(v.Seat, c), Reasons: []Reason{k.explain(c)}}
	for _, x := range values {
		d.Values = append(d.Values, Value(x))
	}
	return d, nil
}

// doubt is by how many points, typically, the worth that the rules give a
// card is wrong.
const doubt = 8

// slightly is how much the rules count between cards that are equally good.
const slightly = 0.02

// pick returns the card of the highest value. The less sure that was to be
// found, the more counts how the rules like the card: a search of few worlds
// leans on them, one of many hardly looks at them. habit is how much they
// count at least.
func (k *knowledge) pick(values []playout.Value, habit float64) engine.Card {
	best, top := engine.NoCard, 0.0
	for i := range values {
		c := values[i].Action.Card
		lean := max(habit, slightly, min(1, values[i].Error*values[i].Error/(doubt*doubt)))
		if score := values[i].Use + lean*k.worth(c) + k.agreement(c); best == engine.NoCard || score > top {
			best, top = c, score
		}
	}
	return best
}
