package playout

import (
	"context"
	"math"

	"klaverjas/engine"
)

// bidModel is how the simulated players bid: by what a hand is worth to its
// maker, which is looked up, and by how much that has to be.
type bidModel struct{ w *Weights }

// class of the number of own trumps, for what plain cards are worth beside them.
var trumpClass = [9]int{0, 0, 0, 1, 2, 3, 3, 3, 3}

// value returns what a hand is worth to its maker with a suit as trump: the
// expected difference in points between the sides.
func (b *bidModel) value(hand engine.Set, trump engine.Suit, leads bool) float64 {
	own := suitMask(hand, trump)
	class := trumpClass[hand.Of(trump).Len()]
	sum := b.w.trump[own]
	for _, s := range engine.Suits {
		if s != trump {
			sum += b.w.side[class][suitMask(hand, s)]
		}
	}
	if leads {
		sum += b.w.lead[class]
	}
	return float64(sum)
}

// best returns the suit of the highest value among those that may be chosen.
func (b *bidModel) best(t *engine.Table, seat engine.Seat, hand engine.Set) (engine.Suit, float64) {
	leads := t.Rules.FirstLead == engine.MakerLeads || seat == t.Forehand()
	best, top := engine.Clubs, math.Inf(-1)
	only := t.ProposedOnly()
	for _, s := range engine.Suits {
		if only && s != t.Proposed || t.Rules.TrumpHeld && hand.Of(s) == 0 {
			continue
		}
		if x := b.value(hand, s, leads); x > top {
			best, top = s, x
		}
	}
	return best, top
}

// situation classes a moment of the bidding: who has to choose if all pass
// (nobody, our side, theirs), how many have passed, whether one suit is offered.
func situation(t *engine.Table, seat engine.Seat) int {
	who := 0
	if last, somebody := t.LastResort(); somebody {
		who = 2
		if last.Side() == seat.Side() {
			who = 1
		}
	}
	offered := 0
	if t.ProposedOnly() {
		offered = 1
	}
	return (who*9+min(8, t.BidCount))*2 + offered
}

// speak returns what a simulated player says.
func (b *bidModel) speak(t *engine.Table, seat engine.Seat, hand engine.Set) engine.Action {
	suit, top := b.best(t, seat, hand)
	choice := t.Choices(hand)
	if choice.MayPass && top < float64(b.w.need[situation(t, seat)]) {
		return engine.PassBy(seat)
	}
	return engine.ChooseBy(seat, suit)
}

// QuickBid returns what the players of the playouts would say in the place of
// a view's seat.
func (w *Weights) QuickBid(v *engine.View) engine.Action {
	b := bidModel{w}
	return b.speak(&v.Table, v.Seat, v.Dealt)
}

// hearing is the bids of the others, which tell something about their hands.
type hearing struct {
	model *bidModel
	steps []engine.Table // before each bid
	bids  []engine.Bid
}

func (b *bidModel) heard(v *engine.View) hearing {
	h := hearing{model: b}
	t := v.Table
	t.Phase = engine.Bidding
	t.BidCount = 0
	for i, bid := range v.BidList() {
		if bid.Seat != v.Seat {
			t.BidCount = i
			h.steps = append(h.steps, t)
			h.bids = append(h.bids, bid)
		}
	}
	return h
}

// sureness is the scale, in points, on which a player decides more and more
// surely the more his hand is above or below what he needs.
const sureness = 14

// likelihood returns the logarithm of how likely the others would have bid as
// they did, had they been dealt these cards.
func (h *hearing) likelihood(dealt *[4]engine.Set) float64 {
	sum := 0.0
	for i := range h.bids {
		t, bid := &h.steps[i], h.bids[i]
		hand := dealt[bid.Seat]
		_, top := h.model.best(t, bid.Seat, hand)
		gap := (top - float64(h.model.w.need[situation(t, bid.Seat)])) / sureness
		if bid.Passed {
			sum += math.Log(0.02 + 0.98/(1+math.Exp(gap)))
			continue
		}
		choice := t.Choices(hand)
		if choice.MayPass {
			sum += math.Log(0.02 + 0.98/(1+math.Exp(-gap)))
		}
		leads := t.Rules.FirstLead == engine.MakerLeads || bid.Seat == t.Forehand()
		x := h.model.value(hand, bid.Suit, leads)
		sum += math.Log(0.02 + 0.98*math.Exp(min(0, (x-top)/sureness)))
	}
	return sum
}

// Bids returns what each bid that may be made is worth: passing first, if it
// may be done, and then the suits.
func (s *Searcher) Bids(ctx context.Context, v *engine.View, e Effort) ([]Value, error) {
	choice := v.Choices()
	var values []Value
	if choice.MayPass {
		values = append(values, Value{Action: engine.PassBy(v.Seat)})
	}
	for _, suit := range engine.Suits {
		if choice.Suits[suit] {
			values = append(values, Value{Action: engine.ChooseBy(v.Seat, suit)})
		}
	}
	g := newGround(&v.Rules, engine.Clubs, v.Seat)
	if ok, err := s.suppose(ctx, v, &g, e); !ok {
		return values, err
	}
	return s.try(ctx, v, values, func(w *world, a engine.Action) int {
		return s.bidOut(engine.Deal{Table: v.Table, Hands: w.hands}, a)
	})
}

// bidOut makes a bid, lets the auction and the play run to their end and
// returns the outcome; a deal that everybody passes counts for nobody.
func (s *Searcher) bidOut(d engine.Deal, a engine.Action) int {
	for d.Phase == engine.Bidding {
		next, _, err := d.Apply(a)
		if err != nil {
			return 0
		}
		d = next
		if d.Phase == engine.Bidding {
			seat, _ := d.ToAct()
			a = s.bids.speak(&d.Table, seat, d.Hands[seat])
		}
	}
	if d.Phase != engine.Playing {
		return 0
	}
	g := newGround(&d.Rules, d.Trump, d.Maker)
	g.stuk(d.Hands)
	return s.policy.finish(newState(d.Hands, d.Tricks[0].Leader), &g)
}
