package solver

import "math/bits"

// Orders of the cards by the search's numbering: first those with the highest
// key. A key of a card that wins, and of one that does not.
var (
	winKey  = cardKeys([8]int8{0, 1, 2, 12, 13, 14, 20, 21}, [8]int8{3, 4, 15, 16, 20, 21, 24, 30})
	loseKey = cardKeys([8]int8{30, 29, 28, 24, 22, 21, 10, 8}, [8]int8{26, 25, 19, 18, 9, 7, 5, 1})
)

func cardKeys(plain, trump [8]int8) (t [32]int8) {
	for c := range t {
		if c < 8*trumpByte {
			t[c] = plain[c&7]
		} else {
			t[c] = trump[c&7]
		}
	}
	return t
}

// pick returns the card with the highest key; the set must not be empty.
func pick(set uint32, keys *[32]int8) int {
	best := bits.TrailingZeros32(set)
	for set &= set - 1; set != 0; set &= set - 1 {
		if c := bits.TrailingZeros32(set); keys[c&31] > keys[best&31] {
			best = c
		}
	}
	return best
}

// next returns the card to try next: a winner if one is left.
func next(legal, winners uint32) int {
	if w := legal & winners; w != 0 {
		return pick(w, &winKey)
	}
	return pick(legal, &loseKey)
}

// reach returns the highest card with which a hand could win a trick, -1 if none.
func reach(hand, led uint32) int {
	if own := hand & led; own != 0 {
		return highest(own)
	}
	return highest(hand & trumpMask)
}

// winners2 returns the cards with which the second hand's side would win the
// trick if everybody played his highest.
func (s *Solver) winners2(rem uint32, seat int, led uint32, top int) uint32 {
	threat := max(top, reach(s.hand[(seat+1)&3]&rem, led))
	if reach(s.hand[(seat+2)&3]&rem, led) > threat {
		return ^uint32(0)
	}
	return beat[threat&31]
}

// winners3 does so for the third hand, whose partner led.
func (s *Solver) winners3(rem uint32, seat int, led uint32, top int) uint32 {
	threat := reach(s.hand[(seat+1)&3]&rem, led)
	ours := s.owner[top&31]&1 == uint8(seat&1)
	switch {
	case ours && threat < top:
		return ^uint32(0)
	case ours:
		return beat[threat&31]
	default:
		return beat[max(threat, top)&31]
	}
}

// leads are the scores of the possible leads.
type leads [32]int16

// rate fills in the scores of the leader's cards.
func (s *Solver) rate(t *leads, rem uint32, seat int) {
	hand := s.hand[seat&3] & rem
	for suit := range 4 {
		led := uint32(0xff) << (8 * suit)
		own := hand & led
		if own == 0 {
			continue
		}
		left, partner, right := s.hand[(seat+1)&3]&rem, s.hand[(seat+2)&3]&rem, s.hand[(seat+3)&3]&rem
		threat := max(reach(left, led), reach(right, led))
		help := reach(partner, led)
		for ; own != 0; own &= own - 1 {
			c := bits.TrailingZeros32(own)
			if max(c, help) > threat {
				t[c&31] = 100 + int16(winKey[c&31])
			} else {
				t[c&31] = int16(loseKey[c&31])
			}
		}
	}
}

// pickLead returns the card with the highest score.
func pickLead(set uint32, t *leads) int {
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
