package bots

import "klaverjas/engine"

// bidding is what hands are judged by: points by which the maker's side can
// hope to lead when the deal is over.
type bidding struct {
	Base   float64    // for sitting down to it
	Trump  [8]float64 // each trump, by rank in natural order
	Length [9]float64 // so many trumps

	JackNine float64 // jack and nine of trump
	Stuk     float64 // king and queen of trump
	Ace      float64 // a plain ace
	TenAce   float64 // a ten beside its ace
	TenGuard float64 // a ten beside another card
	King     float64 // a king beside another card and no ten
	Void     float64 // no card of a plain suit, with three trumps or more
	Single   float64 // one card of a plain suit, likewise
	Lead     float64 // the first lead

	// How much must be hoped for before a suit is played of one's own will.
	PlayAt        float64 // at the first word
	PartnerPassed float64 // more after each pass of the partner
	TheyPassed    float64 // more after each pass of an opponent
	Offer         float64 // more for the proposed suit
	LeftToThem    float64 // more towards the end, where an opponent has to choose if all pass
	LeftToUs      float64 // more towards the end, where this side has to
}

// cafeBids is the bidding of the regular. What cards are worth is fitted to
// the results of deals that it played as maker; the thresholds were found by
// letting variants play each other. It is also that of the yardstick rule-1: it
// never changes.
var cafeBids = bidding{
	Base:   -130,
	Trump:  [8]float64{1, 1, 31, 5, 86, -8, -4, 17},
	Length: [9]float64{-75, -70, -33, 0, 33, 53, 65, 75, 80},

	JackNine: 14, Stuk: 9, Ace: 41, TenAce: 25, TenGuard: 21, King: 5, Void: 42, Single: 12, Lead: 4,

	PlayAt: -15, PartnerPassed: 2, TheyPassed: -4, Offer: 12, LeftToThem: 3,
}

// strength is what a hand is worth with a suit as trump.
func (b *bidding) strength(hand engine.Set, trump engine.Suit) float64 {
	own := hand.Of(trump)
	has := func(r engine.Rank) bool { return own.Has(engine.CardOf(trump, r)) }
	sum := b.Base + b.Length[own.Len()]
	for c := range own.All() {
		sum += b.Trump[c.Rank()]
	}
	if has(engine.Jack) && has(engine.Nine) {
		sum += b.JackNine
	}
	if has(engine.King) && has(engine.Queen) {
		sum += b.Stuk
	}
	for _, s := range engine.Suits {
		if s != trump {
			sum += b.side(hand.Of(s), s) + b.short(hand.Of(s).Len(), own.Len())
		}
	}
	return sum
}

// side is what the high cards of a plain suit are worth.
func (b *bidding) side(own engine.Set, s engine.Suit) float64 {
	has := func(r engine.Rank) bool { return own.Has(engine.CardOf(s, r)) }
	sum := 0.0
	if has(engine.Ace) {
		sum += b.Ace
	}
	switch {
	case has(engine.Ten) && has(engine.Ace):
		sum += b.TenAce
	case has(engine.Ten) && own.Len() > 1:
		sum += b.TenGuard
	case has(engine.King) && own.Len() > 1:
		sum += b.King
	}
	return sum
}

// short is what it is worth to hold few cards of a plain suit beside so many trumps.
func (b *bidding) short(cards, trumps int) float64 {
	switch {
	case trumps < 3 || cards > 1:
		return 0
	case cards == 1:
		return b.Single
	default:
		return b.Void
	}
}

// need is the strength from which the speaker plays of his own will.
func (b *bidding) need(v *engine.View) float64 {
	need := b.PlayAt
	if v.Seat == v.Forehand() {
		need -= b.Lead
	}
	for _, said := range v.BidList() {
		switch {
		case said.Seat == v.Seat.Partner():
			need += b.PartnerPassed
		case said.Seat != v.Seat:
			need += b.TheyPassed
		}
	}
	if v.ProposedOnly() {
		need += b.Offer
	}
	late := float64(v.BidCount%4) / 3
	switch seat, somebody := v.LastResort(); {
	case !somebody:
		return need
	case seat.Side() == v.Seat.Side():
		return need + late*b.LeftToUs
	default:
		return need + late*b.LeftToThem
	}
}

// best returns the strongest suit that may be chosen.
func (b *bidding) best(v *engine.View, choice *engine.BidChoice) (engine.Suit, float64) {
	best, top := engine.Clubs, -1000.0
	for _, s := range engine.Suits {
		if strength := b.strength(v.Dealt, s); choice.Suits[s] && strength > top {
			best, top = s, strength
		}
	}
	return best, top
}

// bid chooses, passes, or chooses because somebody must.
func (b *bidding) bid(v *engine.View) Decision {
	choice := v.Choices()
	suit, top := b.best(v, &choice)
	action := engine.PassBy(v.Seat)
	if top >= b.need(v) || !choice.MayPass {
		action = engine.ChooseBy(v.Seat, suit)
	}
	return Decision{Action: action, Reasons: []Reason{b.explain(v, action)}}
}

// explain gives the reason for a bid.
func (b *bidding) explain(v *engine.View, a engine.Action) Reason {
	choice := v.Choices()
	suit, top := b.best(v, &choice)
	why := Reason{Suit: suit, Seat: v.Seat, Card: engine.NoCard}
	switch {
	case a.Kind == engine.Pass && v.ProposedOnly():
		why.Code, why.Suit = PassesOffer, v.Proposed
	case a.Kind == engine.Pass:
		why.Code = PassesWeak
	case !choice.MayPass && top < b.need(v):
		why.Code, why.Suit = MustChoose, a.Suit
	default:
		why.Suit = a.Suit
		why.Code, why.Points = explainChoice(v.Dealt, a.Suit)
	}
	return why
}

// explainChoice names what makes a suit strong, with the number that goes with it.
func explainChoice(hand engine.Set, suit engine.Suit) (ReasonCode, int) {
	own := hand.Of(suit)
	jack, nine := own.Has(engine.CardOf(suit, engine.Jack)), own.Has(engine.CardOf(suit, engine.Nine))
	aces := 0
	for _, s := range engine.Suits {
		if s != suit && hand.Has(engine.CardOf(s, engine.Ace)) {
			aces++
		}
	}
	switch {
	case jack && nine:
		return PlaysJackNine, 0
	case jack:
		return PlaysJack, 0
	case own.Len() >= 4:
		return PlaysLength, own.Len()
	case aces > 0:
		return PlaysAces, aces
	default:
		return PlaysShape, 0
	}
}
