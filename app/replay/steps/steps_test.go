package steps

import (
	"testing"

	"klaverjas/app/session/sessiontest"
	"klaverjas/engine"
)

// match plays some deals under rules with four bots.
func match(t *testing.T, text string, seed uint64) engine.Match {
	t.Helper()
	rules, err := engine.ParseRules(text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.NewMatch(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	return sessiontest.Play(t, m, sessiontest.Bots(t, seed, "regular"), nil)
}

// A replay begins with the hands as dealt, plays every card once and ends with
// the deal as it was.
func TestAReplayIsTheDeal(t *testing.T) {
	for _, text := range []string{"amsterdam-cafe deals=3", "utrecht deals=2", "gids-rotterdams deals=2", "web-rotterdam all_pass=redeal round2=free deals=4"} {
		m := match(t, text, 8)
		for i := range m.Deals {
			r := New(m, i)
			if r.Step().Kind != Dealt || r.Step().Deal.Played() != 0 {
				t.Errorf("%s deal %d begins with %+v", text, i, r.Step())
			}
			cards := engine.Set(0)
			for _, s := range r.Steps {
				if s.Kind == Played {
					cards = cards.With(s.Action.Card)
				}
			}
			r.Go(1 << 20)
			if r.Step().Kind != Ended || r.Step().Deal != m.Deals[i] || cards != m.Deals[i].Played() {
				t.Errorf("%s deal %d ends with %v", text, i, r.Step().Deal.String())
			}
		}
	}
}

func TestStepsByTrick(t *testing.T) {
	m := match(t, "amsterdam-cafe deals=1", 3)
	r := New(m, 0)
	for n := 1; n <= 8; n++ {
		r.NextTrick()
		trick := r.Step().Deal.Trick()
		if r.Step().Trick != n || !trick.Full() {
			t.Fatalf("after %d tricks at %+v", n, r.Step())
		}
	}
	r.NextTrick()
	if r.At != len(r.Steps)-1 {
		t.Errorf("past the last trick at %d of %d", r.At, len(r.Steps))
	}
	for n := 8; n >= 1; n-- {
		r.LastTrick()
		if r.Step().Trick != n {
			t.Fatalf("back at trick %d, want %d", r.Step().Trick, n)
		}
	}
	r.LastTrick()
	r.Move(-5)
	if r.At != 0 {
		t.Errorf("before the beginning at %d", r.At)
	}
	r.GoTrick(5)
	if r.Step().Trick != 5 || r.Step().Kind != Played {
		t.Errorf("trick 5: %+v", r.Step())
	}
}

func TestTricksAddUp(t *testing.T) {
	for _, text := range []string{"amsterdam-cafe", "double_spades=trump_cards", "double_spades=all_points"} {
		m := match(t, text+" deals=16", 12)
		spades := 0
		for i := range m.Deals {
			res := m.Deals[i].Result()
			var points, roem int
			for _, trick := range New(m, i).Tricks() {
				points += trick.Points
				if trick.Counts {
					roem += trick.Roem.Total()
				}
			}
			if want := m.Rules.Total(res.Trump); points != want || roem != res.Roem[0]+res.Roem[1] {
				t.Errorf("%s deal %d: %d points and %d roem, want %d and %v", text, i, points, roem, want, res.Roem)
			}
			if res.Trump == engine.Spades {
				spades++
			}
		}
		if spades == 0 {
			t.Errorf("%s: spades were never trump", text)
		}
	}
}

func TestADealThatWasLeft(t *testing.T) {
	m := match(t, "amsterdam-cafe deals=1", 3)
	whole := m.Deals[0]
	d, _ := engine.NewDeal(whole.Rules, whole.Dealer, whole.Proposed, whole.Hands)
	for _, a := range whole.Actions()[:10] {
		next, _, err := d.Apply(a)
		if err != nil {
			t.Fatal(err)
		}
		d = next
	}
	m.Deals[0] = d
	r := New(m, 0)
	r.Go(99)
	if r.Step().Kind == Ended || r.Step().Deal.Played() != d.Played() || r.Note() != "" {
		t.Errorf("%+v", r.Step())
	}
	r.Notes = func(step int) string { return map[int]string{0: "first"}[step] }
	if r.Go(0); r.Note() != "first" {
		t.Error(r.Note())
	}
}
