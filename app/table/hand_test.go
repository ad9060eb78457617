package table

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"klaverjas/engine"
)

// TestTheHandIsSorted asks of any hand that no card is lost, that trump lies
// where it is wanted, strongest first, and that black and red alternate where
// the suits allow it.
func TestTheHandIsSorted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, err := engine.NewMatch(engine.DefaultRules(), rapid.Uint64().Draw(t, "seed"))
		if err != nil {
			t.Fatal(err)
		}
		how := rapid.SampledFrom(Sortings).Draw(t, "sorting")
		trump := rapid.SampledFrom(engine.Suits[:]).Draw(t, "trump")
		d, err := engine.StartPlay(m.Rules, engine.South, engine.South, trump, m.Deal().Hands)
		if err != nil {
			t.Fatal(err)
		}
		hand := sorted(d.Hand(engine.South), &d, how)
		if engine.SetOf(hand...) != d.Hand(engine.South) || len(hand) != 8 {
			t.Fatalf("the hand is %v", hand)
		}
		var suits []engine.Suit
		for i, c := range hand {
			if i > 0 && c.Suit() == hand[i-1].Suit() && c.Strength(trump) > hand[i-1].Strength(trump) {
				t.Fatalf("%s before %s", hand[i-1], c)
			}
			if !slices.Contains(suits, c.Suit()) {
				suits = append(suits, c.Suit())
			} else if suits[len(suits)-1] != c.Suit() {
				t.Fatalf("a suit lies apart in %v", hand)
			}
		}
		if at := slices.Index(suits, trump); at >= 0 && (how == TrumpFirst && at > 0 || how == TrumpLast && at < len(suits)-1) {
			t.Fatalf("trump %s lies %s in %v", trump, how, hand)
		}
		if neighbours := sameColour(suits); neighbours > fewest(suits) && how == TrumpNone {
			t.Fatalf("%d neighbours of one colour in %v", neighbours, suits)
		}
	})
}

func sameColour(suits []engine.Suit) int {
	n := 0
	for i := 1; i < len(suits); i++ {
		if isRed(suits[i]) == isRed(suits[i-1]) {
			n++
		}
	}
	return n
}

// fewest returns how many neighbours of one colour cannot be avoided.
func fewest(suits []engine.Suit) int {
	red := 0
	for _, s := range suits {
		if isRed(s) {
			red++
		}
	}
	black := len(suits) - red
	return max(0, max(red, black)-min(red, black)-1)
}
