package pad

import (
	"reflect"
	"testing"

	"klaverjas/app/sheet"
	"klaverjas/engine"
)

// TestAnEvening keeps the score of three boompjes that were really played,
// with all that happens at a table: mistakes put right, a change undone and
// done again, a row deleted by accident, a tie, a pit, a counter-pit, roem
// that is remembered later. The sheet must be the engine's of the same deals.
func TestAnEvening(t *testing.T) {
	random := engine.NewRandom(1)
	for evening, name := range []string{"amsterdam-cafe", "club-rotterdam", "utrecht"} {
		rules := rulesOf(t, name)
		h := heading(name, 16)
		h.First = engine.Seat(evening)
		p, err := New(h)
		if err != nil {
			t.Fatal(err)
		}
		deals := boompje(t, random, rules, h.First)
		for i := range deals {
			writeDown(t, p, i, entryFor(&deals[i], engine.Side(i&1)))
		}
		played := sheet.Under(&h.Rules)
		for i := range deals {
			d := &deals[i]
			played.Add(sheet.Entry{Number: i + 1, Dealer: d.Dealer, Maker: d.Maker, Trump: d.Trump, Result: d.Result()})
		}
		compare(t, p.Sheet(), played)
		compare(t, reloaded(t, p).Sheet(), played)
		if !p.Finished() {
			t.Error("sixteen deals are a boompje")
		}
	}
}

// compare looks at all that is written down.
func compare(t *testing.T, got, want sheet.Sheet) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant %+v", got, want)
	}
	if got.Nats == [2]int{} || got.Pits[0]+got.Pits[1] < 2 {
		t.Errorf("an evening without nat %v or pit %v tries too little", got.Nats, got.Pits)
	}
}

// boompje plays sixteen deals, among them a tie, a pit and a counter-pit.
func boompje(t *testing.T, random *engine.Random, rules engine.Rules, first engine.Seat) []engine.Deal {
	wanted := map[int]engine.Verdict{2: engine.NatByTie, 5: engine.Pit, 9: engine.CounterPit}
	var deals []engine.Deal
	for len(deals) < 16 {
		dealer := first.Plus(len(deals))
		d := playedDeal(t, random, rules, 1)
		verdict, special := wanted[len(deals)]
		must, _ := MustChoose(&rules, dealer)
		if special && d.Result().Verdict != verdict || !special && d.Result().Roem[0] == 0 || rules.Round1 == engine.Round1Forced && d.Maker != must {
			continue
		}
		d.Dealer, d.Number = dealer, len(deals)+1
		deals = append(deals, d)
	}
	return deals
}

// writeDown enters one deal, now and then not without a mistake.
func writeDown(t *testing.T, p *Pad, i int, e Entry) {
	t.Helper()
	add := Change{Kind: Add, Entry: e}
	switch i {
	case 1, 9: // wrong points, put right in the row
		wrong := e
		wrong.Sweep, wrong.HasPoint, wrong.Points, wrong.Roem = NoSweep, true, 60, [2]int{}
		must(t, p, Change{Kind: Add, Entry: wrong})
		must(t, p, Change{Kind: Edit, Row: i, Entry: e})
	case 4: // the wrong deal, undone
		must(t, p, Change{Kind: Add, Entry: p.Rows()[0].Entry.withMaker(e.Maker)})
		p.Undo()
		must(t, p, add)
	case 7: // a row deleted by accident
		must(t, p, add)
		must(t, p, Change{Kind: Delete, Row: 3})
		p.Undo()
	case 11: // undone too far, and done again
		must(t, p, add)
		for range 5 {
			p.Undo()
		}
		for p.Redo() {
		}
	case 13: // roem remembered when two more deals have been written
		forgotten := p.entries[10]
		without := forgotten
		without.Roem[0] = 0
		must(t, p, Change{Kind: Edit, Row: 10, Entry: without})
		must(t, p, add)
		must(t, p, Change{Kind: Edit, Row: 10, Entry: forgotten})
	case 14: // something impossible, refused
		wrong := e
		wrong.Sweep, wrong.HasPoint, wrong.Points = NoSweep, true, 161
		if err := p.Do(Change{Kind: Add, Entry: wrong}); codeOf(err) != NoDivision {
			t.Errorf("161 points: %v", err)
		}
		must(t, p, add)
	default:
		must(t, p, add)
	}
}

func (e Entry) withMaker(s engine.Seat) Entry {
	e.Maker = s
	return e
}
