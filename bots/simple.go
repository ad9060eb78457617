package bots

import (
	"context"

	"klaverjas/engine"
)

// firstLegal is the simplest yardstick.
type firstLegal struct{}

func (firstLegal) Name() string { return "first-legal" }

func (firstLegal) Bid(_ context.Context, v engine.View) (Decision, error) {
	return Decision{Action: SafeBid(&v)}, nil
}

func (firstLegal) Play(_ context.Context, v engine.View) (Decision, error) {
	return Decision{Action: engine.PlayBy(v.Seat, v.Legal().First())}, nil
}

func (firstLegal) Claim(_ context.Context, v engine.View) (Decision, error) {
	return claimRoem(&v), nil
}

// random plays any legal card and bids at random.
type random struct{ r *engine.Random }

func newRandom(seed uint64) *random { return &random{engine.NewRandom(seed)} }

func (*random) Name() string { return "random" }

func (b *random) Bid(_ context.Context, v engine.View) (Decision, error) {
	choice := v.Choices()
	var open []engine.Suit
	for _, s := range engine.Suits {
		if choice.Suits[s] {
			open = append(open, s)
		}
	}
	if len(open) == 0 || choice.MayPass && b.r.Below(4) > 0 {
		return Decision{Action: engine.PassBy(v.Seat)}, nil
	}
	return Decision{Action: engine.ChooseBy(v.Seat, open[b.r.Below(len(open))])}, nil
}

func (b *random) Play(_ context.Context, v engine.View) (Decision, error) {
	cards := v.Legal().Cards()
	return Decision{Action: engine.PlayBy(v.Seat, cards[b.r.Below(len(cards))])}, nil
}

func (*random) Claim(_ context.Context, v engine.View) (Decision, error) { return claimRoem(&v), nil }

// claimRoem claims whatever roem the trick that lies holds.
func claimRoem(v *engine.View) Decision {
	if v.TrickCount == 0 || v.RoemOf(v.TrickCount-1).Total() == 0 {
		return Decision{}
	}
	why := Reason{Code: ClaimsRoem, Card: engine.NoCard, Seat: v.Seat, Points: v.RoemOf(v.TrickCount - 1).Total()}
	return Decision{Action: engine.ClaimBy(v.Seat), Reasons: []Reason{why}}
}

// SafeBid returns a bid that is always allowed: pass, or else the longest
// suit that may be chosen.
func SafeBid(v *engine.View) engine.Action {
	choice := v.Choices()
	if choice.MayPass {
		return engine.PassBy(v.Seat)
	}
	best, length := engine.Clubs, -1
	for _, s := range engine.Suits {
		if n := v.Dealt.Of(s).Len(); choice.Suits[s] && n > length {
			best, length = s, n
		}
	}
	return engine.ChooseBy(v.Seat, best)
}

// SafeCard returns the legal card of the lowest value.
func SafeCard(v *engine.View) engine.Action {
	best := engine.NoCard
	for c := range v.Legal().All() {
		if best == engine.NoCard || c.Points(v.Trump) < best.Points(v.Trump) {
			best = c
		}
	}
	return engine.PlayBy(v.Seat, best)
}
