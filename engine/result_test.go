package engine

import "testing"

// TestSettle works out deals by hand. South and North are the makers.
func TestSettle(t *testing.T) {
	for _, c := range []struct {
		name, rules  string
		trump        Suit
		trumps       [2]int
		plain        [2]int
		tricks       [2]int
		last         Side
		roem         [2]int
		verdict      Verdict
		points       [2]int
		bonus, score [2]int
	}{
		{
			"one point more", "", Hearts,
			[2]int{41, 21},
			[2]int{31, 59},
			[2]int{4, 4},
			SouthNorth,
			[2]int{},
			Made,
			[2]int{82, 80},
			[2]int{},
			[2]int{82, 80},
		},
		{
			"a tie is nat", "", Hearts,
			[2]int{41, 21},
			[2]int{30, 60},
			[2]int{4, 4},
			SouthNorth,
			[2]int{},
			NatByTie,
			[2]int{0, 162},
			[2]int{},
			[2]int{0, 162},
		},
		{
			"a tie by roem is nat and moves all roem", "", Hearts,
			[2]int{41, 21},
			[2]int{40, 50},
			[2]int{4, 4},
			SouthNorth,
			[2]int{20, 40},
			NatByTie,
			[2]int{0, 162},
			[2]int{0, 60},
			[2]int{0, 222},
		},
		{
			"82 is not enough against roem", "", Hearts,
			[2]int{41, 21},
			[2]int{31, 59},
			[2]int{4, 4},
			SouthNorth,
			[2]int{0, 20},
			Nat,
			[2]int{0, 162},
			[2]int{0, 20},
			[2]int{0, 182},
		},
		{
			"under 82 but saved by roem", "", Hearts,
			[2]int{34, 28},
			[2]int{38, 52},
			[2]int{4, 4},
			WestEast,
			[2]int{50, 0},
			Made,
			[2]int{72, 90},
			[2]int{50, 0},
			[2]int{122, 90},
		},
		{
			"pit", "", Hearts,
			[2]int{62, 0},
			[2]int{90, 0},
			[2]int{8, 0},
			SouthNorth,
			[2]int{20, 0},
			Pit,
			[2]int{162, 0},
			[2]int{120, 0},
			[2]int{282, 0},
		},
		{
			"no pit against one trick worth nothing", "", Hearts,
			[2]int{62, 0},
			[2]int{90, 0},
			[2]int{7, 1},
			SouthNorth,
			[2]int{},
			Made,
			[2]int{162, 0},
			[2]int{},
			[2]int{162, 0},
		},
		{
			"counter-pit", "", Hearts,
			[2]int{0, 62},
			[2]int{0, 90},
			[2]int{0, 8},
			WestEast,
			[2]int{0, 40},
			CounterPit,
			[2]int{0, 162},
			[2]int{0, 140},
			[2]int{0, 302},
		},
		{
			"counter-pit without bonus", "pit_for=makers", Hearts,
			[2]int{0, 62},
			[2]int{0, 90},
			[2]int{0, 8},
			WestEast,
			[2]int{},
			CounterPit,
			[2]int{0, 162},
			[2]int{},
			[2]int{0, 162},
		},
		{
			"pit where only makers earn it", "pit_for=makers", Hearts,
			[2]int{62, 0},
			[2]int{90, 0},
			[2]int{8, 0},
			SouthNorth,
			[2]int{},
			Pit,
			[2]int{162, 0},
			[2]int{100, 0},
			[2]int{262, 0},
		},
		{
			"82 by the threshold, whatever the roem", "web-rotterdam", Hearts,
			[2]int{41, 21},
			[2]int{31, 59},
			[2]int{4, 4},
			SouthNorth,
			[2]int{0, 50},
			Made,
			[2]int{82, 80},
			[2]int{0, 50},
			[2]int{82, 130},
		},
		{
			"80 by the threshold, whatever the roem", "web-rotterdam", Hearts,
			[2]int{41, 21},
			[2]int{29, 61},
			[2]int{4, 4},
			SouthNorth,
			[2]int{50, 0},
			Nat,
			[2]int{0, 162},
			[2]int{0, 50},
			[2]int{0, 212},
		},
		{
			"81 by the threshold", "web-rotterdam", Hearts,
			[2]int{41, 21},
			[2]int{30, 60},
			[2]int{4, 4},
			SouthNorth,
			[2]int{50, 0},
			NatByTie,
			[2]int{0, 162},
			[2]int{0, 50},
			[2]int{0, 212},
		},
		{
			"spades double their trumps", "double_spades=trump_cards", Spades,
			[2]int{20, 42},
			[2]int{70, 20},
			[2]int{4, 4},
			SouthNorth,
			[2]int{0, 20},
			Nat,
			[2]int{0, 224},
			[2]int{0, 20},
			[2]int{0, 244},
		},
		{
			"spades double everything but roem", "double_spades=all_points", Spades,
			[2]int{41, 21},
			[2]int{31, 59},
			[2]int{4, 4},
			SouthNorth,
			[2]int{20, 20},
			Made,
			[2]int{164, 160},
			[2]int{20, 20},
			[2]int{184, 180},
		},
		{
			"other suits do not double", "double_spades=all_points", Clubs,
			[2]int{41, 21},
			[2]int{31, 59},
			[2]int{4, 4},
			SouthNorth,
			[2]int{},
			Made,
			[2]int{82, 80},
			[2]int{},
			[2]int{82, 80},
		},
		{
			"a double pit earns a single bonus", "double_spades=all_points", Spades,
			[2]int{62, 0},
			[2]int{90, 0},
			[2]int{8, 0},
			SouthNorth,
			[2]int{20, 0},
			Pit,
			[2]int{324, 0},
			[2]int{120, 0},
			[2]int{444, 0},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			rules, err := ParseRules(c.rules)
			if err != nil {
				t.Fatal(err)
			}
			res := rules.Settle(Tally{
				Trump: c.trump, Makers: SouthNorth, TrumpPoints: c.trumps, PlainPoints: c.plain,
				Tricks: c.tricks, LastTrick: c.last, Roem: c.roem,
			})
			if res.Verdict != c.verdict || res.Points != c.points || res.Bonus != c.bonus || res.Score != c.score {
				t.Errorf("%s, %v + %v = %v; want %s, %v + %v = %v",
					res.Verdict, res.Points, res.Bonus, res.Score, c.verdict, c.points, c.bonus, c.score)
			}
		})
	}
}
