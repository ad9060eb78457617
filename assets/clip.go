package assets

import "slices"

// edge is a half plane: a point is inside where a*x + b*y <= c.
type edge struct{ a, b, c float64 }

func (e edge) over(p Point) float64 { return e.a*p.X + e.b*p.Y - e.c }

// clipped cuts the straight contours of p to the frame of the upper half, whose
// lower edge is the seam through the card's centre. All contours come out
// clockwise.
func (p path) clipped(fall float64) path {
	edges := []edge{
		{-1, 0, -frameLeft},
		{1, 0, frameRight},
		{0, -1, -frameTop},
		{-fall, 1, cardH/2 - fall*cardW/2},
	}
	var out path
	for _, c := range p.contours() {
		for _, e := range edges {
			c = e.cut(c)
		}
		if len(c) < 3 {
			continue
		}
		if area(c) < 0 {
			slices.Reverse(c)
		}
		out = append(out, polygon(c)...)
	}
	return out
}

// cut keeps the part of a contour that lies inside the edge.
func (e edge) cut(c []Point) []Point {
	var out []Point
	for i, p := range c {
		q := c[(i+1)%len(c)]
		dp, dq := e.over(p), e.over(q)
		if dp <= 0 {
			out = append(out, p)
		}
		if dp < 0 && dq > 0 || dp > 0 && dq < 0 {
			t := dp / (dp - dq)
			out = append(out, Point{p.X + t*(q.X-p.X), p.Y + t*(q.Y-p.Y)})
		}
	}
	return out
}
