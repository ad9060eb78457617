package solver

// How a lead is expected to end if everybody plays his highest.
const (
	winsItself = iota
	partnerWins
	losesHigher
	losesRuffed
	partnerRuffs
)

// leadWeights is what counts for a lead beside its card; the points in a suit
// in quarters of a point.
type leadWeights struct {
	itself      int16 // the card wins
	partner     int16 // the partner wins
	singleLoses int16 // the only card of its suit, if it loses
	singleWins  int16 // the same, if the side wins
	forcedWins  int16 // the least points that the opponents have to follow with
	fatItself   int16 // the most points that the partner can follow with, if the card wins
	forcedLoses int16
	fatPartner  int16
}

// scores are the scores of the possible leads, by card.
type scores [32]int16

// suitView is what the leader sees of one suit in the other hands.
type suitView struct {
	threat, help int   // the highest cards that opponents and partner can win with
	forced, fat  int16 // points, as in leadWeights
	single       int16 // 1 if the leader holds one card of it
}

func (s *Solver) view(rem uint32, seat int, led uint32) suitView {
	left, partner, right := s.hand[(seat+1)&3]&rem, s.hand[(seat+2)&3]&rem, s.hand[(seat+3)&3]&rem
	v := suitView{
		threat: max(reach(left, led), reach(right, led)),
		help:   reach(partner, led),
		forced: least(left&led) + least(right&led),
	}
	if own := partner & led; own != 0 {
		v.fat = cardPoint[highest(own)&31]
	}
	if own := s.hand[seat&3] & rem & led; own&(own-1) == 0 {
		v.single = 1
	}
	return v
}

// rate fills in the scores of the leader's cards.
func (s *Solver) rate(t *scores, rem uint32, seat int) {
	for suit := range 4 {
		led := uint32(0xff) << (8 * suit)
		own := s.hand[seat&3] & rem & led
		if own == 0 {
			continue
		}
		v := s.view(rem, seat, led)
		for ; own != 0; own &= own - 1 {
			c := lowest(own) & 31
			class := v.class(c)
			t[c] = leadKeys[class][c] + v.extra(class)
		}
	}
}

// class returns how the lead of a card is expected to end.
func (v *suitView) class(c int) int {
	plain := c < 8*trumpByte
	switch {
	case max(c, v.help) <= v.threat:
		if plain && v.threat >= 8*trumpByte {
			return losesRuffed
		}
		return losesHigher
	case c > v.help:
		return winsItself
	case plain && v.help >= 8*trumpByte:
		return partnerRuffs
	default:
		return partnerWins
	}
}

// extra returns what is added to the cards of a class.
func (v *suitView) extra(class int) int16 {
	w := &leadWeight
	switch class {
	case winsItself:
		return w.itself + v.single*w.singleWins + v.forced*w.forcedWins/4 + v.fat*w.fatItself/4
	case partnerWins:
		return w.partner + v.single*w.singleWins + v.forced*w.forcedWins/4 + v.fat*w.fatPartner/4
	case partnerRuffs:
		return w.partner + v.single*w.singleWins + v.forced*w.forcedWins/4
	default:
		return v.single*w.singleLoses - v.forced*w.forcedLoses/4
	}
}

// cardPoint holds the points of the cards, undoubled.
var cardPoint = [32]int16{
	0, 0, 0, 2, 3, 4, 10, 11,
	0, 0, 0, 2, 3, 4, 10, 11,
	0, 0, 0, 2, 3, 4, 10, 11,
	0, 0, 3, 4, 10, 11, 14, 20,
}

// least returns the points of the lowest card, 0 without cards.
func least(cards uint32) int16 {
	if cards == 0 {
		return 0
	}
	return cardPoint[lowest(cards)&31]
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
