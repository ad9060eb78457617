package assets

import (
	"math"
	"slices"
)

// The renderer does not scale the width of strokes with the picture, so every
// line of the deck is a filled shape. This file makes them.

// miterLimit is how far a sharp corner may reach beyond the line, in units of
// half the line's weight; beyond it the corner is cut off.
const miterLimit = 2.6

// contours are the straight-edged contours of a path; curves count by their
// end points.
func (p path) contours() [][]Point {
	var all [][]Point
	for _, s := range p {
		n := s.used()
		switch {
		case s.Op == Move:
			all = append(all, []Point{s.P[0]})
		case n > 0 && len(all) > 0:
			all[len(all)-1] = append(all[len(all)-1], s.P[n-1])
		}
	}
	return all
}

// outlined is the line of weight w along every closed contour of p.
func (p path) outlined(w float64) path {
	var out path
	for _, c := range p.contours() {
		if area(c) < 0 {
			slices.Reverse(c)
		}
		out = append(out, polygon(offset(c, w/2))...)
		slices.Reverse(c)
		out = append(out, polygon(offset(c, w/2))...)
	}
	return out
}

// drawn is the open line of weight w along every contour of p, with flat ends.
func (p path) drawn(w float64) path {
	var out path
	for _, c := range p.contours() {
		there := offsetOpen(c, w/2)
		slices.Reverse(c)
		pts := append(there, offsetOpen(c, w/2)...)
		if area(pts) < 0 {
			slices.Reverse(pts)
		}
		out = append(out, polygon(pts)...)
	}
	return out
}

// area is positive for a contour that runs clockwise on the screen.
func area(c []Point) float64 {
	var a float64
	for i, p := range c {
		q := c[(i+1)%len(c)]
		a += p.X*q.Y - q.X*p.Y
	}
	return a / 2
}

// offset moves every edge of a closed contour by d to its left, which is
// outwards for one that runs clockwise.
func offset(c []Point, d float64) []Point {
	n := len(c)
	var out []Point
	for i, p := range c {
		out = append(out, corner(c[(i+n-1)%n], p, c[(i+1)%n], d)...)
	}
	return out
}

func offsetOpen(c []Point, d float64) []Point {
	n := len(c)
	var out []Point
	for i, p := range c {
		switch i {
		case 0:
			out = append(out, shift(p, normal(p, c[1]), d))
		case n - 1:
			out = append(out, shift(p, normal(c[i-1], p), d))
		default:
			out = append(out, corner(c[i-1], p, c[i+1], d)...)
		}
	}
	return out
}

// corner is where the moved edges before and after p meet, or the two ends of
// the cut if they meet too far away.
func corner(before, p, after Point, d float64) []Point {
	a, b := normal(before, p), normal(p, after)
	k := 1 + a.X*b.X + a.Y*b.Y
	outer := a.X*b.Y-a.Y*b.X > 0
	if outer && 2/k > miterLimit*miterLimit || k < 1e-6 {
		return []Point{shift(p, a, d), shift(p, b, d)}
	}
	return []Point{{p.X + d*(a.X+b.X)/k, p.Y + d*(a.Y+b.Y)/k}}
}

// normal is the unit vector to the left of the way from a to b.
func normal(a, b Point) Point {
	dx, dy := b.X-a.X, b.Y-a.Y
	l := math.Hypot(dx, dy)
	if l == 0 {
		return Point{}
	}
	return Point{dy / l, -dx / l}
}

func shift(p, n Point, d float64) Point { return Point{p.X + n.X*d, p.Y + n.Y*d} }
