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

// What bots ask millions of times makes no garbage.
func TestNothingIsAllocated(t *testing.T) {
	hands, tricks := benchPositions()
	rules := DefaultRules()
	table := Table{Rules: rules, Trump: Hearts, Phase: Playing, TrickCount: 1}
	table.Tricks[0] = tricks[3]
	for name, f := range map[string]func(){
		"Legal":   func() { rules.Play.Legal(hands[3], Hearts, &tricks[3]) },
		"Why":     func() { rules.Play.Why(hands[3].First(), hands[3], Hearts, &tricks[3]) },
		"OfTrick": func() { rules.Roem.OfTrick(hands[3], Hearts) },
		"Tally":   func() { table.Tally() },
		"Result":  func() { table.Result() },
		"mayHold": func() { table.mayHold() },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
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

// BenchmarkApplyDeal bids and plays a whole deal, drawing its actions too.
func BenchmarkApplyDeal(b *testing.B) {
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
