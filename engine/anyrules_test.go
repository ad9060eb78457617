package engine

import (
	"testing"

	"pgregory.net/rapid"
)

// Deals under rules of which every field is drawn at random keep the same
// properties as those under the profiles.
func TestDealsUnderAnyRules(t *testing.T) {
	sets := 1_000
	if testing.Short() || raceDivisor > 1 {
		sets = 100
	}
	generator, r := rapid.Custom(anyRules), NewRandom(13)
	for i := range sets {
		rules := generator.Example(i)
		for n := range 10 {
			dealer := Seat(n & 3)
			d, err := NewDeal(rules, dealer, Suit(r.Below(4)), rules.Batches.Distribute(r.Shuffle(), dealer))
			if err != nil {
				t.Fatal(err)
			}
			checkRandomDeal(t, d, r, n == 0)
		}
	}
}

// Every combination of play settings that makes sense, not only the six named
// ones, agrees with the second reading.
func TestLegalUnderEveryCombination(t *testing.T) {
	r := NewRandom(14)
	for bits := range 32 {
		play := PlayRules{
			TrumpLedMustBeat:    bits&1 != 0,
			VoidOpponentWinning: VoidDuty(bits >> 1 & 1),
			VoidPartnerWinning:  VoidDuty(bits >> 2 & 1),
			MustOvertrump:       bits&8 != 0,
			Undertrump:          Undertrump(bits >> 4),
		}
		if rules := (Rules{Play: play, Deals: 1, Limit: 100}); rules.Validate() != nil {
			continue
		}
		for range 20_000 / raceDivisor {
			comparePosition(t, &play, r)
		}
	}
}

func TestDealsThatCannotBe(t *testing.T) {
	hands := Batches44.Distribute(NewRandom(1).Shuffle(), South)
	if _, err := NewDeal(DefaultRules(), South, Clubs, hands); err != nil {
		t.Fatal(err)
	}
	twice, short, bad := hands, hands, DefaultRules()
	twice[1] = twice[0]
	short[2] = short[2].Without(short[2].First())
	bad.Deals = 0
	for name, make := range map[string]func() (Deal, error){
		"a card twice":      func() (Deal, error) { return NewDeal(DefaultRules(), South, Clubs, twice) },
		"seven cards":       func() (Deal, error) { return StartPlay(DefaultRules(), South, West, Clubs, short) },
		"rules of no deals": func() (Deal, error) { return NewDeal(bad, South, Clubs, hands) },
	} {
		if d, err := make(); err == nil || d != (Deal{}) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := NewMatch(bad, 1); err == nil {
		t.Error("a match of no deals")
	}
}
