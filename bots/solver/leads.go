package solver

import "math/bits"

// How a lead is expected to end if everybody plays his highest.
const (
	winsItself = iota
	partnerWins
	losesHigher
	losesRuffed
	partnerRuffs
)

// scores are the scores of the possible leads, by card.
type scores [32]int16

// rate fills in the scores of the leader's cards.
func (s *Solver) rate(t *scores, rem uint32, seat int) {
	hand := s.hand[seat&3] & rem
	left, partner, right := s.hand[(seat+1)&3]&rem, s.hand[(seat+2)&3]&rem, s.hand[(seat+3)&3]&rem
	for suit := range 4 {
		led := uint32(0xff) << (8 * suit)
		own := hand & led
		if own == 0 {
			continue
		}
		threat := max(reach(left, led), reach(right, led))
		help := reach(partner, led)
		w := &leadWeights
		var forced, fat int16
		forced = int16(pointKey[lowest(left&led|1<<31)]) + int16(pointKey[lowest(right&led|1<<31)])
		fat = int16(pointKey[(highest(partner&led)+32)&31])
		var single int16
		if own&(own-1) == 0 {
			single = 1
		}
		for ; own != 0; own &= own - 1 {
			c := bits.TrailingZeros32(own)
			switch {
			case max(c, help) <= threat:
				class := losesHigher
				if threat >= 8*trumpByte && suit != trumpByte {
					class = losesRuffed
				}
				t[c&31] = int16(leadKeys[class][c&31]) + w[2]*single - forced*w[6]/4
			case c > help:
				t[c&31] = w[0] + int16(leadKeys[winsItself][c&31]) + w[3]*single + forced*w[4]/4 + fat*w[5]/4
			case help >= 8*trumpByte && suit != trumpByte:
				t[c&31] = w[1] + int16(leadKeys[partnerRuffs][c&31]) + w[3]*single + forced*w[4]/4
			default:
				t[c&31] = w[1] + int16(leadKeys[partnerWins][c&31]) + w[3]*single + forced*w[4]/4 + fat*w[7]/4
			}
		}
	}
}

var pointKey = [32]int8{
	0, 0, 0, 2, 3, 4, 10, 11,
	0, 0, 0, 2, 3, 4, 10, 11,
	0, 0, 0, 2, 3, 4, 10, 11,
	0, 0, 3, 4, 10, 11, 14, 0,
}

// pickLead returns the card with the highest score.
func pickLead(set uint32, t *scores) int {
	best := bits.TrailingZeros32(set)
	for set &= set - 1; set != 0; set &= set - 1 {
		if c := bits.TrailingZeros32(set); t[c&31] > t[best&31] {
			best = c
		}
	}
	return best
}

// goodLeads returns the leads with which the leader's side would win the trick
// if everybody played his highest.
func (s *Solver) goodLeads(rem uint32, seat int) uint32 {
	var good uint32
	left, partner, right := s.hand[(seat+1)&3]&rem, s.hand[(seat+2)&3]&rem, s.hand[(seat+3)&3]&rem
	for suit := range 4 {
		led := uint32(0xff) << (8 * suit)
		threat := max(reach(left, led), reach(right, led))
		switch {
		case reach(partner, led) > threat || threat < 0:
			good |= led
		default:
			good |= led & beat[threat&31]
		}
	}
	return good
}
