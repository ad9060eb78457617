package solver

import (
	"math/bits"

	"klaverjas/engine"
)

// Inside the search a card is a bit of a uint32: a byte for each suit with
// trump on top, and inside the byte the strongest card highest. So the card
// that wins a trick is the highest bit among led suit and trump, and in every
// suit the order of strength is the order of points too.

const (
	trumpByte = 3
	trumpMask = uint32(0xff) << (8 * trumpByte)
)

// bitOf[trump][card] is the place of a card in the search's numbering.
var bitOf = func() (t [4][32]uint8) {
	for _, trump := range engine.Suits {
		for c := engine.Card(0); c < engine.NoCard; c++ {
			t[trump][c] = uint8(suitByte(c.Suit(), trump)*8 + c.Strength(trump))
		}
	}
	return t
}()

// cardAt[trump][bit] is the inverse of bitOf.
var cardAt = func() (t [4][32]engine.Card) {
	for trump := range bitOf {
		for c, bit := range bitOf[trump] {
			t[trump][bit] = engine.Card(c)
		}
	}
	return t
}()

// suitByte returns which byte a suit takes: 3 for trump, the others in order.
func suitByte(s, trump engine.Suit) int {
	switch {
	case s == trump:
		return trumpByte
	case s > trump:
		return int(s) - 1
	default:
		return int(s)
	}
}

// toBits translates a set of cards.
func toBits(cards engine.Set, trump engine.Suit) uint32 {
	var set uint32
	for ; cards != 0; cards &= cards - 1 {
		set |= 1 << bitOf[trump][cards.First()]
	}
	return set
}

// beat[c] holds the cards that take the lead from c: the stronger ones of its
// suit, and every trump if it is none.
var beat = func() (t [32]uint32) {
	for c := range t {
		suit := uint32(0xff) << (c &^ 7)
		t[c] = suit &^ (2<<c - 1)
		if c>>3 != trumpByte {
			t[c] |= trumpMask
		}
	}
	return t
}()

// highest returns the highest card of a set, -1 if it is empty.
func highest(set uint32) int { return bits.Len32(set) - 1 }

// lowest returns the lowest card of a set, which must not be empty.
func lowest(set uint32) int { return bits.TrailingZeros32(set) }

// naturalRank[kind][strength] is the rank of a card in the order of runs;
// kind 0 is a plain suit, 1 trump.
var naturalRank = func() (t [2][8]engine.Rank) {
	for r := engine.Seven; r <= engine.Ace; r++ {
		c := engine.CardOf(engine.Clubs, r)
		t[0][c.Strength(engine.Spades)] = r
		t[1][c.Strength(engine.Clubs)] = r
	}
	return t
}()

// kindOf returns the index of a byte's suit into tables of plain and trump suits.
func kindOf(suit int) int {
	if suit == trumpByte {
		return 1
	}
	return 0
}
