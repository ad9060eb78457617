package assets

import "testing"

// span is the leftmost and the rightmost point of a path, control points
// included.
func span(p path) (left, right float64) {
	left, right = cardW, 0
	for _, s := range p {
		for k := range s.used() {
			left, right = min(left, s.P[k].X), max(right, s.P[k].X)
		}
	}
	return left, right
}

// TestIndexInFan holds the index and its suit inside the left 30 % of the card,
// clear of the edge, where even a tight fan shows them.
func TestIndexInFan(t *testing.T) {
	for suit := range Suits {
		for rank := range Ranks {
			for _, l := range []Letters{Dutch, International} {
				normal := append(index(rank, l), suitIn(suit, indexAxis, suitAxis, suitSize)...)
				large := append(largeIndex(rank, l), suitIn(suit, largeAxis, largeSuitY, largeSuit)...)
				for _, p := range []path{normal, large} {
					if left, right := span(p); left < 9 || right > cardW*0.3 {
						t.Errorf("%s: index reaches from %.1f to %.1f", Name(suit, rank), left, right)
					}
				}
			}
		}
	}
}

// TestPipsClearOfIndex keeps a gap of 6 units between the pips and the indices.
func TestPipsClearOfIndex(t *testing.T) {
	for suit := range Suits {
		for rank := range rankJack {
			_, right := span(index(rank, Dutch))
			if left, _ := span(pips(suit, rank)); left-right < 6 {
				t.Errorf("%s: %.1f units between pips and index", Name(suit, rank), left-right)
			}
		}
	}
}
