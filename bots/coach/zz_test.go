package coach

import (
	"context"
	"fmt"
	"sort"
	"testing"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

func playDeal(t testing.TB, rules engine.Rules, seed uint64, names [4]string) engine.Deal {
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
		v := d.View(seat)
		var dec bots.Decision
		switch d.Phase {
		case engine.Bidding:
			dec, err = all[seat].Bid(context.Background(), v)
		case engine.LastClaim:
			dec.Action = engine.GatherBy(seat)
		default:
			dec, err = all[seat].Play(context.Background(), v)
		}
		if err != nil {
			t.Fatal(err)
		}
		d, _, err = d.Apply(dec.Action)
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestZZ(t *testing.T) {
	rules := engine.DefaultRules()
	for _, level := range []string{"random", "beginner", "regular", "club", "champion"} {
		var grades [Grades]int
		var losses []float64
		raw, open := 0.0, 0
		var took, first time.Duration
		n := 0
		deals := 12
		for seed := range uint64(deals) {
			d := playDeal(t, rules, 100+seed, [4]string{level, level, level, level})
			c, err := New(7, Usual)
			if err != nil {
				t.Fatal(err)
			}
			t0 := time.Now()
			got := false
			all, err := c.Judge(context.Background(), &d, Wishes{Cores: 2, Told: func(Decision, Progress) {
				if !got {
					first += time.Since(t0)
				}
				got = true
			}})
			took += time.Since(t0)
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range all {
				grades[x.Grade]++
				losses = append(losses, x.Sure)
				raw += x.Loss
				open += x.OpenLoss
				n++
			}
		}
		sort.Float64s(losses)
		q := func(p float64) float64 { return losses[int(p*float64(len(losses)-1))] }
		fmt.Printf("%s: n %d grades %v mean loss %.2f open %.2f p50 %.2f p75 %.2f p90 %.2f p95 %.2f p99 %.2f took %v first %v\n", level, n, grades, raw/float64(n), float64(open)/float64(n), q(.5), q(.75), q(.9), q(.95), q(.99), took/time.Duration(deals), first/time.Duration(deals))
	}
}
