package pad

import "klaverjas/engine"

// noSide stands for neither side.
const noSide = engine.Side(2)

// Division is one way in which the cards of a deal can have fallen: eight
// tricks of four cards with their captors. It proves that an entry is possible.
type Division struct {
	Trump   engine.Suit
	Tricks  [8]engine.Set
	Captors [8]engine.Side
	Counted [8]bool     // whether the roem of the trick counts
	Last    engine.Side // captor of the last trick
	Holder  engine.Side // side that scores the stuk from the hand, 2 for none
}

// Tally counts the division as the engine counts a deal that was played.
func (d *Division) Tally(rules *engine.Rules, makers engine.Side) engine.Tally {
	t := engine.Tally{Trump: d.Trump, Makers: makers, LastTrick: d.Last}
	for i, cards := range d.Tricks {
		side := d.Captors[i]
		t.Tricks[side]++
		t.TrumpPoints[side] += cards.Of(d.Trump).Points(d.Trump)
		t.PlainPoints[side] += (cards &^ cards.Of(d.Trump)).Points(d.Trump)
		if d.Counted[i] {
			t.Roem[side] += rules.Roem.OfTrick(cards, d.Trump).Total()
		}
	}
	if d.Holder != noSide {
		t.Roem[d.Holder] += rules.Roem.Stuk
	}
	return t
}

// worth is what cards and the last trick bring in under one trump suit, by
// the engine's own account.
type worth struct {
	card [32]int
	last int
}

func worthOf(rules *engine.Rules, trump engine.Suit) worth {
	w := worth{last: rules.Settle(engine.Tally{Trump: trump}).Last[0]}
	for c := range engine.Card(32) {
		t := engine.Tally{Trump: trump}
		if c.Suit() == trump {
			t.TrumpPoints[0] = c.Points(trump)
		} else {
			t.PlainPoints[0] = c.Points(trump)
		}
		w.card[c] = rules.Settle(t).Cards[0]
	}
	return w
}

// sum returns what a set of cards brings in.
func (w *worth) sum(cards engine.Set) int {
	n := 0
	for c := range cards.All() {
		n += w.card[c]
	}
	return n
}
