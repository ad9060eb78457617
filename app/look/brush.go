package look

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"sync"
)

// paintRoom draws the room in this palette, on all cores.
func (p *Palette) paintRoom(k roomKey) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, k.w, k.h))
	b := newBrush(p, k)
	var wg sync.WaitGroup
	strips := runtime.NumCPU()
	for i := range strips {
		wg.Go(func() {
			for y := k.h * i / strips; y < k.h*(i+1)/strips; y++ {
				row := img.Pix[y*img.Stride:]
				for x := range k.w {
					c := b.at(x, y)
					row[4*x], row[4*x+1], row[4*x+2], row[4*x+3] = c.channel(0), c.channel(1), c.channel(2), 0xff
				}
			}
		})
	}
	wg.Wait()
	return img
}

// shade is a colour with room for arithmetic, 0 to 255.
type shade [3]float64

func shadeOf(c color.NRGBA) shade { return shade{float64(c.R), float64(c.G), float64(c.B)} }

func (s shade) channel(i int) uint8 { return uint8(max(0, min(255, s[i]))) }

func (s shade) mix(o shade, t float64) shade {
	for i := range s {
		s[i] += (o[i] - s[i]) * t
	}
	return s
}

func (s shade) times(k float64) shade { return shade{s[0] * k, s[1] * k, s[2] * k} }

// brush paints single points of the room.
type brush struct {
	roomKey
	felt, lit, deep         shade
	wood, woodLit, woodDeep shade
	plain                   bool // no texture, for the greatest contrast
	cx, cy, rx, ry          float64
	radius, thread          float64 // of the cloth's corners, and how thick it is spun
}

func newBrush(p *Palette, k roomKey) *brush {
	light := p.colours[clothLight]
	felt := shadeOf(p.colours[cloth])
	size := k.bounds.Size()
	return &brush{
		roomKey: k, felt: felt, lit: felt.mix(shadeOf(light), float64(light.A)/255), deep: shadeOf(p.colours[clothDeep]),
		wood: shadeOf(p.colours[wood]), woodLit: shadeOf(p.colours[woodLight]), woodDeep: shadeOf(p.colours[woodDeep]),
		plain: p.Theme == Contrast,
		cx:    float64(k.bounds.Min.X) + float64(size.X)/2, cy: float64(k.bounds.Min.Y) + float64(size.Y)*0.42,
		rx: float64(size.X) * 0.62, ry: float64(size.Y) * 0.62, radius: 16 * k.unit, thread: max(1, 0.8*k.unit),
	}
}

// at returns the colour of a point: cloth, the groove around it, the lit lip of
// the rim, and wood. Each goes over into the next within a pixel.
func (b *brush) at(x, y int) shade {
	d := b.edge(float64(x), float64(y))
	lip := 0.8 * b.unit
	switch {
	case d < -1:
		return b.cloth(x, y, -d)
	case d < 0:
		return b.cloth(x, y, -d).mix(b.rim(x, y, 0), d+1)
	case b.plain || d < lip || d > lip+1:
		return b.rim(x, y, d)
	default:
		return b.rim(x, y, 0).mix(b.plank(x, y, d), d-lip)
	}
}

// rim returns the colour of a point beside the cloth, out pixels from it.
func (b *brush) rim(x, y int, out float64) shade {
	switch {
	case b.plain && out < 1.5*b.unit:
		return b.woodLit
	case b.plain:
		return b.wood
	case out < 0.8*b.unit:
		return b.woodDeep.times(0.6)
	default:
		return b.plank(x, y, out)
	}
}

// edge returns how far a point lies outside the rounded cloth, in pixels;
// inside it is negative.
func (b *brush) edge(x, y float64) float64 {
	hx, hy := float64(b.bounds.Dx())/2, float64(b.bounds.Dy())/2
	dx := math.Abs(x-float64(b.bounds.Min.X)-hx) - hx + b.radius
	dy := math.Abs(y-float64(b.bounds.Min.Y)-hy) - hy + b.radius
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - b.radius
}

// cloth returns the colour of the cloth at a point, depth pixels from its edge:
// woven of two threads, lit by the lamp, in the shadow of the rim, which falls
// furthest from the upper one.
func (b *brush) cloth(x, y int, depth float64) shade {
	if b.plain {
		return b.felt
	}
	dx, dy := (float64(x)-b.cx)/b.rx, (float64(y)-b.cy)/b.ry
	far := math.Sqrt(dx*dx + dy*dy)
	c := b.lit.mix(b.felt, smooth(far/0.75))
	c = c.mix(b.deep, 0.85*smooth((far-0.55)/0.9))
	if below := float64(y - b.bounds.Min.Y); depth < 40*b.unit {
		c = c.mix(b.deep, 0.55*math.Exp(-depth/(6*b.unit))+0.35*math.Exp(-below/(11*b.unit)))
	}
	px, py := float64(x)/b.thread, float64(y)/b.thread
	warp, weft := noise(px, py/5)-0.5, noise(px/5, py)-0.5
	return c.times(1 + 0.075*(warp+weft) + 0.05*(noise(px/30, py/30)-0.5))
}

// plank returns the colour of the wood at a point, out pixels from the cloth:
// its grain runs along the rim, whose lip catches the light.
func (b *brush) plank(x, y int, out float64) shade {
	across, along := float64(y), float64(x)
	if x < b.bounds.Min.X || x > b.bounds.Max.X {
		across, along = along, across
	}
	across += 2.5 * b.unit * noise(along/(70*b.unit), 0.5)
	streak := noise(across/(1.5*b.thread), along/(60*b.unit))
	vein := noise(across/(5*b.thread), along/(130*b.unit)+9)
	c := b.wood.mix(b.woodDeep, 0.75*smooth(vein)).mix(b.woodLit, 0.35*streak)
	c = c.mix(b.woodLit, 0.9*math.Exp(-(out-0.8*b.unit)/(1.1*b.unit)))
	return c.times(1 - b.shadow(x, y))
}

// shadow returns how much light the sheet of paper takes from a point, 0 to 1;
// its shadow falls a little lower.
func (b *brush) shadow(x, y int) float64 {
	if b.sheet.Empty() {
		return 0
	}
	low := int(2 * b.unit)
	dx := max(b.sheet.Min.X-x, x-b.sheet.Max.X, 0)
	dy := max(b.sheet.Min.Y+low-y, y-b.sheet.Max.Y-low, 0)
	return 0.65 * math.Exp(-math.Hypot(float64(dx), float64(dy))/(3.5*b.unit))
}

func smooth(t float64) float64 {
	t = max(0, min(1, t))
	return t * t * (3 - 2*t)
}

// grain returns a number from 0 to 1 that is the same for the same point.
func grain(x, y int) float64 {
	h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77
	h = (h ^ h>>15) * 0x2C1B3C6D
	h = (h ^ h>>12) * 0x297A2D39
	return float64(h>>8) / (1 << 24)
}

// noise returns a number from 0 to 1 that goes softly from one point to the
// next; its hills are one wide. The places are not below zero.
func noise(x, y float64) float64 {
	i, j := int(x), int(y)
	tx, ty := x-float64(i), y-float64(j)
	tx, ty = tx*tx*(3-2*tx), ty*ty*(3-2*ty)
	above := grain(i, j)*(1-tx) + grain(i+1, j)*tx
	under := grain(i, j+1)*(1-tx) + grain(i+1, j+1)*tx
	return above*(1-ty) + under*ty
}
