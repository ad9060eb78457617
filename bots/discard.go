package bots

import "klaverjas/engine"

// discard is what throwing a card of another suit is good for: shortness, and
// what it says to the partner.
func (k *knowledge) discard(c engine.Card) float64 {
	if c.Suit() == k.trump || c.Suit() == k.trick.Led() {
		return 0
	}
	worth := 0.0
	if k.getsShort(c) {
		worth += k.DiscardShort
	}
	if k.couldSignal(c) {
		if k.wants(c.Suit()) {
			worth += k.DiscardSignal
		} else {
			worth -= k.DiscardSignal
		}
	}
	return worth
}

// couldSignal tells whether the partner would read a discard as asking for
// its suit: a low card on a trick that is his, where that is agreed.
func (k *knowledge) couldSignal(c engine.Card) bool {
	return k.v.Rules.Signals == engine.SignalsLow && c.Rank() <= engine.Nine &&
		c.Suit() != k.trump && c.Suit() != k.trick.Led() && k.trick.Winner(k.trump) == k.partner
}

// wants tells whether this hand can win a trick in a plain suit that the
// partner leads: with the highest card out, or soon by trumping.
func (k *knowledge) wants(suit engine.Suit) bool {
	top := k.hand.Strongest(suit, k.trump)
	return top != engine.NoCard && k.boss(top) && k.unseen.Of(suit) != 0
}

// asked tells whether the partner has asked for a suit by a low discard on a
// trick that was ours, where that is agreed.
func (k *knowledge) asked(suit engine.Suit) bool {
	if k.v.Rules.Signals != engine.SignalsLow || suit == k.trump {
		return false
	}
	for i := range k.v.FullTricks() {
		t := &k.v.Tricks[i]
		c := t.CardOf(k.partner)
		if c.Suit() == suit && suit != t.Led() && c.Rank() <= engine.Nine && t.Winner(k.trump) == k.me {
			return true
		}
	}
	return false
}

// What keeping to an agreed signal is worth to a player who searches, in
// points: his supposed partners understand it less well than the real one.
const (
	answers = 30
	asks    = 15
)

// agreement is what a card is worth because it does what was agreed: leads the
// suit that the partner asked for, or asks for a suit that this hand wants and
// for no other.
func (k *knowledge) agreement(c engine.Card) float64 {
	switch {
	case k.v.Rules.Signals == engine.SignalsOff:
		return 0
	case k.trick.Count == 0 && k.asked(c.Suit()):
		return answers
	case k.trick.Count == 0 || !k.couldSignal(c):
		return 0
	case k.wants(c.Suit()):
		return asks
	default:
		return -asks
	}
}
