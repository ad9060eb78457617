// Package sheet holds the score sheet: one model for the panel beside the
// table and, later, for paper.
package sheet

import "klaverjas/engine"

// Group is after how many deals a rule is drawn: everybody has dealt once.
const Group = 4

// Mark is a word that stands on a row in place of points.
type Mark uint8

// The marks.
const (
	NoMark     Mark = iota
	MarkNat         // this side chose trump and failed
	MarkPit         // the makers took every trick of this side
	MarkNatPit      // this side chose trump and took no trick at all
)

// Row is one settled deal as it is written down, all points per side.
type Row struct {
	Number  int
	Dealer  engine.Seat
	Maker   engine.Seat
	Trump   engine.Suit
	Points  [2]int
	Roem    [2]int // pit bonus included
	Total   [2]int
	Marks   [2]Mark
	Running [2]int // totals after this deal
}

// Sheet is the score sheet of a match.
type Sheet struct {
	Rows    []Row
	Planned int // deals that the match will have, 0 if it runs to a limit
	Points  [2]int
	Roem    [2]int
	Total   [2]int
	Nats    [2]int // how often a side failed
	Pits    [2]int // how often a side took all eight tricks
}

// Of returns the sheet of the deals settled so far.
func Of(m *engine.Match) Sheet {
	var s Sheet
	if m.Rules.Length == engine.LengthDeals {
		s.Planned = m.Rules.Deals
	}
	for _, d := range m.Settled() {
		s.add(&d)
	}
	return s
}

// Difference returns by how many points wij lead; negative if zij do.
func (s *Sheet) Difference() int { return s.Total[0] - s.Total[1] }

func (s *Sheet) add(d *engine.Deal) {
	s.addPlayed(&Played{Number: d.Number, Dealer: d.Dealer, Maker: d.Maker, Result: d.Result()})
}

// marks returns the word beside each side's points.
func marks(res *engine.Result) [2]Mark {
	var m [2]Mark
	switch res.Verdict {
	case engine.Nat, engine.NatByTie:
		m[res.Makers] = MarkNat
	case engine.CounterPit:
		m[res.Makers] = MarkNatPit
	case engine.Pit:
		m[res.Makers.Other()] = MarkPit
	}
	return m
}
