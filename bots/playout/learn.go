package playout

import (
	"math"
	"slices"

	"klaverjas/engine"
)

// Sample is one decision to learn from: what was true of each legal card, and
// what the card turned out to be worth.
type Sample struct {
	cards []features
	worth []float32 // points, by the same order
}

// NewSample describes a decision by the values of the legal cards, in the
// order of the cards.
func NewSample(v *engine.View, values []float32) Sample {
	g := newGround(&v.Rules, v.Trump, v.Maker)
	s := stateOf(&v.Table, &g)
	s.hands[v.Seat] = v.Hand()
	sight := s.see(&g)
	sample := Sample{worth: values}
	for c := range v.Legal().All() {
		var f features
		sight.look(&s, &g, c, &f)
		sample.cards = append(sample.cards, f)
	}
	return sample
}

// Teacher changes weights so that they judge as samples say (stochastic
// gradient descent with a rate of its own for every weight, after Duchi, Hazan
// and Singer 2011).
type Teacher struct {
	w     *Weights
	slope []float32 // sum of squared slopes by weight
	Rate  float32
	Heat  float32 // points: how much worse a card may be and still be wanted
	Decay float32 // part of a weight that is lost at each use
}

// NewTeacher returns a teacher of weights.
func NewTeacher(w *Weights) *Teacher {
	return &Teacher{w: w, slope: make([]float32, len(w.cards)), Rate: 0.1, Heat: 4}
}

// Learn takes in one sample and returns how many points the policy as it was
// would have lost on it by its choice.
func (t *Teacher) Learn(s *Sample) float64 {
	var scores, wanted [8]float32
	n, best, pick := len(s.cards), 0, 0
	for i := range n {
		for _, at := range s.cards[i].at[:s.cards[i].n] {
			scores[i] += t.w.cards[at]
		}
		if scores[i] > scores[pick] {
			pick = i
		}
		if s.worth[i] > s.worth[best] {
			best = i
		}
	}
	loss := float64(s.worth[best] - s.worth[pick])
	for i := range n {
		wanted[i] = (s.worth[i] - s.worth[best]) / t.Heat
	}
	softmax(scores[:n])
	softmax(wanted[:n])
	for i := range n {
		slope := scores[i] - wanted[i]
		for _, at := range s.cards[i].at[:s.cards[i].n] {
			t.slope[at] += slope * slope
			w := &t.w.cards[at]
			*w -= t.Rate * (slope + t.Decay**w) / float32(math.Sqrt(float64(t.slope[at])+1e-6))
		}
	}
	return loss
}

func softmax(x []float32) {
	top := float32(math.Inf(-1))
	for _, v := range x {
		top = max(top, v)
	}
	sum := float32(0)
	for i := range x {
		x[i] = exp(x[i] - top)
		sum += x[i]
	}
	for i := range x {
		x[i] /= sum
	}
}

// Loss returns how many points the policy loses on a sample by its choice.
func (w *Weights) Loss(s *Sample) float64 {
	best, pick := 0, 0
	top := float32(math.Inf(-1))
	for i := range s.cards {
		score := float32(0)
		for _, at := range s.cards[i].at[:s.cards[i].n] {
			score += w.cards[at]
		}
		if score > top {
			top, pick = score, i
		}
		if s.worth[i] > s.worth[best] {
			best = i
		}
	}
	return float64(s.worth[best] - s.worth[pick])
}

// Clone returns weights of their own with the same values.
func (w *Weights) Clone() *Weights {
	c := *w
	c.cards = slices.Clone(w.cards)
	return &c
}
