package sheet

import "klaverjas/engine"

// Played is a settled deal of which only the result is known: one played with
// real cards and kept on a score pad.
type Played struct {
	Number int // from 1
	Dealer engine.Seat
	Maker  engine.Seat
	Result engine.Result
}

// FromResults returns the sheet of deals in the order in which they were
// played. planned is how many deals the match will have, 0 if it runs to a limit.
func FromResults(planned int, deals []Played) Sheet {
	s := Sheet{Planned: planned}
	for i := range deals {
		s.addPlayed(&deals[i])
	}
	return s
}

func (s *Sheet) addPlayed(p *Played) {
	res := &p.Result
	row := Row{
		Number: p.Number, Dealer: p.Dealer, Maker: p.Maker, Trump: res.Trump,
		Points: res.Points, Roem: res.Bonus, Total: res.Score, Marks: marks(res),
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
