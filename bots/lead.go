package bots

import "klaverjas/engine"

// lead is what leading a card is good for beyond the trick itself.
func (k *knowledge) lead(c engine.Card) float64 {
	if c.Suit() == k.trump {
		return k.leadTrump(c)
	}
	worth := 0.0
	if k.partnerCanTake(c) {
		worth += leadPartner
	}
	if k.asked(c.Suit()) {
		worth += leadSignal
	}
	if k.hand.Of(c.Suit()).Len() == 1 && k.hand.Of(k.trump) != 0 && !k.isMaker() {
		worth += leadShort
	}
	return worth
}

// leadTrump judges a trump lead: makers draw the opponents' trumps and stop
// when they have none; defenders leave them alone.
func (k *knowledge) leadTrump(c engine.Card) float64 {
	out := k.opponentTrumps()
	switch {
	case out == 0:
		return leadWaste
	case k.isMaker() && (k.boss(c) || k.hand.Of(k.trump).Len() >= 3):
		return leadDraw + float64(c.Strength(k.trump))
	case k.isMaker():
		return 0
	case k.ourSideMade():
		return leadToMaker
	case k.boss(c) && out.Len() <= 2:
		return 0
	default:
		return leadFeed
	}
}

// partnerCanTake tells whether the highest unseen card of the suit can only be
// the partner's.
func (k *knowledge) partnerCanTake(c engine.Card) bool {
	if k.boss(c) {
		return false
	}
	top := (k.unseen & c.Stronger(k.trump)).Strongest(c.Suit(), k.trump)
	return !k.may[k.me.Next()].Has(top) && !k.may[k.partner.Next()].Has(top)
}

// asked tells whether the partner has asked for a suit by a low discard on a
// trick that was ours, where that is agreed.
func (k *knowledge) asked(suit engine.Suit) bool {
	if k.v.Rules.Signals != engine.SignalsLow {
		return false
	}
	for i := range k.v.FullTricks() {
		t := &k.v.Tricks[i]
		c := t.CardOf(k.partner)
		discard := c.Suit() != t.Led() && c.Suit() != k.trump && c.Rank() <= engine.Nine
		if discard && c.Suit() == suit && t.Winner(k.trump) == k.me {
			return true
		}
	}
	return false
}

// discard is what throwing a card of another suit says to the partner.
func (k *knowledge) discard(c engine.Card) float64 {
	if k.v.Rules.Signals != engine.SignalsLow || c.Suit() == k.trump || c.Suit() == k.trick.Led() {
		return 0
	}
	if k.trick.Winner(k.trump) != k.partner || c.Rank() > engine.Nine {
		return 0
	}
	if k.hand.Has(engine.CardOf(c.Suit(), engine.Ace)) {
		return signalValue
	}
	return -signalValue
}
