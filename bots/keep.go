package bots

import "klaverjas/engine"

// keep is what a card is worth if it stays in the hand.
func (k *knowledge) keep(c engine.Card) float64 {
	switch {
	case k.hand.Len() == 1:
		return 0
	case c.Suit() == k.trump:
		return k.keepTrump(c)
	default:
		return k.keepPlain(c)
	}
}

// keepTrump is what a trump is worth in the hand.
func (k *knowledge) keepTrump(c engine.Card) float64 {
	worth := k.KeepTrump
	if k.opponentTrumps() == 0 {
		return worth
	}
	worth += float64(c.Strength(k.trump)) * k.KeepStrength
	switch (c.Stronger(k.trump) & k.unseen).Len() {
	case 0:
		worth += k.KeepTop + k.TopOwn*float64(c.Points(k.trump))
	case 1:
		worth += k.KeepSecond
	}
	return worth
}

// keepPlain is what a plain card is worth in the hand: winners, guarded tens
// and kings, and the cards that guard them.
func (k *knowledge) keepPlain(c engine.Card) float64 {
	suit := c.Suit()
	own, higher := k.hand.Of(suit), c.Stronger(k.trump)&k.unseen
	switch {
	case higher == 0 && k.unseen.Of(suit) == 0:
		return 0
	case higher == 0:
		return (k.KeepBoss + k.BossOwn*float64(c.Points(k.trump))) * (1 - k.ruffRisk(suit))
	case own.Len() > 1 && c.Rank() == engine.Ten:
		return k.KeepTen
	case own.Len() > 1 && c.Rank() == engine.King && higher.Len() == 1:
		return k.KeepKing
	case own.Len() == 2 && k.guarded(own):
		return k.KeepGuard
	}
	return 0
}

// guarded tells whether the two cards of a suit are a ten and its guard while
// the ace is out.
func (k *knowledge) guarded(own engine.Set) bool {
	suit := own.First().Suit()
	return own.Has(engine.CardOf(suit, engine.Ten)) && k.unseen.Has(engine.CardOf(suit, engine.Ace))
}

// ruffRisk estimates the chance that an opponent trumps a plain suit when it
// is led.
func (k *knowledge) ruffRisk(suit engine.Suit) float64 {
	holds := 1.0
	for _, s := range k.opponents() {
		holds *= 1 - k.chanceRuffs(s, suit)
	}
	return 1 - holds
}
