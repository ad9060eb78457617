package engine

// CanClaim tells whether a seat's side may claim the trick that lies: the
// rules ask for claims and the trick is full, captured by that side, and not
// claimed yet. It does not tell whether the trick holds any roem.
func (t *Table) CanClaim(s Seat) bool { return t.whyNoClaim(s) == nil }

func (t *Table) whyNoClaim(s Seat) error {
	trick := t.Trick()
	open := t.Rules.Claim == ClaimRequired && (t.Phase == Playing || t.Phase == LastClaim)
	switch {
	case !open || !trick.Full():
		return refuse(WrongPhase)
	case trick.Winner(t.Trump).Side() != s.Side():
		return Reason{Code: NotYourTrick, Seat: trick.Winner(t.Trump), Card: NoCard}
	case t.Claimed[t.TrickCount-1]:
		return refuse(AlreadyClaimed)
	}
	return nil
}

// claim counts the roem of the trick that lies. A wrong claim is refused and
// costs nothing.
func (d *Deal) claim(s Seat) ([]Event, error) {
	if err := d.whyNoClaim(s); err != nil {
		return nil, err
	}
	if d.RoemOf(d.TrickCount-1).Total() == 0 {
		return nil, refuse(NoRoem)
	}
	d.Claimed[d.TrickCount-1] = true
	return d.roemEvent(EventRoem, s), nil
}

// gather turns the eighth trick, after which nothing can be claimed.
func (d *Deal) gather() ([]Event, error) {
	return append(d.missed(), d.settle()), nil
}

// missed returns the event of a full trick on the table whose roem nobody claimed.
func (d *Deal) missed() []Event {
	trick := d.Trick()
	if !trick.Full() || d.Counts(d.TrickCount-1) {
		return nil
	}
	return d.roemEvent(EventMissed, trick.Winner(d.Trump))
}

// roemEvent returns an event about the roem of the trick that lies, none if it holds none.
func (d *Deal) roemEvent(k EventKind, s Seat) []Event {
	roem := d.RoemOf(d.TrickCount - 1)
	if roem.Total() == 0 {
		return nil
	}
	return []Event{d.event(k, s, func(e *Event) { e.Points, e.Roem = roem.Total(), roem })}
}
