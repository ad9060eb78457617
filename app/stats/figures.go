package stats

import (
	"klaverjas/app/store"
	"klaverjas/engine"
)

// Figures are the figures of some matches: the ordinary ones of a person, or
// those of them under one profile or against one kind of bot. Every method
// gives a figure together with the numbers that it comes from.
type Figures struct {
	Matches store.MatchSums
	Sums    store.Sums
	Choices Choices
}

// Choices are how the choices of trump turned out, by seat and suit, first
// those made freely, then those made without a pass.
type Choices [4][4][2]Share

// Who is whose figures are meant.
type Who uint8

// The people at the table. The two sides count what their two seats did.
const (
	You Who = iota
	Partner
	Us
	Them
)

// seats returns the seats that are meant.
func (w Who) seats() []engine.Seat {
	return [...][]engine.Seat{
		{engine.South}, {engine.North}, {engine.South, engine.North}, {engine.West, engine.East},
	}[w]
}

// side returns the side that is meant.
func (w Who) side() engine.Side { return w.seats()[0].Side() }

// of adds up a number that is kept by seat.
func (w Who) of(bySeat [4]int) int {
	n := 0
	for _, s := range w.seats() {
		n += bySeat[s]
	}
	return n
}

// Won returns the matches won, of those that somebody won.
func (f *Figures) Won(w Who) Share {
	n := f.Matches.Won
	if w.side() == engine.WestEast {
		n = f.Matches.Lost
	}
	return Share{n, f.Matches.Won + f.Matches.Lost}
}

// Maker returns the deals in which trump was chosen, of all deals.
func (f *Figures) Maker(w Who) Share { return Share{w.of(f.Sums.Maker), f.Sums.Deals} }

// Made returns the deals made, of those in which trump was chosen.
func (f *Figures) Made(w Who) Share { return f.ofMaker(w, f.Sums.Made) }

// Nat returns the deals gone nat, of those in which trump was chosen.
func (f *Figures) Nat(w Who) Share { return f.ofMaker(w, f.Sums.Nat) }

// Pit returns the deals with all eight tricks, of those in which trump was chosen.
func (f *Figures) Pit(w Who) Share { return f.ofMaker(w, f.Sums.Pit) }

// Trickless returns the deals without a trick, of those in which trump was chosen.
func (f *Figures) Trickless(w Who) Share { return f.ofMaker(w, f.Sums.CounterPit) }

func (f *Figures) ofMaker(w Who, n [4]int) Share { return Share{w.of(n), w.of(f.Sums.Maker)} }

// CounterPit returns the deals in which a side took all tricks of the makers,
// of those in which the others had chosen trump.
func (f *Figures) CounterPit(w Who) Share {
	others := Them
	if w.side() == engine.WestEast {
		others = Us
	}
	return f.Trickless(others)
}

// Tricks returns the tricks captured, of all tricks.
func (f *Figures) Tricks(w Who) Share { return Share{w.of(f.Sums.Tricks), 8 * f.Sums.Deals} }

// Points returns what a side writes down per deal, roem included.
func (f *Figures) Points(w Who) Mean { return Mean{f.Sums.Score[w.side()], f.Sums.Deals} }

// MakerPoints returns what a side writes down per deal in which it chose trump.
func (f *Figures) MakerPoints(w Who) Mean {
	return Mean{f.Sums.MakerScore[w.side()], f.sideMaker(w)}
}

// DefenderPoints returns what a side writes down per deal in which the others chose trump.
func (f *Figures) DefenderPoints(w Who) Mean {
	side := w.side()
	return Mean{f.Sums.Score[side] - f.Sums.MakerScore[side], f.Sums.Deals - f.sideMaker(w)}
}

func (f *Figures) sideMaker(w Who) int {
	if w.side() == engine.WestEast {
		return Them.of(f.Sums.Maker)
	}
	return Us.of(f.Sums.Maker)
}

// Roem returns the roem scored at the table per deal.
func (f *Figures) Roem(w Who) Mean { return Mean{f.Sums.Roem[w.side()], f.Sums.Deals} }

// Missed returns the roem captured and not claimed per deal.
func (f *Figures) Missed(w Who) Mean { return Mean{f.Sums.Missed[w.side()], f.Sums.Deals} }

// Suit returns the deals made of those in which this suit was chosen.
func (f *Figures) Suit(w Who, s engine.Suit) Share {
	var share Share
	for _, seat := range w.seats() {
		share = share.Plus(f.Choices[seat][s][0]).Plus(f.Choices[seat][s][1])
	}
	return share
}

// Free returns the deals made of those in which trump was chosen freely, or
// without a pass.
func (f *Figures) Free(w Who, free bool) Share {
	at := 1
	if free {
		at = 0
	}
	var share Share
	for _, seat := range w.seats() {
		for s := range 4 {
			share = share.Plus(f.Choices[seat][s][at])
		}
	}
	return share
}
