package bots

import (
	"testing"

	"klaverjas/engine"
)

// habit is something that a café regular does not do; it is looked for in
// whole deals.
type habit struct {
	name string
	bad  func(k *knowledge, c engine.Card) bool
}

var habits = []habit{
	{"leads trump although no opponent has any and a side card would win", leadsUselessTrump},
	{"leads a low trump while holding the highest of all", leadsUnderItsTop},
	{"overtakes a partner who is certain to win, for nothing", overtakesPartner},
	{"gives the opponents a trick's roem without need", feedsRoem},
	{"undertrumps higher than it must", undertrumpsHigh},
	{"throws ten points on a trick that is lost for certain", throwsPoints},
}

// TestHabits lets four regulars play and counts their bad habits.
func TestHabits(t *testing.T) {
	seen := make(map[string]int)
	cards := 0
	for n := uint64(1); n <= 300; n++ {
		p := engine.Profiles()[n%uint64(len(engine.Profiles()))]
		m, err := engine.NewMatch(p.Rules, n)
		if err != nil {
			t.Fatal(err)
		}
		d := *m.Deal()
		for {
			seat, open := d.ToAct()
			if !open {
				break
			}
			v := d.View(seat)
			a := decide(t, newRegular(1), v)
			if a.Kind == engine.Play {
				cards++
				for _, h := range habits {
					if k := know(&v, &cafe); k.legal.Len() > 1 && h.bad(k, a.Card) {
						seen[h.name]++
						t.Logf("%s %s: %s", a, h.name, d)
					}
				}
			}
			if d, _, err = d.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, n := range seen {
		if n*1000 > cards {
			t.Errorf("%s: %d times in %d cards", name, n, cards)
		}
	}
}

func leadsUselessTrump(k *knowledge, c engine.Card) bool {
	if k.trick.Count > 0 || c.Suit() != k.trump || k.opponentTrumps() != 0 {
		return false
	}
	for o := range k.legal.All() {
		if o.Suit() != k.trump && k.boss(o) && k.unseen.Of(o.Suit()) != 0 {
			return true
		}
	}
	return false
}

func leadsUnderItsTop(k *knowledge, c engine.Card) bool {
	if k.trick.Count > 0 || !k.isMaker() || c.Suit() != k.trump || k.opponentTrumps() == 0 {
		return false
	}
	return k.v.TrickCount == 0 && !k.boss(c) && k.boss(k.hand.Strongest(k.trump, k.trump))
}

func overtakesPartner(k *knowledge, c engine.Card) bool {
	if k.trick.Count != 3 || k.trick.Winner(k.trump) != k.partner || k.v.FullTricks() >= 6 {
		return false
	}
	best, _ := k.trick.Best(k.trump)
	if !c.Beats(best, k.trump) || c.Suit() != k.trump {
		return false
	}
	t := k.trick
	t.Add(c)
	return k.roemNow(&t) == k.roemNow(&k.trick) && !k.allBeat(best)
}

func feedsRoem(k *knowledge, c engine.Card) bool {
	t := k.trick
	if t.Count != 3 {
		return false
	}
	t.Add(c)
	if k.ours(t.Winner(k.trump)) || k.roemNow(&t) == k.roemNow(&k.trick) {
		return false
	}
	for o := range k.legal.All() {
		t = k.trick
		t.Add(o)
		if k.roemNow(&t) == k.roemNow(&k.trick) && o.Points(k.trump) <= c.Points(k.trump) {
			return true
		}
	}
	return false
}

func undertrumpsHigh(k *knowledge, c engine.Card) bool {
	if k.trick.Count != 3 || c.Suit() != k.trump || k.trick.Led() == k.trump {
		return false
	}
	best, at := k.trick.Best(k.trump)
	if c.Beats(best, k.trump) || k.ours(k.trick.SeatOf(at)) {
		return false
	}
	for o := range k.legal.All() {
		if o.Suit() == k.trump && o.Points(k.trump)+9 < c.Points(k.trump) {
			return true
		}
	}
	return false
}

func throwsPoints(k *knowledge, c engine.Card) bool {
	t := k.trick
	if t.Count != 3 || c.Points(k.trump) < 10 {
		return false
	}
	t.Add(c)
	if k.ours(t.Winner(k.trump)) {
		return false
	}
	for o := range k.legal.All() {
		if o.Suit() == c.Suit() && o.Points(k.trump) == 0 && k.sparesRoem(c) == 0 {
			return true
		}
	}
	return false
}
