package playout

import (
	"math"

	"klaverjas/engine"
)

// aim is what a side plays for: points, and near the end of a match winning it.
type aim struct {
	lead  float64 // points by which the side leads before this deal
	after int     // deals still to come after this one, as far as can be told
}

// swing is how far, in points, the difference of one deal typically strays.
const swing = 125

// near is how many deals from the end points are weighed by the chance to win.
const near = 3

// aimOf returns what the seat of a view plays for.
func aimOf(v *engine.View) aim {
	side := v.Seat.Side()
	a := aim{lead: float64(v.Totals[side] - v.Totals[side.Other()])}
	if v.Rules.Length == engine.LengthDeals {
		a.after = v.Rules.Deals - v.Number
		if v.Number == 0 {
			a.after = near + 1 // a deal of no match
		}
		return a
	}
	most := max(v.Totals[0], v.Totals[1])
	a.after = max(0, v.Rules.Limit-most-1) / 160
	return a
}

// use returns what a result of this deal, in points more than the other side,
// is worth: itself, or near the end of the match the change of the chance to
// win it, measured in points.
func (a *aim) use(points float64) float64 {
	if a.after > near {
		return points
	}
	spread := swing * math.Sqrt(float64(a.after)+0.02)
	chance := 0.5 * (1 + math.Erf((a.lead+points)/(spread*math.Sqrt2)))
	// A tenth of the points keeps the taste for them where nothing is left to win.
	return 2*swing*(chance-0.5) + 0.1*points
}
