package stats

import (
	"math"
)

// The scale of the rating. The reference bot stands at its middle; a point
// more per deal than the reference bot makes with the same cards is ten points
// of rating. On that scale a lead of 200 wins about three matches of sixteen
// deals out of four, as in chess.
const (
	RatingMiddle   = 1500
	RatingPerPoint = 10
	// RatingEnough is from how many deals on a rating is shown.
	RatingEnough = 16
)

// Rating is how strongly a seat is played, from deals that the reference bot
// has played with the same cards.
type Rating struct {
	Deals   int
	Sum     int // of the differences, in points
	Squares int // of the differences, squared
	Better  int // deals in which more was made than the reference bot made
	Equal   int
	Worse   int
}

// Add books a deal: what was made of it and what the reference bot made.
func (r *Rating) Add(mine, bot int) {
	d := mine - bot
	r.Deals++
	r.Sum += d
	r.Squares += d * d
	switch {
	case d > 0:
		r.Better++
	case d == 0:
		r.Equal++
	default:
		r.Worse++
	}
}

// Average returns the mean difference in points per deal; 0 without deals.
func (r *Rating) Average() float64 {
	if r.Deals == 0 {
		return 0
	}
	return float64(r.Sum) / float64(r.Deals)
}

// Deviation returns the standard deviation of the differences, in points; 0
// for fewer than two deals.
func (r *Rating) Deviation() float64 {
	if r.Deals < 2 {
		return 0
	}
	n := float64(r.Deals)
	return math.Sqrt(max(0, float64(r.Squares)-float64(r.Sum)*float64(r.Sum)/n) / (n - 1))
}

// Value returns the rating: 1500 and ten for each point of Average. It is
// false where there are too few deals.
func (r *Rating) Value() (float64, bool) {
	return RatingMiddle + RatingPerPoint*r.Average(), r.Deals >= RatingEnough
}

// Uncertainty returns how far off the rating may be, 95 times in 100: ten
// times 1.96 Deviation over the root of the number of deals.
func (r *Rating) Uncertainty() float64 {
	if r.Deals == 0 {
		return 0
	}
	return RatingPerPoint * 1.96 * r.Deviation() / math.Sqrt(float64(r.Deals))
}
