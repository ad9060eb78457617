package engine

import (
	"math"
	"testing"
)

// chanceDeals is how many deals are dealt to see whether all is chance.
func chanceDeals() int {
	if testing.Short() {
		return 100_000
	}
	return 1_000_000 / raceDivisor
}

// chiSquare sums (seen - expected)² / expected over equally likely outcomes
// that together were seen n times.
func chiSquare(seen []int, n int) float64 {
	expected, sum := float64(n)/float64(len(seen)), 0.0
	for _, s := range seen {
		sum += (float64(s) - expected) * (float64(s) - expected) / expected
	}
	return sum
}

// withinChance reports whether a chi-square with that many degrees of freedom
// lies where 99.99 % of fair generators would put it, by the cube-root
// approximation of Wilson and Hilferty.
func withinChance(chi float64, freedom int) (z float64, ok bool) {
	f := 2 / (9 * float64(freedom))
	z = (math.Cbrt(chi/float64(freedom)) - (1 - f)) / math.Sqrt(f)
	return z, math.Abs(z) < 3.9
}

// seatsOf returns who holds each card in the first deal of a seed, dealt by South.
func seatsOf(seed uint64) (at [32]Seat) {
	pack, _ := Shuffle(seed, 1, 0)
	for s, hand := range Batches323.Distribute(pack, South) {
		for c := range hand.All() {
			at[c] = Seat(s)
		}
	}
	return at
}

// Over many deals every card comes to every seat, and lies in every place of
// the pack, as often as chance has it; and a seed's deal has nothing to do with
// that of the next seed.
func TestDealingIsChance(t *testing.T) {
	n := chanceDeals()
	var bySeat, byPlace, pairs [32][]int
	for c := range bySeat {
		bySeat[c], byPlace[c], pairs[c] = make([]int, 4), make([]int, 32), make([]int, 16)
	}
	last := seatsOf(0)
	for seed := 1; seed <= n; seed++ {
		pack, _ := Shuffle(uint64(seed), 1, 0)
		for place, c := range pack {
			byPlace[c][place]++
		}
		at := seatsOf(uint64(seed))
		for c := range at {
			bySeat[c][at[c]]++
			pairs[c][4*last[c]+at[c]]++
		}
		last = at
	}
	report(t, "card to seat", n, bySeat, 3)
	report(t, "card to place in the pack", n, byPlace, 31)
	report(t, "seat of a card and its seat one seed later", n, pairs, 15)
}

// report prints the chi-square of the worst card and of all together, and
// fails where chance would not bring it.
func report(t *testing.T, what string, n int, seen [32][]int, freedom int) {
	t.Helper()
	sum, worst, worstCard := 0.0, 0.0, Card(0)
	for c := range seen {
		chi := chiSquare(seen[c], n)
		sum += chi
		if chi > worst {
			worst, worstCard = chi, Card(c)
		}
		if z, ok := withinChance(chi, freedom); !ok {
			t.Errorf("%s: %s has chi-square %.1f with %d degrees of freedom (z %.2f): %v", what, Card(c), chi, freedom, z, seen[c])
		}
	}
	// The cards of a deal lie in different places, so 31 of them settle where the
	// last one lies: 31/32 of the sum is a chi-square with 31 cards' freedom.
	sum *= 31.0 / 32
	z, ok := withinChance(sum, 31*freedom)
	t.Logf("%s, %d deals: chi-square %.1f with %d degrees of freedom (z %.2f); worst card %s %.1f with %d",
		what, n, sum, 31*freedom, z, worstCard, worst, freedom)
	if !ok {
		t.Errorf("%s: all cards together lie outside chance", what)
	}
}

// The deals of a sealed match are chance too, although their seeds are chosen
// for the dealer.
func TestSealedDealingIsChance(t *testing.T) {
	n := chanceDeals() / 5
	var bySeat [32][]int
	for c := range bySeat {
		bySeat[c] = make([]int, 4)
	}
	for number := 1; number <= n; number++ {
		at := seatsOf(dealSeed(7, number, 0, Seat(number&3)))
		for c := range at {
			bySeat[c][at[c]]++
		}
	}
	report(t, "card to seat in sealed deals", n, bySeat, 3)
}
