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
	s := run(t, Job{A: "regular", B: "random", Rules: engine.DefaultRules(), Deals: deals(2000), Seed: 1, Cores: 2})
	if s.Margin < 45 {
		t.Errorf("margin %.1f, want 45 or more", s.Margin)
	}
}

func TestNatRateOfTheRegular(t *testing.T) {
	for _, profile := range []string{"amsterdam-cafe", "club-rotterdam"} {
		rules, _ := engine.ProfileByName(profile)
		s := run(t, Job{A: "regular", B: "regular", Rules: rules, Deals: deals(2000), Seed: 2, Cores: 2})
		if nat := s.Bots[0].NatPercent; nat < 10 || nat > 30 {
			t.Errorf("%s: nat %.1f%%, want 10 to 30", profile, nat)
		}
	}
}

func TestNobodyErrsUnderAnyRules(t *testing.T) {
	for _, p := range engine.Profiles() {
		for _, extra := range []string{"", " signals=low_discard claim=required", " first_lead=maker trump_held=true"} {
			rules, err := engine.ParseRules(p.Name + extra)
			if err != nil {
				t.Fatal(err)
			}
			s := run(t, Job{A: "regular", B: "random", Rules: rules, Deals: deals(300), Seed: 3, Cores: 2})
			if s.Bots[0].Faults+s.Bots[1].Faults > 0 {
				t.Errorf("%s%s: faults %d and %d", p.Name, extra, s.Bots[0].Faults, s.Bots[1].Faults)
			}
		}
	}
}

func TestCoresDoNotMatter(t *testing.T) {
	job := Job{A: "regular", B: "random", Rules: engine.DefaultRules(), Deals: 40, Seed: 4}
	job.Cores = 1
	one := run(t, job)
	job.Cores = 4
	if four := run(t, job); one.Margin != four.Margin {
		t.Errorf("%f on one core, %f on four", one.Margin, four.Margin)
	}
}

// deals makes a number of deals smaller in a short run.
func deals(n int) int {
	if testing.Short() {
		return n / 10
	}
	return n
}
