package engine

// TakeBack returns the match before the last card of a seat, with the deal
// marked as practice, and the card. It must be the last thing that the seat
// did, in a deal that is still being played; the error is a Reason. So the card
// lies in the trick on the table or in the one before; whether that trick has
// been taken away before the seat's eyes is not known here.
func (m Match) TakeBack(s Seat) (Match, Card, error) {
	d := m.Deal()
	actions := d.Actions()
	at := len(actions) - 1
	for at >= 0 && actions[at].Seat != s {
		at--
	}
	if d.Phase != Playing || at < 0 || actions[at].Kind != Play {
		return Match{}, NoCard, refuse(WrongPhase)
	}
	fresh := d.Fresh()
	fresh.Practice = true
	for _, a := range actions[:at] {
		if err := fresh.step(a); err != nil {
			return Match{}, NoCard, err
		}
	}
	return m.withDeal(fresh), actions[at].Card, nil
}

// PlayAgain returns the match with its settled deal fresh on the table again,
// marked as practice. It is a Reason if the deal is not settled.
func (m Match) PlayAgain() (Match, error) {
	if m.Deal().Phase != Settled {
		return Match{}, refuse(WrongPhase)
	}
	fresh := m.Deal().Fresh()
	fresh.Practice = true
	return m.withDeal(fresh), nil
}

// Fresh returns the deal as it was before its first bid.
func (d *Deal) Fresh() Deal {
	return Deal{
		Table:    Table{Rules: d.Rules, Number: d.Number, Redeals: d.Redeals, Dealer: d.Dealer, Proposed: d.Proposed},
		Hands:    d.Hands,
		Practice: d.Practice,
	}
}

// withDeal returns the match with another state of its present deal.
func (m Match) withDeal(d Deal) Match {
	deals := make([]Deal, len(m.Deals))
	copy(deals, m.Deals)
	deals[len(deals)-1] = d
	m.Deals = deals
	return m
}
