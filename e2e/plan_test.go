//go:build e2e

package e2e

import (
	"slices"
	"testing"
	"time"

	"klaverjas/app/session"
	"klaverjas/bots"
	"klaverjas/engine"
)

// plan plays a match without a window, a bot at the human's place too. With
// the same seed the bots of the real program play the same, so South's
// actions in it are what has to be clicked, and the match is what must come out.
func plan(t *testing.T, rules engine.Rules, seed uint64) engine.Match {
	t.Helper()
	m, err := engine.NewMatch(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	var players [4]session.Player
	for _, s := range engine.Seats {
		bot, err := bots.New("regular", seed+uint64(s))
		if err != nil {
			t.Fatal(err)
		}
		players[s] = session.BotPlayer(bot)
	}
	updates := make(chan session.Update, 64)
	s := session.Start(m, players, func(u session.Update) { updates <- u })
	go func() {
		for u := range updates {
			switch u.Event.Kind {
			case engine.EventSettled, engine.EventPassedOut:
				_ = s.Submit(engine.Action{Kind: engine.NextDeal})
			}
		}
	}()
	for m = s.Match(); !m.Over(); m = s.Match() {
		time.Sleep(time.Millisecond)
	}
	s.Close()
	close(updates)
	return m
}

// southActions returns what South did in a deal, in order.
func southActions(d *engine.Deal) []engine.Action {
	return slices.DeleteFunc(d.Actions(), func(a engine.Action) bool { return a.Seat != engine.South })
}

// seedFor returns a seed whose first deal is as wanted.
func seedFor(t *testing.T, rules engine.Rules, wanted func(*engine.Deal) bool) uint64 {
	t.Helper()
	rules.Deals = 1
	for seed := uint64(1); seed < 5000; seed++ {
		if m := plan(t, rules, seed); len(m.Deals) == 1 && wanted(m.Deal()) {
			return seed
		}
	}
	t.Fatal("no seed gives such a deal")
	return 0
}
