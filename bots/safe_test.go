package bots

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"klaverjas/engine"
)

// broken is a bot that fails in one way.
type broken struct {
	firstLegal
	fail func(ctx context.Context, v *engine.View) (Decision, error)
}

func (b broken) Bid(ctx context.Context, v engine.View) (Decision, error) { return b.fail(ctx, &v) }

func (b broken) Play(ctx context.Context, v engine.View) (Decision, error) { return b.fail(ctx, &v) }

func TestSafeReplacesWhatFails(t *testing.T) {
	never := make(chan struct{})
	for name, fail := range map[string]func(context.Context, *engine.View) (Decision, error){
		"panic":   func(context.Context, *engine.View) (Decision, error) { panic("lost the thread") },
		"overrun": func(context.Context, *engine.View) (Decision, error) { <-never; return Decision{}, nil },
		"error":   func(context.Context, *engine.View) (Decision, error) { return Decision{}, errors.New("no idea") },
		"illegal answer": func(context.Context, *engine.View) (Decision, error) {
			return Decision{Action: engine.Action{Kind: engine.NextDeal}}, nil
		},
		"illegal card": func(_ context.Context, v *engine.View) (Decision, error) {
			return Decision{Action: engine.PlayBy(v.Seat, v.Unseen().First())}, nil
		},
		"illegal speaker": func(_ context.Context, v *engine.View) (Decision, error) {
			return Decision{Action: engine.PassBy(v.Seat.Next())}, nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			m, _ := engine.NewMatch(engine.DefaultRules(), 1)
			d := *m.Deal()
			faults, asked := 0, 0
			budget := time.Minute // so that a busy machine is not taken for a slow bot
			if name == "overrun" {
				budget = 5 * time.Millisecond
			}
			bot := Safe(broken{fail: fail}, budget, func(f Fault) {
				faults++
				if !strings.HasPrefix(name, string(f.Kind)) {
					t.Errorf("%s is called %s", name, f.Kind)
				}
			})
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
	bot := Safe(newRegular(1), time.Minute, func(f Fault) { t.Error(f) })
	want, _ := newRegular(1).Bid(context.Background(), v)
	if got, err := bot.Bid(context.Background(), v); err != nil || got.Action != want.Action {
		t.Error(got, err)
	}
}

// TestSafeAsksNobodyTwiceAtOnce keeps a bot that overran from being asked
// again before it has come back.
func TestSafeAsksNobodyTwiceAtOnce(t *testing.T) {
	inside, release := 0, make(chan struct{})
	slow := broken{fail: func(_ context.Context, v *engine.View) (Decision, error) {
		inside++ // the race detector objects if two are inside
		<-release
		return Decision{Action: SafeBid(v)}, nil
	}}
	m, _ := engine.NewMatch(engine.DefaultRules(), 1)
	v := m.View(m.Deal().Forehand())
	faults := 0
	bot := Safe(slow, 2*time.Millisecond, func(Fault) { faults++ })
	for range 2 {
		if _, err := bot.Bid(context.Background(), v); err != nil {
			t.Fatal(err)
		}
	}
	close(release)
	bot.(*safe).budget = time.Minute
	if d, err := bot.Bid(context.Background(), v); err != nil || d.Action != SafeBid(&v) || faults != 2 || inside != 2 {
		t.Error(d, err, faults, inside)
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
