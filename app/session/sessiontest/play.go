// Package sessiontest plays matches without a window for the tests of others.
package sessiontest

import (
	"testing"

	"klaverjas/app/session"
	"klaverjas/bots"
	"klaverjas/engine"
)

// Bots returns players by their names in the registry, from South on; one
// name alone fills all seats. Each seat has its own seed, counted on from seed,
// as in the program.
func Bots(t testing.TB, seed uint64, names ...string) (players [4]session.Player) {
	t.Helper()
	for i := range players {
		b, err := bots.New(names[i%len(names)], seed+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		players[i] = session.BotPlayer(b)
	}
	return players
}

// Due returns what the seat to act decides, or the step to the next deal.
func Due(t testing.TB, m *engine.Match, players [4]session.Player) engine.Action {
	t.Helper()
	seat, open := m.Deal().ToAct()
	if !open {
		return engine.Action{Kind: engine.NextDeal, Card: engine.NoCard}
	}
	d, err := players[seat].Decide(t.Context(), m.View(seat))
	if err != nil {
		t.Fatal(err)
	}
	return d.Action
}

// Step plays one action of a match.
func Step(t testing.TB, m engine.Match, players [4]session.Player) engine.Match {
	t.Helper()
	m, _, err := m.Apply(Due(t, &m, players))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Play plays a match until it is done, or to its end if done is nil.
func Play(t testing.TB, m engine.Match, players [4]session.Player, done func(*engine.Match) bool) engine.Match {
	t.Helper()
	for !m.Over() && (done == nil || !done(&m)) {
		m = Step(t, m, players)
	}
	return m
}

// SpadesDeal returns a deal with spades trump, played to its end by the first
// card that may be played each time; nobody claims roem.
func SpadesDeal(t testing.TB, double engine.DoubleSpades) engine.Deal {
	t.Helper()
	rules := engine.DefaultRules()
	rules.DoubleSpade = double
	pack, _ := engine.Shuffle(3, 1, 0)
	d, err := engine.StartPlay(rules, engine.East, engine.South, engine.Spades, rules.Batches.Distribute(pack, engine.East))
	for turn, open := d.ToAct(); open && err == nil; turn, open = d.ToAct() {
		a := engine.GatherBy(turn)
		if d.Phase == engine.Playing {
			a = engine.PlayBy(turn, d.Legal().First())
		}
		d, _, err = d.Apply(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return d
}
