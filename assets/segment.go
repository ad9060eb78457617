package assets

import (
	"strconv"
	"strings"
)

// Op is what a Segment does.
type Op uint8

// The four operations of a path.
const (
	Move  Op = iota // starts a new contour at P[0]
	Line            // goes straight to P[0]
	Cubic           // curves to P[2] with control points P[0] and P[1]
	Close           // closes the contour
)

// Point is a place in a path; y runs down.
type Point struct{ X, Y float64 }

// Segment is one step of a path.
type Segment struct {
	Op Op
	P  [3]Point
}

// used is how many of the segment's points count.
func (s Segment) used() int {
	switch s.Op {
	case Move, Line:
		return 1
	case Cubic:
		return 3
	default:
		return 0
	}
}

// path is a series of contours, filled by the non-zero rule.
type path []Segment

// parse reads path data in absolute M L H V C Z, as the art is written. It is
// only fed our own literals: anything else is skipped.
func parse(d string) path {
	var p path
	var at Point
	for len(d) > 0 {
		op := d[0]
		end := strings.IndexAny(d[1:], "MLHVCZ") + 1
		if end == 0 {
			end = len(d)
		}
		n := numbers(d[1:end])
		d = d[end:]
		p, at = appendStep(p, at, op, n)
	}
	return p
}

func appendStep(p path, at Point, op byte, n []float64) (path, Point) {
	switch op {
	case 'Z':
		return append(p, Segment{Op: Close}), at
	case 'H', 'V':
		for _, v := range n {
			if op == 'H' {
				at.X = v
			} else {
				at.Y = v
			}
			p = append(p, Segment{Line, [3]Point{at}})
		}
	case 'M', 'L':
		for i := 0; i+1 < len(n); i += 2 {
			at = Point{n[i], n[i+1]}
			kind := Line
			if op == 'M' && i == 0 {
				kind = Move
			}
			p = append(p, Segment{kind, [3]Point{at}})
		}
	case 'C':
		for i := 0; i+5 < len(n); i += 6 {
			at = Point{n[i+4], n[i+5]}
			p = append(p, Segment{Cubic, [3]Point{{n[i], n[i+1]}, {n[i+2], n[i+3]}, at}})
		}
	}
	return p, at
}

func numbers(s string) []float64 {
	fields := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' })
	out := make([]float64, 0, len(fields))
	for _, f := range fields {
		if v, err := strconv.ParseFloat(f, 64); err == nil {
			out = append(out, v)
		}
	}
	return out
}

// mapped is the path with every point sent through f.
func (p path) mapped(f func(Point) Point) path {
	out := make(path, len(p))
	for i, s := range p {
		for k := range s.used() {
			s.P[k] = f(s.P[k])
		}
		out[i] = s
	}
	return out
}

// placed is the path scaled by sx and sy and then moved by x and y.
func (p path) placed(x, y, sx, sy float64) path {
	return p.mapped(func(q Point) Point { return Point{x + q.X*sx, y + q.Y*sy} })
}

// turned is the path rotated by half a turn around the card's centre.
func (p path) turned() path {
	return p.mapped(turnPoint)
}

func turnPoint(q Point) Point { return Point{cardW - q.X, cardH - q.Y} }

// twice is the path together with its half-turned copy.
func (p path) twice() path {
	return append(append(path{}, p...), p.turned()...)
}
