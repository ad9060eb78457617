package engine

import "testing"

// A match to a points limit ends after the deal in which a side passes it,
// roem included, and not before.
func TestMatchToALimit(t *testing.T) {
	rules := DefaultRules()
	rules.Length, rules.Limit, rules.Claim = LengthPoints, 700, ClaimAutomatic
	ends := map[Outcome]int{}
	for seed := range uint64(40) {
		m, err := NewMatch(rules, seed)
		if err != nil {
			t.Fatal(err)
		}
		m = playOut(m, NewRandom(seed), func(m Match) {
			if totals := m.Totals(); !m.Over() && m.Deal().Phase == Settled && max(totals[0], totals[1]) >= rules.Limit {
				t.Fatalf("the match goes on at %v", totals)
			}
		})
		totals, last := m.Totals(), m.Deal().Result().Score
		if max(totals[0], totals[1]) < rules.Limit || max(totals[0]-last[0], totals[1]-last[1]) >= rules.Limit {
			t.Errorf("the match ends at %v after a deal of %v", totals, last)
		}
		ends[m.Outcome()]++
		if _, _, err := m.Apply(Action{Kind: NextDeal}); code(err) != WrongPhase {
			t.Errorf("a deal after the last: %v", err)
		}
	}
	if ends[WonBySouthNorth] == 0 || ends[WonByWestEast] == 0 {
		t.Errorf("only one side wins: %v", ends)
	}
}

// The limit is met with points and roem together: 1490 and a deal of which
// only the roem goes over it.
func TestRoemAloneReachesTheLimit(t *testing.T) {
	rules := DefaultRules()
	rules.Length, rules.Limit = LengthPoints, 1500
	for _, c := range []struct {
		totals [2]int
		over   bool
	}{
		{[2]int{1490, 1480}, false},
		{[2]int{1490 + 20, 1480}, true},
		{[2]int{1499, 1499}, false},
		{[2]int{0, 1500}, true},
	} {
		if rules.Over(9, c.totals) != c.over {
			t.Errorf("at %v over is %v", c.totals, !c.over)
		}
	}
	rules.Length = LengthDeals
	if rules.Over(15, [2]int{3000, 0}) || !rules.Over(16, [2]int{}) {
		t.Error("a boompje is sixteen deals")
	}
}

func TestLeadersWithEqualTotalsShare(t *testing.T) {
	for _, c := range []struct {
		totals [2]int
		want   Outcome
	}{
		{[2]int{324, 324}, Shared},
		{[2]int{325, 324}, WonBySouthNorth},
		{[2]int{324, 325}, WonByWestEast},
		{[2]int{}, Shared},
	} {
		if got := OutcomeOf(c.totals); got != c.want {
			t.Errorf("%v: outcome %d, want %d", c.totals, got, c.want)
		}
	}
}

// The deal goes round to the left, and the last deal says that it was the last.
func TestTheDealGoesRound(t *testing.T) {
	rules, _ := ProfileByName("room-amsterdam")
	m, err := NewMatch(rules, 11)
	if err != nil {
		t.Fatal(err)
	}
	first := m.Deal().Dealer
	if first != FirstDealer(11) {
		t.Errorf("%s deals first", first)
	}
	r, over := NewRandom(11), 0
	for !m.Over() {
		d := m.Deal()
		if want := first.Plus(d.Number - 1); d.Dealer != want || d.Forehand() != want.Next() {
			t.Fatalf("deal %d is dealt by %s", d.Number, d.Dealer)
		}
		a := Action{Kind: NextDeal}
		if turn, open := d.ToAct(); open {
			a = randomAction(d, turn, r)
		}
		before := *d
		next, events, err := m.Apply(a)
		if err != nil || *m.Deal() != before {
			t.Fatalf("%v, or the match changed under %s", err, a)
		}
		for _, e := range events {
			if e.Kind == EventMatchOver {
				over++
			}
		}
		m = next
	}
	if over != 1 || m.Deal().Number != 8 {
		t.Errorf("%d last deals, the last is %d", over, m.Deal().Number)
	}
}

// A next deal is only dealt after a settled one.
func TestNoNextDealInTheMiddle(t *testing.T) {
	m, _ := NewMatch(DefaultRules(), 1)
	if _, _, err := m.Apply(Action{Kind: NextDeal}); code(err) != WrongPhase {
		t.Error(err)
	}
	turn, _ := m.Deal().ToAct()
	for _, a := range []Action{PlayBy(turn, m.Deal().Hands[turn].First()), GatherBy(turn), ClaimBy(turn)} {
		if _, _, err := m.Apply(a); code(err) != WrongPhase {
			t.Errorf("%s: %v", a, err)
		}
	}
	if _, _, err := m.Apply(Action{Kind: Pass, Seat: 4}); code(err) != NoSuchAction {
		t.Error(err)
	}
	if _, _, err := m.Apply(ChooseBy(turn, 4)); code(err) != NoSuchAction {
		t.Error(err)
	}
}
