package table

import (
	"testing"
	"time"

	"klaverjas/app/session"
	"klaverjas/engine"
)

func TestTheQueueShowsInOrderAndSkips(t *testing.T) {
	var shown []int
	idle := 0
	q := queue{
		show: func(u session.Update) { shown = append(shown, u.Event.Trick) },
		pause: func(_, next *session.Update) time.Duration {
			return map[bool]time.Duration{true: time.Hour}[next != nil && next.Event.Trick > 1]
		},
		idle: func() { idle++ },
	}
	for trick := 1; trick <= 3; trick++ {
		q.push(session.Update{Event: engine.Event{Trick: trick}})
	}
	if len(shown) != 1 || !q.busy() {
		t.Fatalf("shown %v before any pause ended", shown)
	}
	q.skip()
	q.skip()
	if len(shown) != 3 || shown[2] != 3 || q.busy() || idle == 0 {
		t.Errorf("shown %v, idle %d", shown, idle)
	}
	if q.skip() {
		t.Error("skipped nothing")
	}
}

func TestPauses(t *testing.T) {
	p := Pace{Bot: time.Second, Trick: 2 * time.Second}
	m, err := engine.NewMatch(engine.DefaultRules(), 1)
	if err != nil {
		t.Fatal(err)
	}
	of := func(k engine.EventKind, s engine.Seat, final bool) *session.Update {
		return &session.Update{Event: engine.Event{Kind: k, Seat: s}, Match: m, Final: final}
	}
	for _, c := range []struct {
		name        string
		shown, next *session.Update
		want        time.Duration
	}{
		{"a bot thinks", nil, of(engine.EventPlayed, engine.West, true), p.Bot},
		{"the human does not", nil, of(engine.EventPlayed, engine.South, true), 0},
		{"a trick lies", of(engine.EventTrick, engine.West, true), nil, p.Trick},
		{"a trick lies before a bot leads", of(engine.EventTrick, engine.West, true), of(engine.EventPlayed, engine.West, true), p.Trick + p.Bot},
		{"the eighth trick lies as long", of(engine.EventTrick, engine.West, false), of(engine.EventSettled, engine.West, true), p.Trick},
		{"a redeal is explained", of(engine.EventPassedOut, engine.West, true), nil, p.Trick},
		{"trick and roem are told together", of(engine.EventTrick, engine.West, false), of(engine.EventRoem, engine.West, true), 0},
	} {
		if got := p.pauseBetween(c.shown, c.next); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
