package engine

import (
	"iter"
	"math/bits"
)

// Set is a set of cards, one bit for each of the 32. The zero value is empty.
type Set uint32

// FullDeck is the set of all 32 cards.
const FullDeck Set = 1<<32 - 1

// SetOf returns the set of the given cards.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// Has tells whether the card is in the set.
func (s Set) Has(c Card) bool { return c < NoCard && s>>c&1 != 0 }

// With returns the set with the card added.
func (s Set) With(c Card) Set { return s | 1<<c }

// Without returns the set with the card taken out.
func (s Set) Without(c Card) Set { return s &^ (1 << c) }

// Len returns the number of cards.
func (s Set) Len() int { return bits.OnesCount32(uint32(s)) }

// Of returns the cards of one suit.
func (s Set) Of(suit Suit) Set { return s & (0xff << (suit * 8)) }

// First returns the card with the lowest number, NoCard if the set is empty.
func (s Set) First() Card { return Card(bits.TrailingZeros32(uint32(s))) }

// All yields the cards in numeric order.
func (s Set) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// Cards returns the cards in numeric order in a new slice.
func (s Set) Cards() []Card {
	cards := make([]Card, 0, s.Len())
	for c := range s.All() {
		cards = append(cards, c)
	}
	return cards
}

// Points returns the sum of the cards' values under this trump suit.
func (s Set) Points(trump Suit) int {
	sum := 0
	for ; s != 0; s &= s - 1 {
		sum += s.First().Points(trump)
	}
	return sum
}

// Strongest returns the strongest card of a suit in the set, NoCard if it holds none.
func (s Set) Strongest(suit, trump Suit) Card {
	best := NoCard
	for c := range s.Of(suit).All() {
		if best == NoCard || c.Strength(trump) > best.Strength(trump) {
			best = c
		}
	}
	return best
}

// Stronger returns the 0 to 7 cards that beat c inside its own suit.
func (c Card) Stronger(trump Suit) Set {
	if c.Suit() == trump {
		return strongerTrump[c&7] << (trump * 8)
	}
	return strongerPlain[c&7] << (c & 24)
}

// strongerPlain[r] holds the ranks that beat rank r in a plain suit, a bit each.
var strongerPlain = func() (t [8]Set) {
	for r := range t {
		for o := range t {
			if plainStrength[o] > plainStrength[r] {
				t[r] |= 1 << o
			}
		}
	}
	return t
}()
