package solver

import (
	"math/bits"

	"klaverjas/engine"
)

// Goal is what a search maximises for the makers.
type Goal uint8

// The goals.
const (
	// Difference is the raw difference in points at the end of the deal, makers
	// minus defenders: cards, last trick, roem and pit, without regard to nat.
	Difference Goal = iota
	// Contract is the difference in what both sides write down, makers minus
	// defenders, after a nat maker's points have gone to the other side.
	Contract
	// Verdict is 1 if the makers make their deal and 0 if they are nat.
	Verdict
)

// far is farther than any difference in points: eight tricks hold at most a
// thousand points of roem each.
const far = 1 << 14

// stakes is what the search counts: points of cards, roem, last trick and pit.
type stakes struct {
	roem engine.RoemRules
	last int
	pit  [2]int // by side
	deal int    // factor on all card points
	high int    // factor on the trump cards' points
}

// stakesOf returns what counts for a goal. For the verdict roem counts only
// where the rules compare with roem, and pit decides by itself.
func stakesOf(p *Position, goal Goal) stakes {
	r := &p.Rules
	st := stakes{roem: r.Roem, last: r.LastTrick, deal: 1, high: 1}
	if p.Trump == engine.Spades {
		switch r.DoubleSpade {
		case engine.DoubleTrumps:
			st.high = 2
		case engine.DoubleAll:
			st.deal, st.last = 2, 2*r.LastTrick
		}
	}
	st.pit[p.makers()] = r.PitBonus
	if r.PitFor == engine.PitForAny {
		st.pit[p.makers().Other()] = r.PitBonus
	}
	if goal == Verdict {
		if !p.compares() {
			st.roem = engine.RoemRules{}
		}
		st.pit = [2]int{}
		if !pitImplied(r) {
			st.pit = [2]int{far / 2, far / 2}
		}
	}
	return st
}

// pitImplied tells whether a side that takes all tricks always has more points
// than the other: it fails only where the holder's stuk is worth a whole deal.
func pitImplied(r *engine.Rules) bool {
	return r.Roem.StukTiming == engine.StukSameTrick || r.Roem.Stuk < 152+r.LastTrick
}

// worth is what the cards of one suit in one trick are worth: card points in
// the low half, roem in the high half.
type worth = uint32

// worths returns the worth of every set of cards of a plain suit and of trump.
func (st *stakes) worths() (t [2][256]worth) {
	for kind := range t {
		suit := engine.Suit(kind) // with diamonds trump, clubs are a plain suit
		for b := range t[kind] {
			var cards engine.Set
			for m := uint8(b); m != 0; m &= m - 1 {
				rank := naturalRank[kind][bits.TrailingZeros8(m)]
				cards = cards.With(engine.CardOf(suit, rank))
			}
			points := cards.Points(engine.Diamonds) * st.deal
			if kind == 1 {
				points *= st.high
			}
			roem := st.roem.OfTrick(cards, engine.Diamonds).Total()
			t[kind][b] = worth(points) | worth(roem)<<16
		}
	}
	return t
}

// four is a four of a kind that can still fall in one trick.
type four struct {
	cards uint32
	value int
}

// fours lists the fours of a kind whose cards are in four hands.
func (st *stakes) fours(hands *[4]uint32, list []four) []four {
	for rank, value := range st.roem.Four {
		if value == 0 {
			continue
		}
		cards := toBits(0x01010101<<rank, engine.Clubs)
		if apart(cards, hands) {
			list = append(list, four{cards, value})
		}
	}
	return list
}

// apart tells whether all the cards are held, each in another hand.
func apart(cards uint32, hands *[4]uint32) bool {
	var all uint32
	for _, hand := range hands {
		if bits.OnesCount32(hand&cards) > 1 {
			return false
		}
		all |= hand
	}
	return all&cards == cards
}

// banked returns makers minus defenders of the tricks done, in the points that
// count for the goal, the holder's stuk included.
func banked(p *Position, goal Goal) int {
	res := p.Rules.Settle(p.Done)
	makers, defenders := p.makers(), p.makers().Other()
	sum := res.Cards[makers] - res.Cards[defenders]
	if goal != Verdict || p.compares() {
		sum += p.Done.Roem[makers] - p.Done.Roem[defenders] + holderStuk(p)
	}
	return sum
}

// holderStuk returns the points of the holder's stuk for the makers.
func holderStuk(p *Position) int {
	switch {
	case p.Holder == 0:
		return 0
	case p.Stuk == p.makers():
		return p.Rules.Roem.Stuk
	default:
		return -p.Rules.Roem.Stuk
	}
}
