package engine

// WhyNot tells why a seat may not play a card now; code Allowed means that it may.
func (d *Deal) WhyNot(s Seat, c Card) Reason {
	if d.Phase != Playing {
		return Reason{Code: WrongPhase, Card: NoCard}
	}
	next := d.Next()
	if turn := next.ToPlay(); s != turn {
		return Reason{Code: NotYourTurn, Seat: turn, Card: NoCard}
	}
	return d.Rules.Play.Why(c, d.Hand(s), d.Trump, &next)
}

// play applies a card of the seat whose turn it is.
func (d *Deal) play(a Action) ([]Event, error) {
	if why := d.WhyNot(a.Seat, a.Card); why.Code != Allowed {
		return nil, why
	}
	events := d.missed()
	if trick := d.Trick(); trick.Full() {
		d.Tricks[d.TrickCount] = d.Next()
		d.TrickCount++
	}
	trick := &d.Tricks[d.TrickCount-1]
	trick.Add(a.Card)
	events = append(events, d.event(EventPlayed, a.Seat, func(e *Event) { e.Card = a.Card }))
	events = append(events, d.holderStuk(a)...)
	if trick.Full() {
		events = append(events, d.captured(trick)...)
	}
	return events, nil
}

// captured returns the events of a trick that has just become full, and
// settles the deal with the eighth where nothing can be claimed any more.
func (d *Deal) captured(t *Trick) []Event {
	winner := t.Winner(d.Trump)
	events := []Event{d.event(EventTrick, winner, func(e *Event) { e.Points = d.PointsOf(d.TrickCount - 1) })}
	last := d.TrickCount == 8
	if d.Rules.Claim == ClaimRequired {
		if last {
			d.Phase = LastClaim
		}
		return events
	}
	events = append(events, d.roemEvent(EventRoem, winner)...)
	if last {
		events = append(events, d.settle())
	}
	return events
}

// holderStuk returns the event of a player's second card of the stuk that he
// was dealt, where the rules score it (source text 002).
func (d *Deal) holderStuk(a Action) []Event {
	pair := stukOf(d.Trump)
	if d.Rules.Roem.StukTiming != StukAlsoHolder || !pair.Has(a.Card) || d.PlayedBy(a.Seat)&pair != pair {
		return nil
	}
	return []Event{d.event(EventStuk, a.Seat, func(e *Event) {
		e.Points, e.Roem.Stuk = d.Rules.Roem.Stuk, d.Rules.Roem.Stuk
	})}
}

// HolderStuk returns the seat that has played both king and queen of trump
// and scores them for that, and whether there is one under the rules.
func (t *Table) HolderStuk() (Seat, bool) {
	if t.Rules.Roem.StukTiming != StukAlsoHolder || t.TrickCount == 0 {
		return 0, false
	}
	pair := stukOf(t.Trump)
	for _, s := range Seats {
		if t.PlayedBy(s)&pair == pair {
			return s, true
		}
	}
	return 0, false
}

// settle ends the deal.
func (d *Deal) settle() Event {
	d.Phase = Settled
	return d.event(EventSettled, d.Maker, nil)
}
