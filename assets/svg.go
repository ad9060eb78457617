package assets

import (
	"bytes"
	"fmt"
	"image/color"
	"math"
	"strconv"
)

// The card's box and edge, in SVG units.
const (
	cardW  = 250.0
	cardH  = 350.0
	radius = 16.0
)

// sheet is an SVG in the making.
type sheet struct{ buf bytes.Buffer }

func newSheet(w, h float64) *sheet {
	s := new(sheet)
	fmt.Fprintf(&s.buf, `<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="0 0 %g %g">`, w, h, w, h)
	s.buf.WriteByte('\n')
	return s
}

// fill paints the path, if there is any.
func (s *sheet) fill(colour string, p path) {
	s.element(`fill="`+colour+`"`, p)
}

// fillThrough paints the path in a colour that may be transparent.
func (s *sheet) fillThrough(c color.NRGBA, p path) {
	attrs := `fill="` + hex(c) + `"`
	if c.A != 0xff {
		attrs += fmt.Sprintf(` fill-opacity="%.3f"`, float64(c.A)/0xff)
	}
	s.element(attrs, p)
}

func (s *sheet) element(attrs string, p path) {
	if len(p) == 0 {
		return
	}
	s.buf.WriteString(`<path ` + attrs + ` d="`)
	p.write(&s.buf)
	s.buf.WriteString("\"/>\n")
}

func (s *sheet) bytes() []byte {
	s.buf.WriteString("</svg>\n")
	return s.buf.Bytes()
}

// write puts the path down in relative steps of a tenth of a unit.
func (p path) write(b *bytes.Buffer) {
	var at, start [2]int
	for _, s := range p {
		switch s.Op {
		case Close:
			b.WriteByte('z')
			at = start
			continue
		case Move:
			b.WriteByte('M')
			at = tenths(s.P[0])
			start = at
			writeNumbers(b, at[:])
			continue
		case Line:
			to := tenths(s.P[0])
			writeLine(b, to[0]-at[0], to[1]-at[1])
			at = to
			continue
		}
		b.WriteByte('c')
		n := make([]int, 0, 6)
		for _, q := range s.P {
			to := tenths(q)
			n = append(n, to[0]-at[0], to[1]-at[1])
		}
		at = tenths(s.P[2])
		writeNumbers(b, n)
	}
}

func writeLine(b *bytes.Buffer, dx, dy int) {
	switch {
	case dy == 0:
		b.WriteByte('h')
		writeNumbers(b, []int{dx})
	case dx == 0:
		b.WriteByte('v')
		writeNumbers(b, []int{dy})
	default:
		b.WriteByte('l')
		writeNumbers(b, []int{dx, dy})
	}
}

func tenths(p Point) [2]int {
	return [2]int{int(math.Round(p.X * 10)), int(math.Round(p.Y * 10))}
}

func writeNumbers(b *bytes.Buffer, n []int) {
	for i, v := range n {
		if i > 0 && v >= 0 {
			b.WriteByte(' ')
		}
		b.WriteString(strconv.FormatFloat(float64(v)/10, 'f', -1, 64))
	}
}
