package solver

import "math/bits"

// The search asks, trick by trick, whether the side to play gets at least
// want points more than the other from all that is still to come. The answer v
// is a lower bound of the true value if v >= want and an upper bound if not.
//
// rem are the cards in the hands; left the card points among them and the
// last trick; all says by side (a bit each) who has taken every trick so far
// and may still earn pit.

// lead is a position at the start of a trick.
func (s *Solver) lead(rem uint32, seat, left int, all uint32, want int) int {
	if own := s.hand[seat&3] & rem; own&(own-1) == 0 {
		return s.lastTrick(rem, seat, left, all)
	}
	all, lower, upper := s.limits(rem, seat, left, all)
	if lower >= want {
		return lower
	}
	if upper < want {
		return upper
	}
	key := mix(s.key(rem, seat, all))
	e := s.table.find(key)
	best := -1
	if e != 0 {
		lower, upper = max(lower, e.lower()), min(upper, e.upper())
		if lower >= want {
			return lower
		}
		if upper < want {
			return upper
		}
		best = e.lead()
	}
	v, c := s.leadAll(rem, seat, left, all, want, best)
	if v >= want {
		lower = v
	} else {
		upper = v
	}
	s.table.put(key, bits.OnesCount32(rem)>>2, lower, upper, c)
	return v
}

// leadAll tries the leads, the suggested one first.
func (s *Solver) leadAll(rem uint32, seat, left int, all uint32, want, first int) (int, int) {
	if s.nodes >= s.nextPoll {
		s.poll()
	}
	legal := s.hand[seat&3] & rem
	var order scores
	s.rate(&order, rem, seat)
	if first >= 0 && legal>>first&1 != 0 {
		order[first] = 1 << 14
	}
	best, at := -far, 0
	for legal != 0 {
		c := pickLead(legal, &order)
		legal &^= 1 << c
		s.nodes++
		v := -s.second(rem&^(1<<c), 1<<c, seat+1, 0xff<<(c&^7), c, left, all, 1-want)
		if v > best {
			best, at = v, c
			if v >= want {
				break
			}
		}
	}
	return best, at
}

// second is the second hand's turn; led is the mask of the suit led, top the
// winning card.
func (s *Solver) second(rem, trick uint32, seat int, led uint32, top, left int, all uint32, want int) int {
	legal := s.duties.legal(s.hand[seat&3]&rem, led, top, 0)
	winners := everything
	if legal&(legal-1) != 0 {
		winners = s.winners2(rem, seat, led, top)
	}
	best := -far
	for legal != 0 {
		c := secondKeys.next(legal, winners)
		legal &^= 1 << c
		s.nodes++
		high := top
		if beat[top&31]>>c&1 != 0 {
			high = c
		}
		v := -s.third(rem&^(1<<c), trick|1<<c, seat+1, led, high, left, all, 1-want)
		if v > best {
			best = v
			if v >= want {
				break
			}
		}
	}
	return best
}

// third is the third hand's turn.
func (s *Solver) third(rem, trick uint32, seat int, led uint32, top, left int, all uint32, want int) int {
	partner := s.partnerWins(top, seat)
	legal := s.duties.legal(s.hand[seat&3]&rem, led, top, partner)
	winners := everything
	if legal&(legal-1) != 0 {
		winners = s.winners3(rem, seat, led, top)
	}
	best := -far
	for legal != 0 {
		c := s.nextRoem(&thirdKeys, legal, winners, trick)
		legal &^= 1 << c
		s.nodes++
		high := top
		if beat[top&31]>>c&1 != 0 {
			high = c
		}
		v := -s.fourth(rem&^(1<<c), trick|1<<c, seat+1, led, high, left, all, 1-want)
		if v > best {
			best = v
			if v >= want {
				break
			}
		}
	}
	return best
}

// fourth is the last hand's turn; each of its cards ends the trick.
func (s *Solver) fourth(rem, trick uint32, seat int, led uint32, top, left int, all uint32, want int) int {
	partner := s.partnerWins(top, seat)
	legal := s.duties.legal(s.hand[seat&3]&rem, led, top, partner)
	winners := everything
	if partner == 0 {
		winners = beat[top&31]
	}
	best := -far
	for legal != 0 {
		c := s.nextRoem(&fourthKeys, legal, winners, trick)
		legal &^= 1 << c
		s.nodes++
		winner := int(s.owner[top&31])
		if beat[top&31]>>c&1 != 0 {
			winner = seat & 3
		}
		points, roem := s.trickWorth(trick | 1<<c)
		gain := points + roem
		still := all & (1 << (winner & 1))
		var v int
		if winner&1 == seat&1 {
			v = gain + s.lead(rem&^(1<<c), winner, left-points, still, want-gain)
		} else {
			v = -gain - s.lead(rem&^(1<<c), winner, left-points, still, 1-want-gain)
		}
		if v > best {
			best = v
			if v >= want {
				break
			}
		}
	}
	return best
}

// trickWorth returns card points and roem of a full trick.
func (s *Solver) trickWorth(trick uint32) (points, roem int) {
	sum := s.worth[0][trick&0xff] + s.worth[0][trick>>8&0xff] + s.worth[0][trick>>16&0xff] + s.worth[1][trick>>24]
	roem = int(sum >> 16)
	for i := range s.bounds.fours {
		if s.bounds.fours[i].cards == trick {
			roem += s.bounds.fours[i].value
		}
	}
	return int(sum & 0xffff), roem
}

// lastTrick plays the only cards left.
func (s *Solver) lastTrick(rem uint32, seat, left int, all uint32) int {
	led := uint32(0xff) << (highest(s.hand[seat&3]&rem) &^ 7)
	winner := int(s.owner[highest(rem&(led|trumpMask))&31])
	_, roem := s.trickWorth(rem)
	sum := left + roem
	if all>>(winner&1)&1 != 0 {
		sum += s.stakes.pit[winner&1]
	}
	if winner&1 == seat&1 {
		return sum
	}
	return -sum
}

// key packs what the rest of the deal depends on into 36 bits.
func (s *Solver) key(rem uint32, seat int, all uint32) uint64 {
	c := &s.bounds.canon
	cards := uint64(c[0][rem&0xff]) | uint64(c[1][rem>>8&0xff])<<8 | uint64(c[2][rem>>16&0xff])<<16 | uint64(c[3][rem>>24])<<24
	return cards | uint64(seat&3)<<32 | uint64(all)<<34
}

// limits returns who may still earn pit and bounds of what is to come for the
// side of the seat that leads.
func (s *Solver) limits(rem uint32, seat, left int, all uint32) (still uint32, lower, upper int) {
	all, ours, theirs, _ := s.prospects(rem, seat, left, all)
	if all&(1<<(seat&1)) != 0 {
		ours += s.stakes.pit[seat&1]
	}
	if all&(2>>(seat&1)) != 0 {
		theirs += s.stakes.pit[seat&1^1]
	}
	return all, -theirs, ours
}

// prospects returns the most that the seat's side and the other side can be
// ahead in the tricks to come, without pit, and how much of it may be roem.
func (s *Solver) prospects(rem uint32, seat, left int, all uint32) (still uint32, ours, theirs, roem int) {
	b := &s.bounds
	roem = int(b.roem[0][rem&0xff]) + int(b.roem[1][rem>>8&0xff]) + int(b.roem[2][rem>>16&0xff]) + int(b.roem[3][rem>>24])
	for i := range b.fours {
		if b.fours[i].cards&^rem == 0 {
			roem += b.fours[i].value
		}
	}
	ours, theirs = left+roem, left+roem
	switch solid := int(b.solid[rem>>24]); {
	case solid > 0: // side 0 is sure of a trick
		all &= 1
		if seat&1 == 0 {
			theirs -= 2 * solid
		} else {
			ours -= 2 * solid
		}
	case solid < 0:
		all &= 2
		if seat&1 == 0 {
			ours += 2 * solid
		} else {
			theirs += 2 * solid
		}
	}
	return all, ours, theirs, roem
}

// cardPoints returns the card points of any set of cards.
func (s *Solver) cardPoints(cards uint32) int {
	sum := s.worth[0][cards&0xff]&0xffff + s.worth[0][cards>>8&0xff]&0xffff + s.worth[0][cards>>16&0xff]&0xffff + s.worth[1][cards>>24]&0xffff
	return int(sum)
}
