package session

import (
	"testing"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// forgetful plays a session at South without ever claiming, and returns who
// claimed and who missed roem.
func forgetful(t *testing.T, claims Claims) (claimed, missed map[engine.Seat]int) {
	t.Helper()
	claimed, missed = map[engine.Seat]int{}, map[engine.Seat]int{}
	human := NewHuman()
	human.SetClaims(claims)
	players := fourBots(t)
	players[engine.South] = human
	tb := sit(match(t, "amsterdam-cafe deals=8"), players)
	defer tb.Close()
	for {
		select {
		case u := <-tb.updates:
			switch u.Event.Kind {
			case engine.EventRoem:
				claimed[u.Event.Seat]++
			case engine.EventMissed:
				missed[u.Event.Seat]++
			case engine.EventMatchOver:
				return claimed, missed
			}
			if a, due := southAction(&u); due {
				_ = tb.Submit(a) // refused if it is no longer wanted
			}
		case <-time.After(20 * time.Second):
			t.Fatal("the match stands still")
		}
	}
}

// southAction returns what a forgetful South does after an update.
func southAction(u *Update) (engine.Action, bool) {
	d := u.Match.Deal()
	seat, open := d.ToAct()
	v := u.Match.View(engine.South)
	switch {
	case !u.Final:
		return engine.Action{}, false
	case !open:
		return engine.Action{Kind: engine.NextDeal, Card: engine.NoCard}, true
	case seat != engine.South:
		return engine.Action{}, false
	case d.Phase == engine.Bidding:
		return bots.SafeBid(&v), true
	case d.Phase == engine.LastClaim:
		return engine.GatherBy(engine.South), true
	default:
		return bots.SafeCard(&v), true
	}
}

func TestWhatAForgetfulHumanLoses(t *testing.T) {
	claimed, missed := forgetful(t, ClaimSelf)
	if missed[engine.South] == 0 || claimed[engine.South] != 0 {
		t.Errorf("by himself: claimed %v, missed %v", claimed, missed)
	}
	lost := missed[engine.South]
	claimed, missed = forgetful(t, ClaimForgotten)
	if missed[engine.South] != 0 || claimed[engine.North] < lost || claimed[engine.South] != 0 {
		t.Errorf("with his partner's help: claimed %v, missed %v, want none and %d more", claimed, missed, lost)
	}
	claimed, missed = forgetful(t, ClaimAll)
	if missed[engine.South] != 0 || claimed[engine.South] != lost {
		t.Errorf("by itself: claimed %v, missed %v", claimed, missed)
	}
}
