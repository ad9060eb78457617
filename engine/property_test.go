package engine

import (
	"slices"
	"testing"
)

// dealsPerProfile is how many random deals the properties are checked on.
func dealsPerProfile() int {
	if testing.Short() {
		return 500
	}
	return 20_000 / raceDivisor
}

// TestRandomDealsKeepTheProperties plays random deals under every profile.
func TestRandomDealsKeepTheProperties(t *testing.T) {
	for i, rules := range textRules(t) {
		t.Run(rules.String(), func(t *testing.T) {
			t.Parallel()
			r := NewRandom(uint64(i))
			for n := range dealsPerProfile() {
				pack, proposed := Shuffle(uint64(i), n, 0)
				dealer := Seat(n & 3)
				d, err := NewDeal(rules, dealer, proposed, rules.Batches.Distribute(pack, dealer))
				if err != nil {
					t.Fatal(err)
				}
				checkRandomDeal(t, d, r, n%8 == 0)
			}
		})
	}
}

// checkRandomDeal plays a deal to its end. Thoroughly means that at every card
// all 32 are tried, and not only those that are held.
func checkRandomDeal(t *testing.T, fresh Deal, r *Random, thoroughly bool) {
	d := fresh
	var events []Event
	for {
		turn, open := d.ToAct()
		if !open {
			break
		}
		checkState(t, &d, turn, thoroughly)
		next, more, err := d.Apply(randomAction(&d, turn, r))
		if err != nil {
			t.Fatalf("%v\n%s", err, d)
		}
		d, events = next, append(events, more...)
	}
	if d.Phase == PassedOut {
		return
	}
	res := d.Result()
	if sum := res.Cards[0] + res.Cards[1] + res.Last[0] + res.Last[1]; sum != d.Rules.Total(d.Trump) {
		t.Fatalf("%d points in all, want %d\n%s", sum, d.Rules.Total(d.Trump), d)
	}
	if res.TrumpPoints[0]+res.TrumpPoints[1]+res.PlainPoints[0]+res.PlainPoints[1] != 152 {
		t.Fatalf("card points are not 152\n%s", d)
	}
	again, replayed := fresh, []Event(nil)
	for _, a := range d.Actions() {
		next, more, err := again.Apply(a)
		if err != nil {
			t.Fatalf("replay: %v\n%s", err, d)
		}
		again, replayed = next, append(replayed, more...)
	}
	if again != d || len(events) != len(replayed) {
		t.Fatalf("the replay differs\n%s\n%s", d, again)
	}
}

// checkState checks what must hold before every action.
func checkState(t *testing.T, d *Deal, turn Seat, thoroughly bool) {
	all := d.Played()
	count := all.Len()
	for _, s := range Seats {
		all |= d.Hand(s)
		count += d.Hand(s).Len()
	}
	if all != FullDeck || count != 32 {
		t.Fatalf("%d cards, %d of them different\n%s", count, all.Len(), d)
	}
	if d.Phase != Playing {
		return
	}
	hand, legal := d.Hand(turn), d.Legal()
	if legal == 0 || legal&^hand != 0 {
		t.Fatalf("legal %v of hand %v\n%s", legal.Cards(), hand.Cards(), d)
	}
	before := *d
	for c := Card(0); c < NoCard; c++ {
		allowed := d.WhyNot(turn, c).Code == Allowed
		if allowed != legal.Has(c) {
			t.Fatalf("legal and why disagree about %s\n%s", c, d)
		}
		if allowed || (!thoroughly && !hand.Has(c)) {
			continue
		}
		next, events, err := d.Apply(PlayBy(turn, c))
		if why, ok := err.(Reason); !ok || why.Code == Allowed || events != nil || next != (Deal{}) || *d != before {
			t.Fatalf("%s was not refused cleanly: %v\n%s", c, err, d)
		}
	}
}

// TestMayHoldNeverExcludesTheHolder checks the evidence against the cards.
func TestMayHoldNeverExcludesTheHolder(t *testing.T) {
	sets := []PlayRules{setAMS, setAMSU, setROT, setWebA, setWebF, setWebG}
	r := NewRandom(9)
	for n := range dealsPerProfile() {
		rules := DefaultRules()
		rules.Play = sets[n%len(sets)]
		pack := r.Shuffle()
		d, err := StartPlay(rules, Seat(n&3), Seat(r.Below(4)), Suit(r.Below(4)), Batches323.Distribute(pack, Seat(n&3)))
		if err != nil {
			t.Fatal(err)
		}
		for d.Phase == Playing {
			turn, _ := d.ToAct()
			v := d.View(turn)
			for s, may := range v.MayHold() {
				if d.Hand(Seat(s))&^may != 0 {
					t.Fatalf("%s holds %v, may hold %v\n%s", Seat(s), d.Hand(Seat(s)).Cards(), may.Cards(), d)
				}
			}
			if d, _, err = d.Apply(randomAction(&d, turn, r)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestMatches plays matches and adds the sheet up by hand.
func TestMatches(t *testing.T) {
	for i, rules := range slices.Repeat(textRules(t), 20/min(raceDivisor, 10)) {
		play := func() Match {
			m, err := NewMatch(rules, uint64(i))
			if err != nil {
				t.Fatal(err)
			}
			return playOut(m, NewRandom(uint64(i)), func(Match) {})
		}
		m, again := play(), play()
		if !slices.Equal(m.Deals, again.Deals) {
			t.Errorf("%s: the same seed gives two matches", rules)
		}
		var totals [2]int
		for n, d := range m.Settled() {
			if d.Number != n+1 {
				t.Errorf("%s: deal %d has number %d", rules, n+1, d.Number)
			}
			score := d.Result().Score
			totals[0] += score[0]
			totals[1] += score[1]
		}
		if won := m.Deal().TricksWon(); won[0]+won[1] != 8 {
			t.Errorf("%s: %v tricks won", rules, won)
		}
		if totals != m.Totals() || len(m.Settled()) != rules.Deals {
			t.Errorf("%s: totals %v, want %v, after %d deals", rules, m.Totals(), totals, len(m.Settled()))
		}
	}
}
