package assets

import "fmt"

// The page and its edge.
const (
	paper    = "#ffffff"
	edgeInk  = "#7c828a"
	edgeLine = 2.0
)

// The corner index.
const (
	indexTop    = 14.0
	indexHeight = 63.0
	indexAxis   = 41.0
	indexWidest = 59.0
	suitSize    = 50.0
	suitAxis    = 107.0
)

// The large index.
const (
	largeTop    = 15.0
	largeHeight = 106.0
	largeWidest = 62.0
	largeAxis   = 44.0
	largeSuit   = 58.0
	largeSuitY  = 157.0
	hugeSuit    = 112.0
	hugeSuitX   = 168.0
	hugeSuitY   = 82.0
)

// FaceSVG is the card's face in a box of 250 by 350. An unknown suit or rank
// gives a blank card.
func FaceSVG(suit, rank int, st Style) []byte {
	s := newSheet(cardW, cardH)
	s.blank()
	if !known(suit, rank) {
		return s.bytes()
	}
	ink := hex(SuitColour(suit, st.FourColour))
	switch {
	case st.LargePrint:
		mark := append(largeIndex(rank, st.Letters), suitIn(suit, largeAxis, largeSuitY, largeSuit)...)
		mark = append(mark, suitIn(suit, hugeSuitX, hugeSuitY, hugeSuit)...)
		s.fill(ink, mark.twice())
		return s.bytes()
	case rank >= rankJack && rank <= rankKing:
		s.court(suit, rank)
	}
	mark := append(index(rank, st.Letters), suitIn(suit, indexAxis, suitAxis, suitSize)...)
	s.fill(ink, append(mark.twice(), pips(suit, rank)...))
	return s.bytes()
}

// blank paints the white card with its thin edge.
func (s *sheet) blank() {
	s.fill(edgeInk, roundBox(0, 0, cardW, cardH, radius, false))
	s.fill(paper, roundBox(edgeLine, edgeLine, cardW-edgeLine, cardH-edgeLine, radius-edgeLine, false))
}

func index(rank int, l Letters) path {
	return setGlyph(glyphs[indexName(rank, l)], indexAxis, indexTop, indexHeight, indexWidest)
}

func largeIndex(rank int, l Letters) path {
	g := glyphs[indexName(rank, l)]
	if rank == rank10 {
		g = narrowTen
	}
	return setGlyph(g, largeAxis, largeTop, largeHeight, largeWidest)
}

// setGlyph puts the sign around the axis, at the given height and no wider
// than widest.
func setGlyph(g glyph, axis, top, height, widest float64) path {
	k := height / 100
	w := min(g.width*k, widest)
	return g.shape.placed(axis-w/2, top, w/g.width, k)
}

// Name is how a card's SVG file is called, without its extension; empty for an
// unknown card.
func Name(suit, rank int) string {
	if !known(suit, rank) {
		return ""
	}
	suits := [Suits]string{"clubs", "diamonds", "hearts", "spades"}
	ranks := [Ranks]string{"7", "8", "9", "10", "jack", "queen", "king", "ace"}
	return fmt.Sprintf("%s-%s", suits[suit], ranks[rank])
}

// The columns and rows of the pips, inside the space the indices leave.
const (
	pipSize = 42.0
	pipLeft = 100.5
	pipMid  = cardW / 2
	pipTop  = 44.0
	acePip  = 128.0
)

// halfPips are the pips of the upper half, the middle row not included.
var halfPips = [4][]Point{
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}},
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}, {pipMid, 110}},
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}, {pipLeft, 131}, {cardW - pipLeft, 131}},
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}, {pipLeft, 131}, {cardW - pipLeft, 131}, {pipMid, 88}},
}

// midPips are the upright pips the half-turn does not repeat.
var midPips = [4][]Point{
	{{pipLeft, cardH / 2}, {cardW - pipLeft, cardH / 2}, {pipMid, 110}},
	{{pipLeft, cardH / 2}, {cardW - pipLeft, cardH / 2}},
	{{pipMid, cardH / 2}},
	nil,
}

// pips are the signs in the middle of 7 to 10 and of the ace.
func pips(suit, rank int) path {
	if rank == rankAce {
		return suitIn(suit, cardW/2, cardH/2, acePip)
	}
	if rank > rank10 {
		return nil
	}
	var half, p path
	for _, c := range halfPips[rank] {
		half = append(half, suitIn(suit, c.X, c.Y, pipSize)...)
	}
	for _, c := range midPips[rank] {
		p = append(p, suitIn(suit, c.X, c.Y, pipSize)...)
	}
	return append(p, half.twice()...)
}
