package arena

import (
	"context"
	"errors"
	"slices"
	"testing"

	"klaverjas/bots"
	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// TestSeersReachTheExactValue seats four seers: the deal ends as the solver
// says from the first card, and from the first bid nobody could have done better.
func TestSeersReachTheExactValue(t *testing.T) {
	for i, profile := range []string{"club-rotterdam", "room-amsterdam", "amsterdam-cafe first_lead=maker", "utrecht trump_held=true"} {
		rules, err := engine.ParseRules(profile)
		if err != nil {
			t.Fatal(err)
		}
		for number := range 1 + deals(20)/10 {
			d := deal(&rules, uint64(i), number, 0)
			seers := [4]bots.Bot{newSeer(), newSeer(), newSeer(), newSeer()}
			_, promised, err := newReadySeer(d).bestBid(context.Background(), d)
			if err != nil {
				t.Fatal(err)
			}
			for d.Phase == engine.Bidding {
				d = step(t, seers, d)
			}
			p, err := solver.At(&d)
			if err != nil {
				t.Fatal(err)
			}
			want, err := solver.New(0).Solve(context.Background(), &p, solver.Contract)
			if err != nil {
				t.Fatal(err)
			}
			for d.Phase != engine.Settled {
				d = step(t, seers, d)
			}
			score := d.Result().Score
			if got := score[d.Makers()] - score[d.Makers().Other()]; got != want {
				t.Errorf("%d for the makers, %d was promised: %s", got, want, d)
			}
			if got := score[engine.SouthNorth] - score[engine.WestEast]; got != promised {
				t.Errorf("%d for South and North, the bidding promised %d: %s", got, promised, d)
			}
		}
	}
}

func newReadySeer(d engine.Deal) *seer {
	b := &seer{deal: d, solver: solver.New(0), known: map[contract]int{}}
	return b
}

// step lets the seat that is due act.
func step(t *testing.T, seats [4]bots.Bot, d engine.Deal) engine.Deal {
	t.Helper()
	seat, _ := d.ToAct()
	a, err := act(context.Background(), &watched{Bot: seats[seat]}, &d, d.View(seat))
	if err != nil {
		t.Fatal(err)
	}
	next, _, err := d.Apply(a)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

func TestSeerStaysInTheArena(t *testing.T) {
	if slices.Contains(bots.Names(), seerName) {
		t.Error("the game knows the seer")
	}
	b, err := New(seerName, 1)
	if err != nil {
		t.Fatal(err)
	}
	rules := engine.DefaultRules()
	d := deal(&rules, 1, 0, 0)
	seat, _ := d.ToAct()
	if _, err := b.Bid(context.Background(), d.View(seat)); !errors.Is(err, errBlind) {
		t.Errorf("a seer that sees nothing answered (%v)", err)
	}
}

func TestSeerIsReproducible(t *testing.T) {
	job := Job{A: "seer", B: "regular", Rules: engine.DefaultRules(), Deals: deals(20)/5 + 1, Seed: 8, Cores: 2}
	one := timeless(run(t, job))
	job.Cores = 1
	if two := timeless(run(t, job)); one != two || one.Faults > 0 || one.Margin < 30 {
		t.Errorf("%+v and %+v", one, two)
	}
}
