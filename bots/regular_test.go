package bots

import (
	"context"
	"testing"

	"klaverjas/engine"
)

// TestPlantedPositions asks the regular for the card, or one of the cards,
// that a café regular would play.
func TestPlantedPositions(t *testing.T) {
	for _, c := range []struct {
		name, deal string
		want       []string
	}{
		{
			"the maker leads the jack or the nine, not a low trump",
			"amsterdam-cafe | dealer E proposed C | S CAJ97 DA7 H87 / W CT8 DT8 HAT SAT / N CK DKQ HKQ SKQJ / E CQ DJ9 HJ9 S987 | S C |",
			[]string{"CJ", "C9"},
		},
		{
			"fourth hand leaves a sure trick to the partner and gives him the ten",
			"amsterdam-cafe | dealer S proposed C | S DT7 C98 H98 S98 / W DA8 CAT HAT SAT / N DKQ CKQ HKQ SKQ / E DJ9 CJ7 HJ7 SJ7 | W H | DA DK DJ",
			[]string{"D7"},
		},
		{
			"the partner's ace is sure: the ten goes under it",
			"amsterdam-cafe | dealer W proposed C | S DT7 C98 H98 S98 / W D98 CAT HAT SAT / N DAQ CKQ HKQ SKQ / E DKJ CJ7 HJ7 SJ7 | N H | DA DK",
			[]string{"DT"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			d, err := engine.ParseDeal(c.deal)
			if err != nil {
				t.Fatal(err)
			}
			seat, _ := d.ToAct()
			got, err := cafeRegular().Play(context.Background(), d.View(seat))
			if err != nil {
				t.Fatal(err)
			}
			for _, want := range c.want {
				if got.Action.Card.String() == want {
					return
				}
			}
			t.Errorf("%s plays %s (%v), want one of %v", seat, got.Action.Card, got.Reasons, c.want)
		})
	}
}
