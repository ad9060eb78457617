package aids

import (
	"slices"
	"testing"

	"klaverjas/engine"
)

// played plays random deals under all profiles and calls each with every
// position that is met.
func played(t *testing.T, each func(d *engine.Deal)) {
	t.Helper()
	for _, p := range engine.Profiles() {
		for seed := range uint64(12) {
			r := engine.NewRandom(seed, 77)
			pack, dealer := r.Shuffle(), engine.Seat(r.Below(4))
			d, err := engine.NewDeal(p.Rules, dealer, engine.Suit(r.Below(4)), p.Rules.Batches.Distribute(pack, dealer))
			if err != nil {
				t.Fatal(err)
			}
			for {
				each(&d)
				a, open := anything(&d, r)
				if !open {
					break
				}
				if d, _, err = d.Apply(a); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// anything returns some allowed action; most roem is claimed.
func anything(d *engine.Deal, r *engine.Random) (engine.Action, bool) {
	seat, open := d.ToAct()
	for _, s := range engine.Seats {
		if d.CanClaim(s) && d.RoemOf(d.TrickCount-1).Total() > 0 && r.Below(3) > 0 {
			return engine.ClaimBy(s), true
		}
	}
	switch {
	case !open:
		return engine.Action{}, false
	case d.Phase == engine.Bidding:
		choice := d.Choices(d.Hands[seat])
		for _, suit := range engine.Suits {
			if choice.Suits[suit] && (!choice.MayPass || r.Below(3) == 0) {
				return engine.ChooseBy(seat, suit), true
			}
		}
		return engine.PassBy(seat), true
	case d.Phase == engine.LastClaim:
		return engine.GatherBy(seat), true
	default:
		legal := d.Legal().Cards()
		return engine.PlayBy(seat, legal[r.Below(len(legal))]), true
	}
}

// The counts are those that a slow count card by card, trick by trick comes to.
func TestCountsAreThoseOfASlowCount(t *testing.T) {
	positions := 0
	played(t, func(d *engine.Deal) {
		positions++
		for _, lies := range []bool{false, true} {
			got := Of(d.View(engine.South), lies)
			if d.Phase == engine.Bidding || d.Phase == engine.PassedOut {
				if got.Out != nil || got.Points != [2]int{} {
					t.Fatalf("%+v before trump is known", got)
				}
				continue
			}
			if out := slowOut(d); !slices.Equal(got.Out, out) {
				t.Fatalf("trumps out %v, counted %v", got.Out, out)
			}
			tricks, points, roem := slowSums(d, lies)
			if got.Tricks != tricks || got.Points != points || got.Roem != roem {
				t.Fatalf("%+v, counted %v %v %v\n%s", got, tricks, points, roem, d)
			}
		}
	})
	if positions < 1000 {
		t.Errorf("only %d positions", positions)
	}
}

// slowOut asks of each trump whether another seat still holds it.
func slowOut(d *engine.Deal) []engine.Card {
	var out []engine.Card
	for _, rank := range []engine.Rank{
		engine.Jack, engine.Nine, engine.Ace, engine.Ten, engine.King, engine.Queen, engine.Eight, engine.Seven,
	} {
		for _, s := range engine.Seats[1:] {
			if c := engine.CardOf(d.Trump, rank); d.Hand(s).Has(c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// slowSums goes through the cards of every trick that is over.
func slowSums(d *engine.Deal, lies bool) (tricks, points, roem [2]int) {
	last := d.TrickCount
	if now := d.Trick(); lies && now.Full() {
		last--
	}
	full, holder := 0, map[engine.Seat]int{}
	for i := range last {
		trick := d.Tricks[i]
		side := trick.Winner(d.Trump).Side()
		for j, c := range trick.Cards[:trick.Count] {
			if c.Suit() == d.Trump && (c.Rank() == engine.King || c.Rank() == engine.Queen) {
				holder[trick.SeatOf(j)]++
			}
			if !trick.Full() {
				continue
			}
			times := 1
			switch {
			case d.Rules.DoubleSpade == engine.DoubleAll && d.Trump == engine.Spades,
				d.Rules.DoubleSpade == engine.DoubleTrumps && d.Trump == engine.Spades && c.Suit() == engine.Spades:
				times = 2
			}
			points[side] += times * c.Points(d.Trump)
			if got := Worth(&d.Table, c); got != times*c.Points(d.Trump) {
				return tricks, points, [2]int{-1, got}
			}
		}
		if !trick.Full() {
			continue
		}
		full++
		tricks[side]++
		if d.Rules.Claim == engine.ClaimAutomatic || d.Claimed[i] {
			roem[side] += d.RoemOf(i).Total()
		}
		if full == 8 {
			bonus := d.Rules.LastTrick
			if d.Rules.DoubleSpade == engine.DoubleAll && d.Trump == engine.Spades {
				bonus *= 2
			}
			points[side] += bonus
		}
	}
	if d.Rules.Roem.StukTiming == engine.StukAlsoHolder {
		for s, n := range holder {
			if n == 2 {
				roem[s.Side()] += d.Rules.Roem.Stuk
			}
		}
	}
	return tricks, points, roem
}

// Who is said to be void is void, and whoever did not follow suit is said to be.
func TestVoidsAreTrueAndSeen(t *testing.T) {
	said := 0
	played(t, func(d *engine.Deal) {
		if d.Phase != engine.Playing {
			return
		}
		got := Of(d.View(engine.South), false)
		for s, suits := range got.Voids {
			for _, suit := range suits {
				said++
				if d.Hand(engine.Seat(s)).Of(suit) != 0 || engine.Seat(s) == engine.South {
					t.Fatalf("%s is said to have no %s: %s", engine.Seat(s), suit, d)
				}
			}
		}
		for i := range d.TrickCount {
			trick := d.Tricks[i]
			for j, c := range trick.Cards[:trick.Count] {
				if s := trick.SeatOf(j); s != engine.South && c.Suit() != trick.Led() && !slices.Contains(got.Voids[s], trick.Led()) {
					t.Fatalf("%s did not follow %s, and that is not said", s, trick.Led())
				}
			}
		}
	})
	if said == 0 {
		t.Error("nobody was ever void")
	}
}

// What cannot be seen changes nothing: with the hidden cards dealt anew, as far
// as all that has been seen allows, every count stays as it was.
func TestNothingHiddenIsTold(t *testing.T) {
	moved := 0
	played(t, func(d *engine.Deal) {
		if d.Phase != engine.Playing {
			return
		}
		other, changed := d.Exchange(engine.South, engine.NewRandom(uint64(d.TrickCount)))
		if !changed {
			return
		}
		moved++
		a, b := Of(d.View(engine.South), false), Of(other.View(engine.South), false)
		for s := range a.Voids {
			if !slices.Equal(a.Voids[s], b.Voids[s]) {
				t.Fatalf("voids %v and %v", a.Voids, b.Voids)
			}
		}
		if !slices.Equal(a.Out, b.Out) || a.Tricks != b.Tricks || a.Points != b.Points || a.Roem != b.Roem {
			t.Fatalf("%+v and %+v", a, b)
		}
	})
	if moved == 0 {
		t.Error("no card was ever exchanged")
	}
}
