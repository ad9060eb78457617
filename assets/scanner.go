package assets

import (
	"image"
	"image/color"
	"image/draw"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// scanner fills paths in plain colours. It does what rasterx's own scanner
// does, but touches only the pixels around the path instead of the whole
// picture, which makes a card several times faster.
type scanner struct {
	dst    *image.RGBA
	pts    []vertex
	extent fixed.Rectangle26_6
	colour color.RGBA
	vector vector.Rasterizer
	mask   []uint8
}

// vertex is a point of the path; start marks the first of a contour.
type vertex struct {
	fixed.Point26_6
	start bool
}

var _ rasterx.Scanner = (*scanner)(nil)

// Start begins a contour at a.
func (s *scanner) Start(a fixed.Point26_6) { s.add(vertex{a, true}) }

// Line continues the contour to b.
func (s *scanner) Line(b fixed.Point26_6) { s.add(vertex{b, false}) }

func (s *scanner) add(v vertex) {
	e := &s.extent
	if len(s.pts) == 0 {
		e.Min, e.Max = v.Point26_6, v.Point26_6
	}
	e.Min.X, e.Min.Y = min(e.Min.X, v.X), min(e.Min.Y, v.Y)
	e.Max.X, e.Max.Y = max(e.Max.X, v.X), max(e.Max.Y, v.Y)
	s.pts = append(s.pts, v)
}

// Clear forgets the path.
func (s *scanner) Clear() { s.pts = s.pts[:0] }

// GetPathExtent is the box around the path.
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return s.extent }

// SetColor takes the colour of the next fill; gradients are not part of the
// plain subset and are ignored.
func (s *scanner) SetColor(c any) {
	if plain, ok := c.(color.Color); ok {
		s.colour = color.RGBAModel.Convert(plain).(color.RGBA)
	}
}

// SetBounds, SetWinding and SetClip do nothing: the picture bounds the path,
// the rule is non-zero, and clipping is not part of the plain subset.
func (s *scanner) SetBounds(_, _ int) {}

// SetWinding does nothing; see SetBounds.
func (s *scanner) SetWinding(bool) {}

// SetClip does nothing; see SetBounds.
func (s *scanner) SetClip(image.Rectangle) {}

// Draw fills the path.
func (s *scanner) Draw() {
	if len(s.pts) == 0 {
		return
	}
	e := s.extent
	r := image.Rect(e.Min.X.Floor(), e.Min.Y.Floor(), e.Max.X.Ceil(), e.Max.Y.Ceil()).Intersect(s.dst.Rect)
	if r.Empty() {
		return
	}
	s.vector.Reset(r.Dx(), r.Dy())
	s.vector.DrawOp = draw.Src
	for _, v := range s.pts {
		x, y := float32(v.X)/64-float32(r.Min.X), float32(v.Y)/64-float32(r.Min.Y)
		if v.start {
			s.vector.MoveTo(x, y)
		} else {
			s.vector.LineTo(x, y)
		}
	}
	n := r.Dx() * r.Dy()
	if cap(s.mask) < n {
		s.mask = make([]uint8, n)
	}
	mask := image.Alpha{Pix: s.mask[:n], Stride: r.Dx(), Rect: image.Rect(0, 0, r.Dx(), r.Dy())}
	s.vector.Draw(&mask, mask.Rect, image.Opaque, image.Point{})
	s.blend(&mask, r)
}

// blend lays the colour over the picture where the mask is set.
func (s *scanner) blend(mask *image.Alpha, r image.Rectangle) {
	c := s.colour
	for y := range r.Dy() {
		row := mask.Pix[y*mask.Stride:][:mask.Stride]
		at := s.dst.PixOffset(r.Min.X, r.Min.Y+y)
		pix := s.dst.Pix[at:][:4*len(row)]
		for x, a := range row {
			if a == 0 {
				continue
			}
			p := pix[4*x:][:4:4]
			if a == 0xff && c.A == 0xff {
				p[0], p[1], p[2], p[3] = c.R, c.G, c.B, 0xff
				continue
			}
			p[0], p[1] = over(p[0], c.R, a, c.A), over(p[1], c.G, a, c.A)
			p[2], p[3] = over(p[2], c.B, a, c.A), over(p[3], c.A, a, c.A)
		}
	}
}

// over is one premultiplied channel of src, seen through mask, over dst.
func over(dst, src, mask, alpha uint8) uint8 {
	m := uint32(mask)
	rest := 255*255 - m*uint32(alpha)
	return uint8((uint32(src)*m*255 + uint32(dst)*rest + 255*255/2) / (255 * 255))
}
