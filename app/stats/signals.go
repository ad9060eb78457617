package stats

import "klaverjas/engine"

// Signals counts how the agreed discards were used in deals where a low
// discard on the partner's trick asks for that suit.
type Signals struct {
	Asked    Share // South's asks made with the highest card left of that suit, of all asks
	Answered Share // North's asks that South followed at his next lead with such a card, of those he could follow
}

// SignalsOf counts the signals of a deal; none where the rules agree on none.
func SignalsOf(d *engine.Deal) Signals {
	var s Signals
	if d.Rules.Signals != engine.SignalsLow {
		return s
	}
	for i := range d.FullTricks() {
		if suit, asks := askedIn(d, i, engine.South); asks {
			s.Asked.Of++
			if holdsHighest(d, i, engine.South, suit) {
				s.Asked.N++
			}
		}
		if suit, asks := askedIn(d, i, engine.North); asks {
			followed, could := answered(d, i, engine.South, suit)
			s.Answered = s.Answered.Plus(Share{b2i(followed), b2i(could)})
		}
	}
	return s
}

// askedIn tells whether a seat asked its partner for a suit in a trick: a
// plain card from seven to nine of a suit not led, on a trick that the
// partner captured.
func askedIn(d *engine.Deal, trick int, seat engine.Seat) (engine.Suit, bool) {
	t := &d.Tricks[trick]
	c := t.CardOf(seat)
	suit := c.Suit()
	asks := suit != t.Led() && suit != d.Trump && c.Rank() <= engine.Nine && t.Winner(d.Trump) == seat.Partner()
	return suit, asks
}

// holdsHighest tells whether a seat, after a trick, holds the highest card
// left of a suit.
func holdsHighest(d *engine.Deal, trick int, seat engine.Seat, suit engine.Suit) bool {
	gone := engine.Set(0)
	for i := 0; i <= trick; i++ {
		gone |= d.Tricks[i].Set()
	}
	left := engine.FullDeck &^ gone
	best := left.Strongest(suit, d.Trump)
	return best != engine.NoCard && d.Hands[seat].Has(best)
}

// answered tells whether a seat, at its first lead after a trick while it
// holds a card of the suit, leads that suit; could is false if it never leads
// with such a card.
func answered(d *engine.Deal, trick int, seat engine.Seat, suit engine.Suit) (followed, could bool) {
	held := d.Hands[seat]
	for i := 0; i <= trick; i++ {
		held = held.Without(d.Tricks[i].CardOf(seat))
	}
	for i := trick + 1; i < d.FullTricks() && held.Of(suit) != 0; i++ {
		if d.Tricks[i].Leader == seat {
			return d.Tricks[i].Led() == suit, true
		}
		held = held.Without(d.Tricks[i].CardOf(seat))
	}
	return false, false
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
