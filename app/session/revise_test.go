package session

import (
	"context"
	"testing"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// humanTable is a match whose South is played by the test.
func humanTable(t *testing.T, rules string) *table {
	t.Helper()
	players := fourBots(t)
	players[engine.South] = NewHuman()
	return sit(match(t, rules), players)
}

// await returns the next update of which ok holds.
func (tb *table) await(t *testing.T, ok func(Update) bool) Update {
	t.Helper()
	for {
		select {
		case u := <-tb.updates:
			if ok(u) {
				return u
			}
		case <-time.After(20 * time.Second):
			t.Fatal("nothing more happens")
		}
	}
}

func kind(k engine.EventKind) func(Update) bool {
	return func(u Update) bool { return u.Event.Kind == k }
}

// toPlay acts for South until a card of his is awaited.
func (tb *table) toPlay(t *testing.T) engine.Match {
	t.Helper()
	for {
		m := tb.Match()
		if a, due := southAction(&Update{Match: m, Final: true}); due {
			if a.Kind == engine.Play {
				return m
			}
			_ = tb.Submit(a)
		}
		tb.await(t, func(Update) bool { return true })
	}
}

func TestACardIsTakenBack(t *testing.T) {
	tb := humanTable(t, "room-rotterdam")
	defer tb.Close()
	if tb.TakeBack() == nil {
		t.Error("taken back before a card was played")
	}
	for range 8 {
		before := tb.toPlay(t)
		a, _ := southAction(&Update{Match: before, Final: true})
		if err := tb.Submit(a); err != nil {
			t.Fatal(err)
		}
		tb.await(t, func(u Update) bool { return u.Event.Kind == engine.EventPlayed && u.Event.Seat == engine.South })
		m := tb.Match()
		if m.Deal().Phase != engine.Playing {
			break // the eighth trick has been settled
		}
		if err := tb.TakeBack(); err != nil {
			t.Fatal(err)
		}
		back := tb.await(t, kind(engine.EventTakenBack))
		want := *before.Deal()
		want.Practice = true
		if back.Event.Card != a.Card || *back.Match.Deal() != want {
			t.Fatalf("%s came back\n%s\nwant\n%s", back.Event.Card, back.Match.Deal(), want)
		}
		if err := tb.Submit(a); err != nil {
			t.Fatalf("the card cannot be played after it was taken back: %v", err)
		}
		tb.await(t, func(u Update) bool { return u.Event.Kind == engine.EventPlayed && u.Event.Seat == engine.South })
	}
}

// slow thinks until it is interrupted, or as long as it is allowed.
type slow struct {
	Player
	thinking chan struct{}
}

// Decide tells that it is thinking and ends with its context.
func (s *slow) Decide(ctx context.Context, v engine.View) (bots.Decision, error) {
	if v.Phase != engine.Playing {
		return s.Player.Decide(ctx, v)
	}
	s.thinking <- struct{}{}
	<-ctx.Done()
	return bots.Decision{}, ctx.Err()
}

func TestAThinkingBotIsInterrupted(t *testing.T) {
	players := fourBots(t)
	players[engine.South] = NewHuman()
	west := &slow{players[engine.West], make(chan struct{}, 1)}
	players[engine.West] = west
	tb := sit(match(t, "room-rotterdam"), players)
	defer tb.Close()
	for played := false; !played; {
		m := tb.Match()
		if a, due := southAction(&Update{Match: m, Final: true}); due {
			_ = tb.Submit(a)
			played = a.Kind == engine.Play
			continue
		}
		select {
		case <-west.thinking: // before South's first card: nothing to take back
			t.Skip("West leads with this seed")
		case <-tb.updates:
		}
	}
	<-west.thinking
	if err := tb.TakeBack(); err != nil {
		t.Fatal(err)
	}
	tb.await(t, kind(engine.EventTakenBack))
}

func TestADealIsPlayedAgain(t *testing.T) {
	tb := humanTable(t, "room-rotterdam deals=1")
	defer tb.Close()
	for {
		m := tb.Match()
		if m.Deal().Phase == engine.Settled {
			break
		}
		if a, due := southAction(&Update{Match: m, Final: true}); due {
			_ = tb.Submit(a)
		}
		tb.await(t, func(Update) bool { return true })
	}
	m := tb.Match()
	hands := m.Deal().Hands
	if err := tb.PlayAgain(); err != nil {
		t.Fatal(err)
	}
	tb.await(t, func(u Update) bool {
		return u.Event.Kind == engine.EventDealt && u.Match.Deal().Practice && u.Match.Deal().Hands == hands
	})
	if tb.toPlay(t); tb.PlayAgain() == nil {
		t.Error("played again while it is being played")
	}
}
