package paper

import (
	"testing"

	"klaverjas/app/page/papertest"
	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// newPress returns a press in a language.
func newPress(t testing.TB, l i18n.Lang, o Options) *Press {
	t.Helper()
	i18n.Set(l)
	t.Cleanup(func() { i18n.Set(i18n.Dutch) })
	regular, bold, err := papertest.Fonts()
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := NewFonts(regular, bold)
	if err != nil {
		t.Fatal(err)
	}
	return &Press{Fonts: fonts, Options: o}
}

// fullHead is a head with the longest names that a sheet has to hold.
func fullHead() sheet.Head {
	return sheet.Head{
		Club: "Klaverjasvereniging ’t Òòrdje", Date: "30 november 2026", Table: "12", Round: "3",
		Names:   [4]string{"Willem-André van der Éénhoorn–Ç", "José Íñigo Núñez de la Peña y Ü", "Zoë Škvorecký-Łukasiewiczówna Ő", "Thérèse d’Aÿen-Ğürşen IJsselm."},
		Profile: "Amsterdams, bij de club · 16 spellen · roem zelf melden · nat bij gelijk",
	}
}

// entry settles a deal of which the parts are given: makers' card points
// without last trick, tricks, roem of both.
func entry(r *engine.Rules, number int, maker engine.Seat, trump engine.Suit, trumpPoints, plainPoints [2]int, tricks, roem [2]int, last engine.Side) sheet.Entry {
	return sheet.Entry{
		Number: number, Dealer: engine.Seat((number + 2) % 4), Maker: maker, Trump: trump,
		Result: r.Settle(engine.Tally{
			Trump: trump, Makers: maker.Side(), TrumpPoints: trumpPoints, PlainPoints: plainPoints,
			Tricks: tricks, LastTrick: last, Roem: roem,
		}),
	}
}

// fullSheet returns a match of 16 deals with every kind of result: nat, tie,
// pit, counter-pit and doubled spades, and totals of four digits.
func fullSheet(deals int) *sheet.Sheet {
	r := engine.DefaultRules()
	r.DoubleSpade = engine.DoubleAll
	r.Deals = deals
	s := sheet.Under(&r)
	for n := range deals {
		maker := engine.Seat(n % 4)
		us, them := maker.Side(), maker.Side().Other()
		trump := engine.Suit(n % 4)
		var tp, pp, tr, ro [2]int
		last := us
		tp[us], tp[them] = 48, 14
		pp[us], pp[them] = 50+n, 40-n
		tr[us], tr[them] = 5, 3
		switch n % 8 {
		case 1:
			ro[us] = 70
		case 2: // nat
			tp[us], tp[them], last = 20, 42, them
			ro[them] = 20
		case 4: // pit
			tp, pp, tr = [2]int{}, [2]int{}, [2]int{}
			tp[us], pp[us], tr[us], ro[us] = 62, 90, 8, 140
		case 5:
			ro[them] = 50
		case 6: // counter-pit
			tp, pp, tr = [2]int{}, [2]int{}, [2]int{}
			tp[them], pp[them], tr[them], ro[them], last = 62, 90, 8, 100, them
		case 7:
			ro = [2]int{200, 20}
		}
		s.Add(entry(&r, n+1, maker, trump, tp, pp, tr, ro, last))
	}
	return &s
}

// playedMatch returns a match in which every first choice is taken and every
// roem is claimed.
func playedMatch(t testing.TB, seed uint64) engine.Match {
	t.Helper()
	m, err := engine.NewMatch(engine.DefaultRules(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := engine.Action{Kind: engine.NextDeal}
		d := m.Deal()
		if seat, open := d.ToAct(); open {
			switch trick := d.Trick(); {
			case d.Phase == engine.Bidding && d.BidCount < d.Number%3:
				a = engine.PassBy(seat)
			case d.Phase == engine.Bidding:
				a = engine.ChooseBy(seat, engine.Suit(d.Number&3))
			case d.CanClaim(seat) && trick.Full() && d.TrickCount%2 == 0:
				a = engine.ClaimBy(seat)
				if _, _, err := m.Apply(a); err == nil {
					break
				}
				fallthrough
			case d.Phase == engine.LastClaim:
				a = engine.GatherBy(seat)
				if d.Phase != engine.LastClaim {
					a = engine.PlayBy(seat, d.Legal().First())
				}
			default:
				a = engine.PlayBy(seat, d.Legal().First())
			}
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
