package stats

import (
	"math"

	"klaverjas/app/store"
)

// Enough is from how many cases on a share or a mean says anything; before
// that a dash stands in its place.
const Enough = 5

// Share is how many of how many.
type Share struct{ N, Of int }

// Percent returns the share in percent, and false where there are too few
// cases for it.
func (s Share) Percent() (float64, bool) {
	if s.Of < Enough {
		return 0, false
	}
	return 100 * float64(s.N) / float64(s.Of), true
}

// Plus adds the cases of two shares.
func (s Share) Plus(o Share) Share { return Share{s.N + o.N, s.Of + o.Of} }

// Mean is a sum over so many cases.
type Mean struct{ Sum, Of int }

// Value returns the mean, and false where there are too few cases for it.
func (m Mean) Value() (float64, bool) {
	if m.Of < Enough {
		return 0, false
	}
	return float64(m.Sum) / float64(m.Of), true
}

// Plus adds the cases of two means.
func (m Mean) Plus(o Mean) Mean { return Mean{m.Sum + o.Sum, m.Of + o.Of} }

// Chance is what pure chance allows of a count: about how many, and the range
// in which it stays 95 times in 100.
type Chance struct{ Expected, Low, High float64 }

// allowed returns the range about an expectation with this variance.
func allowed(expected, variance float64) Chance {
	off := 1.96 * math.Sqrt(variance)
	return Chance{expected, max(0, expected-off), expected + off}
}

// Has tells whether a count lies in the range.
func (c Chance) Has(n int) bool { return float64(n) >= c.Low && float64(n) <= c.High }

// Loss is how much the cards of a match, or of a month, lost against the best
// ones, where they have been judged.
type Loss struct {
	Label string // when
	Mean         // in tenths of points, over so many cards
}

// Judged gives the losses of a person's cards over time, the oldest first. It
// is what the review of deals keeps; where nothing is judged there is none.
type Judged interface {
	Losses(player store.PlayerID) ([]Loss, error)
}
