package assets

// Variant is a deck as a player chooses it, by the name under which the choice is kept.
type Variant string

// The decks offered.
const (
	TwoColour      Variant = "two"        // classic
	FourColour     Variant = "four"       // diamonds blue and clubs green
	LargePrint     Variant = "large"      // a huge index and suit, no figures
	LargePrintFour Variant = "large-four" // large print in four colours
)

// Variants are the decks offered, in order.
var Variants = []Variant{TwoColour, FourColour, LargePrint, LargePrintFour}

// Style returns what the variant means for the art, with index letters. An
// unknown variant is the classic deck.
func (v Variant) Style(l Letters) Style {
	return Style{
		FourColour: v == FourColour || v == LargePrintFour,
		LargePrint: v == LargePrint || v == LargePrintFour,
		Letters:    l,
	}
}
