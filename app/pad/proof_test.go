package pad

import (
	"testing"

	"pgregory.net/rapid"

	"klaverjas/engine"
)

// checkProof holds an accepted entry against the engine: there is a division
// of the 32 cards that brings in exactly what was entered.
func checkProof(t interface {
	Helper()
	Fatalf(string, ...any)
}, rules *engine.Rules, e *Entry,
) {
	t.Helper()
	d := e.Proof(rules)
	if d == nil {
		t.Fatalf("%+v was accepted without proof", e)
		return
	}
	var all engine.Set
	pair := engine.SetOf(engine.CardOf(e.Trump, engine.King), engine.CardOf(e.Trump, engine.Queen))
	for i, trick := range d.Tricks {
		if trick.Len() != 4 || trick&all != 0 {
			t.Fatalf("trick %d holds %v", i, trick.Cards())
		}
		if d.Holder != noSide && trick&pair == pair {
			t.Fatalf("one hand played king and queen to trick %d", i)
		}
		if rules.Claim == engine.ClaimAutomatic && !d.Counted[i] {
			t.Fatalf("roem of trick %d does not count by itself", i)
		}
		all |= trick
	}
	tally := d.Tally(rules, e.Maker.Side())
	if d.Holder != noSide && rules.Roem.StukTiming != engine.StukAlsoHolder {
		t.Fatalf("a stuk from the hand")
	}
	tricks := 0
	if side, swept := e.Swept(); swept {
		tricks = 8
		if tally.Tricks[side] != 8 {
			t.Fatalf("all tricks are %v", tally.Tricks)
		}
	}
	if max(tally.Tricks[0], tally.Tricks[1]) == 8 && tricks != 8 || tally.Tricks[d.Last] == 0 {
		t.Fatalf("tricks %v, the last to %d", tally.Tricks, d.Last)
	}
	res := rules.Settle(tally)
	points := [2]int{res.Cards[0] + res.Last[0], res.Cards[1] + res.Last[1]}
	if points != e.PointsOf(rules) || tally.Roem != e.Roem {
		t.Fatalf("points %v roem %v prove nothing about %+v", points, tally.Roem, e)
	}
}

// allRules are the profiles and some rules that no profile has.
func allRules(t testing.TB) []engine.Rules {
	var all []engine.Rules
	for _, p := range engine.Profiles() {
		all = append(all, p.Rules)
	}
	for _, text := range []string{
		"room-amsterdam double_spades=trump_cards", "room-rotterdam double_spades=all_points",
		"last_trick=0 claim=automatic", "run3=25 run4=60 stuk=15", "run3=0 four_J=0",
		"gids-rotterdams double_spades=all_points", "pit_for=makers stuk=0",
	} {
		all = append(all, rulesOf(t, text))
	}
	return all
}

// Whatever is accepted, the engine can be shown cards for; what is refused
// has a reason. No entry makes anything panic.
func TestAcceptedEntriesAreProved(t *testing.T) {
	all := allRules(t)
	rapid.Check(t, func(t *rapid.T) {
		rules := rapid.SampledFrom(all).Draw(t, "rules")
		e := Entry{
			HasMaker: true, Maker: engine.Seat(rapid.IntRange(0, 3).Draw(t, "maker")),
			HasTrump: true, Trump: engine.Suit(rapid.IntRange(0, 3).Draw(t, "trump")),
			HasPoint: true, Side: engine.Side(rapid.IntRange(0, 1).Draw(t, "side")),
			Points: rapid.IntRange(0, 330).Draw(t, "points"),
			Sweep:  rapid.SampledFrom([]Sweep{NoSweep, NoSweep, SweepMakers, SweepDefenders}).Draw(t, "sweep"),
			Roem:   [2]int{5 * rapid.IntRange(0, 60).Draw(t, "ours"), 5 * rapid.IntRange(0, 60).Draw(t, "theirs")},
		}
		if _, err := e.Settle(&rules); err == nil {
			checkProof(t, &rules, &e)
		} else if codeOf(err) == "" {
			t.Fatalf("refused without a reason: %v", err)
		}
	})
}

// No deal that was really played is refused, and the pad writes down for it
// what the engine does: dealt at random, and dealt in long suits, for roem.
func TestPlayedDealsAreAccepted(t *testing.T) {
	all := allRules(t)
	random := engine.NewRandom(11)
	rounds := 60
	if testing.Short() {
		rounds = 10
	}
	for n := range rounds * len(all) {
		rules := all[n%len(all)]
		d := playedDeal(t, random, rules, n%3)
		e := entryFor(&d, engine.Side(random.Below(2)))
		res, err := e.Settle(&rules)
		want := d.Result()
		if err != nil {
			t.Fatalf("%s: refused: %+v\n%+v", rules, err, e)
		}
		if res.Points != want.Points || res.Bonus != want.Bonus || res.Verdict != want.Verdict {
			t.Fatalf("%s: %s %v %v, the engine says %s %v %v", rules, res.Verdict, res.Points, res.Bonus, want.Verdict, want.Points, want.Bonus)
		}
		checkProof(t, &rules, &e)
	}
}

// playedDeal plays a deal with random cards of the legal ones. A higher
// order deals longer suits, so that there is more roem and a pit now and then.
func playedDeal(t *testing.T, r *engine.Random, rules engine.Rules, order int) engine.Deal {
	t.Helper()
	pack := r.Shuffle()
	if order == 2 {
		for i := range pack {
			pack[i] = engine.Card(i)
		}
	}
	for i := 0; order > 0 && i < 6; i++ {
		a, b := r.Below(32), r.Below(32)
		pack[a], pack[b] = pack[b], pack[a]
	}
	var hands [4]engine.Set
	for i, c := range pack {
		hands[i/8] = hands[i/8].With(c)
	}
	d, err := engine.StartPlay(rules, engine.Seat(r.Below(4)), engine.Seat(r.Below(4)), engine.Suit(r.Below(4)), hands)
	for err == nil {
		seat, open := d.ToAct()
		if !open {
			return d
		}
		a := engine.GatherBy(seat)
		switch {
		case d.CanClaim(seat) && d.RoemOf(d.FullTricks()-1).Total() > 0 && r.Below(4) > 0:
			a = engine.ClaimBy(seat)
		case d.Phase == engine.Playing:
			legal := d.Legal().Cards()
			a = engine.PlayBy(seat, legal[r.Below(len(legal))])
		}
		d, _, err = d.Apply(a)
	}
	t.Fatal(err)
	return d
}

// entryFor is what a scorer writes down of a deal, counting one side's points.
func entryFor(d *engine.Deal, side engine.Side) Entry {
	res := d.Result()
	e := Entry{
		HasMaker: true, Maker: d.Maker, HasTrump: true, Trump: d.Trump, HasPoint: true,
		Side: side, Points: res.Cards[side] + res.Last[side], Roem: res.Roem,
	}
	switch res.Verdict {
	case engine.Pit:
		e.Sweep = SweepMakers
	case engine.CounterPit:
		e.Sweep = SweepDefenders
	}
	return e
}
