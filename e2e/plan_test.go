//go:build e2e

package e2e

import (
	"slices"
	"testing"

	"klaverjas/app/session/sessiontest"
	"klaverjas/engine"
)

// plan plays a match without a window, a bot at the human's place too. With
// the same seed the bots of the real program play the same, so South's
// actions in it are what has to be clicked, and the match is what must come out.
func plan(t *testing.T, rules engine.Rules, seed uint64) engine.Match {
	t.Helper()
	return planUntil(t, rules, seed, func(m *engine.Match) bool { return m.Over() })
}

// planUntil plans a match up to a point.
func planUntil(t *testing.T, rules engine.Rules, seed uint64, done func(*engine.Match) bool) engine.Match {
	t.Helper()
	m, err := engine.NewMatch(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	return sessiontest.Play(t, m, sessiontest.Bots(t, seed, "regular"), done)
}

// southActions returns what South did in a deal, in order.
func southActions(d *engine.Deal) []engine.Action {
	return slices.DeleteFunc(d.Actions(), func(a engine.Action) bool { return a.Seat != engine.South })
}

// seedFor returns a seed whose first deal is as wanted.
func seedFor(t *testing.T, rules engine.Rules, wanted func(*engine.Deal) bool) uint64 {
	t.Helper()
	for seed := range uint64(20_000) {
		m := planUntil(t, rules, seed, func(m *engine.Match) bool {
			_, open := m.Deal().ToAct()
			return !open
		})
		if wanted(m.Deal()) {
			return seed
		}
	}
	t.Fatal("no seed gives such a deal")
	return 0
}
