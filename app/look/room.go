package look

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// roomPixels is the greatest width at which the room is drawn; a larger
// window shows it stretched, which cloth and wood can bear.
const roomPixels = 1920

// roomSettle is how long a new size must hold before the room is drawn again.
const roomSettle = 150 * time.Millisecond

// Room is the picture behind a screen: a wooden table with an inlaid cloth
// under a lamp. It is drawn away from the main goroutine; until it is ready the
// last one is shown, at first a plain ground. Its methods are for the main
// goroutine.
type Room struct {
	ground  *canvas.Rectangle
	picture *canvas.Image
	want    roomKey
	timer   *time.Timer
}

// roomKey is what a picture of the room depends on.
type roomKey struct {
	w, h  int             // pixels
	felt  image.Rectangle // pixels
	unit  float64         // pixels
	round int64           // of the palette
}

// NewRoom returns the background of a screen.
func NewRoom() *Room {
	r := &Room{ground: canvas.NewRectangle(Cloth), picture: canvas.NewImageFromImage(nil)}
	r.picture.FillMode, r.picture.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleFastest
	r.picture.Hide()
	return r
}

// Objects returns what the room consists of, to be put below everything else.
func (r *Room) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.ground, r.picture} }

// Place fills a screen of this size with the room; the cloth lies in the
// rectangle x, y, w, h.
func (r *Room) Place(size fyne.Size, x, y, w, h, u float32) {
	Place(r.ground, 0, 0, size.Width, size.Height)
	Place(r.picture, 0, 0, size.Width, size.Height)
	k := float32(1)
	if c := fyne.CurrentApp().Driver().CanvasForObject(r.picture); c != nil {
		k = c.Scale()
	}
	k = min(k, roomPixels/size.Width)
	px := func(v float32) int { return int(v*k + 0.5) }
	r.draw(roomKey{
		w: px(size.Width), h: px(size.Height), felt: image.Rect(px(x), px(y), px(x+w), px(y+h)),
		unit: float64(u * k), round: round.Load(),
	})
}

// draw has the room drawn unless it is already.
func (r *Room) draw(k roomKey) {
	if k == r.want || k.w < 2 || k.h < 2 {
		return
	}
	wait := roomSettle
	if r.want.w == 0 || r.want.round != k.round {
		wait = 0
	}
	r.want = k
	if r.timer != nil {
		r.timer.Stop()
	}
	palette := *current.Load()
	r.timer = time.AfterFunc(wait, func() {
		img := palette.paintRoom(k)
		fyne.Do(func() {
			if r.want == k {
				r.picture.Image = img
				r.picture.Refresh()
				Show(r.picture, true)
			}
		})
	})
}

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
	cloth, lit, deep        shade
	wood, woodLit, woodDeep shade
	plain                   bool // no texture, for the greatest contrast
	cx, cy, rx, ry          float64
	radius                  float64
}

func newBrush(p *Palette, k roomKey) *brush {
	light := p.colours[clothLight]
	cloth := shadeOf(p.colours[cloth])
	size := k.felt.Size()
	return &brush{
		roomKey: k, cloth: cloth, lit: cloth.mix(shadeOf(light), float64(light.A)/255), deep: shadeOf(p.colours[clothDeep]),
		wood: shadeOf(p.colours[wood]), woodLit: shadeOf(p.colours[woodLight]), woodDeep: shadeOf(p.colours[woodDeep]),
		plain: p.Theme == Contrast,
		cx:    float64(k.felt.Min.X) + float64(size.X)/2, cy: float64(k.felt.Min.Y) + float64(size.Y)*0.42,
		rx: float64(size.X) * 0.62, ry: float64(size.Y) * 0.62, radius: 16 * k.unit,
	}
}

// at returns the colour of a point.
func (b *brush) at(x, y int) shade {
	d := b.edge(float64(x), float64(y))
	switch {
	case d < -1:
		return b.felt(x, y, -d)
	case d < 1.5*b.unit:
		return b.woodLit
	case b.plain:
		return b.wood
	default:
		return b.plank(x, y, d)
	}
}

// edge returns how far a point lies outside the rounded cloth, in pixels;
// inside it is negative.
func (b *brush) edge(x, y float64) float64 {
	hx, hy := float64(b.roomKey.felt.Dx())/2, float64(b.roomKey.felt.Dy())/2
	dx := math.Abs(x-float64(b.roomKey.felt.Min.X)-hx) - hx + b.radius
	dy := math.Abs(y-float64(b.roomKey.felt.Min.Y)-hy) - hy + b.radius
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - b.radius
}

// felt returns the colour of the cloth at a point, depth pixels from its edge:
// woven, lit by the lamp, in the shadow of the rim.
func (b *brush) felt(x, y int, depth float64) shade {
	if b.plain {
		return b.cloth
	}
	dx, dy := (float64(x)-b.cx)/b.rx, (float64(y)-b.cy)/b.ry
	far := math.Sqrt(dx*dx + dy*dy)
	c := b.lit.mix(b.cloth, smooth(far/0.75))
	c = c.mix(b.deep, 0.85*smooth((far-0.55)/0.9))
	c = c.mix(b.deep, 0.55*math.Exp(-depth/(7*b.unit)))
	weave := 0.020*(grain(x, y)-0.5) + 0.012*float64((x+y)&1) + 0.010*(grain(x>>3, y>>3)-0.5)
	return c.times(1 + weave)
}

// plank returns the colour of the wood at a point, out pixels from the cloth.
func (b *brush) plank(x, y int, out float64) shade {
	u := max(b.unit, 0.2)
	v := float64(y)/(9*u) + 0.6*math.Sin(float64(x)/(160*u)) + 0.3*math.Sin(float64(x)/(47*u)+1)
	line := 0.5 + 0.5*math.Sin(v*2.3+1.2*math.Sin(v*0.7))
	c := b.wood.mix(b.woodDeep, 0.45*line)
	c = c.mix(b.woodLit, 0.10*grain(x>>4, y>>1)+0.12*math.Exp(-out/(3*u)))
	return c.times(0.97 + 0.05*grain(x>>2, y))
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
