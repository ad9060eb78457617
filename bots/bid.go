package bots

import "klaverjas/engine"

// strengthOf is what a hand is worth with a suit as trump, in points that its
// side can hope for.
func strengthOf(hand engine.Set, trump engine.Suit) float64 {
	sum := 0.0
	own := hand.Of(trump)
	for c := range own.All() {
		sum += trumpWorth[c.Rank()]
	}
	if n := own.Len(); n > 3 {
		sum += float64(n-3) * lengthWorth
	}
	if own.Len() < 2 {
		sum -= 20
	}
	if nine := engine.CardOf(trump, engine.Nine); own.Has(nine) && own.Len() < 3 && !own.Has(engine.CardOf(trump, engine.Jack)) {
		sum -= 8
	}
	if own.Has(engine.CardOf(trump, engine.King)) && own.Has(engine.CardOf(trump, engine.Queen)) {
		sum += 2
	}
	for _, s := range engine.Suits {
		if s != trump {
			sum += sideWorth(hand.Of(s), s, own.Len())
		}
	}
	return sum
}

// trumpWorth is what each trump is worth, by rank in natural order.
var trumpWorth = [8]float64{7, 7, 17, 11, 28, 8, 8.5, 13}

const lengthWorth = 7.0

// sideWorth is what the cards of a plain suit are worth beside so many trumps.
func sideWorth(own engine.Set, s engine.Suit, trumps int) float64 {
	ace, ten := own.Has(engine.CardOf(s, engine.Ace)), own.Has(engine.CardOf(s, engine.Ten))
	sum := 0.0
	if ace {
		sum += 14
	}
	switch {
	case ten && ace:
		sum += 9
	case ten && own.Len() > 1:
		sum += 5
	}
	if own.Len() == 0 && trumps >= 3 {
		sum += 5
	}
	return sum
}

// playAt is the strength from which a suit is played of one's own will.
const playAt = 62.0

// bid chooses, passes, or chooses because somebody must.
func bid(v *engine.View) Decision {
	choice := v.Choices()
	best, top := engine.Clubs, -1000.0
	for _, s := range engine.Suits {
		if strength := strengthOf(v.Dealt, s); choice.Suits[s] && strength > top {
			best, top = s, strength
		}
	}
	need := playAt - 2*float64(v.BidCount%4)
	if lead := v.Forehand() == v.Seat; lead {
		need -= 3
	}
	switch {
	case !choice.MayPass && top < need:
		return Decision{engine.ChooseBy(v.Seat, best), []Reason{{Code: MustChoose, Suit: best}}}
	case top >= need || !choice.MayPass:
		return Decision{engine.ChooseBy(v.Seat, best), []Reason{{Code: PlaysStrongSuit, Suit: best}}}
	default:
		return Decision{engine.PassBy(v.Seat), []Reason{{Code: PassesWeak}}}
	}
}
