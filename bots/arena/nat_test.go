package arena

import (
	"context"
	"runtime"
	"slices"
	"testing"

	"klaverjas/engine"
)

// searchers are the levels whose boldness is pinned.
var searchers = []string{"club", "champion"}

// natBand is how often, in percent of the deals, a maker may be nat among
// equals: 12 to 28. Where the forehand must choose without a pass (the profile
// utrecht) it is 12 to 40: he plays weak hands too, and the regular is nat in a
// quarter of its deals there, the champion less often.
func natBand(r *engine.Rules) (low, high float64) {
	if r.Round1 == engine.Round1Forced {
		return 12, 40
	}
	return 12, 28
}

// TestNatRateOfTheSearchers measures how boldly the levels above the regular
// bid, profile by profile. bots/README.md has what comes of it.
func TestNatRateOfTheSearchers(t *testing.T) {
	if !*full {
		t.Skip("takes an hour: run it with -full")
	}
	for _, level := range searchers {
		for _, p := range engine.Profiles() {
			c := amongEquals(t, level, p.Rules, 6, 400)
			t.Logf("%s, %s: nat %.1f%% of %d", level, p.Name, natPercent(&c), c.Maker)
			inBand(t, level+", "+p.Name, &p.Rules, &c)
		}
	}
}

// natSample is what the makers of one level did in the same few deals of every
// profile when their rates had been measured.
type natSample struct {
	level string
	nat   []int // of natDeals deals of each profile, in the order of engine.Profiles
}

// The deals of the samples.
const (
	natDeals = 8
	natSeed  = 7
)

var natSamples = []natSample{
	{"club", []int{2, 2, 2, 1, 3, 3, 1, 0, 2, 0}},
	{"champion", []int{2, 2, 2, 2, 4, 1, 1, 1, 2, 2}},
}

// TestNatSampleOfTheSearchers pins the nat rate without playing for an hour:
// the same cards must come to the same number of nats as when the rate was
// measured, and the sample itself lies in the band. Whoever changes how a level
// bids or plays measures again, with TestNatRateOfTheSearchers, and then writes
// the new numbers down here and in bots/README.md.
//
// The numbers are those of amd64. Other processors multiply and add in one step,
// without rounding in between; what a search makes of the likelihood of its worlds
// is a little different there, and now and then another card is played. There
// only the band is asked for.
func TestNatSampleOfTheSearchers(t *testing.T) {
	if testing.Short() || underRace {
		t.Skip("searching bots play long")
	}
	for _, s := range natSamples {
		var nat []int
		var free Counts
		for _, p := range engine.Profiles() {
			c := amongEquals(t, s.level, p.Rules, natSeed, natDeals)
			nat = append(nat, c.Nat)
			if p.Rules.Round1 != engine.Round1Forced {
				free.add(&c)
			}
		}
		if runtime.GOARCH == "amd64" && !slices.Equal(nat, s.nat) {
			t.Errorf("%s: nat %v times in %d deals of each profile, it was %v", s.level, nat, natDeals, s.nat)
		}
		rules := engine.DefaultRules()
		inBand(t, s.level+", free choice", &rules, &free)
	}
}

// inBand complains of a rate outside its band, and of faults.
func inBand(t *testing.T, what string, r *engine.Rules, c *Counts) {
	t.Helper()
	low, high := natBand(r)
	if rate := natPercent(c); rate < low || rate > high {
		t.Errorf("%s: nat %.1f%% of %d, want %.0f to %.0f", what, rate, c.Maker, low, high)
	}
	if c.Faults > 0 {
		t.Errorf("%s: %d answers were replaced", what, c.Faults)
	}
}

func natPercent(c *Counts) float64 { return 100 * float64(c.Nat) / float64(c.Maker) }

// amongEquals returns what four of one level did in some deals, each played
// once: with the sides exchanged the same would come of it.
func amongEquals(t *testing.T, level string, rules engine.Rules, seed uint64, deals int) (all Counts) {
	job := Job{A: level, B: level, Rules: rules, Deals: deals, Seed: seed, Cores: 2}
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
