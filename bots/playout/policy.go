package playout

import (
	"math"

	"klaverjas/engine"
)

// policy weighs the features of cards. It is read only and may be shared.
type policy struct {
	weights []float32
}

// worth returns what a policy thinks of one card, on a scale of its own.
func (p *policy) worth(f *features) float32 {
	sum := float32(0)
	for _, at := range f.at[:f.n] {
		sum += p.weights[at]
	}
	return sum
}

// choose returns the card that the policy plays.
func (p *policy) choose(s *state, g *ground) engine.Card {
	legal := s.legal(g)
	if legal&(legal-1) == 0 {
		return legal.First()
	}
	v := s.see(g)
	var f features
	best, top := engine.NoCard, float32(0)
	for rest := legal; rest != 0; rest &= rest - 1 {
		c := rest.First()
		v.look(s, g, c, &f)
		if w := p.worth(&f); best == engine.NoCard || w > top {
			best, top = c, w
		}
	}
	return best
}

// chances fills in how likely the policy plays each of the legal cards.
func (p *policy) chances(s *state, g *ground, legal engine.Set, out *[8]float32) {
	v := s.see(g)
	var f features
	n, top := 0, float32(math.Inf(-1))
	for rest := legal; rest != 0; rest &= rest - 1 {
		v.look(s, g, rest.First(), &f)
		out[n] = p.worth(&f)
		top = max(top, out[n])
		n++
	}
	sum := float32(0)
	for i := range n {
		out[i] = exp(out[i] - top)
		sum += out[i]
	}
	for i := range n {
		out[i] /= sum
	}
}

// exp is e to the power of x, to one part in a thousand or so for x up to 0,
// where chances are made of it.
func exp(x float32) float32 {
	if x < -20 {
		return 0
	}
	// (1 + y)^256 with y = x/256, the error of the first order taken off.
	y := 1 + x/256 + x*x/(2*256*256)
	y *= y
	y *= y
	y *= y
	y *= y
	y *= y
	y *= y
	y *= y
	return y * y
}

// finish plays a deal to its end and returns its outcome.
func (p *policy) finish(s state, g *ground) int {
	for s.done < 8 {
		s.play(g, p.choose(&s, g))
	}
	return s.outcome(g)
}

// wish is how much, on the scale of the policy, an agreed signal moves it.
const wish = 2.5

// agree makes the policy send and follow the signals that the rules may agree
// on. They are agreed and not learned: training plays without them.
func (w *Weights) agree() {
	for role := range int32(4) {
		for i := range int32(2 * 8) {
			w.cards[leadHistory.base+(role*16+i)*2+1] = w.cards[leadHistory.base+(role*16+i)*2] + wish
		}
	}
	const on, partners, low = 8, 2, 1
	w.cards[discardSign.base+(on|partners|low)] = -wish
	w.cards[discardSign.base+(on|4|partners|low)] = wish
}
