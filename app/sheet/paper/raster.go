package paper

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/draw"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"klaverjas/assets"
)

// Image draws a page as a picture of this many pixels per millimetre.
func (p *Page) Image(fonts *Fonts, scale float64, paint Paint) *image.RGBA {
	bounds := image.Rect(0, 0, max(1, int(math.Round(p.Width*scale))), max(1, int(math.Round(p.Height*scale))))
	img := image.NewRGBA(bounds)
	draw.Draw(img, bounds, image.NewUniform(paint.Sheet), image.Point{}, draw.Src)
	if paint.Fibres != nil {
		draw.BiLinear.Scale(img, bounds, paint.Fibres, paint.Fibres.Bounds(), draw.Over, nil)
	}
	p.draw(&rasterPainter{img: img, fonts: fonts, scale: scale, paint: paint})
	return img
}

// rasterPainter draws on a picture.
type rasterPainter struct {
	img   *image.RGBA
	fonts *Fonts
	scale float64
	paint Paint
	fill  vector.Rasterizer
	glyph sfnt.Buffer
}

// point is a place on the picture in pixels.
type point struct{ x, y float64 }

// line draws a line with square ends. One thinner than a pixel is drawn a pixel
// wide and paler, as viewers of PDF do; one that is level or upright stands on
// whole pixels, where it is not blurred.
func (p *rasterPainter) line(x1, y1, x2, y2, width float64, ink Ink) {
	if x1 == x2 || y1 == y2 {
		p.bar(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2), width, ink)
		return
	}
	p.stroke([]point{{x1 * p.scale, y1 * p.scale}, {x2 * p.scale, y2 * p.scale}}, width*p.scale, ink)
}

// bar draws a level or upright line from its upper left to its lower right end.
func (p *rasterPainter) bar(x1, y1, x2, y2, width float64, ink Ink) {
	c := p.paint.Inks[ink]
	c.A = uint8(float64(c.A)*strength(width*p.scale) + 0.5)
	thick := max(1, math.Round(width*p.scale))
	span := func(from, to float64) (int, int) {
		if from == to {
			at := math.Round(from*p.scale - thick/2)
			return int(at), int(at + thick)
		}
		return int(math.Round((from - width/2) * p.scale)), int(math.Round((to + width/2) * p.scale))
	}
	left, right := span(x1, x2)
	top, bottom := span(y1, y2)
	draw.Draw(p.img, image.Rect(left, top, right, bottom), image.NewUniform(c), image.Point{}, draw.Over)
}

// strength returns how dark a line of a width in pixels is drawn, 0 to 1.
func strength(width float64) float64 { return min(1, max(0.35, width)) }

// stroke draws straight lines from point to point.
func (p *rasterPainter) stroke(pts []point, width float64, ink Ink) {
	alpha := strength(width)
	width = max(width, 1)
	half := width / 2
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		dx, dy := b.x-a.x, b.y-a.y
		length := math.Hypot(dx, dy)
		if length == 0 {
			continue
		}
		ex, ey := dx/length*half, dy/length*half // along the line
		a, b = point{a.x - ex, a.y - ey}, point{b.x + ex, b.y + ey}
		p.polygon([]point{{a.x - ey, a.y + ex}, {b.x - ey, b.y + ex}, {b.x + ey, b.y - ex}, {a.x + ey, a.y - ex}}, p.paint.Inks[ink], alpha)
	}
}

// polygon fills a polygon.
func (p *rasterPainter) polygon(pts []point, c color.NRGBA, alpha float64) {
	p.within(pts, c, alpha, func(x, y float64) { p.follow(pts, x, y) })
}

// within fills what trace traces, relative to the corner it is given, and
// touches only the pixels around the points.
func (p *rasterPainter) within(around []point, c color.NRGBA, alpha float64, trace func(x, y float64)) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range around {
		x0, y0, x1, y1 = min(x0, q.x), min(y0, q.y), max(x1, q.x), max(y1, q.y)
	}
	r := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1))).Inset(-1)
	if r = r.Intersect(p.img.Rect); r.Empty() {
		return
	}
	p.fill.Reset(r.Dx(), r.Dy())
	trace(float64(r.Min.X), float64(r.Min.Y))
	c.A = uint8(float64(c.A)*alpha + 0.5)
	src := image.NewUniform(c)
	p.fill.Draw(p.img, r, src, image.Point{})
}

// shape draws a suit: what stands out around a white shape is its outline.
func (p *rasterPainter) shape(s shape) {
	at := func(q assets.Point) point { return point{(s.x + q.X*s.size) * p.scale, (s.y + q.Y*s.size) * p.scale} }
	contours := make([][]point, 0, 4)
	for _, contour := range flatten(s.path) {
		pts := make([]point, len(contour))
		for i, q := range contour {
			pts[i] = at(q)
		}
		contours = append(contours, pts)
	}
	c := p.paint.Inks[s.ink]
	if s.outline > 0 {
		for _, pts := range contours {
			p.stroke(append(pts, pts[0]), 2*s.outline*p.scale, s.ink)
		}
		c = p.paint.Sheet
	}
	p.within([]point{at(assets.Point{}), at(assets.Point{X: 1, Y: 1})}, c, 1, func(x, y float64) {
		for _, pts := range contours {
			p.follow(pts, x, y)
		}
	})
}

// follow traces a closed contour relative to (x, y).
func (p *rasterPainter) follow(pts []point, x, y float64) {
	for i, q := range pts {
		if i == 0 {
			p.fill.MoveTo(float32(q.x-x), float32(q.y-y))
		} else {
			p.fill.LineTo(float32(q.x-x), float32(q.y-y))
		}
	}
	p.fill.ClosePath()
}

// curveSteps is into how many straight pieces a curve is cut.
const curveSteps = 10

// flatten returns the contours of a path with straight edges.
func flatten(path []assets.Segment) [][]assets.Point {
	var all [][]assets.Point
	for _, s := range path {
		switch s.Op {
		case assets.Move:
			all = append(all, []assets.Point{s.P[0]})
		case assets.Line:
			all[len(all)-1] = append(all[len(all)-1], s.P[0])
		case assets.Cubic:
			contour := all[len(all)-1]
			from := contour[len(contour)-1]
			for i := 1; i <= curveSteps; i++ {
				contour = append(contour, onCurve(from, s.P, float64(i)/curveSteps))
			}
			all[len(all)-1] = contour
		}
	}
	return all
}

// onCurve returns the place at part t of a cubic curve.
func onCurve(from assets.Point, c [3]assets.Point, t float64) assets.Point {
	u := 1 - t
	w := [4]float64{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
	return assets.Point{
		X: w[0]*from.X + w[1]*c[0].X + w[2]*c[1].X + w[3]*c[2].X,
		Y: w[0]*from.Y + w[1]*c[0].Y + w[2]*c[1].Y + w[3]*c[2].Y,
	}
}

// text draws a line of text from the outlines of the font.
func (p *rasterPainter) text(x, baseline float64, text string, f style) {
	size := f.size * mm * p.scale // of an em, in pixels
	parsed := p.fonts.parsed[weight(f.bold)]
	x, y := x*p.scale, baseline*p.scale
	for _, r := range text {
		if i, err := parsed.GlyphIndex(&p.glyph, r); err == nil {
			// A large em keeps the outline exact at every size.
			if outline, err := parsed.LoadGlyph(&p.glyph, i, fixed.I(unit), nil); err == nil {
				p.outline(outline, x, y, size/(64*unit), f.ink)
			}
		}
		x += float64(p.fonts.advance(&p.glyph, r, f.bold)) / unit * size
	}
}

// outline fills a character whose origin is at (x, y).
func (p *rasterPainter) outline(o sfnt.Segments, x, y, k float64, ink Ink) {
	if len(o) == 0 {
		return
	}
	at := func(q fixed.Point26_6) point { return point{x + float64(q.X)*k, y + float64(q.Y)*k} }
	b := o.Bounds()
	p.within([]point{at(b.Min), at(b.Max)}, p.paint.Inks[ink], 1, func(left, top float64) {
		to := func(q fixed.Point26_6) (float32, float32) {
			o := at(q)
			return float32(o.x - left), float32(o.y - top)
		}
		for _, s := range o {
			ax, ay := to(s.Args[0])
			bx, by := to(s.Args[1])
			cx, cy := to(s.Args[2])
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				p.fill.ClosePath()
				p.fill.MoveTo(ax, ay)
			case sfnt.SegmentOpLineTo:
				p.fill.LineTo(ax, ay)
			case sfnt.SegmentOpQuadTo:
				p.fill.QuadTo(ax, ay, bx, by)
			case sfnt.SegmentOpCubeTo:
				p.fill.CubeTo(ax, ay, bx, by, cx, cy)
			}
		}
		p.fill.ClosePath()
	})
}
