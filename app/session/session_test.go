package session

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

func match(t *testing.T, text string) engine.Match {
	t.Helper()
	rules, err := engine.ParseRules(text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.NewMatch(rules, 3)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func fourBots(t *testing.T) [4]Player {
	t.Helper()
	var players [4]Player
	for i := range players {
		b, err := bots.New("regular", uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		players[i] = BotPlayer(b)
	}
	return players
}

// table plays a session and hands its updates over, asking for the next deal
// by itself.
type table struct {
	*Session
	updates chan Update
}

func sit(m engine.Match, players [4]Player) *table {
	t := &table{updates: make(chan Update, 10_000)}
	t.Session = Start(m, players, func(u Update) { t.updates <- u })
	return t
}

// run collects updates until one of them satisfies stop.
func (tb *table) run(t *testing.T, stop func(Update) bool) []Update {
	t.Helper()
	var got []Update
	for {
		select {
		case u := <-tb.updates:
			got = append(got, u)
			if stop(u) {
				return got
			}
			if u.Event.Kind == engine.EventSettled || u.Event.Kind == engine.EventPassedOut {
				_ = tb.Submit(engine.Action{Kind: engine.NextDeal})
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("nothing more after %d updates", len(got))
		}
	}
}

func over(u Update) bool { return u.Event.Kind == engine.EventMatchOver }

func TestFourBotsPlayAMatch(t *testing.T) {
	tb := sit(match(t, "amsterdam-cafe deals=4"), fourBots(t))
	defer tb.Close()
	updates := tb.run(t, over)
	m := tb.Match()
	if !m.Over() || len(m.Settled()) != 4 {
		t.Errorf("%d deals settled", len(m.Settled()))
	}
	played := 0
	for _, u := range updates {
		if u.Event.Kind == engine.EventPlayed {
			played++
		}
	}
	if played != 4*32 {
		t.Errorf("%d cards seen, want 128", played)
	}
}

func TestTheHumanIsAskedAndRefused(t *testing.T) {
	players := fourBots(t)
	players[engine.South] = NewHuman()
	tb := sit(match(t, "utrecht deals=4"), players)
	defer tb.Close()
	tb.run(t, func(u Update) bool {
		turn, open := u.Match.Deal().ToAct()
		return open && turn == engine.South && u.Final
	})
	m := tb.Match()
	d := m.Deal()
	var why engine.Reason
	if err := tb.Submit(engine.PlayBy(engine.West, 0)); !errors.As(err, &why) || why.Code != engine.NotYourTurn {
		t.Errorf("West's card from here: %v", err)
	}
	good := engine.ChooseBy(engine.South, engine.Hearts)
	if d.Phase == engine.Playing {
		for c := range (d.Hand(engine.South) &^ d.Legal()).All() {
			if err := tb.Submit(engine.PlayBy(engine.South, c)); !errors.As(err, &why) {
				t.Errorf("illegal %s: %v", c, err)
			}
		}
		good = engine.PlayBy(engine.South, d.Legal().First())
	}
	waitFor(t, func() bool { return tb.Submit(good) == nil })
	if err := tb.Submit(good); err == nil {
		t.Error("the same action was taken twice")
	}
}

// waitFor tries until the conductor has asked.
func waitFor(t *testing.T, ok func() bool) {
	t.Helper()
	for range 2000 {
		if ok() {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("never happened")
}

// failing is a player that fails in one way.
type failing func(ctx context.Context, v engine.View) (bots.Decision, error)

func (f failing) Decide(ctx context.Context, v engine.View) (bots.Decision, error) { return f(ctx, v) }

func TestAFailingPlayerDoesNotStopTheMatch(t *testing.T) {
	for name, fail := range map[string]failing{
		"panic": func(context.Context, engine.View) (bots.Decision, error) { panic("lost the thread") },
		"error": func(context.Context, engine.View) (bots.Decision, error) {
			return bots.Decision{}, errors.New("no idea")
		},
		"illegal": func(context.Context, engine.View) (bots.Decision, error) { return bots.Decision{}, nil },
	} {
		t.Run(name, func(t *testing.T) {
			players := fourBots(t)
			players[engine.West] = fail
			tb := sit(match(t, "amsterdam-cafe deals=1"), players)
			defer tb.Close()
			tb.run(t, over)
		})
	}
}

func TestCloseStopsAThinkingPlayer(t *testing.T) {
	players := fourBots(t)
	asked := make(chan struct{})
	var once bool
	for i := range players {
		players[i] = failing(func(ctx context.Context, _ engine.View) (bots.Decision, error) {
			if !once {
				once = true
				close(asked)
			}
			<-ctx.Done()
			return bots.Decision{}, ctx.Err()
		})
	}
	tb := sit(match(t, "amsterdam-cafe"), players)
	<-asked
	tb.Close()
	if m := tb.Match(); m.Deal().BidCount != 0 {
		t.Error("something was bid")
	}
}

func TestAClaimIsMadeByTheBotThatCaptured(t *testing.T) {
	tb := sit(match(t, "amsterdam-cafe deals=16"), fourBots(t))
	defer tb.Close()
	updates := tb.run(t, over)
	missed := slices.ContainsFunc(updates, func(u Update) bool { return u.Event.Kind == engine.EventMissed })
	claimed := slices.ContainsFunc(updates, func(u Update) bool { return u.Event.Kind == engine.EventRoem })
	if missed || !claimed {
		t.Errorf("missed %v, claimed %v", missed, claimed)
	}
}
