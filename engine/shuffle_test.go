package engine

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// The first numbers of SplitMix64 for seed 1234567, as published with the
// reference implementation.
func TestRandomIsSplitMix64(t *testing.T) {
	r := NewRandom(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423} {
		if got := r.Uint64(); got != want {
			t.Errorf("number %d is %d, want %d", i, got, want)
		}
	}
}

func TestShuffleNeverChanges(t *testing.T) {
	text, err := os.ReadFile("testdata/shuffle.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "#") {
			continue
		}
		var seed uint64
		var number, redeals int
		if _, err := fmt.Sscanf(line, "seed %d deal %d redeals %d", &seed, &number, &redeals); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		pack, proposed := Shuffle(seed, number, redeals)
		got := fmt.Sprintf("seed %d deal %d redeals %d | %s | %s",
			seed, number, redeals, strings.Trim(fmt.Sprint(pack), "[]"), proposed)
		if got != line {
			t.Errorf("%s\nis now\n%s", line, got)
		}
	}
}

// A match deals what the shuffle gives: the packets of the rules, forehand first.
func TestPacketsGoRoundTheTable(t *testing.T) {
	var pack [32]Card
	for i := range pack {
		pack[i] = Card(i)
	}
	for _, c := range []struct {
		batches  Batches
		forehand []int // places in the pack of forehand's cards
	}{
		{Batches323, []int{0, 1, 2, 12, 13, 20, 21, 22}},
		{Batches44, []int{0, 1, 2, 3, 16, 17, 18, 19}},
		{Batches332, []int{0, 1, 2, 12, 13, 14, 24, 25}},
	} {
		for _, dealer := range Seats {
			hands := c.batches.Distribute(pack, dealer)
			var want Set
			for _, place := range c.forehand {
				want = want.With(pack[place])
			}
			if got := hands[dealer.Next()]; got != want {
				t.Errorf("%v, dealer %s: forehand has %v, want %v", c.batches.Sizes(), dealer, got.Cards(), want.Cards())
			}
			if err := checkHands(hands); err != nil {
				t.Errorf("%v, dealer %s: %v", c.batches.Sizes(), dealer, err)
			}
		}
	}
}

// near tells whether a count lies within five standard deviations of n tries
// with this chance.
func near(count, n int, chance float64) bool {
	off := float64(count) - float64(n)*chance
	return off*off < 25*float64(n)*chance*(1-chance)
}

// Each card comes to each seat about equally often, and each suit is proposed
// and each seat deals first in about a quarter of the matches.
func TestDealsAreEven(t *testing.T) {
	const n = 20_000
	var held [4][32]int
	var proposed, nextProposed, dealers [4]int
	for seed := range uint64(n) {
		pack, suit := Shuffle(seed, 1, 0)
		_, next := Shuffle(seed, 2, 0)
		proposed[suit]++
		nextProposed[next]++
		dealer := FirstDealer(seed)
		dealers[dealer]++
		for s, hand := range Batches323.Distribute(pack, South) {
			for c := range hand.All() {
				held[s][c]++
			}
		}
	}
	for i := range 4 {
		if !near(proposed[i], n, 0.25) || !near(nextProposed[i], n, 0.25) {
			t.Errorf("%s is proposed %d times in first deals, %d in second", Suit(i), proposed[i], nextProposed[i])
		}
		if !near(dealers[i], n, 0.25) {
			t.Errorf("%s deals first %d times", Seat(i), dealers[i])
		}
		for c, count := range held[i] {
			if !near(count, n, 0.25) {
				t.Errorf("%s holds %s in %d deals of %d", Seat(i), Card(c), count, n)
			}
		}
	}
}

// The proposed suit is not bound to the one before: in one match all four come.
func TestProposedSuitIsNewInEveryDeal(t *testing.T) {
	const n = 10_000
	var same int
	last := Suit(9)
	for number := 1; number <= n; number++ {
		_, suit := Shuffle(1, number, 0)
		if suit == last {
			same++
		}
		last = suit
	}
	if !near(same, n, 0.25) {
		t.Errorf("%d times in %d the suit was the one before", same, n)
	}
}
