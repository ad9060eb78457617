//go:build unix

package solver

import (
	"context"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"

	"klaverjas/engine"
)

// cpuTime returns the processor time that this process has spent.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

var benchProfiles = []string{"club-rotterdam", "club-amsterdam"}

// benchDeals is how many random deals one round of a benchmark solves.
const benchDeals = 1000

func BenchmarkDifference(b *testing.B) { benchGoal(b, Difference) }
func BenchmarkVerdict(b *testing.B)    { benchGoal(b, Verdict) }
func BenchmarkContract(b *testing.B)   { benchGoal(b, Contract) }

// benchGoal reports processor time for whole deals.
func benchGoal(b *testing.B, goal Goal) {
	for _, profile := range benchProfiles {
		b.Run(profile, func(b *testing.B) {
			rules, _ := engine.ProfileByName(profile)
			deals := RandomDeals(benchDeals, rules, 1)
			s := New(0)
			var ms []float64
			for b.Loop() {
				for i := range deals {
					ms = append(ms, benchDeal(b, s, &deals[i], goal))
				}
			}
			report(b, ms, s.Nodes())
		})
	}
}

func benchDeal(b *testing.B, s *Solver, d *engine.Deal, goal Goal) float64 {
	p, err := At(d)
	if err != nil {
		b.Fatal(err)
	}
	s.Forget()
	start := cpuTime()
	if _, err := s.Solve(context.Background(), &p, goal); err != nil {
		b.Fatal(err)
	}
	return (cpuTime() - start).Seconds() * 1000
}

func report(b *testing.B, ms []float64, nodes uint64) {
	total := 0.0
	for _, t := range ms {
		total += t
	}
	slices.Sort(ms)
	b.ReportMetric(ms[len(ms)/2], "median-ms")
	b.ReportMetric(ms[len(ms)*95/100], "p95-ms")
	b.ReportMetric(ms[len(ms)-1], "max-ms")
	b.ReportMetric(total/float64(len(ms)), "mean-ms")
	b.ReportMetric(float64(nodes)/total/1000, "Mnodes/s")
	b.ReportMetric(float64(nodes)/float64(len(ms)), "nodes/deal")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkCards values every legal card for the difference, with so many
// tricks left and any seat of the trick to play; forced cards are left out.
func BenchmarkCards(b *testing.B) {
	for _, profile := range benchProfiles {
		for tricks := 8; tricks >= 4; tricks-- {
			b.Run(profile+"/"+strconv.Itoa(tricks), func(b *testing.B) { benchCards(b, profile, tricks) })
		}
	}
}

func benchCards(b *testing.B, profile string, tricks int) {
	rules, _ := engine.ProfileByName(profile)
	r := engine.NewRandom(2)
	var positions []Position
	for len(positions) < benchDeals {
		d := randomDeal(r, rules, 4*tricks-r.Below(4))
		p, err := At(&d)
		if err != nil {
			b.Fatal(err)
		}
		if p.Legal().Len() > 1 {
			positions = append(positions, p)
		}
	}
	s, dst := New(0), make([]CardValue, 0, 8)
	rounds, start := 0, cpuTime()
	for b.Loop() {
		rounds++
		for i := range positions {
			s.Forget()
			if _, err := s.Cards(context.Background(), &positions[i], Difference, dst); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(rounds*benchDeals)/(cpuTime()-start).Seconds(), "positions/s")
	b.ReportMetric(0, "ns/op")
}
