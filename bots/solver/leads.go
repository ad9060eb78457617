package solver

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
	for hand != 0 {
		c := lowest(hand) & 31
		led := uint32(0xff) << (c &^ 7)
		threat := max(reach(left, led), reach(right, led))
		help := reach(partner, led)
		ruffed, ruffs := losesHigher, partnerWins
		if led != trumpMask {
			if threat >= 8*trumpByte {
				ruffed = losesRuffed
			}
			if help >= 8*trumpByte {
				ruffs = partnerRuffs
			}
		}
		for own := hand & led; own != 0; own &= own - 1 {
			c := lowest(own) & 31
			switch {
			case max(c, help) <= threat:
				t[c] = leadKeys[ruffed][c]
			case c > help:
				t[c] = leadKeys[winsItself][c]
			default:
				t[c] = leadKeys[ruffs][c]
			}
		}
		hand &^= led
	}
}

// pickLead returns the card with the highest score; the set must not be empty.
func pickLead(set uint32, t *scores) int {
	best := lowest(set)
	for set &= set - 1; set != 0; set &= set - 1 {
		if c := lowest(set); t[c&31] > t[best&31] {
			best = c
		}
	}
	return best
}

// firstLead returns the lead that the search would try first.
func (s *Solver) firstLead(legal, rem uint32, seat int) int {
	var t scores
	s.rate(&t, rem, seat)
	return pickLead(legal, &t)
}
