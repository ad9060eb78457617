package engine

import (
	"fmt"
	"testing"
)

// TestSettle works out deals by hand. South and North are the makers; all
// pairs are theirs and the defenders', a sum is points + roem.
func TestSettle(t *testing.T) {
	const (
		even   = "trumps 41 21 plain 31 59 tricks 4 4 last 0 " // 82 against 80
		tied   = "trumps 41 21 plain 30 60 tricks 4 4 last 0 " // 81 against 81
		swept  = "trumps 62 0 plain 90 0 tricks 8 0 last 0 "
		unswep = "trumps 0 62 plain 0 90 tricks 0 8 last 1 "
	)
	for _, c := range []struct{ name, rules, trump, tally, want string }{
		{"one point more", "", "H", even + "roem 0 0", "made 82+0 80+0"},
		{"a tie is nat", "", "H", tied + "roem 0 0", "nat_tie 0+0 162+0"},
		{"a tie by roem is nat and moves all roem", "", "H", "trumps 41 21 plain 40 50 tricks 4 4 last 0 roem 20 40", "nat_tie 0+0 162+60"},
		{"82 is not enough against roem", "", "H", even + "roem 0 20", "nat 0+0 162+20"},
		{"under 82 but saved by roem", "", "H", "trumps 34 28 plain 38 52 tricks 4 4 last 1 roem 50 0", "made 72+50 90+0"},
		{"the defenders write all roem", "", "H", "trumps 20 42 plain 40 50 tricks 3 5 last 1 roem 20 50", "nat 0+0 162+70"},
		{"pit", "", "H", swept + "roem 20 0", "pit 162+120 0+0"},
		{"no pit against one trick worth nothing", "", "H", "trumps 62 0 plain 90 0 tricks 7 1 last 0 roem 0 0", "made 162+0 0+0"},
		{"counter-pit", "", "H", unswep + "roem 0 40", "counter_pit 0+0 162+140"},
		{"counter-pit without bonus", "pit_for=makers", "H", unswep + "roem 0 0", "counter_pit 0+0 162+0"},
		{"pit where only makers earn it", "pit_for=makers", "H", swept + "roem 0 0", "pit 162+100 0+0"},
		{"the pit bonus of the rules", "pit_bonus=150", "H", swept + "roem 0 0", "pit 162+150 0+0"},
		{"82 by the threshold, whatever the roem", "web-rotterdam", "H", even + "roem 0 50", "made 82+0 80+50"},
		{"80 by the threshold, whatever the roem", "web-rotterdam", "H", "trumps 41 21 plain 29 61 tricks 4 4 last 0 roem 50 0", "nat 0+0 162+50"},
		{"81 by the threshold", "web-rotterdam", "H", tied + "roem 50 0", "nat_tie 0+0 162+50"},
		{"pit by the threshold", "web-rotterdam", "H", swept + "roem 0 0", "pit 162+100 0+0"},
		{"spades double their trumps", "double_spades=trump_cards", "S", "trumps 20 42 plain 70 20 tricks 4 4 last 0 roem 0 20", "nat 0+0 224+20"},
		{"doubled trumps decide", "double_spades=trump_cards", "S", "trumps 42 20 plain 30 60 tricks 4 4 last 1 roem 0 0", "made 114+0 110+0"},
		{"spades double everything but roem", "double_spades=all_points", "S", even + "roem 20 20", "made 164+20 160+20"},
		{"other suits do not double", "double_spades=all_points", "C", even + "roem 0 0", "made 82+0 80+0"},
		{"a double pit earns a single bonus", "double_spades=all_points", "S", swept + "roem 20 0", "pit 324+120 0+0"},
		{"no bonus for the last trick", "last_trick=0", "H", "trumps 41 21 plain 36 54 tricks 4 4 last 1 roem 0 0", "made 77+0 75+0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rules, err := ParseRules(c.rules)
			if err != nil {
				t.Fatal(err)
			}
			res := rules.Settle(tallyOf(t, c.trump, c.tally))
			got := fmt.Sprintf("%s %d+%d %d+%d", res.Verdict, res.Points[0], res.Bonus[0], res.Points[1], res.Bonus[1])
			if got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
			for side, score := range res.Score {
				if score != res.Points[side]+res.Bonus[side] {
					t.Errorf("side %d writes down %d", side, score)
				}
			}
		})
	}
}

// tallyOf reads a tally of which South and North are the makers.
func tallyOf(t *testing.T, trump, text string) Tally {
	t.Helper()
	tally := Tally{Makers: SouthNorth}
	_, err := fmt.Sscanf(text, "trumps %d %d plain %d %d tricks %d %d last %d roem %d %d",
		&tally.TrumpPoints[0], &tally.TrumpPoints[1], &tally.PlainPoints[0], &tally.PlainPoints[1],
		&tally.Tricks[0], &tally.Tricks[1], &tally.LastTrick, &tally.Roem[0], &tally.Roem[1])
	if err == nil {
		tally.Trump, err = ParseSuit(trump)
	}
	if err != nil {
		t.Fatal(err)
	}
	return tally
}

// The other side's result is the mirror image.
func TestSettleTreatsBothSidesAlike(t *testing.T) {
	r := NewRandom(5)
	for _, p := range Profiles() {
		for range 2_000 {
			tricks, trumps, plain := r.Below(9), r.Below(63), r.Below(91)
			a := Tally{
				Trump: Suit(r.Below(4)), Makers: SouthNorth, LastTrick: Side(r.Below(2)),
				TrumpPoints: [2]int{trumps, 62 - trumps}, PlainPoints: [2]int{plain, 90 - plain},
				Tricks: [2]int{tricks, 8 - tricks}, Roem: [2]int{10 * r.Below(9), 10 * r.Below(9)},
			}
			b := a
			b.Makers, b.LastTrick = WestEast, a.LastTrick.Other()
			for _, pair := range []*[2]int{&b.TrumpPoints, &b.PlainPoints, &b.Tricks, &b.Roem} {
				pair[0], pair[1] = pair[1], pair[0]
			}
			ours, theirs := p.Rules.Settle(a), p.Rules.Settle(b)
			if ours.Verdict != theirs.Verdict || ours.Score[0] != theirs.Score[1] || ours.Score[1] != theirs.Score[0] {
				t.Fatalf("%s: %+v\nmirrored %+v", p.Name, ours, theirs)
			}
		}
	}
}

// The threshold is the literal 82, in points that nothing has doubled, also
// under rules that Validate refuses.
func TestThresholdIsLiteral(t *testing.T) {
	rules, _ := ProfileByName("web-rotterdam")
	rules.LastTrick = 0
	tally := tallyOf(t, "S", "trumps 41 21 plain 40 50 tricks 4 4 last 0 roem 0 0")
	if v := rules.Settle(tally).Verdict; v != Nat {
		t.Errorf("81 of 152: %s", v)
	}
	tally.PlainPoints = [2]int{41, 49}
	rules.DoubleSpade = DoubleAll
	if res := rules.Settle(tally); res.Verdict != Made || res.Score != [2]int{164, 140} {
		t.Errorf("82 of 152, doubled: %s %v", res.Verdict, res.Score)
	}
	tally.PlainPoints = [2]int{40, 50}
	if v := rules.Settle(tally).Verdict; v != Nat {
		t.Errorf("81 of 152, doubled: %s", v)
	}
}

// The tricks of a deal that has been played, each by itself, are worth what
// Settle writes down, whatever doubles.
func TestTricksAddUpToTheDeal(t *testing.T) {
	r := NewRandom(27)
	for _, p := range Profiles() {
		for double := DoubleOff; double <= DoubleAll; double++ {
			rules := p.Rules
			rules.DoubleSpade = double
			if rules.Validate() != nil {
				rules.Nat = NatCompare // a fixed 82 does not go with doubling
			}
			for n := range 80 {
				checkTricks(t, rules, Suit(n&3), r)
			}
		}
	}
}

// checkTricks plays a random deal and adds its tricks up.
func checkTricks(t *testing.T, rules Rules, trump Suit, r *Random) {
	t.Helper()
	dealer := Seat(r.Below(4))
	d, err := StartPlay(rules, dealer, Seat(r.Below(4)), trump, rules.Batches.Distribute(r.Shuffle(), dealer))
	for turn, open := d.ToAct(); open && err == nil; turn, open = d.ToAct() {
		d, _, err = d.Apply(randomAction(&d, turn, r))
	}
	if err != nil || d.Phase != Settled {
		t.Fatalf("%v\n%s", err, d)
	}
	var taken [2]int
	for i := range d.FullTricks() {
		taken[d.Tricks[i].Winner(trump).Side()] += d.PointsOf(i)
	}
	res := d.Result()
	for side := range 2 {
		if taken[side] != res.Cards[side]+res.Last[side] {
			t.Errorf("%s: the tricks of side %d are worth %d, the deal says %d + %d", rules, side, taken[side], res.Cards[side], res.Last[side])
		}
	}
	if sum := taken[0] + taken[1]; sum != rules.Total(trump) || sum != res.Points[0]+res.Points[1] {
		t.Errorf("%s: the tricks are worth %d, the deal %d and %v", rules, sum, rules.Total(trump), res.Points)
	}
}
