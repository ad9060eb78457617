package bots

import (
	"context"
	"errors"
	"testing"
	"time"

	"klaverjas/engine"
)

// broken is a bot that fails in one way.
type broken struct {
	firstLegal
	fail func(ctx context.Context, v *engine.View) (Decision, error)
}

func (b broken) Bid(ctx context.Context, v engine.View) (Decision, error)  { return b.fail(ctx, &v) }
func (b broken) Play(ctx context.Context, v engine.View) (Decision, error) { return b.fail(ctx, &v) }

func TestSafeReplacesWhatFails(t *testing.T) {
	never := make(chan struct{})
	for name, fail := range map[string]func(context.Context, *engine.View) (Decision, error){
		"panics": func(context.Context, *engine.View) (Decision, error) { panic("lost the thread") },
		"hangs":  func(context.Context, *engine.View) (Decision, error) { <-never; return Decision{}, nil },
		"errs":   func(context.Context, *engine.View) (Decision, error) { return Decision{}, errors.New("no idea") },
		"answers nothing": func(context.Context, *engine.View) (Decision, error) {
			return Decision{Action: engine.Action{Kind: engine.NextDeal}}, nil
		},
		"plays another's card": func(_ context.Context, v *engine.View) (Decision, error) {
			return Decision{Action: engine.PlayBy(v.Seat, v.Unseen().First())}, nil
		},
		"speaks for another": func(_ context.Context, v *engine.View) (Decision, error) {
			return Decision{Action: engine.PassBy(v.Seat.Next())}, nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			m, _ := engine.NewMatch(engine.DefaultRules(), 1)
			d := *m.Deal()
			faults, asked := 0, 0
			bot := Safe(broken{fail: fail}, 5*time.Millisecond, func(Fault) { faults++ })
			for range 12 {
				seat, _ := d.ToAct()
				var err error
				ask := bot.Play
				if d.Phase == engine.Bidding {
					ask = bot.Bid
				}
				dec, err := ask(context.Background(), d.View(seat))
				if err != nil {
					t.Fatal(err)
				}
				if d, _, err = d.Apply(dec.Action); err != nil {
					t.Fatal(err)
				}
				asked++
			}
			if faults != asked {
				t.Errorf("%d faults in %d actions", faults, asked)
			}
		})
	}
}

func TestSafeLeavesAGoodBotAlone(t *testing.T) {
	m, _ := engine.NewMatch(engine.DefaultRules(), 1)
	v := m.View(m.Deal().Forehand())
	bot := Safe(regular{name: "regular"}, time.Minute, func(f Fault) { t.Error(f) })
	want, _ := regular{}.Bid(context.Background(), v)
	if got, err := bot.Bid(context.Background(), v); err != nil || got.Action != want.Action {
		t.Error(got, err)
	}
}

func TestSafeStopsWhenItsCallerDoes(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	m, _ := engine.NewMatch(engine.DefaultRules(), 1)
	v := m.View(m.Deal().Forehand())
	hang := broken{fail: func(ctx context.Context, _ *engine.View) (Decision, error) {
		<-ctx.Done()
		return Decision{}, ctx.Err()
	}}
	if _, err := Safe(hang, time.Minute, func(Fault) {}).Bid(ctx, v); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestNewListsTheNames(t *testing.T) {
	if _, err := New("grandmaster", 1); err == nil {
		t.Error("made a bot that does not exist")
	}
	for _, name := range Names() {
		if b, err := New(name, 1); err != nil || b.Name() != name {
			t.Error(name, err)
		}
	}
}
