package arena

import (
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"klaverjas/bots"
	"klaverjas/engine"
)

// yardstick is a bot that never changes, with a hash of all that four of its
// kind bid, played and claimed in the first deals of yardstickDeal.
type yardstick struct {
	name  string
	deals int
	hash  uint64
}

// If one of these hashes changes, the yardstick has changed, and that must never
// be: everything that was measured against it would be worth nothing. The code
// is to be mended then, not the number here. Only if the rules of the game
// themselves were wrong may a number change, and the measurements with it.
//
// Rounding differs between machines, where one multiplies and adds in one step.
// These deals are free of it: random, first-legal, pimc and seer reckon in whole
// numbers, and in every choice of the others two cards are worth the same by the
// same sum, or differ by 0.002 points or more.
var yardsticks = []yardstick{
	{"first-legal", 50, 0x1fdeebf0d7efb112},
	{"random", 50, 0x4e0de5d8b6aa7e12},
	{"rule-1", 50, 0x00898d0dec4f47ec},
	{"playouts-1000", 5, 0xaab579c5c9d90dfa},
	{"pimc-20", 2, 0x1c8bb0858639e317},
	{"pimc-100", 1, 0x2d7a4acf87fa4627},
	{"seer", 3, 0x0aa4cb07c037347c},
}

func TestYardsticksNeverChange(t *testing.T) {
	for _, y := range yardsticks {
		t.Run(y.name, func(t *testing.T) {
			if (testing.Short() || underRace) && y.deals < 50 {
				t.Skip("searches long")
			}
			hash := fnv.New64a()
			for number := range y.deals {
				fmt.Fprintln(hash, actions(t, y.name, number))
			}
			if sum := hash.Sum64(); sum != y.hash {
				t.Errorf("%#016x, not %#016x: the yardstick has changed", sum, y.hash)
			}
		})
	}
}

// actions returns what four bots of a kind do in one deal, unguarded.
func actions(t *testing.T, name string, number int) (done []engine.Action) {
	t.Helper()
	var seats [4]bots.Bot
	for _, s := range engine.Seats {
		b, err := New(name, uint64(s)+1)
		if err != nil {
			t.Fatal(err)
		}
		seats[s] = b
	}
	d := yardstickDeal(t, number)
	for {
		seat, open := d.ToAct()
		if !open {
			return done
		}
		a, err := act(t.Context(), &watched{Bot: seats[seat]}, &d, d.View(seat))
		if err != nil {
			t.Fatal(err)
		}
		done = append(done, a)
		if d, _, err = d.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// yardstickDeal returns a deal under one profile after the other, ten of them
// as they are, and then with signals and with claims.
func yardstickDeal(t *testing.T, number int) engine.Deal {
	t.Helper()
	profiles := engine.Profiles()
	extras := []string{"", " signals=low_discard", " first_lead=maker claim=required"}
	rules, err := engine.ParseRules(profiles[number%len(profiles)].Name + extras[number/len(profiles)%len(extras)])
	if err != nil {
		t.Fatal(err)
	}
	return deal(&rules, 3, number, 0)
}

// TestAllYardsticksAreFrozen looks for every bot that is no level of the game.
func TestAllYardsticksAreFrozen(t *testing.T) {
	for _, k := range Kinds() {
		frozen := slices.ContainsFunc(yardsticks, func(y yardstick) bool { return y.name == k.Name })
		if level := slices.Contains(Levels(), k.Name); frozen == level {
			t.Errorf("%s: frozen %t, a level %t", k.Name, frozen, level)
		}
	}
}
