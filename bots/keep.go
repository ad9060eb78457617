package bots

import "klaverjas/engine"

// The weights of the regular, in points; found by trying, against itself and
// the yardsticks.
const (
	weightToFall     = 3.0  // points that a player to come adds
	weightRoemToCome = 0.10 // chance that one particular card makes roem
	keepTrump        = 5.0  // any trump
	keepBossTrump    = 7.0  // the highest trump out, besides
	keepSecondTrump  = 5.0  // a nine or ace that will be high soon, besides
	keepBoss         = 5.0  // the highest card of a plain suit
	keepTen          = 4.0  // a ten whose ace is still out, guarded
	keepGuard        = 3.0  // the only small card beside a ten
	leadDraw         = 13.0 // as maker, a trump while opponents hold some
	leadToMaker      = 7.0  // a trump when the partner is the maker
	leadFeed         = -9.0 // a trump as defender
	leadWaste        = -14.0
	leadPartner      = 5.0 // a suit that the partner can take
	leadSignal       = 9.0 // a suit that the partner asked for
	leadShort        = 2.0 // a suit that this hand is about to be out of
	signalValue      = 1.5
)

// keep is what a card is worth if it stays in the hand.
func (k *knowledge) keep(c engine.Card) float64 {
	if k.hand.Len() == 1 {
		return 0
	}
	if c.Suit() == k.trump {
		return k.keepTrump(c)
	}
	worth := 0.0
	own := k.hand.Of(c.Suit())
	switch {
	case k.boss(c) && k.unseen.Of(c.Suit()) != 0:
		worth = keepBoss
	case c.Rank() == engine.Ten && own.Len() > 1:
		worth = keepTen
	case own.Len() == 2 && own.Has(engine.CardOf(c.Suit(), engine.Ten)) && k.unseen.Has(engine.CardOf(c.Suit(), engine.Ace)):
		worth = keepGuard
	}
	return worth
}

// keepTrump is what a trump is worth in the hand.
func (k *knowledge) keepTrump(c engine.Card) float64 {
	out := k.opponentTrumps()
	worth := keepTrump + float64(c.Strength(k.trump))*0.5
	switch {
	case out == 0:
		worth = keepTrump
	case k.boss(c):
		worth += keepBossTrump
	case (c.Stronger(k.trump) & k.unseen).Len() == 1:
		worth += keepSecondTrump
	}
	return worth
}
