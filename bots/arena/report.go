package arena

import (
	"math"
	"slices"
	"time"
)

// Summary is a result in figures.
type Summary struct {
	A, B          string
	Deals         int     // each played twice
	Margin        float64 // points a deal by which A leads
	StandardError float64
	DealsPerSec   float64    // tables a second over all cores
	Bots          [2]Figures // A, B
}

// Figures are those of one bot.
type Figures struct {
	Maker       int     // deals as maker
	MadePercent float64 // pit included
	NatPercent  float64
	PitPercent  float64
	Faults      int
	MeanMicros  float64 // per decision
	P99Micros   float64
}

// Summary works a result out.
func (r *Result) Summary(job Job) Summary {
	s := Summary{A: job.A, B: job.B, Deals: len(r.Margins)}
	s.Margin, s.StandardError = meanAndError(r.Margins)
	s.DealsPerSec = 2 * float64(len(r.Margins)) / max(r.Elapsed.Seconds(), 1e-9)
	for i := range r.Bots {
		s.Bots[i] = r.Bots[i].figures()
	}
	return s
}

// meanAndError returns the mean and its standard error.
func meanAndError(x []float64) (mean, standardError float64) {
	n := float64(len(x))
	if n == 0 {
		return 0, 0
	}
	for _, v := range x {
		mean += v / n
	}
	for _, v := range x {
		standardError += (v - mean) * (v - mean)
	}
	if n > 1 {
		standardError = math.Sqrt(standardError / (n - 1) / n)
	}
	return mean, standardError
}

func (t *Tally) figures() Figures {
	f := Figures{Maker: t.Maker, Faults: t.Faults}
	if t.Maker > 0 {
		percent := func(n int) float64 { return 100 * float64(n) / float64(t.Maker) }
		f.MadePercent, f.NatPercent, f.PitPercent = percent(t.Made), percent(t.Nat), percent(t.Pit)
	}
	if n := len(t.Times); n > 0 {
		times := slices.Sorted(slices.Values(t.Times))
		var sum time.Duration
		for _, d := range times {
			sum += d
		}
		f.MeanMicros = float64(sum.Microseconds()) / float64(n)
		f.P99Micros = float64(times[n*99/100].Nanoseconds()) / 1000
	}
	return f
}
