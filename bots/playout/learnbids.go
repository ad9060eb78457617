package playout

import (
	"math"

	"klaverjas/engine"
)

// LearnValues fits what hands are worth to their maker to the results of
// random deals that the policy plays out.
func (w *Weights) LearnValues(rules []engine.Rules, deals int, seed uint64) {
	r := engine.NewRandom(seed)
	p := &policy{w.cards}
	b := &bidModel{w}
	w.trump, w.side, w.lead = [256]float32{}, [4][256]float32{}, [4]float32{}
	var slopes Weights
	for n := range deals {
		rs := &rules[n%len(rules)]
		hands := rs.Batches.Distribute(r.Shuffle(), engine.South)
		maker, trump := engine.Seat(r.Below(4)), engine.Suit(r.Below(4))
		if hands[maker].Of(trump).Len() < 1+r.Below(3) {
			continue
		}
		leader := maker
		if r.Below(2) == 0 {
			leader = engine.Seat(r.Below(4))
		}
		g := newGround(rs, trump, maker)
		g.stuk(hands)
		x := float32(p.finish(newState(hands, leader), &g))
		if maker.Side() == 1 {
			x = -x
		}
		miss := float32(b.value(hands[maker], trump, leader == maker)) - x
		rate := float32(0.6 / (1 + 4*float64(n)/float64(deals)))
		class := trumpClass[hands[maker].Of(trump).Len()]
		step(&w.trump[suitMask(hands[maker], trump)], &slopes.trump[suitMask(hands[maker], trump)], miss, rate)
		for _, s := range engine.Suits {
			if s != trump {
				step(&w.side[class][suitMask(hands[maker], s)], &slopes.side[class][suitMask(hands[maker], s)], miss, rate)
			}
		}
		if leader == maker {
			step(&w.lead[class], &slopes.lead[class], miss, rate)
		}
	}
}

// step moves one weight against its slope.
func step(w, slopes *float32, slope, rate float32) {
	*slopes += slope * slope
	*w -= rate * slope * 20 / float32(math.Sqrt(float64(*slopes)+1))
}

// LearnNeeds finds, for every situation of the bidding, the worth from which
// choosing brings more than passing.
func (w *Weights) LearnNeeds(rules []engine.Rules, deals int, seed uint64) {
	r := engine.NewRandom(seed)
	s := &Searcher{policy: &policy{w.cards}, bids: &bidModel{w}, r: r}
	for i := range w.need {
		w.need[i] = 0
	}
	var n [54]int
	for k := range deals {
		rs := rules[k%len(rules)]
		dealer := engine.Seat(r.Below(4))
		d, err := engine.NewDeal(rs, dealer, engine.Suit(r.Below(4)), rs.Batches.Distribute(r.Shuffle(), dealer))
		if err != nil {
			continue
		}
		stop := r.Below(9)
		for d.Phase == engine.Bidding {
			seat, _ := d.ToAct()
			choice := d.Choices(d.Hands[seat])
			if !choice.MayPass {
				break
			}
			a := s.bids.speak(&d.Table, seat, d.Hands[seat])
			suit, x := s.bids.best(&d.Table, seat, d.Hands[seat])
			at := situation(&d.Table, seat)
			if gap := math.Abs(x - float64(w.need[at])); gap < 25 && d.BidCount >= stop%4 {
				sign := 1.0
				if seat.Side() == 1 {
					sign = -1
				}
				play := sign * float64(s.bidOut(d, engine.ChooseBy(seat, suit)))
				pass := sign * float64(s.bidOut(d, engine.PassBy(seat)))
				// Near the border the gain of playing grows as the worth does.
				gain := play - pass - (x - float64(w.need[at]))
				n[at]++
				w.need[at] -= float32(gain / float64(50+n[at]))
			}
			if a.Kind == engine.Choose {
				a = engine.PassBy(seat)
				if d.BidCount > 5 {
					break
				}
				break
			}
			if d, _, err = d.Apply(a); err != nil {
				break
			}
		}
	}
}
