package engine

// duty is what one player owes to one trick: the cards he may play and what
// made them so. Legal cards and the reason for refusing any other card both
// come from it, so they cannot disagree.
type duty struct {
	legal   Set
	follow  bool // holds the suit led
	trumps  bool // void in the suit led and obliged to trump
	partner bool // the partner is winning
	led     Suit
	top     Card // highest trump on the table, NoCard if none
	winning Card
}

// duty applies the four steps of the legal-move rules (follow suit; whose
// trick it is; which trumps may be played; what remains) to a hand that is to
// play to a trick.
func (p *PlayRules) duty(hand Set, trump Suit, t *Trick) duty {
	if t.Count == 0 {
		return duty{legal: hand, top: NoCard, winning: NoCard}
	}
	best, at := t.Best(trump)
	d := duty{led: t.Led(), winning: best, top: NoCard, partner: (int(t.Count)-at)&1 == 0}
	if best.Suit() == trump {
		d.top = best
	}
	if own := hand.Of(d.led); own != 0 {
		d.follow = true
		d.legal = p.following(own, trump, d.top, d.led == trump)
		return d
	}
	d.trumps = p.mustTrump(d.partner)
	playable := p.playableTrumps(hand.Of(trump), trump, d.top)
	switch {
	case d.trumps && playable != 0:
		d.legal = playable
	default:
		d.legal = hand&^hand.Of(trump) | playable
	}
	if d.legal == 0 {
		d.legal = hand // nothing but lower trumps: the one exception to the ban
	}
	return d
}

// following narrows the held cards of the suit led to the higher trumps where
// a trump lead must be beaten.
func (p *PlayRules) following(own Set, trump Suit, top Card, trumpLed bool) Set {
	if trumpLed && p.TrumpLedMustBeat {
		if higher := own & top.Stronger(trump); higher != 0 {
			return higher
		}
	}
	return own
}

func (p *PlayRules) mustTrump(partnerWinning bool) bool {
	if partnerWinning {
		return p.VoidPartnerWinning == MustTrump
	}
	return p.VoidOpponentWinning == MustTrump
}

// playableTrumps returns which of the held trumps may be played by a player
// who is void in the plain suit led.
func (p *PlayRules) playableTrumps(held Set, trump Suit, top Card) Set {
	if top == NoCard || held == 0 || !p.MustOvertrump {
		return held
	}
	higher := held & top.Stronger(trump)
	if higher == 0 && p.Undertrump == UndertrumpAllowed {
		return held
	}
	return higher
}

// Legal returns the cards of a hand that may be played to a trick, by the
// seat whose turn it is. It is never empty for a hand that is not, and
// allocates nothing.
func (p *PlayRules) Legal(hand Set, trump Suit, t *Trick) Set {
	d := p.duty(hand, trump, t)
	return d.legal
}

// Why tells why a card of the hand may not be played to a trick; the zero
// Reason (code Allowed) means that it may.
func (p *PlayRules) Why(c Card, hand Set, trump Suit, t *Trick) Reason {
	if !hand.Has(c) {
		return Reason{Code: NotInHand, Card: c}
	}
	d := p.duty(hand, trump, t)
	switch {
	case d.legal.Has(c):
		return Reason{}
	case d.follow && c.Suit() != d.led:
		return Reason{Code: MustFollow, Suit: d.led, Card: NoCard}
	case d.follow:
		return Reason{Code: MustBeatTrump, Suit: trump, Card: d.top}
	case c.Suit() != trump:
		return Reason{Code: TrumpRequired, Suit: trump, Card: d.winning, Partner: d.partner}
	case d.legal&hand.Of(trump) != 0 && (d.trumps || p.Undertrump == UndertrumpAllowed):
		return Reason{Code: MustOvertrump, Suit: trump, Card: d.top}
	default:
		return Reason{Code: MayNotUndertrump, Suit: trump, Card: d.top}
	}
}
