package assets

import (
	"image/color"
	"slices"
)

// suitPaths are the four shapes in a box of 100 by 100. The club is four
// overlapping contours that all run clockwise.
var suitPaths = [Suits]path{
	clubs:    clubPath(),
	diamonds: parse("M50 1C59 17 74 36 90 50C74 64 59 83 50 99C41 83 26 64 10 50C26 36 41 17 50 1Z"),
	hearts:   parse("M50 96C43 80 3 61 3 31C3 15 14 5 27 5C38 5 47 12 50 23C53 12 62 5 73 5C86 5 97 15 97 31C97 61 57 80 50 96Z"),
	spades:   parse("M50 2C57 18 96 40 96 66C96 79 87 87 76 87C66 87 58 82 54 74C55 86 61 92 70 98H30C39 92 45 86 46 74C42 82 34 87 24 87C13 87 4 79 4 66C4 40 43 18 50 2Z"),
}

func clubPath() path {
	return slices.Concat(
		disc(50, 24, 22.5), disc(24.5, 61.5, 22.5), disc(75.5, 61.5, 22.5),
		parse("M45 38H55L72 60L54 66C55 84 61 92 70 98H30C39 92 45 84 46 66L28 60Z"),
	)
}

// suitIn is the suit's shape in the square with its centre at (cx,cy).
func suitIn(suit int, cx, cy, size float64) path {
	k := size / 100
	return suitPaths[suit].placed(cx-size/2, cy-size/2, k, k)
}

// SuitPath is the suit's shape in a box from 0 to 1 with y down, filled by the
// non-zero rule; contours may overlap. An unknown suit has no path.
func SuitPath(suit int) []Segment {
	if suit < 0 || suit >= Suits {
		return nil
	}
	return suitPaths[suit].placed(0, 0, 0.01, 0.01)
}

// SuitSVG is the suit alone in a square of 100 units, in the colour c, as
// transparent as c is. An unknown suit gives an empty picture.
func SuitSVG(suit int, c color.NRGBA) []byte {
	s := newSheet(100, 100)
	if suit >= 0 && suit < Suits {
		s.fillThrough(c, suitPaths[suit])
	}
	return s.bytes()
}
