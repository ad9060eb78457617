package arena

import (
	"context"
	"runtime"
	"testing"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// sleeper is a bot that waits before it plays, without thinking.
type sleeper struct{ bots.Bot }

func (s sleeper) Bid(ctx context.Context, v engine.View) (bots.Decision, error) {
	time.Sleep(time.Second / 4)
	return s.Bot.Bid(ctx, v)
}

// TestOnlyThinkingIsTimed does not count the time in which others have the
// processor.
func TestOnlyThinkingIsTimed(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("here time is taken by the clock")
	}
	b, _ := bots.New("first-legal", 0)
	w := &watched{Bot: sleeper{b}}
	rules := engine.DefaultRules()
	d := deal(&rules, 1, 0, 0)
	seat, _ := d.ToAct()
	if _, err := w.Bid(context.Background(), d.View(seat)); err != nil {
		t.Fatal(err)
	}
	times := w.leave()
	if len(times) != 1 || times[0] <= 0 || times[0] > time.Second/8 {
		t.Errorf("%v", times)
	}
	if w.add(time.Second); len(w.leave()) != 1 {
		t.Error("a late answer was booked")
	}
}

// faulty breaks the rules in different ways.
type faulty struct{ bots.Bot }

func (faulty) Bid(context.Context, engine.View) (bots.Decision, error) { panic("no bid") }

func (faulty) Play(_ context.Context, v engine.View) (bots.Decision, error) {
	return bots.Decision{Action: engine.PlayBy(v.Seat, v.Unseen().First())}, nil
}

// TestFaultsAreBooked counts a panic as a fault and a wrong card as illegal
// too.
func TestFaultsAreBooked(t *testing.T) {
	b, _ := bots.New("first-legal", 0)
	rules := engine.DefaultRules()
	var counts Counts
	guarded := bots.Safe(&watched{Bot: faulty{b}}, time.Minute, counts.fault)
	d := deal(&rules, 1, 0, 0)
	for {
		seat, open := d.ToAct()
		if !open {
			break
		}
		a, err := act(context.Background(), guarded, &d, d.View(seat))
		if err != nil {
			t.Fatal(err)
		}
		if d, _, err = d.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if counts.Illegal < 28 || counts.Faults < counts.Illegal+d.BidCount {
		t.Errorf("%+v after %d bids", counts, d.BidCount)
	}
}
