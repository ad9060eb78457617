package coach

import (
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

func TestSameSeedGivesTheSameJudgement(t *testing.T) {
	d := play(t, engine.DefaultRules(), 3, four("beginner"))
	one, err := coach(t, little).Judge(t.Context(), &d, Wishes{Cores: 2})
	if err != nil {
		t.Fatal(err)
	}
	two, err := coach(t, little).Judge(t.Context(), &d, Wishes{Seat: engine.West})
	if err != nil {
		t.Fatal(err)
	}
	if len(one) == 0 || !reflect.DeepEqual(one, two) {
		t.Error("the judgements differ")
	}
}

// Every choice is judged, with every alternative, and the one taken is among them.
func TestEveryDecisionIsJudged(t *testing.T) {
	for _, p := range engine.Profiles() {
		d := play(t, p.Rules, 11, four("random"))
		told, own := 0, true
		all, err := coach(t, little).Judge(t.Context(), &d, Wishes{Seat: engine.North, Told: func(x Decision, at Progress) {
			told++
			if at.Done != told || at.Total < told {
				t.Errorf("%s: progress %+v after %d", p.Name, at, told)
			}
			if x.Action().Seat != engine.North {
				own = false
			} else if !own {
				t.Errorf("%s: an own decision after others'", p.Name)
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		actions := d.Actions()
		for _, m := range decisions(&d) {
			if len(all) == 0 {
				t.Fatalf("%s: decision %d is not judged", p.Name, m.at)
			}
			x := all[0]
			all = all[1:]
			if x.At != m.at || plain(actions[x.At]) != x.Action() || len(x.Options) != choices(&m.deal) {
				t.Errorf("%s: %+v for %v", p.Name, x, m.action)
			}
			if x.Loss < x.Sure || x.OpenLoss < 0 || x.Options[0].Behind != 0 || x.Loss != x.Options[x.Taken].Behind && x.Taken == 0 {
				t.Errorf("%s: losses do not fit: %+v", p.Name, x)
			}
		}
		if len(all) > 0 {
			t.Errorf("%s: %d judgements too many", p.Name, len(all))
		}
	}
}

// Where a seat can tell every card, what was expected is exact play: the deal
// with open cards never shows a better card afterwards.
func TestNothingBetterIsFoundWhereAllIsKnown(t *testing.T) {
	found := 0
	for seed := range uint64(240) {
		profile := engine.Profiles()[seed%uint64(len(engine.Profiles()))]
		d := play(t, profile.Rules, 100+seed, four("random"))
		j := judging{coach: coach(t, little)}
		for _, m := range decisions(&d) {
			v := m.deal.View(m.action.Seat)
			if _, ok := known(&v); !ok || m.deal.Phase != engine.Playing {
				continue
			}
			found++
			x, err := j.judge(t.Context(), &m, solver.New(0))
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range x.Options {
				if math.Abs(o.Expected-float64(o.Open)) > 1e-9 {
					t.Errorf("%s: %v is worth %g, and %d with open cards", profile.Name, o.Action, o.Expected, o.Open)
				}
			}
			if !x.Known || int(x.Loss) != x.OpenLoss || x.Sure != x.Loss {
				t.Errorf("%s: lost %g, and %d with open cards", profile.Name, x.Loss, x.OpenLoss)
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d decisions with all cards known", found)
	}
}

// What is said to be known is how the cards lie.
func TestKnownIsWhatMustBe(t *testing.T) {
	found := 0
	for seed := range uint64(300) {
		d := play(t, engine.DefaultRules(), 40+seed, four("random"))
		for _, m := range decisions(&d) {
			if m.deal.Phase != engine.Playing {
				continue
			}
			v := m.deal.View(m.action.Seat)
			hands, ok := known(&v)
			if !ok {
				continue
			}
			for _, s := range engine.Seats {
				if hands[s] != m.deal.Hand(s) {
					t.Fatalf("%s is said to hold %v, but holds %v", s, hands[s].Cards(), m.deal.Hand(s).Cards())
				}
			}
			found++
		}
	}
	if found < 20 {
		t.Errorf("only %d moments at which all is known", found)
	}
}

func TestCancelStopsAtOnce(t *testing.T) {
	d := play(t, engine.DefaultRules(), 3, four("beginner"))
	ctx, stop := context.WithCancel(t.Context())
	after := 0
	all, err := coach(t, Usual).Judge(ctx, &d, Wishes{Told: func(Decision, Progress) { after++; stop() }})
	if !errors.Is(err, context.Canceled) || after != 1 || len(all) != 1 {
		t.Errorf("after the end: %d judgements, %d told, %v", len(all), after, err)
	}
}

// A deal in which everybody passed has judgements of the bids only.
func TestPassedOut(t *testing.T) {
	rules := engine.DefaultRules()
	rules.AllPass = engine.Redeal
	m, err := engine.NewMatch(rules, 1)
	if err != nil {
		t.Fatal(err)
	}
	d := *m.Deal()
	for d.Phase == engine.Bidding {
		seat, _ := d.ToAct()
		if d, _, err = d.Apply(engine.PassBy(seat)); err != nil {
			t.Fatal(err)
		}
	}
	all, err := coach(t, little).Judge(t.Context(), &d, Wishes{})
	if err != nil || len(all) != d.BidCount {
		t.Errorf("%d judgements of %d bids: %v", len(all), d.BidCount, err)
	}
}

// Other worlds do not turn a good card into a blunder, nor a blunder into a
// good card.
func TestChanceMakesNoBlunder(t *testing.T) {
	for seed := range uint64(2) {
		d := play(t, engine.DefaultRules(), 70+seed, four("beginner"))
		one, err := coach(t, Usual).Judge(t.Context(), &d, Wishes{Cores: 2})
		if err != nil {
			t.Fatal(err)
		}
		other, _ := New(99, Usual)
		two, err := other.Judge(t.Context(), &d, Wishes{Cores: 2})
		if err != nil {
			t.Fatal(err)
		}
		for i := range one {
			if apart := int(one[i].Grade) - int(two[i].Grade); apart < -1 || apart > 1 {
				t.Errorf("%s is graded %s (%.1f), with other worlds %s (%.1f)",
					one[i].Action(), one[i].Grade, one[i].Sure, two[i].Grade, two[i].Sure)
			}
		}
	}
}
