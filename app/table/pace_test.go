package table

import (
	"slices"
	"testing"
	"time"

	"klaverjas/app/session"
	"klaverjas/engine"
)

func TestTheQueueShowsInOrderAndSkips(t *testing.T) {
	var told []string
	q := queue{
		show:   func(u session.Update) { told = append(told, "show "+u.Event.Card.String()) },
		after:  func(shown, _ *session.Update) time.Duration { return time.Hour * time.Duration(shown.Event.Points) },
		ended:  func(u *session.Update) { told = append(told, "end "+u.Event.Card.String()) },
		before: func(next *session.Update) time.Duration { return time.Hour * time.Duration(next.Event.Trick) },
		idle:   func() { told = append(told, "idle") },
	}
	card := func(r engine.Rank, rests, waits int) session.Update {
		return session.Update{
			Event: engine.Event{Card: engine.CardOf(engine.Clubs, r), Points: rests, Trick: waits},
			Final: true,
		}
	}
	for _, u := range []session.Update{card(engine.Seven, 0, 0), card(engine.Eight, 1, 0), card(engine.Nine, 0, 1)} {
		q.push(u)
	}
	want := []string{"show C7", "end C7", "idle", "show C8"}
	if !slices.Equal(told, want) || !q.busy() {
		t.Fatalf("%q before any pause ended, want %q", told, want)
	}
	q.skip()
	want = append(want, "end C8")
	if !slices.Equal(told, want) || !q.busy() {
		t.Fatalf("%q after the rest, want %q", told, want)
	}
	q.skip()
	want = append(want, "show C9", "end C9", "idle")
	if !slices.Equal(told, want) || q.busy() {
		t.Errorf("%q at the end, want %q", told, want)
	}
	if q.skip() {
		t.Error("skipped nothing")
	}
}

func TestPauses(t *testing.T) {
	const second = time.Second
	p := Pace{Bot: second, Trick: second}
	untilClick := Pace{Trick: 24 * time.Hour}
	m, err := engine.NewMatch(engine.DefaultRules(), 1)
	if err != nil {
		t.Fatal(err)
	}
	of := func(k engine.EventKind, s engine.Seat, final bool) *session.Update {
		return &session.Update{Event: engine.Event{Kind: k, Seat: s}, Match: m, Final: final}
	}
	for _, c := range []struct {
		name        string
		pace        Pace
		shown, next *session.Update
		want        time.Duration
	}{
		{"a trick lies", p, of(engine.EventTrick, engine.West, true), nil, p.Trick},
		{"the eighth trick lies as long", p, of(engine.EventTrick, engine.West, false), of(engine.EventSettled, engine.West, true), p.Trick},
		{"a trick lies until it is clicked away", untilClick, of(engine.EventTrick, engine.West, true), nil, untilClick.Trick},
		{"a redeal is explained", p, of(engine.EventPassedOut, engine.West, true), nil, second},
		{"a redeal waits for no click", untilClick, of(engine.EventPassedOut, engine.West, true), nil, longestTold},
		{"stuk is told", p, of(engine.EventStuk, engine.West, true), nil, second / 2},
		{"stuk waits for no click", untilClick, of(engine.EventStuk, engine.West, true), nil, longestTold},
		{"nothing rests without a pace", NoPace(), of(engine.EventStuk, engine.West, true), nil, 0},
		{"trick and roem are told together", p, of(engine.EventTrick, engine.West, false), of(engine.EventRoem, engine.West, true), 0},
	} {
		if got := c.pace.after(c.shown, c.next); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	if got := p.before(of(engine.EventPlayed, engine.West, true)); got != p.Bot {
		t.Errorf("a bot thinks %v", got)
	}
	if got := p.before(of(engine.EventPlayed, engine.South, true)); got != 0 {
		t.Errorf("the human thinks %v", got)
	}
}
