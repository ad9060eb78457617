package sheet

import (
	"testing"

	"klaverjas/engine"
)

// played returns a match in which every first choice is taken.
func played(t *testing.T, rules string, seed uint64) engine.Match {
	t.Helper()
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.NewMatch(r, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := engine.Action{Kind: engine.NextDeal}
		d := m.Deal()
		if seat, open := d.ToAct(); open {
			switch d.Phase {
			case engine.Bidding:
				a = engine.ChooseBy(seat, engine.Suit(seed&3))
			case engine.LastClaim:
				a = engine.GatherBy(seat)
			default:
				a = engine.PlayBy(seat, d.Legal().First())
			}
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestTheSheetAddsUp(t *testing.T) {
	for seed := range uint64(40) {
		m := played(t, "room-amsterdam round1=free deals=16", seed)
		s := Of(&m)
		if len(s.Rows) != 16 || s.Planned != 16 {
			t.Fatalf("%d rows", len(s.Rows))
		}
		var sum [2]int
		nats := 0
		for i, row := range s.Rows {
			res := m.Settled()[i].Result()
			for side := range 2 {
				if row.Points[side]+row.Roem[side] != row.Total[side] || row.Total[side] != res.Score[side] {
					t.Errorf("seed %d deal %d: %+v", seed, i+1, row)
				}
				sum[side] += row.Total[side]
			}
			failed := row.Marks[res.Makers] == MarkNat || row.Marks[res.Makers] == MarkNatPit
			if failed == res.Verdict.Made() {
				t.Errorf("seed %d deal %d: marks %v for %s", seed, i+1, row.Marks, res.Verdict)
			}
			if failed {
				nats++
			}
			if row.Running != sum {
				t.Errorf("seed %d deal %d: running %v, want %v", seed, i+1, row.Running, sum)
			}
		}
		if s.Total != m.Totals() || s.Nats[0]+s.Nats[1] != nats || s.Difference() != sum[0]-sum[1] {
			t.Errorf("seed %d: %+v", seed, s)
		}
	}
}

func TestMarksOfPitAndCounterPit(t *testing.T) {
	for verdict, want := range map[engine.Verdict][2]Mark{
		engine.Made:       {},
		engine.Nat:        {MarkNat, NoMark},
		engine.NatByTie:   {MarkNat, NoMark},
		engine.Pit:        {NoMark, MarkPit},
		engine.CounterPit: {MarkNatPit, NoMark},
	} {
		if got := marks(&engine.Result{Verdict: verdict}); got != want {
			t.Errorf("%s: %v, want %v", verdict, got, want)
		}
	}
}

// A sheet knows after which deal its match was over, as the engine does.
func TestWhenASheetIsOver(t *testing.T) {
	for _, rules := range []string{"deals=6", "length=points limit=1000", "length=points limit=162"} {
		m := played(t, "room-amsterdam round1=free "+rules, 3)
		s := Of(&m)
		for deals := range len(s.Rows) + 2 {
			want := deals > 0 && deals <= len(s.Rows) && m.Rules.Over(deals, s.Rows[deals-1].Running)
			if got := s.Over(deals); got != want {
				t.Errorf("%s: over after %d of %d deals: %v", rules, deals, len(s.Rows), got)
			}
		}
		if !s.Over(len(s.Rows)) {
			t.Errorf("%s: a match that was played to its end is not over", rules)
		}
	}
	if (&Sheet{Rows: make([]Row, 4)}).Over(4) {
		t.Error("without a number of deals or a limit nothing is over")
	}
}

func TestGroupSums(t *testing.T) {
	m := played(t, "room-amsterdam round1=free deals=6", 9)
	s := Of(&m)
	for last, want := range map[int]bool{-1: false, 0: false, 3: false, 4: true, 8: false} {
		sum, whole := s.GroupSum(last)
		if whole != want || whole && sum != s.Sum(0, 4) {
			t.Errorf("the group up to deal %d: %+v, %v", last, sum, whole)
		}
	}
}
