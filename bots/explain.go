package bots

import "klaverjas/engine"

// explain gives the reason for a card in the words of a player.
func (k *knowledge) explain(c engine.Card) Reason {
	if k.trick.Count == 0 {
		return k.explainLead(c)
	}
	t := k.trick
	t.Add(c)
	best, at := t.Best(k.trump)
	before := k.v.Rules.Roem.OfTrick(k.trick.Set(), k.trump).Total()
	roem := k.v.Rules.Roem.OfTrick(t.Set(), k.trump).Total() - before
	winner := t.SeatOf(at)
	switch {
	case roem > 0 && winner.Side() == k.me.Side():
		return Reason{Code: MakesRoem, Card: c, Points: roem}
	case best == c:
		return k.explainWin(c, &t)
	case winner == k.partner && c.Suit() != k.trump && c.Points(k.trump) >= 10:
		return Reason{Code: GivesToPartner, Card: c, Seat: k.partner, Points: c.Points(k.trump)}
	case winner == k.partner && k.discard(c) > 0:
		return Reason{Code: SignalsSuit, Card: c, Suit: c.Suit()}
	case winner == k.partner:
		return Reason{Code: LeavesToPartner, Card: c, Seat: k.partner}
	case c.Suit() == k.trump && t.Led() != k.trump:
		return Reason{Code: UndertrumpsForced, Card: c}
	default:
		return Reason{Code: LowestNoChance, Card: c}
	}
}

func (k *knowledge) explainWin(c engine.Card, t *engine.Trick) Reason {
	before, _ := k.trick.Best(k.trump)
	switch {
	case c.Suit() == k.trump && before.Suit() == k.trump:
		return Reason{Code: Overtrumps, Card: before}
	case c.Suit() == k.trump:
		return Reason{Code: Ruffs, Card: c}
	case k.chanceOurs(t) == 1:
		return Reason{Code: WinsSurely, Card: c}
	default:
		return Reason{Code: TriesToWin, Card: c}
	}
}

func (k *knowledge) explainLead(c engine.Card) Reason {
	switch {
	case c.Suit() == k.trump && k.ourSideMade() && !k.isMaker():
		return Reason{Code: LeadsToMaker, Card: c, Seat: k.partner}
	case c.Suit() == k.trump && k.ourSideMade():
		return Reason{Code: DrawsTrump, Card: c}
	case k.boss(c):
		return Reason{Code: CashesWinner, Card: c}
	case k.asked(c.Suit()):
		return Reason{Code: AnswersSignal, Suit: c.Suit(), Seat: k.partner}
	case k.partnerCanTake(c):
		return Reason{Code: LeadsToPartner, Suit: c.Suit(), Seat: k.partner}
	default:
		return Reason{Code: LeadsLow, Card: c}
	}
}
