package playout

import (
	"context"
	"testing"

	"klaverjas/engine"
)

// views returns positions from deals that the policy plays against itself,
// one for each card of the deal.
func views(tb testing.TB, deals int) []engine.View {
	tb.Helper()
	w, err := Trained()
	if err != nil {
		tb.Fatal(err)
	}
	s := NewSearcher(w, 1)
	var all []engine.View
	for n := range deals {
		p := engine.Profiles()[n%len(engine.Profiles())]
		r := engine.NewRandom(uint64(n))
		dealer := engine.Seat(n & 3)
		hands := p.Rules.Batches.Distribute(r.Shuffle(), dealer)
		maker := engine.Seat(r.Below(4))
		suit := engine.Clubs
		for _, x := range engine.Suits {
			if hands[maker].Of(x).Points(x) > hands[maker].Of(suit).Points(suit) {
				suit = x
			}
		}
		d, err := engine.StartPlay(p.Rules, dealer, maker, suit, hands)
		if err != nil {
			tb.Fatal(err)
		}
		for d.Phase == engine.Playing {
			seat, _ := d.ToAct()
			v := d.View(seat)
			if v.Legal().Len() > 1 {
				all = append(all, v)
			}
			if d, _, err = d.Apply(engine.PlayBy(seat, s.Quick(&v))); err != nil {
				tb.Fatal(err)
			}
		}
	}
	return all
}

func BenchmarkCards(b *testing.B) {
	w, err := Trained()
	if err != nil {
		b.Fatal(err)
	}
	positions := views(b, 40)
	s := NewSearcher(w, 1)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		v := &positions[i%len(positions)]
		if _, err := s.Cards(context.Background(), v, Effort{Worlds: 200, Pool: 1200, Trust: 1, Slip: 0.1}); err != nil {
			b.Fatal(err)
		}
	}
}
