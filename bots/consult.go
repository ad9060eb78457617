package bots

import "klaverjas/engine"

// BidMargin returns the suit that the regular would choose as trump and by
// how many points its hand is better than what the regular asks for before it
// plays of its own will; negative if the hand is too weak for that. It is for
// a view whose seat has to speak; who asks a learner to bid leaves out what is
// near zero.
func BidMargin(v engine.View) (engine.Suit, float64) {
	choice := v.Choices()
	suit, strength := cafeBids.best(&v, &choice)
	return suit, strength - cafeBids.need(&v)
}

// Asked returns the plain suits that the partner of a view's seat has asked
// for by a low discard on a trick that this seat took, where such signals are
// agreed.
func Asked(v engine.View) []engine.Suit {
	k := know(&v, &cafe)
	var suits []engine.Suit
	for _, s := range engine.Suits {
		if k.asked(s) {
			suits = append(suits, s)
		}
	}
	return suits
}

// ReasonsFor returns why a player by rules would do what a view's seat has
// done, or may do: the reason for one of its legal bids or cards, or for a
// claim. There is none for anything else, nor for passing with a hand that is
// strong enough to play.
func ReasonsFor(v engine.View, a engine.Action) []Reason {
	switch {
	case a.Seat != v.Seat:
		return nil
	case a.Kind == engine.Claim && v.CanClaim(v.Seat):
		return claimRoem(&v).Reasons
	case !v.MyTurn():
		return nil
	case v.Phase == engine.Bidding && (a.Kind == engine.Pass || a.Kind == engine.Choose):
		if a.Kind == engine.Pass && cafeBids.bid(&v).Action.Kind != engine.Pass {
			return nil // no player by rules would pass with it
		}
		return []Reason{cafeBids.explain(&v, a)}
	case a.Kind == engine.Play && v.Legal().Has(a.Card):
		return []Reason{know(&v, &cafe).explain(a.Card)}
	default:
		return nil
	}
}

// Liked returns what the café regular would do for a view's seat, which has to
// bid or to play a card.
func Liked(v engine.View) engine.Action {
	if v.Phase == engine.Bidding {
		return cafeBids.bid(&v).Action
	}
	return engine.PlayBy(v.Seat, know(&v, &cafe).choose())
}
