package solver

import "math/bits"

// What holding a card is worth to a side, in points, found by least squares on
// solved deals; by strength.
var (
	plainHeld = [8]int{0, 0, 0, -1, -2, 1, 8, 34}
	trumpHeld = [8]int{2, 4, 3, 7, 10, 16, 25, 66}
)

const (
	leadHeld   = 23 // being on lead
	longestFor = 21 // each trump that the longest holding of a side has more
)

// guess estimates a node's value for the makers, so that the first questions
// fall near it.
func (s *Solver) guess(n *node) int {
	var v [2]int
	v[n.seat&1] = leadHeld
	var longest [2]int
	for seat, hand := range s.hand {
		hand &= n.rem
		longest[seat&1] = max(longest[seat&1], bits.OnesCount32(hand&trumpMask))
		for ; hand != 0; hand &= hand - 1 {
			if c := lowest(hand); c >= 8*trumpByte {
				v[seat&1] += trumpHeld[c&7]
			} else {
				v[seat&1] += plainHeld[c&7]
			}
		}
	}
	sum := v[0] - v[1] + longestFor*(longest[0]-longest[1])
	return n.sum + s.sign(0)*sum
}
