package bots

import (
	"flag"
	"testing"

	"klaverjas/engine"
)

// full asks for tests at the size that the searching levels are measured by.
var full = flag.Bool("full", false, "as many positions for the searching levels as for the others")

// TestHiddenCardsDoNotMatter exchanges hidden cards between the other hands,
// consistently with all that the seat has seen, and asks for the same choice.
func TestHiddenCardsDoNotMatter(t *testing.T) {
	for _, level := range Levels() {
		t.Run(level.Name, func(t *testing.T) {
			positions := 2000
			switch searches := level.Name == "club" || level.Name == "champion"; {
			case testing.Short():
				positions = 15
			case searches && !*full:
				positions = 100
			}
			swap(t, level, positions)
		})
	}
}

// swap looks at positions from deals that a level plays against itself.
func swap(t *testing.T, level Kind, wanted int) {
	t.Helper()
	positions, changed := 0, 0
	r := engine.NewRandom(7)
	for deal := uint64(1); positions < wanted; deal++ {
		p := engine.Profiles()[int(deal)%len(engine.Profiles())]
		m, err := engine.NewMatch(p.Rules, deal)
		if err != nil {
			t.Fatal(err)
		}
		d := *m.Deal()
		for seat, open := d.ToAct(); open; seat, open = d.ToAct() {
			a := decide(t, level.make(deal), d.View(seat))
			if swapped, ok := d.Exchange(seat, r); ok {
				changed++
				if again := decide(t, level.make(deal), swapped.View(seat)); again != a {
					t.Fatalf("%s became %s in\n%s\n%s", a, again, d, swapped)
				}
			}
			positions++
			if d, _, err = d.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if changed < wanted*3/4 {
		t.Fatalf("only %d of %d positions could be changed", changed, positions)
	}
}

// decide asks a bot for the action that is due.
func decide(t *testing.T, b Bot, v engine.View) engine.Action {
	t.Helper()
	if v.Phase == engine.LastClaim {
		return engine.GatherBy(v.Seat)
	}
	return decision(t, b, v).Action
}

func TestSameSeedGivesTheSameMatch(t *testing.T) {
	for _, level := range Levels() {
		for i, p := range engine.Profiles() {
			if testing.Short() && i > 0 {
				break
			}
			p.Rules.Deals = 1
			if a, b := botMatch(t, level, p.Rules), botMatch(t, level, p.Rules); a != b {
				t.Errorf("%s, %s: two matches differ", level.Name, p.Name)
			}
		}
	}
}

// botMatch plays a match between four bots of a level and returns its record.
func botMatch(t *testing.T, level Kind, rules engine.Rules) string {
	t.Helper()
	m, err := engine.NewMatch(rules, 11)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := engine.Action{Kind: engine.NextDeal, Card: engine.NoCard}
		if seat, open := m.Deal().ToAct(); open {
			a = decide(t, level.make(uint64(seat)), m.View(seat))
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return engine.Record{Match: m}.String()
}
