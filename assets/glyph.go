package assets

import "slices"

// glyph is an index sign on a line 100 units high.
type glyph struct {
	width float64
	shape path
}

// square rounds the counters and bowls of the index signs.
const square = 0.66

// glyphs are our own bold signs with stems of about 23 units.
var glyphs = map[string]glyph{
	"7":  {66, parse("M0 0H66V20L37 100H10L39 22H0Z")},
	"8":  {70, eight()},
	"9":  {70, nine()},
	"10": {97, ten()},
	"A":  {82, parse("M28 0H54L82 100H57L51.5 79H30.5L25 100H0ZM41 34L35 60H47Z")},
	"K":  {78, parse("M0 0H24V36L47 0H75L45 45L78 100H50L30 66L24 75V100H0Z")},
	"Q":  {78, queenLetter()},
	"J":  {56, parse("M32 0H56V67C56 89 45 101 27 101C10 101 0 90 0 71V65H23V70C23 77 24 80 27.5 80C31 80 32 77 32 70Z")},
	"H":  {74, parse("M0 0H24V38H50V0H74V100H50V60H24V100H0Z")},
	"V":  {82, parse("M0 0H26L41 66L56 0H82L54 100H28Z")},
	"B":  {70, parse("M0 0H37C57 0 67 10 67 26C67 37 61 45 52 48C63 51 70 60 70 72C70 90 58 100 38 100H0ZM23 20V39H34C40 39 44 36 44 29.5C44 23 40 20 34 20ZM23 58V80H35C42 80 46 76 46 69C46 62 42 58 35 58Z")},
}

// narrowTen is the sign for the large index, where 10 must be as slim as a
// letter.
var narrowTen = glyph{74, slices.Concat(
	parse("M9 0H27V100H8V23L0 26V8Z"),
	lobe(32, -1, 74, 101, 0.8), hole(49, 17, 57, 83, 0.8),
)}

func eight() path {
	return slices.Concat(
		lobe(3, -1, 67, 54, square), lobe(0, 42, 70, 101, square),
		hole(25, 17, 45, 39, square), hole(23, 59, 47, 83, square),
	)
}

func nine() path {
	return slices.Concat(
		lobe(0, -1, 70, 66, square), hole(23, 19, 47, 47, square),
		parse("M70 32C70 53 61 66 44 100H17L41 52Z"),
	)
}

func ten() path {
	return slices.Concat(
		parse("M12 0H32V100H10V25L0 29V8Z"),
		lobe(39, -1, 97, 101, 0.74), hole(60, 19, 76, 81, 0.74),
	)
}

func queenLetter() path {
	return slices.Concat(
		lobe(0, -1, 78, 101, square), hole(24, 20, 54, 80, square),
		parse("M42 64H59L78 94L67 106Z"),
	)
}
