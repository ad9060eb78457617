//go:build e2e

package e2e

import (
	"testing"

	"klaverjas/app"
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

// step is an action of South's in a deal as planned, with the number of
// actions before it: two passes differ in nothing else.
type step struct {
	engine.Action
	deal, before int
}

// southSteps returns what South did in a deal, in order.
func southSteps(d *engine.Deal) []step {
	var steps []step
	for i, a := range d.Actions() {
		if a.Seat == engine.South {
			steps = append(steps, step{a, d.Number, i})
		}
	}
	return steps
}

// due tells whether a step is to be done now.
func (a step) due(s app.Screen) bool {
	return s.Table.Asking && s.Table.Deal == a.deal && s.Table.Actions == a.before
}

// done tells whether a step has been done.
func (a step) done(s app.Screen) bool {
	return s.Table.Deal > a.deal || s.Table.Deal == a.deal && s.Table.Actions > a.before
}

// due waits until a step of South's is due and everything lies where it is to be clicked.
func (w *window) due(a step) app.Screen {
	w.t.Helper()
	return w.until(a.String(), func(s app.Screen) bool { return a.due(s) && !s.Table.Moving })
}

// perform does a step of South's that is due, and waits until it has been done.
func (w *window) perform(h hands, a step, s app.Screen) {
	w.t.Helper()
	w.insist(a.String(), func() { h.act(w, a.Action, s) }, a.done)
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
