package arena

import (
	"context"
	"flag"
	"testing"

	"klaverjas/engine"
)

var full = flag.Bool("full", false, "play 50,000 deals in search of illegal cards and faults")

// TestManyDealsWithoutAFault plays quick bots under all profiles.
func TestManyDealsWithoutAFault(t *testing.T) {
	n := deals(2000)
	if *full {
		n = 50_000
	}
	found, err := Check(context.Background(), Trial{Bots: []string{"beginner", "regular", "rule-1", "random", "first-legal"}, Deals: n, Seed: 1, Cores: 2})
	if err != nil || len(found) != len(engine.Profiles()) {
		t.Fatalf("%v %v", found, err)
	}
	for _, f := range found {
		if f.Deals != n/len(found) || f.Moves < 32*f.Deals || f.Illegal > 0 || f.Faults > 0 {
			t.Errorf("%+v", f)
		}
	}
}
