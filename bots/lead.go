package bots

import "klaverjas/engine"

// lead is what leading a card is good for beyond the trick itself.
func (k *knowledge) lead(c engine.Card) float64 {
	if c.Suit() == k.trump {
		return k.leadTrump(c)
	}
	worth := 0.0
	if k.partnerCanTake(c) {
		worth += k.LeadPartner
	}
	if k.asked(c.Suit()) {
		worth += k.LeadSignal
	} else if k.partnerLed(c.Suit()) {
		worth += k.LeadReturn
	}
	if k.getsShort(c) && !k.isMaker() {
		worth += k.LeadShort
	}
	if k.forcesMaker(c) {
		worth += k.LeadForce
	}
	return worth
}

// leadTrump judges a trump lead: the maker draws the opponents' trumps and
// stops when they have none, his partner helps him, defenders leave them alone.
func (k *knowledge) leadTrump(c engine.Card) float64 {
	out := k.opponentTrumps()
	switch {
	case out == 0:
		return k.LeadWaste
	case k.isMaker() && (k.boss(c) || k.hand.Of(k.trump).Len() >= 3):
		return k.LeadDraw + float64(c.Strength(k.trump))
	case k.isMaker():
		return 0
	case k.ourSideMade():
		return k.LeadToMaker
	case k.boss(c) && out.Len() <= 2:
		return 0
	default:
		return k.LeadFeed
	}
}

// partnerCanTake tells whether the highest unseen card of the suit, above
// this one, can only be the partner's.
func (k *knowledge) partnerCanTake(c engine.Card) bool {
	top := (k.unseen & c.Stronger(k.trump)).Strongest(c.Suit(), k.trump)
	if top == engine.NoCard {
		return false
	}
	return !k.may[k.me.Next()].Has(top) && !k.may[k.partner.Next()].Has(top)
}

// partnerLed tells whether the partner has led a suit before.
func (k *knowledge) partnerLed(suit engine.Suit) bool {
	for i := range k.v.FullTricks() {
		if t := &k.v.Tricks[i]; t.Leader == k.partner && t.Led() == suit {
			return true
		}
	}
	return false
}

// getsShort tells whether this hand is out of the card's plain suit without
// it and has trumps to use that.
func (k *knowledge) getsShort(c engine.Card) bool {
	return c.Suit() != k.trump && k.hand.Of(c.Suit()).Len() == 1 && k.hand.Of(k.trump) != 0
}

// forcesMaker tells whether a defender's lead of a worthless card makes the
// maker, who is out of the suit, use a trump.
func (k *knowledge) forcesMaker(c engine.Card) bool {
	maker := k.v.Maker
	return !k.ourSideMade() && c.Points(k.trump) == 0 && k.may[maker].Of(c.Suit()) == 0 && k.may[maker].Of(k.trump) != 0
}

// explainLead gives the reason for a lead.
func (k *knowledge) explainLead(c engine.Card) Reason {
	suit := c.Suit()
	why := Reason{Card: c, Suit: suit, Seat: k.partner}
	switch {
	case suit == k.trump:
		why.Code = k.explainTrumpLead(c)
	case k.boss(c) && c.Rank() == engine.Ace:
		why.Code = CashesAce
	case k.boss(c) && c.Rank() == engine.Ten && !k.hand.Has(engine.CardOf(suit, engine.Ace)):
		why.Code = CashesTen
	case k.boss(c):
		why.Code = CashesWinner
	case k.asked(suit):
		why.Code = AnswersSignal
	case k.partnerCanTake(c):
		why.Code = LeadsToPartner
	case k.forcesMaker(c):
		why.Code, why.Seat = ForcesMaker, k.v.Maker
	case k.partnerLed(suit):
		why.Code = ReturnsSuit
	case k.getsShort(c):
		why.Code = LeadsShort
	default:
		why.Code = LeadsLow
	}
	return why
}

func (k *knowledge) explainTrumpLead(c engine.Card) ReasonCode {
	switch {
	case k.opponentTrumps() == 0:
		return LeadsLastTrump
	case k.isMaker():
		return DrawsTrump
	case k.ourSideMade():
		return LeadsToMaker
	case k.boss(c):
		return CashesTrump
	default:
		return LeadsTrumpForLack
	}
}
