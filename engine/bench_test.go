package engine

import "testing"

// benchPositions are tricks of every length with a hand to play to them.
func benchPositions() (hands [64]Set, tricks [64]Trick) {
	r := NewRandom(1)
	for i := range hands {
		pack := r.Shuffle()
		tricks[i] = NewTrick(Seat(i & 3))
		for _, c := range pack[:i%4] {
			tricks[i].Add(c)
		}
		hands[i] = SetOf(pack[4:12]...)
	}
	return hands, tricks
}

func BenchmarkLegal(b *testing.B) {
	hands, tricks := benchPositions()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		setAMS.Legal(hands[i&63], Hearts, &tricks[i&63])
		i++
	}
}

func BenchmarkOfTrick(b *testing.B) {
	rules := DefaultRules().Roem
	hands, _ := benchPositions()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		rules.OfTrick(hands[i&63]&0x0f0f0f0f, Hearts)
		i++
	}
}

func BenchmarkMayHold(b *testing.B) {
	m, _ := NewMatch(DefaultRules(), 1)
	r := NewRandom(1)
	for m.Deal().FullTricks() < 6 {
		turn, _ := m.Deal().ToAct()
		m, _, _ = m.Apply(randomAction(m.Deal(), turn, r))
	}
	v := m.View(South)
	b.ReportAllocs()
	for b.Loop() {
		v.MayHold()
	}
}

func BenchmarkPlayADeal(b *testing.B) {
	m, _ := NewMatch(DefaultRules(), 1)
	b.ReportAllocs()
	for b.Loop() {
		d := *m.Deal()
		r := NewRandom(1)
		for turn, open := d.ToAct(); open; turn, open = d.ToAct() {
			d, _, _ = d.Apply(randomAction(&d, turn, r))
		}
	}
}
