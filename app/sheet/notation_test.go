package sheet

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"klaverjas/engine"
	"klaverjas/i18n"
)

func TestStrokes(t *testing.T) {
	for points, want := range map[int]string{
		0: "", 20: "I", 40: "II", 50: "V", 60: "III", 70: "VI", 80: "IIII", 90: "VII", 100: "VV", 120: "VVI", 140: "VVII",
		200: "VVVV", 220: "VVVVI", 10: "", 30: "", 15: "", -20: "",
	} {
		if got := Strokes(points); got != want {
			t.Errorf("%d: %q, want %q", points, got, want)
		}
	}
}

// Strokes say exactly the points, and whatever roem can be has strokes.
func TestStrokesAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		points := 20*rapid.IntRange(0, 20).Draw(t, "twenties") + 50*rapid.IntRange(0, 12).Draw(t, "fifties")
		s := Strokes(points)
		if got := 50*strings.Count(s, "V") + 20*strings.Count(s, "I"); got != points {
			t.Fatalf("%d reads %q, which is %d", points, s, got)
		}
	})
}

func TestCellsOfEveryNotation(t *testing.T) {
	i18n.Set(i18n.Dutch)
	row := Row{Points: [2]int{162, 0}, Roem: [2]int{140, 0}, Pit: [2]int{100, 0}, Marks: [2]Mark{NoMark, MarkPit}}
	for _, c := range []struct {
		n                    Notation
		points, strokes, sum string
	}{
		{Notation{}, "P", "", "140"},
		{Notation{Pit: PitM}, "M", "", "140"},
		{Notation{PitColumn: true}, "P", "", "40"},
		{Notation{Roem: RoemStrokes}, "P", "VVII", "140"},
		{Notation{Roem: RoemStrokes, PitColumn: true}, "P", "II", "40"},
	} {
		strokes, sum := c.n.RoemCells(row.Roem[0], row.Pit[0])
		if c.n.Points(&row, 0) != "162" || c.n.Points(&row, 1) != c.points || strokes != c.strokes || sum != c.sum {
			t.Errorf("%+v: %q %q %q", c.n, c.n.Points(&row, 1), strokes, sum)
		}
	}
	for mark, want := range map[Mark][2]string{MarkNat: {"NAT", "N"}, MarkNatPit: {"TP", "TM"}} {
		long, short := Notation{}, Notation{Nat: NatShort, Pit: PitM}
		if long.Mark(mark) != want[0] || short.Mark(mark) != want[1] {
			t.Errorf("%d: %q %q", mark, long.Mark(mark), short.Mark(mark))
		}
	}
}

// Subtotals and counts agree with the totals of the sheet.
func TestSubtotalsAddUp(t *testing.T) {
	m := played(t, "room-amsterdam round1=free deals=16", 5)
	s := Of(&m)
	var all Subtotal
	for first := 0; first < 16; first += Group {
		sum, _ := s.GroupSum(first + Group)
		for side := range 2 {
			all.Points[side] += sum.Points[side]
			all.Roem[side] += sum.Roem[side]
			all.Total[side] += sum.Total[side]
		}
	}
	if all.Points != s.Points || all.Roem != s.Roem || all.Total != s.Total {
		t.Errorf("%+v, want %+v", all, s)
	}
	if nats, pits := s.Failures(16); nats != s.Nats || pits != s.Pits {
		t.Errorf("%v %v, want %v %v", nats, pits, s.Nats, s.Pits)
	}
	if under := Under(&engine.Rules{Length: engine.LengthPoints, Limit: 1500}); under.Limit != 1500 || under.Planned != 0 {
		t.Errorf("%+v", under)
	}
}

func TestHeadOfARecord(t *testing.T) {
	h := HeadOf([]engine.Tag{{Key: "South", Value: "Jan"}, {Key: "Club", Value: "OG"}, {Key: "Elo", Value: "9"}})
	if h.Names[engine.South] != "Jan" || h.Club != "OG" || h.Names[engine.North] != "" {
		t.Errorf("%+v", h)
	}
}
