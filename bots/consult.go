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
