// Package aids counts for a beginner what he could have counted himself: the
// trumps that are still out, the points so far, who has shown to be void. It
// knows no window, and of a deal no more than the view of one seat.
package aids

import (
	"slices"

	"klaverjas/engine"
)

// Count is what a seat has seen of a deal in which trump is known. Pairs are by
// side, in points, South and North first.
type Count struct {
	Out    []engine.Card    // trumps that the other three still hold, the strongest first
	Tricks [2]int           // taken
	Points [2]int           // in the tricks taken, the last trick's bonus included
	Roem   [2]int           // scored so far
	Voids  [4][]engine.Suit // by seat: suits in which it has shown to be void; none for the seat itself
}

// Of counts for a view. A full trick that still lies is no trick taken yet.
func Of(v engine.View, lies bool) Count {
	var c Count
	if v.Phase == engine.Bidding || v.Phase == engine.PassedOut {
		return c
	}
	c.Out = v.Unseen().Of(v.Trump).Cards()
	slices.SortFunc(c.Out, func(a, b engine.Card) int { return b.Strength(v.Trump) - a.Strength(v.Trump) })
	for s, voids := range v.Voids() {
		for _, suit := range engine.Suits {
			if voids&(1<<suit) != 0 && engine.Seat(s) != v.Seat {
				c.Voids[s] = append(c.Voids[s], suit)
			}
		}
	}
	taken := v.Table
	if now := taken.Trick(); lies && now.Full() {
		taken.TrickCount--
		taken.Tricks[taken.TrickCount] = engine.Trick{}
	}
	res := taken.Result()
	c.Tricks, c.Points, c.Roem = res.Tricks, res.Cards, res.Roem
	if taken.FullTricks() == len(taken.Tricks) {
		c.Points[0] += res.Last[0]
		c.Points[1] += res.Last[1]
	}
	return c
}

// Worth returns what a card is worth in points under the rules; 0 before trump
// is known.
func Worth(t *engine.Table, c engine.Card) int {
	if t.Phase == engine.Bidding || t.Phase == engine.PassedOut {
		return 0
	}
	alone := engine.Tally{Trump: t.Trump}
	if c.Suit() == t.Trump {
		alone.TrumpPoints[0] = c.Points(t.Trump)
	} else {
		alone.PlainPoints[0] = c.Points(t.Trump)
	}
	return t.Rules.Settle(alone).Cards[0]
}
