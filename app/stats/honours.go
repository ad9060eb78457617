package stats

import "klaverjas/engine"

// Honours is what was dealt in a number of deals, by seat. Jacks, nines and
// aces of all suits are dealt by chance alone. Those of trump are not: who
// holds the jack chooses that suit.
type Honours struct {
	Deals  int
	Trump  [4][3]int // by seat: jacks, nines, aces of the suit that became trump
	Dealt  [4][3]int // by seat: jacks, nines, aces of any suit
	Makers [4]int    // by seat: deals in which it chose trump
}

// honourRanks are the ranks counted, in order.
var honourRanks = [3]engine.Rank{engine.Jack, engine.Nine, engine.Ace}

// Add counts a deal that has been settled.
func (h *Honours) Add(d *engine.Deal) {
	h.Deals++
	h.Makers[d.Maker]++
	for s, hand := range d.Hands {
		for i, rank := range honourRanks {
			for _, suit := range engine.Suits {
				if !hand.Has(engine.CardOf(suit, rank)) {
					continue
				}
				h.Dealt[s][i]++
				if suit == d.Trump {
					h.Trump[s][i]++
				}
			}
		}
	}
}

// ChanceDealt returns what chance allows a seat of the four jacks of each
// deal, or of any other rank: of 32 cards it gets eight.
func (h *Honours) ChanceDealt() Chance {
	// Eight cards drawn of 32 of which four are jacks: the variance of a
	// hypergeometric number, 8 · 1/8 · 7/8 · 24/31.
	n := float64(h.Deals)
	return allowed(n, n*7.0/8*24/31)
}

// ChanceTrump returns what chance would allow a seat of one card of each deal.
func (h *Honours) ChanceTrump() Chance {
	n := float64(h.Deals)
	return allowed(n/4, n*3/16)
}
