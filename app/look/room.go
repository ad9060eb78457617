package look

import (
	"image"
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
	ground  [2]*canvas.Rectangle // wood and cloth, until there is a picture
	seam    *canvas.Line
	sheet   [4]float32 // where a sheet of paper lies: x, y, width, height
	picture *canvas.Image
	want    roomKey
	timer   *time.Timer
}

// roomKey is what a picture of the room depends on.
type roomKey struct {
	w, h   int             // pixels
	bounds image.Rectangle // of the cloth, pixels
	sheet  image.Rectangle // of a sheet of paper on the wood, pixels
	unit   float64         // pixels
	round  int64           // of the palette
}

// NewRoom returns the background of a screen.
func NewRoom() *Room {
	r := &Room{picture: canvas.NewImageFromImage(nil), seam: firstLine()}
	r.ground[0], r.ground[1] = canvas.NewRectangle(Wood), canvas.NewRectangle(Cloth)
	r.picture.FillMode, r.picture.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleFastest
	r.picture.Hide()
	return r
}

// Objects returns what the room consists of, to be put below everything else.
func (r *Room) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.seam, r.ground[0], r.ground[1], r.picture}
}

// firstLine returns a line that nobody sees, under everything. A graphics
// driver compiles what draws lines when it draws the first one: that takes up
// to 50 ms, better spent at the start than when a result is about to appear.
func firstLine() *canvas.Line {
	l := canvas.NewLine(Wood)
	l.Position2 = fyne.NewPos(1, 0)
	return l
}

// Lay tells where a sheet of paper lies on the wood, which throws a shadow; of
// no width where there is none. Place paints it.
func (r *Room) Lay(x, y, w, h float32) { r.sheet = [4]float32{x, y, w, h} }

// Place fills a screen of this size with the room; the cloth lies in the
// rectangle x, y, w, h.
func (r *Room) Place(size fyne.Size, x, y, w, h, u float32) {
	Place(r.ground[0], 0, 0, size.Width, size.Height)
	Place(r.ground[1], x, y, w, h)
	r.ground[1].CornerRadius = 16 * u
	Place(r.picture, 0, 0, size.Width, size.Height)
	k := min(Scale(r.picture), roomPixels/size.Width)
	px := func(v float32) int { return int(v*k + 0.5) }
	r.draw(roomKey{
		w: px(size.Width), h: px(size.Height), bounds: image.Rect(px(x), px(y), px(x+w), px(y+h)),
		sheet: image.Rect(px(r.sheet[0]), px(r.sheet[1]), px(r.sheet[0]+r.sheet[2]), px(r.sheet[1]+r.sheet[3])),
		unit:  float64(u * k), round: round.Load(),
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
				Show(r.ground[0], false)
				Show(r.ground[1], false)
			}
		})
	})
}
