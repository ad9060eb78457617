package engine

// View is all that one seat may know of a deal: what everybody has seen, its
// own cards and the match score. Bots and hints get a View and nothing else.
// It is a value.
type View struct {
	Table
	Seat   Seat
	Dealt  Set    // the eight cards dealt to this seat
	Totals [2]int // points written down before this deal, per side
}

// View returns what a seat may know of the present deal.
func (m *Match) View(s Seat) View {
	v := m.Deal().View(s)
	for i := range m.Deals[:len(m.Deals)-1] {
		if m.Deals[i].Phase == Settled {
			score := m.Deals[i].Result().Score
			v.Totals[0] += score[0]
			v.Totals[1] += score[1]
		}
	}
	return v
}

// View returns what a seat may know of a deal that belongs to no match.
func (d *Deal) View(s Seat) View { return View{Table: d.Table, Seat: s, Dealt: d.Hands[s]} }

// Hand returns the cards that the seat still holds.
func (v *View) Hand() Set { return v.Dealt &^ v.PlayedBy(v.Seat) }

// MyTurn tells whether the seat has to act.
func (v *View) MyTurn() bool {
	turn, open := v.ToAct()
	return open && turn == v.Seat
}

// Legal returns the cards that the seat may play now; empty if it is not its
// turn to play a card.
func (v *View) Legal() Set {
	if v.Phase != Playing || !v.MyTurn() {
		return 0
	}
	next := v.Next()
	return v.Rules.Play.Legal(v.Hand(), v.Trump, &next)
}

// Choices returns what the seat may say in the bidding, if it is its turn.
func (v *View) Choices() BidChoice { return v.Table.Choices(v.Dealt) }

// Unseen returns the cards that the other three hold.
func (v *View) Unseen() Set { return FullDeck &^ v.Dealt &^ v.Played() }

// MayHold returns for each seat the cards that it can still hold as far as
// this seat can tell: its own cards for itself, and for the others the unseen
// cards that none of their plays has ruled out.
func (v *View) MayHold() [4]Set {
	may := v.Table.mayHold()
	unseen := v.Unseen()
	for s := range may {
		may[s] &= unseen
	}
	may[v.Seat] = v.Hand()
	return may
}
