package bots

import "klaverjas/engine"

// bidding is what hands are judged by, in points that the side can hope for.
type bidding struct {
	Trump     [8]float64 // each trump, by rank in natural order
	Length    float64    // each trump beyond the third
	Single    float64    // fewer than two trumps
	BareNine  float64    // a nine with neither jack nor two others beside it
	Stuk      float64    // king and queen of trump
	Ace       float64    // a plain ace
	TenAce    float64    // a ten beside its ace
	TenGuard  float64    // a ten beside another card
	Void      float64    // no card of a plain suit, with three trumps or more
	Lead      float64    // the first lead
	PlayAt    float64    // the strength from which a suit is played of one's own will
	PerPass   float64    // how much less is needed for every pass before
	Offer     float64    // how much less is needed for the proposed suit
	LastSpeak float64    // how much less where the next to speak, or oneself, will be forced
}

// cafeBids is the bidding of the regular.
var cafeBids = bidding{
	Trump:  [8]float64{7, 7, 17, 11, 28, 8, 8.5, 13},
	Length: 7, Single: -20, BareNine: -8, Stuk: 2,
	Ace: 14, TenAce: 9, TenGuard: 5, Void: 5, Lead: 3,
	PlayAt: 62, PerPass: 2,
}

// strength is what a hand is worth with a suit as trump.
func (b *bidding) strength(hand engine.Set, trump engine.Suit) float64 {
	own := hand.Of(trump)
	has := func(r engine.Rank) bool { return own.Has(engine.CardOf(trump, r)) }
	sum := 0.0
	for c := range own.All() {
		sum += b.Trump[c.Rank()]
	}
	sum += float64(max(own.Len()-3, 0)) * b.Length
	if own.Len() < 2 {
		sum += b.Single
	}
	if has(engine.Nine) && own.Len() < 3 && !has(engine.Jack) {
		sum += b.BareNine
	}
	if has(engine.King) && has(engine.Queen) {
		sum += b.Stuk
	}
	for _, s := range engine.Suits {
		if s != trump {
			sum += b.side(hand.Of(s), s, own.Len())
		}
	}
	return sum
}

// side is what the cards of a plain suit are worth beside so many trumps.
func (b *bidding) side(own engine.Set, s engine.Suit, trumps int) float64 {
	ace, ten := own.Has(engine.CardOf(s, engine.Ace)), own.Has(engine.CardOf(s, engine.Ten))
	sum := 0.0
	if ace {
		sum += b.Ace
	}
	switch {
	case ten && ace:
		sum += b.TenAce
	case ten && own.Len() > 1:
		sum += b.TenGuard
	case own.Len() == 0 && trumps >= 3:
		sum += b.Void
	}
	return sum
}

// need is the strength from which the speaker plays of his own will.
func (b *bidding) need(v *engine.View) float64 {
	need := b.PlayAt - b.PerPass*float64(v.BidCount%4)
	if v.Forehand() == v.Seat {
		need -= b.Lead
	}
	if v.ProposedOnly() {
		need -= b.Offer
	}
	return need
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
	strong := top >= b.need(v)
	why := Reason{Suit: suit, Seat: v.Seat, Card: engine.NoCard}
	switch {
	case strong:
		why.Code, why.Points = explainChoice(v.Dealt, suit)
	case !choice.MayPass:
		why.Code = MustChoose
	case v.ProposedOnly():
		why.Code = PassesOffer
	default:
		why.Code = PassesWeak
	}
	if strong || !choice.MayPass {
		return Decision{engine.ChooseBy(v.Seat, suit), []Reason{why}}
	}
	return Decision{engine.PassBy(v.Seat), []Reason{why}}
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
	default:
		return PlaysAces, aces
	}
}
