package arena

import (
	"context"
	"testing"

	"klaverjas/engine"
)

func run(t *testing.T, job Job) Summary {
	t.Helper()
	r, err := Run(job)
	if err != nil {
		t.Fatal(err)
	}
	return r.Summary(job)
}

func TestRegularBeatsRandom(t *testing.T) {
	s := run(t, Job{A: "regular", B: "random", Rules: engine.DefaultRules(), Deals: deals(1000), Seed: 1, Cores: 2})
	if s.Margin < 90 {
		t.Errorf("margin %.1f, want 90 or more", s.Margin)
	}
}

func TestNatRateOfTheRegular(t *testing.T) {
	for _, profile := range []string{"amsterdam-cafe", "club-rotterdam"} {
		rules, _ := engine.ProfileByName(profile)
		s := run(t, Job{A: "regular", B: "regular", Rules: rules, Deals: deals(3000), Seed: 2, Cores: 2})
		if nat := s.Bots[0].NatPercent; nat < 10 || nat > 30 {
			t.Errorf("%s: nat %.1f%%, want 10 to 30", profile, nat)
		}
	}
}

// natBand is how often, in percent of the deals, a maker may be nat among equals.
// Where the forehand must choose without a pass the band is wider: the regular
// is nat in a quarter of its deals there, the champion less often.
func natBand(r *engine.Rules) (low, high float64) {
	if r.Round1 == engine.Round1Forced {
		return 12, 40
	}
	return 12, 28
}

// TestNatRateOfTheSearchers pins how boldly the levels above the regular bid:
// profile by profile in full, else by all with free choice together.
func TestNatRateOfTheSearchers(t *testing.T) {
	if testing.Short() || underRace {
		t.Skip("searching bots play long")
	}
	for _, level := range []string{"club", "champion"} {
		var free Counts
		for _, p := range engine.Profiles() {
			c := amongEquals(t, level, p.Rules, natDeals())
			if c.Faults > 0 {
				t.Errorf("%s, %s: %d answers were replaced", level, p.Name, c.Faults)
			}
			low, high := natBand(&p.Rules)
			if rate := natPercent(&c); *full && (rate < low || rate > high) {
				t.Errorf("%s, %s: nat %.1f%%, want %.0f to %.0f", level, p.Name, rate, low, high)
			}
			t.Logf("%s, %s: nat %.1f%% of %d", level, p.Name, natPercent(&c), c.Maker)
			if p.Rules.Round1 != engine.Round1Forced {
				free.add(&c)
			}
		}
		low, high := 12.0, 28.0
		if !*full {
			low, high = 2, 40 // what so few deals can tell
		}
		if rate := natPercent(&free); rate < low || rate > high {
			t.Errorf("%s: nat %.1f%% of %d, want %.0f to %.0f", level, rate, free.Maker, low, high)
		}
	}
}

func natPercent(c *Counts) float64 { return 100 * float64(c.Nat) / float64(c.Maker) }

// amongEquals returns what four of one level did in some deals, each played
// once: with the sides exchanged the same would come of it.
func amongEquals(t *testing.T, level string, rules engine.Rules, deals int) (all Counts) {
	job := Job{A: level, B: level, Rules: rules, Deals: deals, Seed: 6, Cores: 2}
	crews := newCrews(job.Cores, job.Limit, job.Log, job.A, job.B)
	defer crews.close()
	play := func(ctx context.Context, core, n int) board {
		var b board
		one := table{job: &job, crew: crews[core], number: n, board: &b}
		one.play(ctx)
		return b
	}
	inOrder(t.Context(), job.Cores, 0, deals, play, func(b board) bool {
		all.add(&b.bots[0].Counts)
		all.add(&b.bots[1].Counts)
		return true
	})
	return all
}

// natDeals is how many deals of each profile the nat rate is taken from.
func natDeals() int {
	if *full {
		return 400
	}
	return 8
}

func TestNobodyErrsUnderAnyRules(t *testing.T) {
	for _, p := range engine.Profiles() {
		for i, extra := range []string{"", " signals=low_discard claim=required", " first_lead=maker trump_held=true"} {
			rules, err := engine.ParseRules(p.Name + extra)
			if err != nil {
				t.Fatal(err)
			}
			s := run(t, Job{A: "regular", B: "random", Rules: rules, Deals: deals([3]int{300, 100, 100}[i]), Seed: 3, Cores: 2})
			if s.Bots[0].Faults+s.Bots[1].Faults > 0 {
				t.Errorf("%s%s: faults %d and %d", p.Name, extra, s.Bots[0].Faults, s.Bots[1].Faults)
			}
		}
	}
}

func TestCoresDoNotMatter(t *testing.T) {
	job := Job{A: "regular", B: "random", Rules: engine.DefaultRules(), Deals: 40, Seed: 4}
	job.Cores = 1
	one := timeless(run(t, job))
	job.Cores = 4
	if four := timeless(run(t, job)); one != four {
		t.Errorf("%+v on one core, %+v on four", one, four)
	}
}

// timeless returns a summary without what the clock says.
func timeless(s Summary) Summary {
	s.TablesPerSec, s.MillisA, s.P99MillisA, s.MillisB, s.P99MillisB = 0, 0, 0, 0, 0
	for i := range s.Bots {
		s.Bots[i].MeanMicros, s.Bots[i].P99Micros, s.Bots[i].MaxMicros = 0, 0, 0
	}
	return s
}

// TestABotAgainstItself exchanges sides between equals: nobody can win.
func TestABotAgainstItself(t *testing.T) {
	s := run(t, Job{A: "regular", B: "regular", Rules: engine.DefaultRules(), Deals: 50, Seed: 5, Cores: 2})
	if s.Margin != 0 || s.StandardError != 0 || s.Bots[0].Maker != s.Bots[1].Maker {
		t.Errorf("%+v", s)
	}
}

// TestNobodyEverBids ends although everybody passes for ever.
func TestNobodyEverBids(t *testing.T) {
	rules, err := engine.ParseRules("amsterdam-cafe all_pass=redeal")
	if err != nil {
		t.Fatal(err)
	}
	s := run(t, Job{A: "first-legal", B: "first-legal", Rules: rules, Deals: 3, Seed: 6, Cores: 2})
	if s.Margin != 0 || s.Bots[0].Maker != 0 {
		t.Errorf("%+v", s)
	}
}

func TestRunRefuses(t *testing.T) {
	nonsense := engine.DefaultRules()
	nonsense.Play.MustOvertrump = false
	for _, job := range []Job{
		{A: "regular", B: "nobody", Rules: engine.DefaultRules(), Deals: 1},
		{A: "nobody", B: "regular", Rules: engine.DefaultRules(), Deals: 1},
		{A: "regular", B: "regular", Rules: nonsense, Deals: 1},
	} {
		if _, err := Run(job); err == nil {
			t.Errorf("%s against %s was played", job.A, job.B)
		}
	}
}

// deals makes a number of deals smaller in a short run, and under the race
// detector, which slows everything down.
func deals(n int) int {
	if testing.Short() || underRace {
		return n / 10
	}
	return n
}
