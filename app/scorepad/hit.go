package scorepad

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// hit is a clear place that can be clicked, and scrolled if it has a use for it.
type hit struct {
	widget.BaseWidget
	tapped   func()
	scrolled func(lines int)
}

var (
	_ fyne.Tappable   = (*hit)(nil)
	_ fyne.Scrollable = (*hit)(nil)
)

func newHit(tapped func()) *hit {
	h := &hit{tapped: tapped}
	h.ExtendBaseWidget(h)
	return h
}

// Tapped takes the click.
func (h *hit) Tapped(*fyne.PointEvent) {
	if h.tapped != nil {
		h.tapped()
	}
}

// Scrolled passes the wheel on, in lines.
func (h *hit) Scrolled(e *fyne.ScrollEvent) {
	switch {
	case h.scrolled == nil:
	case e.Scrolled.DY > 0:
		h.scrolled(-1)
	case e.Scrolled.DY < 0:
		h.scrolled(1)
	}
}

// CreateRenderer draws nothing.
func (h *hit) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(look.Clear))
}

// box is a field of the form: a frame with a text in it, which can be clicked.
type box struct {
	frame *canvas.Rectangle
	text  *canvas.Text
	side  *canvas.Text // whose it is
	hit   *hit
}

func newBox(tapped func()) *box {
	return &box{
		frame: canvas.NewRectangle(look.Paper), text: look.Text(look.Ink, true, fyne.TextAlignCenter),
		side: look.Text(look.InkDim, false, fyne.TextAlignLeading), hit: newHit(tapped),
	}
}

func (b *box) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.frame, b.side, b.text, b.hit}
}

// place puts the box into a rectangle; an active one has a ring around it.
func (b *box) place(x, y, w, h, u float32, active bool) {
	b.frame.CornerRadius = 6 * u
	b.frame.FillColor, b.frame.StrokeColor, b.frame.StrokeWidth = look.Paper, look.LineStrong, u
	if active {
		b.frame.StrokeColor, b.frame.StrokeWidth = look.SelectRing, 4*u
	}
	look.Place(b.frame, x, y, w, h)
	b.frame.Refresh()
	look.PlaceText(b.side, x+12*u, y, 40*u, h, 13*u)
	look.PlaceText(b.text, x+6*u, y, w-12*u, h, 22*u)
	look.Place(b.hit, x, y, w, h)
}
