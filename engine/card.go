package engine

import "fmt"

// Suit is one of the four suits, 0 to 3 in the order clubs, diamonds, hearts, spades.
type Suit uint8

// The four suits.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
)

// Suits lists the four suits in their numeric order.
var Suits = [4]Suit{Clubs, Diamonds, Hearts, Spades}

const suitLetters = "CDHS"

// String returns the suit's letter: C, D, H or S.
func (s Suit) String() string {
	if s > Spades {
		return "?"
	}
	return suitLetters[s : s+1]
}

// Rank is one of the eight ranks in their natural order 7 8 9 T J Q K A, which
// is the order of runs; strength differs between trump and plain suits.
type Rank uint8

// The eight ranks in natural order.
const (
	Seven Rank = iota
	Eight
	Nine
	Ten
	Jack
	Queen
	King
	Ace
)

const rankLetters = "789TJQKA"

// String returns the rank's letter: 7, 8, 9, T, J, Q, K or A.
func (r Rank) String() string {
	if r > Ace {
		return "?"
	}
	return rankLetters[r : r+1]
}

// Card is one of the 32 cards, numbered suit*8 + rank.
type Card uint8

// NoCard stands where there is no card.
const NoCard Card = 32

// CardOf returns the card of a suit and a rank.
func CardOf(s Suit, r Rank) Card { return Card(s)<<3 | Card(r) }

// Suit returns the card's suit.
func (c Card) Suit() Suit { return Suit(c >> 3) }

// Rank returns the card's rank.
func (c Card) Rank() Rank { return Rank(c & 7) }

// Valid tells whether c is one of the 32 cards.
func (c Card) Valid() bool { return c < NoCard }

// String returns suit letter and rank letter, for example HJ for the jack of hearts.
func (c Card) String() string {
	if !c.Valid() {
		return "-"
	}
	return c.Suit().String() + c.Rank().String()
}

// Strength orders the cards of one suit, 0 (weakest) to 7 (strongest): in
// trump J 9 A T K Q 8 7, in a plain suit A T K Q J 9 8 7.
func (c Card) Strength(trump Suit) int {
	if c.Suit() == trump {
		return int(trumpStrength[c&7])
	}
	return int(plainStrength[c&7])
}

// Points returns the card's value in points under this trump suit: 62 in all
// for the trump suit and 30 for each other suit.
func (c Card) Points(trump Suit) int {
	if c.Suit() == trump {
		return int(trumpPoints[c&7])
	}
	return int(plainPoints[c&7])
}

// Beats tells whether c, played after other, takes the lead from it: a higher
// card of the same suit, or a trump on a plain card.
func (c Card) Beats(other Card, trump Suit) bool {
	if c.Suit() == other.Suit() {
		return c.Strength(trump) > other.Strength(trump)
	}
	return c.Suit() == trump
}

// Indexed by rank in natural order 7 8 9 T J Q K A.
var (
	plainStrength = [8]uint8{0, 1, 2, 6, 3, 4, 5, 7}
	trumpStrength = [8]uint8{0, 1, 6, 4, 7, 2, 3, 5}
	plainPoints   = [8]uint8{0, 0, 0, 10, 2, 3, 4, 11}
	trumpPoints   = [8]uint8{0, 0, 14, 10, 20, 3, 4, 11}
)

// strongerTrump[r] holds the ranks that beat rank r in the trump suit, a bit each.
var strongerTrump = func() (t [8]Set) {
	for r := range t {
		for o := range t {
			if trumpStrength[o] > trumpStrength[r] {
				t[r] |= 1 << o
			}
		}
	}
	return t
}()

// ParseSuit reads a suit letter; it is an error if it is not one of C, D, H, S.
func ParseSuit(text string) (Suit, error) {
	for _, s := range Suits {
		if text == s.String() {
			return s, nil
		}
	}
	return 0, fmt.Errorf("no suit %q: expected C, D, H or S", text)
}

// ParseCard reads a card such as HJ; it is an error if it is not one of the 32.
func ParseCard(text string) (Card, error) {
	for c := Card(0); c < NoCard; c++ {
		if text == c.String() {
			return c, nil
		}
	}
	return NoCard, fmt.Errorf("no card %q: expected a suit letter C D H S and a rank 7 8 9 T J Q K A", text)
}
