package assets

// kappa places the control points of a quarter circle.
const kappa = 0.5522848

// lobe is a closed oval in the box from (x0,y0) to (x1,y1); k rounds it:
// kappa is an ellipse, more is squarer. It runs clockwise.
func lobe(x0, y0, x1, y1, k float64) path {
	cx, cy := (x0+x1)/2, (y0+y1)/2
	hx, hy := (x1-x0)/2*k, (y1-y0)/2*k
	return path{
		{Move, [3]Point{{cx, y0}}},
		{Cubic, [3]Point{{cx + hx, y0}, {x1, cy - hy}, {x1, cy}}},
		{Cubic, [3]Point{{x1, cy + hy}, {cx + hx, y1}, {cx, y1}}},
		{Cubic, [3]Point{{cx - hx, y1}, {x0, cy + hy}, {x0, cy}}},
		{Cubic, [3]Point{{x0, cy - hy}, {cx - hx, y0}, {cx, y0}}},
		{Op: Close},
	}
}

// hole is a lobe that runs the other way, to cut a counter out of a shape.
func hole(x0, y0, x1, y1, k float64) path {
	return lobe(x1, y0, x0, y1, k)
}

// disc is a circle.
func disc(cx, cy, r float64) path { return lobe(cx-r, cy-r, cx+r, cy+r, kappa) }

// ring is a circle line of weight w.
func ring(cx, cy, r, w float64) path {
	o, i := r+w/2, r-w/2
	return append(disc(cx, cy, o), hole(cx-i, cy-i, cx+i, cy+i, kappa)...)
}

// roundBox is a rectangle with round corners, clockwise, or the other way
// round if back is set.
func roundBox(x0, y0, x1, y1, r float64, back bool) path {
	if back {
		x0, x1 = x1, x0
	}
	rx := r
	if back {
		rx = -r
	}
	kx, ky := rx*(1-kappa), r*(1-kappa)
	return path{
		{Move, [3]Point{{x0 + rx, y0}}},
		{Line, [3]Point{{x1 - rx, y0}}},
		{Cubic, [3]Point{{x1 - kx, y0}, {x1, y0 + ky}, {x1, y0 + r}}},
		{Line, [3]Point{{x1, y1 - r}}},
		{Cubic, [3]Point{{x1, y1 - ky}, {x1 - kx, y1}, {x1 - rx, y1}}},
		{Line, [3]Point{{x0 + rx, y1}}},
		{Cubic, [3]Point{{x0 + kx, y1}, {x0, y1 - ky}, {x0, y1 - r}}},
		{Line, [3]Point{{x0, y0 + r}}},
		{Cubic, [3]Point{{x0, y0 + ky}, {x0 + kx, y0}, {x0 + rx, y0}}},
		{Op: Close},
	}
}

// polygon is a closed path through the points.
func polygon(pts []Point) path {
	p := make(path, 0, len(pts)+1)
	for i, q := range pts {
		op := Line
		if i == 0 {
			op = Move
		}
		p = append(p, Segment{op, [3]Point{q}})
	}
	return append(p, Segment{Op: Close})
}
