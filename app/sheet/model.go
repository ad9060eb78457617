// Package sheet holds the score sheet: one model for the panel beside the
// table, for the preview and for paper.
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
	Pit     [2]int // the part of Roem that is the bonus for pit
	Total   [2]int
	Marks   [2]Mark
	Running [2]int // totals after this deal
}

// Sheet is the score sheet of a match.
type Sheet struct {
	Rows    []Row
	Planned int // deals that the match will have, 0 if it runs to a limit
	Limit   int // points that end the match, 0 if it has a number of deals
	Points  [2]int
	Roem    [2]int
	Total   [2]int
	Nats    [2]int // how often a side failed
	Pits    [2]int // how often a side took all eight tricks
}

// Of returns the sheet of the deals settled so far.
func Of(m *engine.Match) Sheet {
	s := Under(&m.Rules)
	for _, d := range m.Settled() {
		s.Add(Entry{d.Number, d.Dealer, d.Maker, d.Trump, d.Result()})
	}
	return s
}

// Under returns the sheet of a match that has not begun.
func Under(r *engine.Rules) Sheet {
	if r.Length == engine.LengthPoints {
		return Sheet{Limit: r.Limit}
	}
	return Sheet{Planned: r.Deals}
}

// Entry is a settled deal as it comes to the sheet, whether it was played here
// or with real cards.
type Entry struct {
	Number int
	Dealer engine.Seat
	Maker  engine.Seat
	Trump  engine.Suit
	Result engine.Result
}

// Difference returns by how many points wij lead; negative if zij do.
func (s *Sheet) Difference() int { return s.Total[0] - s.Total[1] }

// Add writes a deal below the others and brings the totals up to date.
func (s *Sheet) Add(e Entry) {
	res := &e.Result
	row := Row{
		Number: e.Number, Dealer: e.Dealer, Maker: e.Maker, Trump: e.Trump,
		Points: res.Points, Roem: res.Bonus, Pit: res.Pit, Total: res.Score, Marks: marks(res),
	}
	for side := range 2 {
		s.Points[side] += row.Points[side]
		s.Roem[side] += row.Roem[side]
		s.Total[side] += row.Total[side]
		if res.Tricks[side] == 8 {
			s.Pits[side]++
		}
	}
	if !res.Verdict.Made() {
		s.Nats[res.Makers]++
	}
	row.Running = s.Total
	s.Rows = append(s.Rows, row)
}

// Over tells whether the match had ended after its first so many deals: all
// planned ones are written, or a side has reached the limit.
func (s *Sheet) Over(deals int) bool {
	if deals < 1 || deals > len(s.Rows) {
		return false
	}
	if s.Limit > 0 {
		running := s.Rows[deals-1].Running
		return max(running[0], running[1]) >= s.Limit
	}
	return s.Planned > 0 && deals >= s.Planned
}

// Subtotal is what some deals add up to, per side.
type Subtotal struct{ Points, Roem, Pit, Total [2]int }

// GroupSum adds up the group of deals that ends with a deal, from 1; whole tells
// whether all of them are written. It is what stands below the group: the sum of
// its own deals and not of all before, which is what the standing is for.
func (s *Sheet) GroupSum(last int) (sum Subtotal, whole bool) {
	if last < Group || last > len(s.Rows) {
		return Subtotal{}, false
	}
	return s.Sum(last-Group, last), true
}

// Sum adds up the rows from first to last, both from 0, last not included.
func (s *Sheet) Sum(first, last int) Subtotal {
	var sum Subtotal
	for _, row := range s.Rows[first:min(last, len(s.Rows))] {
		for side := range 2 {
			sum.Points[side] += row.Points[side]
			sum.Roem[side] += row.Roem[side]
			sum.Pit[side] += row.Pit[side]
			sum.Total[side] += row.Total[side]
		}
	}
	return sum
}

// Failures returns how often each side was nat and how often it had pit in the
// first deals of the sheet.
func (s *Sheet) Failures(deals int) (nats, pits [2]int) {
	for _, row := range s.Rows[:min(deals, len(s.Rows))] {
		for side := range 2 {
			switch row.Marks[side] {
			case MarkNat:
				nats[side]++
			case MarkNatPit:
				nats[side]++
				pits[1-side]++
			case MarkPit:
				pits[1-side]++
			}
		}
	}
	return nats, pits
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
