package solver

import (
	"context"
	"fmt"
	"slices"
	"time"

	"klaverjas/engine"
)

// Solved is the answer for one deal and what it cost.
type Solved struct {
	Deal  engine.Deal
	Value int         // for the goal that was asked
	Best  engine.Card // a best card of the seat to play
	MS    float64     // milliseconds by the clock, for the value alone
	Nodes uint64      // cards tried for it
}

// Summary is what solving many deals cost.
type Summary struct {
	Goal      Goal
	MedianMS  float64 // milliseconds a deal
	P95MS     float64
	MaxMS     float64
	NodesPerS float64 // cards tried a second
	Deals     []Solved
}

// Report solves n random deals for the difference in points, as RandomDeals
// makes them. The profile is read by [engine.ParseRules], so key=value pairs
// may follow its name. It is an error if that fails or the context ends.
func Report(ctx context.Context, n int, profile string, seed uint64) (Summary, error) {
	rules, err := engine.ParseRules(profile)
	if err != nil {
		return Summary{}, err
	}
	return Measure(ctx, New(0), RandomDeals(n, rules, seed), Difference)
}

// RandomDeals returns the deals 1 to n of a seed, with the proposed suit for
// trump and forehand for maker.
func RandomDeals(n int, rules engine.Rules, seed uint64) []engine.Deal {
	deals := make([]engine.Deal, 0, n)
	for number := 1; number <= n; number++ {
		dealer := engine.FirstDealer(seed).Plus(number - 1)
		pack, trump := engine.Shuffle(seed, number, 0)
		d, err := engine.StartPlay(rules, dealer, dealer.Next(), trump, rules.Batches.Distribute(pack, dealer))
		if err != nil {
			panic(err) // a shuffled pack always makes four hands
		}
		d.Number = number
		deals = append(deals, d)
	}
	return deals
}

// Measure solves deals one after the other. It is an error if a deal does not
// await a card or the context ends.
func Measure(ctx context.Context, s *Solver, deals []engine.Deal, goal Goal) (Summary, error) {
	sum := Summary{Goal: goal, Deals: make([]Solved, 0, len(deals))}
	for i := range deals {
		solved, err := measure(ctx, s, &deals[i], goal)
		if err != nil {
			return Summary{}, fmt.Errorf("deal %d: %w", i+1, err)
		}
		sum.Deals = append(sum.Deals, solved)
	}
	sum.count()
	return sum, nil
}

func measure(ctx context.Context, s *Solver, d *engine.Deal, goal Goal) (Solved, error) {
	p, err := At(d)
	if err != nil {
		return Solved{}, err
	}
	s.Forget()
	before, start := s.Nodes(), time.Now()
	if _, err := s.Solve(ctx, &p, goal); err != nil {
		return Solved{}, err
	}
	solved := Solved{Deal: *d, MS: time.Since(start).Seconds() * 1000, Nodes: s.Nodes() - before}
	best, err := s.Best(ctx, &p, goal)
	solved.Value, solved.Best = best.Value, best.Card
	return solved, err
}

// count works out the figures of all deals together.
func (s *Summary) count() {
	if len(s.Deals) == 0 {
		return
	}
	var total float64
	var nodes uint64
	times := make([]float64, len(s.Deals))
	for i := range s.Deals {
		times[i] = s.Deals[i].MS
		total += times[i]
		nodes += s.Deals[i].Nodes
	}
	slices.Sort(times)
	s.MedianMS, s.P95MS, s.MaxMS = times[len(times)/2], times[len(times)*95/100], times[len(times)-1]
	s.NodesPerS = float64(nodes) / total * 1000
}
