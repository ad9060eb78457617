package engine

import "testing"

// A view does not change when the other three swap the cards that this seat
// has not seen.
func TestViewKnowsNoHiddenCard(t *testing.T) {
	r := NewRandom(12)
	for _, rules := range textRules(t) {
		for range 100 {
			m, err := NewMatch(rules, r.Uint64())
			if err != nil {
				t.Fatal(err)
			}
			for steps := r.Below(40); steps > 0; steps-- {
				turn, open := m.Deal().ToAct()
				if !open {
					break
				}
				if m, _, err = m.Apply(randomAction(m.Deal(), turn, r)); err != nil {
					t.Fatal(err)
				}
			}
			for _, s := range Seats {
				before := m.View(s)
				other := Match{Rules: m.Rules, Deals: []Deal{*m.Deal()}}
				swapHidden(other.Deal(), s, r)
				if after := other.View(s); after != before {
					t.Fatalf("%s sees\n%+v\nand after a swap\n%+v", s, before, after)
				}
			}
		}
	}
}

// swapHidden deals the cards that a seat has not seen anew among the others.
func swapHidden(d *Deal, seat Seat, r *Random) {
	v := d.View(seat)
	unseen := v.Unseen().Cards()
	for i := len(unseen) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		unseen[i], unseen[j] = unseen[j], unseen[i]
	}
	for _, s := range Seats {
		if s == seat {
			continue
		}
		n := d.Hand(s).Len()
		d.Hands[s] = d.PlayedBy(s) | SetOf(unseen[:n]...)
		unseen = unseen[n:]
	}
}

// What a play shows about the rest of the hand, by the rules it was made under.
func TestWhatAPlayShows(t *testing.T) {
	for _, c := range []struct{ name, set, trump, trick, played, excluded string }{
		{"a discard on an opponent's trick: no suit, no trump", "AMS", "C", "HA", "D7", "HT CT C7"},
		{"a discard on the partner's trick, Amsterdam: no suit", "AMS", "C", "HA H7", "D7", "HT HK"},
		{"a discard on the partner's trick, Rotterdam: no trump either", "ROT", "C", "HA H7", "D7", "HT C7 CJ"},
		{"a low trump on a trump lead: no higher one", "AMS", "C", "CT", "C7", "CJ C9 CA"},
		{"another suit on a trump lead: no trump", "AMS", "C", "CT", "D7", "C7 C8 CJ"},
		{"undertrumping under the ban: nothing but lower trumps", "AMS", "C", "HA CT", "C7", "CJ C9 CA D7 SA HT"},
		{"undertrumping in Rotterdam: no higher trump", "ROT", "C", "HA CT", "C7", "CJ C9 CA HT"},
		{"a discard under the ban: no higher trump", "AMS", "C", "HA CT", "D7", "CJ C9 CA HT"},
	} {
		t.Run(c.name, func(t *testing.T) {
			play := PlaySets()[c.set]
			trump, _ := ParseSuit(c.trump)
			trick := trickOf(t, c.trick)
			card, _ := ParseCard(c.played)
			may := play.compatible(card, trump, &trick)
			if wrong := may & cardsIn(c.excluded); wrong != 0 {
				t.Errorf("%v are not excluded", wrong.Cards())
			}
			if !may.Has(card) {
				t.Errorf("%s excludes itself", card)
			}
		})
	}
	play := PlaySets()["AMS"]
	trick := trickOf(t, "HA H7")
	if may := play.compatible(CardOf(Diamonds, Seven), Clubs, &trick); may.Of(Clubs) != FullDeck.Of(Clubs) {
		t.Errorf("a free discard excludes trumps: %v left", may.Of(Clubs).Cards())
	}
}

func TestVoids(t *testing.T) {
	table := Table{Rules: DefaultRules(), Trump: Clubs, Phase: Playing, TrickCount: 1}
	table.Tricks[0] = trickOf(t, "HA D7 H7 HT")
	if got := table.Voids(); got != [4]uint8{West: 1<<Hearts | 1<<Clubs} {
		t.Errorf("%b", got)
	}
}

// Each seat's view says whose turn it is and what that seat may do, and the
// totals are those before this deal.
func TestViewsOfAMatch(t *testing.T) {
	rules, _ := ProfileByName("room-amsterdam")
	m, err := NewMatch(rules, 21)
	if err != nil {
		t.Fatal(err)
	}
	playOut(m, NewRandom(21), func(m Match) {
		d := m.Deal()
		turn, open := d.ToAct()
		before := m.Totals()
		if d.Phase == Settled {
			for side, score := range d.Result().Score {
				before[side] -= score
			}
		}
		for _, s := range Seats {
			v := m.View(s)
			legal, suits := Set(0), d.Choices(d.Hands[s])
			if open && s == turn {
				legal = d.Legal()
			}
			switch {
			case v.MyTurn() != (open && s == turn), v.Legal() != legal, v.Hand() != d.Hand(s), v.Totals != before:
				t.Fatalf("%s sees %+v\n%s", s, v, d)
			case d.Phase == Bidding && v.Choices() != suits:
				t.Fatalf("%s may say %+v, want %+v", s, v.Choices(), suits)
			}
			others := Set(0)
			for _, o := range Seats {
				if o != s {
					others |= d.Hand(o)
				}
			}
			if v.Unseen() != others {
				t.Fatalf("%s has not seen %v, want %v", s, v.Unseen().Cards(), others.Cards())
			}
		}
	})
}
