package arena

// Summary is a result in figures. A rate is a part of 1; times are in
// milliseconds a bid or card: of the processor for our own bots, by the clock
// for outside ones.
type Summary struct {
	A             string     `json:"a"`
	B             string     `json:"b"`
	Rules         string     `json:"rules"`
	Seed          uint64     `json:"seed"`
	CardPlayOnly  bool       `json:"card_play_only"`
	Deals         int        `json:"boards"` // each played twice
	Margin        float64    `json:"margin"` // points a deal by which A leads
	StandardError float64    `json:"se"`     // of the margin
	NatRateA      float64    `json:"nat_rate_a"`
	NatRateB      float64    `json:"nat_rate_b"`
	Illegal       int        `json:"illegal"` // answers against the rules, of both
	Faults        int        `json:"faults"`  // answers that were replaced for any reason, of both
	MillisA       float64    `json:"ms_per_move_a"`
	P99MillisA    float64    `json:"ms_p99_a"`
	MillisB       float64    `json:"ms_per_move_b"`
	P99MillisB    float64    `json:"ms_p99_b"`
	TablesPerSec  float64    `json:"tables_per_s"` // deals played once, over all cores
	Bots          [2]Figures `json:"bots"`         // A, B
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
	Moves       int     `json:"moves"`   // bids and cards
	MeanMicros  float64 `json:"mean_us"` // per move
	P99Micros   float64 `json:"p99_us"`
	MaxMicros   float64 `json:"max_us"`
}

// Summary works a result out.
func (r *Result) Summary(job Job) Summary {
	s := Summary{
		A: job.A, B: job.B, Rules: job.Rules.String(), Seed: job.Seed, CardPlayOnly: job.CardPlayOnly,
		Deals: len(r.Margins), Margin: r.sum.mean(), StandardError: r.sum.standardError(),
	}
	s.TablesPerSec = 2 * float64(r.Fresh) / max(r.Elapsed.Seconds(), 1e-9)
	for i, name := range []string{job.A, job.B} {
		s.Bots[i] = r.Bots[i].figures(name)
		s.Illegal += r.Bots[i].Illegal
		s.Faults += r.Bots[i].Faults
	}
	a, b := &s.Bots[0], &s.Bots[1]
	s.NatRateA, s.MillisA, s.P99MillisA = a.NatPercent/100, a.MeanMicros/1000, a.P99Micros/1000
	s.NatRateB, s.MillisB, s.P99MillisB = b.NatPercent/100, b.MeanMicros/1000, b.P99Micros/1000
	return s
}

func (t *Tally) figures(name string) Figures {
	f := Figures{
		Name: name, Maker: t.Maker, Faults: t.Faults, Illegal: t.Illegal, Moves: t.Times.Count,
		MeanMicros: t.Times.MeanMicros(), P99Micros: t.Times.Micros(99), MaxMicros: t.Times.Micros(100),
	}
	if t.Maker > 0 {
		percent := func(n int) float64 { return 100 * float64(n) / float64(t.Maker) }
		f.MadePercent, f.NatPercent, f.PitPercent = percent(t.Made), percent(t.Nat), percent(t.Pit)
	}
	return f
}
