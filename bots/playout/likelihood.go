package playout

import (
	"math"

	"klaverjas/engine"
)

// seen is one play of another seat in the past that tells something about its
// hand: the table as it stood before it.
type seen struct {
	before state // without hands
	seat   engine.Seat
	card   engine.Card
	later  engine.Set // cards that the seat has played since, this one too
	asks   bool       // it asks for its suit by a low discard, as agreed
}

// memory is what has been played, in the form in which worlds are weighed by it.
type memory struct {
	ground *ground
	plays  []seen
}

// remember goes through what a seat has seen the others play.
func remember(v *engine.View, g *ground) memory {
	m := memory{ground: g}
	if v.TrickCount == 0 {
		return m
	}
	s := newState([4]engine.Set{}, v.Tricks[0].Leader)
	for i := range v.TrickCount {
		full := v.Tricks[i]
		for j := range int(full.Count) {
			seat, c := full.SeatOf(j), full.Cards[j]
			before := s
			s.play(g, c)
			if seat != v.Seat && before.done < 7 {
				m.plays = append(m.plays, seen{
					before: before, seat: seat, card: c,
					asks: s.asked[seat]&^before.asked[seat] != 0,
				})
			}
		}
	}
	var later [4]engine.Set
	for i := len(m.plays) - 1; i >= 0; i-- {
		p := &m.plays[i]
		later[p.seat] = later[p.seat].With(p.card)
		p.later = later[p.seat]
	}
	return m
}

// likelihood returns the logarithm of how likely the others would have played
// as they did, had they been dealt these cards (hands as they are now). Nobody
// knows how they play: each policy is believed as much as any other, and a play
// that none of them would make counts as a slip now and then.
func (m *memory) likelihood(models []*policy, hands *[4]engine.Set, slip float64) float64 {
	product := 1.0 // at most 21 factors, none below slip/8
	for i := range m.plays {
		past := &m.plays[i]
		hand := hands[past.seat] | past.later
		past.before.hands[past.seat] = hand
		legal := past.before.legal(m.ground)
		n := legal.Len()
		if n <= 1 {
			continue
		}
		product *= (1-slip)*past.chance(models, m.ground, legal) + slip/float64(n)
		product *= past.said(m.ground, hand)
	}
	return math.Log(product)
}

// chance is how likely the card would have been played, on the average of the policies.
func (p *seen) chance(models []*policy, g *ground, legal engine.Set) float64 {
	at := (legal & (1<<p.card - 1)).Len()
	var chances [8]float32
	sum := 0.0
	for _, model := range models {
		model.chances(&p.before, g, legal, &chances)
		sum += float64(chances[at])
	}
	return sum / float64(len(models))
}

// liar is how likely, next to a player who has the cards for it, a player asks
// for a suit without them.
const liar = 0.1

// said returns how well a hand goes with what a low discard asked for, where
// signals are agreed: 1 if the hand holds the highest card of the suit, or if
// nothing was asked.
func (p *seen) said(g *ground, hand engine.Set) float64 {
	suit := p.card.Suit()
	if !p.asks || suit == g.trump {
		return 1
	}
	out := engine.FullDeck &^ p.before.gone
	if hand.Has(out.Strongest(suit, g.trump)) {
		return 1
	}
	return liar
}
