package solver

// node is a position inside the search, with what has been banked so far.
type node struct {
	rem   uint32
	trick uint32
	seat  int
	count int    // cards on the table
	led   uint32 // mask of the suit led
	top   int    // the winning card
	left  int    // card points of hands and last trick, the cards on the table included
	all   uint32 // sides that have taken every trick, a bit each
	sum   int    // banked points, makers minus defenders
	ledger
}

// root translates a position; the tables must be made for it.
func (s *Solver) root(p *Position) node {
	goal := s.made.goal
	n := node{seat: int(p.Trick.Leader), sum: banked(p, goal)}
	if goal == Contract {
		n.ledger = open(p)
	}
	for _, hand := range p.Hands {
		n.rem |= toBits(hand, p.Trump)
	}
	trick := toBits(p.Trick.Set(), p.Trump)
	n.left = s.cardPoints(n.rem|trick) + s.stakes.last
	for side := range 2 {
		if p.Done.Tricks[side^1] == 0 && (s.stakes.pit[side] != 0 || goal == Contract && !s.implied) {
			n.all |= 1 << side
		}
	}
	n.rem |= trick
	for i := range int(p.Trick.Count) {
		n = s.after(n, int(bitOf[p.Trump][p.Trick.Cards[i]]))
	}
	return n
}

// after returns the node after a card.
func (s *Solver) after(n node, c int) node {
	switch {
	case n.count == 0:
		n.led, n.top = 0xff<<(c&^7), c
	case beat[n.top]>>c&1 != 0:
		n.top = c
	}
	n.rem &^= 1 << c
	n.trick |= 1 << c
	n.seat = (n.seat + 1) & 3
	n.count++
	if n.count == 4 {
		n = s.gather(n)
	}
	return n
}

// gather banks a full trick.
func (s *Solver) gather(n node) node {
	winner := int(s.owner[n.top])
	points, roem := s.trickWorth(n.trick)
	last := 0
	n.left -= points
	n.all &= 1 << (winner & 1)
	if n.rem == 0 {
		last = n.left
	}
	gain := points + roem + last
	if n.rem == 0 {
		if n.all != 0 {
			gain += s.stakes.pit[winner&1]
		}
	}
	n.sum += s.sign(winner) * gain
	if s.made.goal == Contract {
		n.book(s.sign(winner), points+last, roem, s.compares)
	}
	n.seat, n.count, n.trick = winner, 0, 0
	return n
}

// sign is 1 for a seat of the makers and -1 for a defender.
func (s *Solver) sign(seat int) int {
	if seat&1 == int(s.made.makers) {
		return 1
	}
	return -1
}

// reaches searches a node with the makers' points as the question: at least
// want? The answer is a bound as in the search.
func (s *Solver) reaches(n *node, want int) int {
	if n.count > 0 && s.hand[n.seat]&n.rem&(s.hand[n.seat]&n.rem-1) == 0 {
		return s.runOut(*n)
	}
	if n.rem == 0 {
		return n.sum
	}
	sign := s.sign(n.seat)
	rest := want - n.sum
	if sign < 0 {
		rest = 1 - rest
	}
	var v int
	switch n.count {
	case 0:
		v = s.lead(n.rem, n.seat, n.left, n.all, rest)
	case 1:
		v = s.second(n.rem, n.trick, n.seat, n.led, n.top, n.left, n.all, rest)
	case 2:
		v = s.third(n.rem, n.trick, n.seat, n.led, n.top, n.left, n.all, rest)
	default:
		v = s.fourth(n.rem, n.trick, n.seat, n.led, n.top, n.left, n.all, rest)
	}
	return n.sum + sign*v
}

// legal returns the cards that may be played at a node.
func (s *Solver) legal(n *node) uint32 {
	hand := s.hand[n.seat] & n.rem
	if n.count == 0 {
		return hand
	}
	return s.duties.legal(hand, n.led, n.top, s.partnerWins(n.top, n.seat))
}

// choose returns which of these cards to try first at a node.
func (s *Solver) choose(n *node, cards uint32) int {
	switch n.count {
	case 0:
		return s.firstLead(cards, n.rem, n.seat)
	case 1:
		return secondKeys.next(cards, s.winners2(n.rem, n.seat, n.led, n.top))
	case 2:
		return s.nextRoem(&thirdKeys, cards, s.winners3(n.rem, n.seat, n.led, n.top), n.trick)
	default:
		return s.nextRoem(&fourthKeys, cards, s.winners4(n.seat, n.top), n.trick)
	}
}

// runOut plays the rest of the last trick and returns the sum.
func (s *Solver) runOut(n node) int {
	for n.rem != 0 {
		n = s.after(n, lowest(s.hand[n.seat]&n.rem))
	}
	return n.sum
}
