package pad

import (
	"cmp"
	"slices"

	"klaverjas/engine"
)

// core is the part of a trick that makes its roem: a run, the stuk, four of
// a kind. Other cards may fill the trick.
type core struct {
	cards engine.Set
	value int
	stuk  bool
}

// coresOf returns everything that counts as roem under the rules, the most
// valuable first.
func coresOf(rules *engine.Rules, trump engine.Suit) []core {
	pair := engine.SetOf(engine.CardOf(trump, engine.King), engine.CardOf(trump, engine.Queen))
	sets := []engine.Set{pair}
	for _, suit := range engine.Suits {
		for from := engine.Seven; from <= engine.Queen; from++ {
			run := engine.SetOf(engine.CardOf(suit, from), engine.CardOf(suit, from+1), engine.CardOf(suit, from+2))
			sets = append(sets, run)
			if from < engine.Queen {
				sets = append(sets, run.With(engine.CardOf(suit, from+3)))
			}
		}
	}
	for rank := engine.Seven; rank <= engine.Ace; rank++ {
		var four engine.Set
		for _, suit := range engine.Suits {
			four = four.With(engine.CardOf(suit, rank))
		}
		sets = append(sets, four)
	}
	var cores []core
	for _, cards := range sets {
		if v := rules.Roem.OfTrick(cards, trump).Total(); v > 0 {
			cores = append(cores, core{cards, v, cards&pair == pair})
		}
	}
	slices.SortStableFunc(cores, func(a, b core) int { return cmp.Compare(b.value, a.value) })
	return cores
}
