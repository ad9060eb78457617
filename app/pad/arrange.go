package pad

import "klaverjas/engine"

// How often another choice of cards, and another order of them, is tried
// before a division counts as not to be arranged.
const (
	picks  = 6
	orders = 40
)

// arranged divides the cards over tricks so that exactly the roem of the
// cores counts, nil if that does not come about.
func (s *search) arranged(free []engine.Card, count, sum int, last engine.Side) *Division {
	for range picks {
		s.shuffle(free)
		mine := pick(&s.worth, free, count, sum)
		theirs := ^s.used &^ mine
		for range orders {
			d := &Division{Trump: s.trump, Last: last, Holder: s.holder}
			if s.lay(d, 0, 0, mine) && s.lay(d, s.tricksLaid(mine), 1, theirs) && s.stukFits(d) {
				return d
			}
		}
	}
	return nil
}

// tricksLaid returns how many tricks side 0 has with these free cards.
func (s *search) tricksLaid(mine engine.Set) int {
	return (cardsOf(s.chosen[0]).Len() + mine.Len()) / 4
}

// lay makes the tricks of one side from the given one on: its cores filled
// up, then the rest. It tells whether the right roem counts.
func (s *search) lay(d *Division, at int, side engine.Side, free engine.Set) bool {
	cards := free.Cards()
	s.shuffle(cards)
	cores := s.chosen[side]
	for n := 0; len(cards) > 0 || n < len(cores); n++ {
		var trick engine.Set
		value := 0
		if n < len(cores) {
			trick, value = cores[n].cards, cores[n].value
		}
		for trick.Len() < 4 {
			trick, cards = trick.With(cards[0]), cards[1:]
		}
		roem := s.rules.Roem.OfTrick(trick, s.trump).Total()
		d.Tricks[at+n], d.Captors[at+n], d.Counted[at+n] = trick, side, value > 0 || s.rules.Claim == engine.ClaimAutomatic
		if d.Counted[at+n] && roem != value {
			return false
		}
	}
	return true
}

// stukFits tells whether a stuk from the hand is two tricks' work.
func (s *search) stukFits(d *Division) bool {
	if s.holder == noSide {
		return true
	}
	pair := engine.SetOf(engine.CardOf(s.trump, engine.King), engine.CardOf(s.trump, engine.Queen))
	for _, trick := range d.Tricks {
		if trick&pair == pair {
			return false
		}
	}
	return true
}

func (s *search) shuffle(cards []engine.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := s.random.Below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
