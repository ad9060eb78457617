package engine

import "testing"

// TestACardIsTakenBackWhileItsTrickLies takes back South's last card at every
// moment of many deals and asks whether everything is as it was before it.
func TestACardIsTakenBackWhileItsTrickLies(t *testing.T) {
	taken, refused := 0, 0
	for seed := range uint64(30) {
		rules := DefaultRules()
		rules.Deals = 1
		m, err := NewMatch(rules, seed)
		if err != nil {
			t.Fatal(err)
		}
		random := NewRandom(seed)
		var before Match // South's last card
		var card Card
		last := false // it was the last thing that South did
		for m.Deal().Phase == Bidding || m.Deal().Phase == Playing {
			a := anyAction(&m, random)
			next, _, err := m.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			switch {
			case a.Kind == Play && a.Seat == South:
				before, card, last = m, a.Card, true
			case a.Seat == South:
				last = false
			}
			m = next
			back, got, err := m.TakeBack(South)
			if may := last && m.Deal().Phase == Playing; may != (err == nil) {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if err != nil {
				refused++
				continue
			}
			taken++
			want := *before.Deal()
			want.Practice = true
			if got != card || *back.Deal() != want || m.Deal().Practice != before.Deal().Practice {
				t.Fatalf("seed %d: %s came back\n%s\nwant\n%s", seed, got, back.Deal(), want)
			}
		}
	}
	if taken == 0 || refused == 0 {
		t.Errorf("%d taken back, %d refused", taken, refused)
	}
}

// anyAction returns one of the actions that are allowed.
func anyAction(m *Match, random *Random) Action {
	seat, _ := m.Deal().ToAct()
	v := m.View(seat)
	if v.Phase == Bidding {
		for _, s := range Suits {
			if v.Choices().Suits[s] {
				return ChooseBy(seat, s)
			}
		}
		return PassBy(seat)
	}
	legal := v.Legal().Cards()
	return PlayBy(seat, legal[random.Below(len(legal))])
}

// TestPracticeIsWritten plays a deal again and reads both text forms back.
func TestPracticeIsWritten(t *testing.T) {
	m, err := NewMatch(DefaultRules(), 5)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.PlayAgain(); code(err) != WrongPhase {
		t.Errorf("played again before it was over: %v", err)
	}
	random := NewRandom(5)
	for m.Deal().Phase == Bidding || m.Deal().Phase == Playing {
		m, _, _ = m.Apply(anyAction(&m, random))
	}
	turn, _ := m.Deal().ToAct()
	if m, _, err = m.Apply(GatherBy(turn)); err != nil {
		t.Fatal(err)
	}
	again, err := m.PlayAgain()
	if err != nil || again.Deal().Hands != m.Deal().Hands || again.Deal().Phase != Bidding || !again.Deal().Practice {
		t.Fatalf("played again as %s: %v", again.Deal(), err)
	}
	text := Record{Match: again}.String()
	r, err := ParseRecord(text)
	if err != nil || !r.Match.Deal().Practice || r.String() != text {
		t.Errorf("record: %v\n%s", err, text)
	}
	line := again.Deal().String()
	if d, err := ParseDeal(line); err != nil || d != *again.Deal() {
		t.Errorf("line: %v\n%s", err, line)
	}
}
