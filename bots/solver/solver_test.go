package solver

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"klaverjas/engine"
)

func rotterdam(t testing.TB) engine.Rules {
	t.Helper()
	rules, ok := engine.ProfileByName("club-rotterdam")
	if !ok {
		t.Fatal("no club-rotterdam")
	}
	return rules
}

// position returns the position that a random deal of a seed has reached.
func position(t testing.TB, rules engine.Rules, seed uint64, cardsLeft int) Position {
	t.Helper()
	d := randomDeal(engine.NewRandom(seed), rules, cardsLeft)
	p, err := At(&d)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestSolveAllocatesNothing(t *testing.T) {
	p := position(t, rotterdam(t), 3, 22)
	s := New(0)
	ctx := context.Background()
	values, line := make([]CardValue, 0, 8), make([]engine.Card, 0, 32)
	for _, goal := range []Goal{Difference, Contract, Verdict} {
		n := testing.AllocsPerRun(3, func() {
			s.Forget()
			if _, err := s.Cards(ctx, &p, goal, values); err != nil {
				t.Error(err)
			}
			if _, _, err := s.Line(ctx, &p, goal, line); err != nil {
				t.Error(err)
			}
		})
		if n != 0 {
			t.Errorf("goal %d: %v allocations", goal, n)
		}
	}
}

// A solver that has seen the earlier positions of a deal, or another deal, or
// has a table of another size must give the same answers.
func TestAnswersDoNotDependOnTheTable(t *testing.T) {
	ctx := context.Background()
	for seed := range uint64(6) {
		r := engine.NewRandom(seed, 9)
		d := randomDeal(r, randomRules(r, rotterdam(t).Play), 24)
		used, tiny := New(0), New(1)
		for d.Phase == engine.Playing {
			p, err := At(&d)
			if err != nil {
				t.Fatal(err)
			}
			fresh := New(1 << 22)
			for _, goal := range []Goal{Difference, Contract, Verdict} {
				want, _ := fresh.Cards(ctx, &p, goal, nil)
				for _, s := range []*Solver{used, tiny} {
					if got, err := s.Cards(ctx, &p, goal, nil); err != nil || !slices.Equal(got, want) {
						t.Fatalf("seed %d, goal %d: %v (%v), want %v", seed, goal, got, err, want)
					}
				}
			}
			cards := p.Legal().Cards()
			if d, _, err = d.Apply(engine.PlayBy(p.ToPlay(), cards[r.Below(len(cards))])); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// On whole deals, which plain minimax cannot reach, the goals must agree with
// each other and the best line with the engine.
func TestWholeDeals(t *testing.T) {
	for name, play := range engine.PlaySets() {
		r := engine.NewRandom(21)
		s := New(0)
		for range 5 {
			rules := randomRules(r, play)
			d := randomDeal(r, rules, 32)
			p, err := At(&d)
			if err != nil {
				t.Fatal(name, err)
			}
			for _, goal := range []Goal{Difference, Contract, Verdict} {
				v, err := s.Solve(context.Background(), &p, goal)
				if err != nil {
					t.Fatal(name, err)
				}
				followLine(t, s, &d, &p, goal, v)
			}
		}
	}
}

func TestCancel(t *testing.T) {
	p := position(t, rotterdam(t), 1, 32)
	s := New(0)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := s.Solve(ctx, &p, Difference); !errors.Is(err, context.Canceled) {
		t.Fatalf("got %v", err)
	}
	if !stopsMidway(t, s) {
		t.Fatal("no search was stopped while it ran")
	}
	want, _ := New(0).Solve(context.Background(), &p, Difference)
	if got, err := s.Solve(context.Background(), &p, Difference); err != nil || got != want {
		t.Fatalf("after a stop: %d (%v), want %d", got, err, want)
	}
}

// stopsMidway searches whole deals, most of which take longer than they are given
// here, and tells whether one was stopped in the middle.
func stopsMidway(t *testing.T, s *Solver) bool {
	for i := range uint64(500) {
		p := position(t, rotterdam(t), i, 32)
		ctx, cancel := context.WithTimeout(context.Background(), time.Millisecond)
		early := ctx.Err() == nil
		_, err := s.Solve(ctx, &p, Difference)
		cancel()
		if early && errors.Is(err, context.DeadlineExceeded) {
			return true
		}
	}
	return false
}

func TestSolversSideBySide(t *testing.T) {
	p := position(t, rotterdam(t), 4, 28)
	want, err := New(0).Solve(context.Background(), &p, Difference)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			if got, err := New(0).Solve(context.Background(), &p, Difference); err != nil || got != want {
				t.Errorf("got %d (%v), want %d", got, err, want)
			}
		})
	}
	wg.Wait()
}

func TestPositionErrors(t *testing.T) {
	d, err := engine.NewDeal(rotterdam(t), engine.South, engine.Clubs, engine.Batches323.Distribute(engine.NewRandom(1).Shuffle(), engine.South))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := At(&d); !errors.Is(err, ErrNotPlaying) {
		t.Errorf("bidding: %v", err)
	}
	d = randomDeal(engine.NewRandom(1), rotterdam(t), 30)
	hands := [4]engine.Set{d.Hand(0), d.Hand(1), d.Hand(2), d.Hand(3)}
	if _, err := With(&d.Table, hands); err != nil {
		t.Error(err)
	}
	hands[0] |= hands[1]
	if _, err := With(&d.Table, hands); err == nil {
		t.Error("a card held twice was accepted")
	}
	hands[0] = 0
	if _, err := With(&d.Table, hands); err == nil {
		t.Error("an empty hand was accepted")
	}
	var over Position
	if _, err := New(0).Solve(context.Background(), &over, Difference); err == nil {
		t.Error("a position without cards was solved")
	}
}

func TestReport(t *testing.T) {
	sum, err := Report(context.Background(), 3, "club-amsterdam", 1)
	if err != nil || len(sum.Deals) != 3 {
		t.Fatalf("%d deals, %v", len(sum.Deals), err)
	}
	if sum.MedianMS <= 0 || sum.MaxMS < sum.P95MS || sum.P95MS < sum.MedianMS || sum.NodesPerS <= 0 {
		t.Errorf("figures make no sense: %+v", sum)
	}
	for _, d := range sum.Deals {
		if !d.Deal.Legal().Has(d.Best) {
			t.Errorf("best card %s is not legal", d.Best)
		}
	}
	if _, err := Report(context.Background(), 1, "none", 1); err == nil {
		t.Error("an unknown profile was accepted")
	}
}
