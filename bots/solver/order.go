package solver

import "math/bits"

// keys tell in which order a hand tries its cards: first those with the
// highest key. Each row is for plain suits and trump, from the weakest card
// to the strongest.
type keys struct {
	fat  [32]int16 // the trick is the own side's whatever is played
	win  [32]int16 // cards that win it for the own side
	lose [32]int16 // the rest, tried after those that win
}

// everything stands for winners where every card wins.
const everything = ^uint32(0)

// cardKeys spreads the keys of plain suits and trump over the cards.
func cardKeys(plain, trump [8]int16) (t [32]int16) {
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
func pick(set uint32, keys *[32]int16) int {
	best := bits.TrailingZeros32(set)
	for set &= set - 1; set != 0; set &= set - 1 {
		if c := bits.TrailingZeros32(set); keys[c&31] > keys[best&31] {
			best = c
		}
	}
	return best
}

// next returns the card to try next: a winner if one is left.
func (k *keys) next(legal, winners uint32) int {
	if winners == everything {
		return pick(legal, &k.fat)
	}
	if w := legal & winners; w != 0 {
		return pick(w, &k.win)
	}
	return pick(legal, &k.lose)
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
		return everything
	}
	return beat[threat&31]
}

// winners3 does so for the third hand, whose partner led.
func (s *Solver) winners3(rem uint32, seat int, led uint32, top int) uint32 {
	threat := reach(s.hand[(seat+1)&3]&rem, led)
	ours := s.partnerWins(top, seat) == 1
	switch {
	case ours && threat < top:
		return everything
	case ours:
		return beat[threat&31]
	default:
		return beat[max(threat, top)&31]
	}
}

// winners4 does so for the fourth hand.
func (s *Solver) winners4(seat, top int) uint32 {
	if s.partnerWins(top, seat) == 1 {
		return everything
	}
	return beat[top&31]
}

// partnerWins is 1 if the winning card belongs to the seat's side, else 0.
func (s *Solver) partnerWins(top, seat int) int {
	return int(s.owner[top&31]^uint8(seat)^1) & 1
}

// nextRoem is next for a hand whose card may make roem, which counts for or
// against it.
func (s *Solver) nextRoem(k *keys, legal, winners, trick uint32) int {
	if legal&(legal-1) == 0 {
		return lowest(legal)
	}
	best, at := -far, 0
	for ; legal != 0; legal &= legal - 1 {
		c := lowest(legal) & 31
		roem := int(s.worth[kindOf(c>>3)][(trick|1<<c)>>(c&24)&0xff]>>16) * 3 / 2
		var v int
		switch {
		case winners == everything:
			v = int(k.fat[c]) + roem
		case winners>>c&1 != 0:
			v = int(k.win[c]) + 256 + roem
		default:
			v = int(k.lose[c]) - roem
		}
		if v > best {
			best, at = v, c
		}
	}
	return at
}
