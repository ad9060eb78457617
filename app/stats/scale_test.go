package stats

import (
	"math"
	"testing"

	"klaverjas/app/store"
	"klaverjas/engine"
)

// The scale is as the page says: who makes 20 points a deal more, 200 points
// of rating, wins about three matches of sixteen deals out of four. The margin
// of a match is the sum of many deals, so its chance is that of a normal number.
func TestTheScaleIsThatOfChess(t *testing.T) {
	var sum, squares, n float64
	for seed := range uint64(60) {
		p := playMatch(t, store.Setup{Rules: engine.DefaultRules(), Seed: seed, Seats: [4]string{ReferenceBot, ReferenceBot, ReferenceBot, ReferenceBot}}, 0)
		for i := range p.match.Deals {
			m := float64(Margin(&p.match.Deals[i]))
			sum, squares, n = sum+m, squares+m*m, n+1
		}
	}
	deviation := math.Sqrt(squares/n - sum*sum/(n*n))
	wins := 0.5 * math.Erfc(-20*16/(deviation*4)/math.Sqrt2)
	t.Logf("a deal's margin deviates by %.0f points; 200 of rating wins %.0f %% of matches", deviation, 100*wins)
	if wins < 0.70 || wins > 0.82 {
		t.Errorf("200 points of rating win %.0f %% of matches", 100*wins)
	}
}
