package sheet

import (
	"strconv"
	"strings"

	"klaverjas/i18n"
)

// RoemNotation is how roem is written.
type RoemNotation uint8

// The ways to write roem.
const (
	RoemFigures RoemNotation = iota
	RoemStrokes              // I for 20 and V for 50 in a wide box, the sum beside it
)

// NatWord is what stands in the cell of makers who failed.
type NatWord uint8

// The words for nat.
const (
	NatLong  NatWord = iota // NAT
	NatShort                // N
)

// PitLetter is what stands in the cell of a side that took no trick.
type PitLetter uint8

// The letters for pit; a counter-pit puts a T before them.
const (
	PitP PitLetter = iota // P, TP
	PitM                  // M (mars), TM
)

// Notation is how a club wants its sheet written. The zero value is figures,
// NAT, P, pit in the roem column, and nothing more.
type Notation struct {
	Roem      RoemNotation
	Nat       NatWord
	Pit       PitLetter
	PitColumn bool // the bonus for pit stands in a column of its own
	Strike    bool // a roem box that is not used is struck through
	Running   bool // two more columns hold the standing
}

// Mark returns what is written for a mark, nothing for none.
func (n *Notation) Mark(m Mark) string {
	pit := [...]string{PitP: "p", PitM: "m"}[n.Pit]
	switch m {
	case MarkNat:
		return i18n.T("paper.nat." + [...]string{NatLong: "long", NatShort: "short"}[n.Nat])
	case MarkPit:
		return i18n.T("paper.pit." + pit)
	case MarkNatPit:
		return i18n.T("paper.counter." + pit)
	default:
		return ""
	}
}

// Points returns what is written in a side's points cell.
func (n *Notation) Points(r *Row, side int) string {
	if r.Marks[side] != NoMark {
		return n.Mark(r.Marks[side])
	}
	return strconv.Itoa(r.Points[side])
}

// RoemCells returns what is written as a side's roem: the strokes, empty where they
// cannot say it or are not wanted, and the sum, empty for nothing.
func (n *Notation) RoemCells(roem, pit int) (strokes, sum string) {
	if n.PitColumn {
		roem -= pit
	}
	if roem == 0 {
		return "", ""
	}
	if n.Roem == RoemStrokes {
		strokes = Strokes(roem)
	}
	return strokes, strconv.Itoa(roem)
}

// Strokes writes points of roem as V for 50 and I for 20, as few as possible;
// it returns nothing for a number that they do not make.
func Strokes(points int) string {
	for fifties := points / 50; fifties >= 0 && points > 0; fifties-- {
		if rest := points - 50*fifties; rest%20 == 0 {
			return strings.Repeat("V", fifties) + strings.Repeat("I", rest/20)
		}
	}
	return ""
}
