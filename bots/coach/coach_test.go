package coach

import (
	"context"
	"testing"

	"klaverjas/bots"
	"klaverjas/engine"
)

// play has bots of the kinds named play a deal.
func play(t testing.TB, rules engine.Rules, seed uint64, names [4]string) engine.Deal {
	t.Helper()
	m, err := engine.NewMatch(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	d := *m.Deal()
	var all [4]bots.Bot
	for i, n := range names {
		all[i], _ = bots.New(n, seed+uint64(i))
	}
	for {
		seat, ok := d.ToAct()
		if !ok {
			return d
		}
		a, err := act(&d, all[seat], seat)
		if err == nil {
			d, _, err = d.Apply(a)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func act(d *engine.Deal, b bots.Bot, seat engine.Seat) (engine.Action, error) {
	v := d.View(seat)
	if d.Phase == engine.LastClaim {
		return engine.GatherBy(seat), nil
	}
	ask := b.Play
	if d.Phase == engine.Bidding {
		ask = b.Bid
	}
	got, err := ask(context.Background(), v)
	return got.Action, err
}

func four(name string) [4]string { return [4]string{name, name, name, name} }

func coach(t testing.TB, e Effort) *Coach {
	t.Helper()
	c, err := New(7, e)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// little is an effort for tests in which the numbers do not matter.
var little = Effort{Batches: 3, Pool: 48}
