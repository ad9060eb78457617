package arena

import (
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
