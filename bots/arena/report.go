package arena

import "math"

// Summary is a result in figures.
type Summary struct {
	A             string     `json:"a"`
	B             string     `json:"b"`
	Rules         string     `json:"rules"`
	Seed          uint64     `json:"seed"`
	Deals         int        `json:"deals"`          // each played twice
	Margin        float64    `json:"margin"`         // points a deal by which A leads
	StandardError float64    `json:"standard_error"` // of the margin
	TablesPerSec  float64    `json:"tables_per_s"`   // deals played once, over all cores
	Bots          [2]Figures `json:"bots"`           // A, B
}

// Figures are those of one bot.
type Figures struct {
	Name        string  `json:"name"`
	Maker       int     `json:"maker"`        // deals as maker
	MadePercent float64 `json:"made_percent"` // of those, pit included
	NatPercent  float64 `json:"nat_percent"`
	PitPercent  float64 `json:"pit_percent"`
	Faults      int     `json:"faults"`
	Illegal     int     `json:"illegal"` // faults that were answers against the rules
	MeanMicros  float64 `json:"mean_us"` // per decision
	P99Micros   float64 `json:"p99_us"`
}

// Summary works a result out.
func (r *Result) Summary(job Job) Summary {
	s := Summary{A: job.A, B: job.B, Rules: job.Rules.String(), Seed: job.Seed, Deals: len(r.Margins)}
	s.Margin, s.StandardError = meanAndError(r.Margins)
	s.TablesPerSec = 2 * float64(len(r.Margins)) / max(r.Elapsed.Seconds(), 1e-9)
	for i, name := range []string{job.A, job.B} {
		s.Bots[i] = r.Bots[i].figures(name)
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

func (t *Tally) figures(name string) Figures {
	f := Figures{
		Name: name, Maker: t.Maker, Faults: t.Faults, Illegal: t.Illegal,
		MeanMicros: t.Times.MeanMicros(), P99Micros: t.Times.Micros(99),
	}
	if t.Maker > 0 {
		percent := func(n int) float64 { return 100 * float64(n) / float64(t.Maker) }
		f.MadePercent, f.NatPercent, f.PitPercent = percent(t.Made), percent(t.Nat), percent(t.Pit)
	}
	return f
}
