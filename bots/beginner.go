package bots

import (
	"context"
	"math"

	"klaverjas/engine"
)

// beginner plays by the rules of the regular, and errs as beginners do: it
// forgets what was played some tricks ago, does not draw conclusions, and now
// and then takes a card that is nearly as good. It never does anything absurd.
type beginner struct {
	seed  uint64
	rules regular
}

// newBeginner returns a beginner whose slips depend on the seed.
func newBeginner(seed uint64) Bot {
	return beginner{seed: seed, rules: regular{name: "beginner", weights: &cafe, bids: &cafeBids}}
}

// The slips of a beginner.
const (
	forgets   = 45   // percent of the cards played before the last trick
	shaky     = 9.0  // points by which it misjudges a card, typically
	absurd    = 14.0 // points that a card may seem worse than the best and still be played
	shakyBids = 28.0 // points by which it misjudges its hand, typically
)

func (b beginner) Name() string { return b.rules.name }

// Claim claims whatever roem lies.
func (b beginner) Claim(_ context.Context, v engine.View) (Decision, error) {
	return claimRoem(&v), nil
}

// Bid bids as the regular does, with a hand that seems a little different.
func (b beginner) Bid(_ context.Context, v engine.View) (Decision, error) {
	r := b.random(&v)
	bids := *b.rules.bids
	bids.PlayAt += shakyBids * normal(r)
	return bids.bid(&v), nil
}

// Play plays a card that seems good.
func (b beginner) Play(_ context.Context, v engine.View) (Decision, error) {
	r := b.random(&v)
	k := know(&v, b.rules.weights)
	b.forget(k, r)
	best, top := engine.NoCard, math.Inf(-1)
	most := math.Inf(-1)
	for c := range k.legal.All() {
		most = max(most, k.worth(c))
	}
	for c := range k.legal.All() {
		seems := k.worth(c)
		if seems < most-absurd {
			continue
		}
		if seems += shaky * normal(r); seems > top {
			best, top = c, seems
		}
	}
	return Decision{Action: engine.PlayBy(v.Seat, best), Reasons: []Reason{k.explain(best)}}, nil
}

// forget takes some of the cards that were played before the last full trick
// for still out, and every seat for able to hold them.
func (b beginner) forget(k *knowledge, r *engine.Random) {
	for i := range k.v.FullTricks() - 1 {
		for c := range k.v.Tricks[i].Set().All() {
			if c.Suit() != k.trump && r.Below(100) < forgets {
				k.unseen = k.unseen.With(c)
				for _, s := range k.others() {
					k.may[s] = k.may[s].With(c)
					k.holds[s][c] = 1.0 / 3
				}
			}
		}
	}
}

// random returns the stream of this decision, the same whenever it is asked again.
func (b beginner) random(v *engine.View) *engine.Random {
	return engine.NewRandom(b.seed, uint64(v.Number), uint64(v.Dealt), uint64(v.Played()), uint64(v.BidCount))
}

// normal returns a number that strays around 0 by 1 (the sum of twelve even chances).
func normal(r *engine.Random) float64 {
	sum := -6.0
	for range 12 {
		sum += float64(r.Uint64()>>11) / (1 << 53)
	}
	return sum
}
