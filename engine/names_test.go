package engine

import (
	"fmt"
	"testing"
)

// Names are parts of translation keys and of stored texts: they never change,
// and a value that does not exist has a name too.
func TestNames(t *testing.T) {
	for want, got := range map[string]fmt.Stringer{
		"next_deal":       NextDeal,
		"unknown":         ActionKind(99),
		"no_such_action":  NoSuchAction,
		"counter_pit":     CounterPit,
		"S":               Spades,
		"A":               Ace,
		"E":               East,
		"HJ":              CardOf(Hearts, Jack),
		"-":               NoCard,
		"W choose H":      ChooseBy(West, Hearts),
		"N play ST":       PlayBy(North, CardOf(Spades, Ten)),
		"S claim":         ClaimBy(South),
		"utrecht deals=8": withDeals("utrecht", 8),
	} {
		if got.String() != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	for _, got := range []fmt.Stringer{ReasonCode(99), Verdict(99)} {
		if got.String() != "unknown" {
			t.Errorf("%s has a name", got)
		}
	}
	for _, got := range []fmt.Stringer{Suit(4), Rank(8), Seat(4)} {
		if got.String() != "?" {
			t.Errorf("%s has a name", got)
		}
	}
	why := Reason{Code: MustFollow, Suit: Hearts, Card: NoCard, Seat: West}
	if got, want := why.Error(), "must_follow (suit H, card -, seat W)"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func withDeals(profile string, deals int) Rules {
	r, _ := ProfileByName(profile)
	r.Deals = deals
	return r
}

func TestStrongestOfASuit(t *testing.T) {
	hand := cardsIn("C7 CT C9 HJ H9 HA")
	for _, c := range []struct {
		suit, trump Suit
		want        string
	}{
		{Clubs, Hearts, "CT"},
		{Clubs, Clubs, "C9"},
		{Hearts, Clubs, "HA"},
		{Hearts, Hearts, "HJ"},
		{Spades, Hearts, "-"},
	} {
		if got := hand.Strongest(c.suit, c.trump).String(); got != c.want {
			t.Errorf("strongest %s under trump %s is %s, want %s", c.suit, c.trump, got, c.want)
		}
	}
}
