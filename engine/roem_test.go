package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// trickOf returns a trick that South led, from the names of its cards.
func trickOf(t *testing.T, text string) Trick {
	t.Helper()
	trick := NewTrick(South)
	for _, name := range strings.Fields(text) {
		c, err := ParseCard(name)
		if err != nil {
			t.Fatal(err)
		}
		trick.Add(c)
	}
	return trick
}

// TestRoemOfATrick has the tricks that other programs counted wrongly, and
// who wins them.
func TestRoemOfATrick(t *testing.T) {
	for _, c := range []struct {
		name, profile string
		trump         Suit
		trick         string
		want          Roem
		winner        Seat
	}{
		{"a run of three among four of one suit", "amsterdam-cafe", Hearts, "S7 ST SJ SQ", Roem{Run3: 20}, West},
		{"four queens", "amsterdam-cafe", Hearts, "CQ HQ SQ DQ", Roem{Four: 100}, West},
		{"four jacks, café", "amsterdam-cafe", Spades, "CJ HJ SJ DJ", Roem{Four: 200}, North},
		{"four jacks, Rotterdam club", "club-rotterdam", Spades, "CJ HJ SJ DJ", Roem{Four: 100}, North},
		{"four nines, café", "amsterdam-cafe", Spades, "C9 H9 S9 D9", Roem{}, North},
		{"four nines, club", "club-amsterdam", Spades, "C9 H9 S9 D9", Roem{Four: 100}, North},
		{"four sevens, long manual", "gids-amsterdams", Spades, "C7 H7 S7 D7", Roem{}, North},
		{"four sevens, club", "club-amsterdam", Spades, "C7 H7 S7 D7", Roem{Four: 100}, North},
		{"a run of four is not a run of three", "amsterdam-cafe", Spades, "H9 HT HJ HQ", Roem{Run4: 50}, West},
		{"stuk from two players", "amsterdam-cafe", Clubs, "CK D7 S7 CQ", Roem{Stuk: 20}, South},
		{"stuk in a run of three", "amsterdam-cafe", Clubs, "CK CJ S7 CQ", Roem{Run3: 20, Stuk: 20}, West},
		{"stuk in a run of four", "amsterdam-cafe", Clubs, "CK CJ CA CQ", Roem{Run4: 50, Stuk: 20}, West},
		{"king and queen of a plain suit", "amsterdam-cafe", Hearts, "CK D7 S7 CQ", Roem{}, South},
		{"runs go by natural order in trump too", "amsterdam-cafe", Spades, "S9 ST SJ D7", Roem{Run3: 20}, North},
		{"neighbours in strength are no run", "amsterdam-cafe", Spades, "SJ S9 SA D7", Roem{}, South},
		{"no run from ace to seven", "amsterdam-cafe", Spades, "HK HA H7 H8", Roem{}, West},
		{"no run over two suits", "amsterdam-cafe", Clubs, "DK DA H7 H8", Roem{}, West},
		{"a discarded jack does not win", "amsterdam-cafe", Spades, "CJ DK H8 D7", Roem{}, South},
		{"the ten lies above the king", "amsterdam-cafe", Spades, "CK CT C9 CQ", Roem{}, West},
		{"the eight of trumps lies below the queen", "amsterdam-cafe", Spades, "S8 SQ D7 DA", Roem{}, West},
	} {
		rules, ok := ProfileByName(c.profile)
		if !ok {
			t.Fatalf("no profile %s", c.profile)
		}
		t.Run(c.name, func(t *testing.T) {
			trick := trickOf(t, c.trick)
			if got := rules.Roem.OfTrick(trick.Set(), c.trump); got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
			if got := trick.Winner(c.trump); got != c.winner {
				t.Errorf("%s wins, want %s", got, c.winner)
			}
		})
	}
}

// Roem of the eighth trick counts before it is decided whether the makers are
// nat: claiming it or not makes that much difference, and sometimes all.
func TestRoemOfTheLastTrickCountsBeforeTheVerdict(t *testing.T) {
	rules, r, held, decided := DefaultRules(), NewRandom(8), 0, 0
	for decided == 0 || held < 20 {
		d, err := StartPlay(rules, South, West, Suit(r.Below(4)), Batches323.Distribute(r.Shuffle(), South))
		if err != nil {
			t.Fatal(err)
		}
		for d.Phase == Playing {
			turn, _ := d.ToAct()
			d = applied(t, d, PlayBy(turn, d.Legal().First()))
		}
		roem, captor := d.RoemOf(7), d.Tricks[7].Winner(d.Trump)
		if roem.Total() == 0 {
			continue
		}
		held++
		forgot := applied(t, d, GatherBy(captor))
		claimed := applied(t, applied(t, d, ClaimBy(captor.Partner())), GatherBy(captor))
		with, without := claimed.Result(), forgot.Result()
		if with.Roem[captor.Side()]-without.Roem[captor.Side()] != roem.Total() || without.Missed[captor.Side()] < roem.Total() {
			t.Fatalf("roem %v or %v, missed %v\n%s", with.Roem, without.Roem, without.Missed, claimed)
		}
		if with.Verdict.Made() != without.Verdict.Made() {
			decided++
		}
	}
}

// applied returns the deal after an action that must be allowed.
func applied(t *testing.T, d Deal, a Action) Deal {
	t.Helper()
	next, _, err := d.Apply(a)
	if err != nil {
		t.Fatalf("%s: %v\n%s", a, err, d)
	}
	return next
}

// Several tricks with roem add up for the side that captured each.
func TestRoemAddsUp(t *testing.T) {
	table := Table{Rules: DefaultRules(), Trump: Spades, Phase: Playing}
	table.Rules.Claim = ClaimAutomatic
	for i, text := range []string{"H9 HT HJ C7", "C9 CT CJ D7", "DA DK DQ H7", "SK SQ S7 D8"} {
		table.Tricks[i] = trickOf(t, text)
		table.TrickCount++
	}
	if got := table.Tally().Roem; got != [2]int{40, 40} {
		t.Errorf("roem %v", got)
	}
	table.Rules.Claim = ClaimRequired
	table.Claimed[1] = true
	if res := table.Result(); res.Roem != [2]int{0, 20} || res.Missed != [2]int{40, 20} {
		t.Errorf("claimed %v, missed %v", res.Roem, res.Missed)
	}
}

// The values of one suit and of the whole pack, and the order of strength.
func TestCardValues(t *testing.T) {
	for _, trump := range Suits {
		for _, s := range Suits {
			points, order := 30, "7 8 9 J Q K T A"
			if s == trump {
				points, order = 62, "7 8 Q K T A 9 J"
			}
			if got := FullDeck.Of(s).Points(trump); got != points {
				t.Errorf("%s under trump %s: %d points", s, trump, got)
			}
			ranks := FullDeck.Of(s).Cards()
			slices.SortFunc(ranks, func(a, b Card) int { return a.Strength(trump) - b.Strength(trump) })
			var text []string
			for i, c := range ranks {
				text = append(text, c.Rank().String())
				if got := c.Stronger(trump).Len(); got != 7-i {
					t.Errorf("%s under trump %s: %d stronger", c, trump, got)
				}
			}
			if got := strings.Join(text, " "); got != order {
				t.Errorf("%s under trump %s: %s, want %s", s, trump, got, order)
			}
		}
		if got := fmt.Sprint(FullDeck.Points(trump)); got != "152" {
			t.Errorf("trump %s: %s points in the pack", trump, got)
		}
	}
}
