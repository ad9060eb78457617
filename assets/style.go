package assets

import (
	"fmt"
	"image/color"
)

// Letters is the choice of index letters on jack, queen, king and ace.
type Letters uint8

// The two sets of index letters.
const (
	Dutch         Letters = iota // B V H A
	International                // J Q K A
)

// Style is a variant of the deck. The zero value is the classic two-colour
// deck with Dutch letters.
type Style struct {
	FourColour bool    // diamonds blue and clubs green beside red and black
	LargePrint bool    // a huge index and suit, no figures
	Letters    Letters // B V H A or J Q K A
}

// The number of suits and of ranks in the deck.
const (
	Suits = 4
	Ranks = 8
)

const (
	clubs = iota
	diamonds
	hearts
	spades
)

const (
	rank10 = 3 + iota
	rankJack
	rankQueen
	rankKing
	rankAce
)

// indexNames are the glyphs of each rank's index for both sets of letters.
var indexNames = [2][Ranks]string{
	{"7", "8", "9", "10", "B", "V", "H", "A"},
	{"7", "8", "9", "10", "J", "Q", "K", "A"},
}

var suitColours = [2][Suits]color.NRGBA{
	{rgb(0x000000), rgb(0xD0021B), rgb(0xD0021B), rgb(0x000000)},
	{rgb(0x00695C), rgb(0x0B63CE), rgb(0xD0021B), rgb(0x000000)},
}

// SuitColour is the ink of a suit's index and pips. An unknown suit is black.
func SuitColour(suit int, fourColour bool) color.NRGBA {
	if suit < 0 || suit >= Suits {
		return rgb(0x000000)
	}
	if fourColour {
		return suitColours[1][suit]
	}
	return suitColours[0][suit]
}

// indexName is the text of a card's index, drawn with our own glyphs.
func indexName(rank int, l Letters) string {
	if l > International {
		l = Dutch
	}
	return indexNames[l][rank]
}

func known(suit, rank int) bool {
	return suit >= 0 && suit < Suits && rank >= 0 && rank < Ranks
}

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

func hex(c color.NRGBA) string {
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}
