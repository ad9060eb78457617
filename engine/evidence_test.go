package engine

import (
	"maps"
	"slices"
	"testing"
)

// randomPlay returns a trick to which a seat is to play, its hand, and trump.
func randomPlay(r *Random) (trick Trick, hand Set, trump Suit) {
	pack := r.Shuffle()
	lying := 1 + r.Below(3)
	trick = NewTrick(Seat(r.Below(4)))
	for _, c := range pack[:lying] {
		trick.Add(c)
	}
	return trick, SetOf(pack[lying : lying+1+r.Below(8)]...), Suit(r.Below(4))
}

// What a play shows is exact: a card may be played from a hand if, and only
// if, it is compatible with each card of the hand. So nothing is excluded that
// the player can hold, and nothing is left that he cannot.
func TestEvidenceIsExact(t *testing.T) {
	r := NewRandom(31)
	for _, name := range slices.Sorted(maps.Keys(PlaySets())) {
		play := PlaySets()[name]
		for range 20_000 / raceDivisor {
			trick, hand, trump := randomPlay(r)
			legal := play.Legal(hand, trump, &trick)
			for c := range hand.All() {
				if may := play.compatible(c, trump, &trick); legal.Has(c) != (hand&^may == 0) {
					t.Fatalf("%s, trump %s, trick %v, hand %v: %s, compatible with %v",
						name, trump, trick.Cards[:trick.Count], hand.Cards(), c, may.Cards())
				}
			}
		}
	}
}

// slowMayHold tries every hand that a seat can still have and keeps the cards
// of those from which all its plays were legal by the second reading.
func slowMayHold(v *View, seat Seat) Set {
	if seat == v.Seat {
		return v.Hand()
	}
	unseen := v.Unseen().Cards()
	left := 8 - v.PlayedBy(seat).Len()
	var may Set
	for bits := range uint32(1) << len(unseen) {
		if Set(bits).Len() != left {
			continue
		}
		var hand Set
		for i := range Set(bits).All() {
			hand = hand.With(unseen[i])
		}
		if couldHave(v, seat, hand) {
			may |= hand
		}
	}
	return may
}

// couldHave tells whether a seat that holds these cards now played as it had to.
func couldHave(v *View, seat Seat, hand Set) bool {
	for i := v.TrickCount - 1; i >= 0; i-- {
		trick := &v.Tricks[i]
		c := trick.CardOf(seat)
		if c == NoCard {
			continue
		}
		hand = hand.With(c)
		lying := slowNames(trick.Cards[:int(seat-trick.Leader)&3])
		legal := slowLegal(&v.Rules.Play, slowNames(hand.Cards()), lying, v.Trump.String())
		if len(keep(legal, func(name string) bool { return name == slowName(c) })) == 0 {
			return false
		}
	}
	return true
}

// In the last tricks MayHold agrees with a search through all hands.
func TestMayHoldAgreesWithASearch(t *testing.T) {
	r := NewRandom(32)
	for _, name := range slices.Sorted(maps.Keys(PlaySets())) {
		rules := DefaultRules()
		rules.Play = PlaySets()[name]
		for range 1 + 120/raceDivisor {
			d := randomEnding(t, rules, 5, r)
			v := d.View(Seat(r.Below(4)))
			for seat, may := range v.MayHold() {
				if slow := slowMayHold(&v, Seat(seat)); slow != may {
					t.Fatalf("%s: %s may hold %v, by search %v\n%s", name, Seat(seat), may.Cards(), slow.Cards(), d)
				}
			}
		}
	}
}

// randomEnding returns a deal of which that many tricks have been played.
func randomEnding(t *testing.T, rules Rules, tricks int, r *Random) Deal {
	t.Helper()
	d, err := StartPlay(rules, Seat(r.Below(4)), Seat(r.Below(4)), Suit(r.Below(4)), Batches323.Distribute(r.Shuffle(), South))
	if err != nil {
		t.Fatal(err)
	}
	for steps := 4*tricks + r.Below(4); steps > 0; steps-- {
		turn, _ := d.ToAct()
		legal := d.Legal().Cards()
		d = applied(t, d, PlayBy(turn, legal[r.Below(len(legal))]))
	}
	return d
}

// A seat shows to be void only in suits of which it holds nothing.
func TestVoidsAreTrue(t *testing.T) {
	r := NewRandom(33)
	shown := 0
	for range 2_000 / raceDivisor {
		d := randomEnding(t, DefaultRules(), r.Below(8), r)
		for seat, voids := range d.Voids() {
			for _, s := range Suits {
				if voids>>s&1 == 0 {
					continue
				}
				shown++
				if d.Hand(Seat(seat)).Of(s) != 0 {
					t.Fatalf("%s is not void in %s\n%s", Seat(seat), s, d)
				}
			}
		}
	}
	if shown == 0 {
		t.Error("nobody shows a void")
	}
}
