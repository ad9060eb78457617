package playout

import "klaverjas/engine"

// ground is what stays the same while a deal is played.
type ground struct {
	rules  *engine.Rules
	trump  engine.Suit
	maker  engine.Seat
	points [32]int32 // of each card under this trump
	fixed  [2]int    // roem per side that depends on no play to come
}

func newGround(rules *engine.Rules, trump engine.Suit, maker engine.Seat) ground {
	g := ground{rules: rules, trump: trump, maker: maker}
	for c := range engine.NoCard {
		g.points[c] = int32(c.Points(trump))
	}
	return g
}

// state is a deal at some card, with four hands that are real or supposed.
// It is a value.
type state struct {
	hands [4]engine.Set
	may   [4]engine.Set // what the plays of a seat do not rule out, as everybody sees
	gone  engine.Set    // all cards played, those on the table too
	trick engine.Trick
	done  int8     // full tricks
	led   [4]uint8 // the plain suits that each seat has led, a bit each
	asked [4]uint8 // the suits that each seat has asked for by a low discard, a bit each

	trumps [2]int16 // points of the trumps captured
	plain  [2]int16 // points of the other cards captured
	roem   [2]int16
	tricks [2]int8
	last   engine.Side // who captured the last full trick
}

// newState returns the state before the first card.
func newState(hands [4]engine.Set, leader engine.Seat) state {
	return state{
		hands: hands, trick: engine.NewTrick(leader),
		may: [4]engine.Set{engine.FullDeck, engine.FullDeck, engine.FullDeck, engine.FullDeck},
	}
}

// legal returns the cards that the next player may play.
func (s *state) legal(g *ground) engine.Set {
	hand := s.hands[s.trick.ToPlay()]
	if hand&(hand-1) == 0 {
		return hand
	}
	return g.rules.Play.Legal(hand, g.trump, &s.trick)
}

// play has the next player play a card.
func (s *state) play(g *ground, c engine.Card) {
	me := s.trick.ToPlay()
	s.hands[me] = s.hands[me].Without(c)
	s.gone = s.gone.With(c)
	if s.trick.Count == 0 {
		s.led[me] |= 1 << c.Suit()
	} else {
		s.evidence(g, me, c)
	}
	s.trick.Add(c)
	if s.trick.Full() {
		s.collect(g)
	}
}

// evidence notes what a card that did not lead rules out for its player. It
// is the part of the rules' evidence that is quick to see: voids, and trumps
// that would have had to be played.
func (s *state) evidence(g *ground, me engine.Seat, c engine.Card) {
	led, suit := s.trick.Led(), c.Suit()
	if suit == led {
		if led == g.trump && g.rules.Play.TrumpLedMustBeat {
			if best, _ := s.trick.Best(g.trump); !c.Beats(best, g.trump) {
				s.may[me] &^= best.Stronger(g.trump)
			}
		}
		return
	}
	s.may[me] &^= engine.FullDeck.Of(led)
	if suit == g.trump {
		return
	}
	best, at := s.trick.Best(g.trump)
	ours := (int(s.trick.Count)-at)&1 == 0
	p := &g.rules.Play
	if ours && p.VoidPartnerWinning == engine.FreeChoice || !ours && p.VoidOpponentWinning == engine.FreeChoice {
		s.ask(g, me, c, best, ours)
		return
	}
	switch {
	case best.Suit() != g.trump || !p.MustOvertrump || p.Undertrump == engine.UndertrumpAllowed:
		s.may[me] &^= engine.FullDeck.Of(g.trump)
	default:
		s.may[me] &^= best.Stronger(g.trump)
	}
	s.ask(g, me, c, best, ours)
}

// ask notes a low discard on the partner's trick where that asks for its suit.
func (s *state) ask(g *ground, me engine.Seat, c, best engine.Card, ours bool) {
	if g.rules.Signals == engine.SignalsLow && ours && c.Rank() <= engine.Nine && best.Suit() != c.Suit() {
		s.asked[me] |= 1 << c.Suit()
	}
}

// collect gives a full trick to its captor, who leads to the next one.
func (s *state) collect(g *ground) {
	winner := s.trick.Winner(g.trump)
	side := winner.Side()
	cards := s.trick.Set()
	for i := range 4 {
		c := s.trick.Cards[i]
		if c.Suit() == g.trump {
			s.trumps[side] += int16(g.points[c])
		} else {
			s.plain[side] += int16(g.points[c])
		}
	}
	s.roem[side] += int16(g.rules.Roem.OfTrick(cards, g.trump).Total())
	s.tricks[side]++
	s.last = side
	s.done++
	s.trick = engine.NewTrick(winner)
}

// outcome returns what the first side (South and North) writes down more than
// the other, in points, once all cards are played.
func (s *state) outcome(g *ground) int {
	tally := engine.Tally{Trump: g.trump, Makers: g.maker.Side(), LastTrick: s.last}
	for side := range 2 {
		tally.TrumpPoints[side] = int(s.trumps[side])
		tally.PlainPoints[side] = int(s.plain[side])
		tally.Tricks[side] = int(s.tricks[side])
		tally.Roem[side] = int(s.roem[side]) + g.fixed[side]
	}
	score := g.rules.Settle(tally).Score
	return score[0] - score[1]
}

// stateOf returns the public part of what a table has seen: everything but
// the hands. Roem of past tricks counts as the table says, roem to come is
// supposed to be claimed.
func stateOf(t *engine.Table, g *ground) state {
	s := newState([4]engine.Set{}, t.Tricks[0].Leader)
	if t.TrickCount == 0 {
		next := t.Next()
		s.trick = next
	}
	for i := range t.TrickCount {
		full := t.Tricks[i]
		for j := range int(full.Count) {
			s.play(g, full.Cards[j])
		}
		if full.Full() && !t.Counts(i) && !claimable(t, i) {
			side := full.Winner(t.Trump).Side()
			s.roem[side] -= int16(t.RoemOf(i).Total())
		}
	}
	return s
}

// claimable tells whether the roem of a full trick may still be claimed.
func claimable(t *engine.Table, i int) bool {
	return i == t.TrickCount-1
}

// stuk gives the holder of king and queen of trump his due, where the rules do so.
func (g *ground) stuk(dealt [4]engine.Set) {
	g.fixed = [2]int{}
	if g.rules.Roem.StukTiming != engine.StukAlsoHolder {
		return
	}
	pair := engine.SetOf(engine.CardOf(g.trump, engine.King), engine.CardOf(g.trump, engine.Queen))
	for seat, hand := range dealt {
		if hand&pair == pair {
			g.fixed[engine.Seat(seat).Side()] += g.rules.Roem.Stuk
		}
	}
}
