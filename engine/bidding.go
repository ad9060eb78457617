package engine

// speaker returns the seat whose bid is awaited.
func (t *Table) speaker() Seat {
	first := t.Forehand()
	if t.Rules.FirstSpeaker == DealerSpeaks {
		first = t.Dealer
	}
	if t.BidCount < t.roundsOfBids() {
		return first.Plus(t.BidCount)
	}
	if t.Rules.AllPass == DealerMust {
		return t.Dealer
	}
	return t.Forehand()
}

// roundsOfBids returns how many bids the ordinary rounds hold.
func (t *Table) roundsOfBids() int {
	if t.Rules.Round2 == Round2Free {
		return 8
	}
	return 4
}

// forced tells whether the speaker has no pass.
func (t *Table) forced() bool {
	switch {
	case t.Rules.Round1 == Round1Forced:
		return true
	case t.Rules.AllPass == LastSpeakerMust:
		return t.BidCount == t.roundsOfBids()-1
	default:
		return t.BidCount == t.roundsOfBids()
	}
}

// LastResort returns the seat that has to choose if everybody passes, and
// whether the rules make anybody do so.
func (t *Table) LastResort() (Seat, bool) {
	switch t.Rules.AllPass {
	case ForehandMust:
		return t.Forehand(), true
	case DealerMust:
		return t.Dealer, true
	case LastSpeakerMust:
		if t.Rules.FirstSpeaker == DealerSpeaks {
			return t.Dealer.Plus(3), true
		}
		return t.Dealer, true
	default:
		return 0, false
	}
}

// BidChoice is what a speaker may say.
type BidChoice struct {
	Suits   [4]bool // the suits that may be chosen, by Suit
	MayPass bool
	Forced  bool // the speaker has no pass because of everybody's passes or the rules
}

// Choices returns what the speaker, who was dealt this hand, may say. A
// forced speaker is never bound to the proposed suit.
func (t *Table) Choices(hand Set) BidChoice {
	forced := t.forced()
	choice := BidChoice{MayPass: !forced, Forced: forced}
	for _, s := range Suits {
		choice.Suits[s] = t.whyNotTrump(s, hand) == nil
	}
	return choice
}

// ProposedOnly tells whether the speaker may only take the proposed suit or pass.
func (t *Table) ProposedOnly() bool {
	return t.Rules.Round1 == Round1Proposed && t.BidCount < 4 && !t.forced()
}

// whyNotTrump returns why the speaker may not choose a suit, nil if he may.
func (t *Table) whyNotTrump(s Suit, hand Set) error {
	switch {
	case s > Spades:
		return refuse(NoSuchAction)
	case t.ProposedOnly() && s != t.Proposed:
		return Reason{Code: NotProposed, Suit: t.Proposed, Card: NoCard}
	case t.Rules.TrumpHeld && hand.Of(s) == 0:
		return Reason{Code: TrumpNotHeld, Suit: s, Card: NoCard}
	}
	return nil
}

// bid applies a pass or a choice of the seat whose turn it is.
func (d *Deal) bid(a Action) ([]Event, error) {
	if a.Kind == Pass {
		return d.pass(a.Seat)
	}
	if err := d.whyNotTrump(a.Suit, d.Hands[a.Seat]); err != nil {
		return nil, err
	}
	d.addBid(Bid{Seat: a.Seat, Suit: a.Suit})
	d.startPlay(a.Seat, a.Suit)
	return []Event{d.event(EventTrump, a.Seat, func(e *Event) { e.Suit = a.Suit })}, nil
}

func (d *Deal) pass(s Seat) ([]Event, error) {
	if d.forced() {
		return nil, Reason{Code: MayNotPass, Seat: s, Card: NoCard}
	}
	d.addBid(Bid{Seat: s, Passed: true})
	events := []Event{d.event(EventPassed, s, nil)}
	if d.BidCount == d.roundsOfBids() && d.Rules.AllPass == Redeal {
		d.Phase = PassedOut
		events = append(events, d.event(EventPassedOut, d.Dealer, nil))
	}
	return events, nil
}

func (d *Deal) addBid(b Bid) {
	d.Bids[d.BidCount] = b
	d.BidCount++
}

// startPlay fixes trump and maker and lays the empty first trick.
func (d *Deal) startPlay(maker Seat, trump Suit) {
	d.Trump, d.Maker, d.Phase = trump, maker, Playing
	leader := d.Forehand()
	if d.Rules.FirstLead == MakerLeads {
		leader = maker
	}
	d.Tricks[0] = NewTrick(leader)
	d.TrickCount = 1
}
