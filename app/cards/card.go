package cards

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
	"klaverjas/engine"
)

// State is how a card lies.
type State struct {
	Dimmed   bool // may not be played now
	Lifted   bool // may be played now
	Selected bool // Return would play it
	Marked   bool // is winning or has won the trick
}

// Card is the widget of one of the 32 cards. There is one for each for the
// life of the program; it is moved, not made anew.
type Card struct {
	widget.BaseWidget
	Card     engine.Card
	OnTapped func(engine.Card)

	face    image.Image
	state   State
	hovered bool
}

var (
	_ fyne.Tappable     = (*Card)(nil)
	_ desktop.Hoverable = (*Card)(nil)
)

// NewCard returns the widget of a card.
func NewCard(c engine.Card, tapped func(engine.Card)) *Card {
	w := &Card{Card: c, OnTapped: tapped}
	w.ExtendBaseWidget(w)
	return w
}

// Set shows a picture in a state; it repaints only what differs.
func (c *Card) Set(face image.Image, s State) {
	if c.face == face && c.state == s {
		return
	}
	c.face, c.state = face, s
	c.Refresh()
}

// Tapped tells that the card was clicked.
func (c *Card) Tapped(*fyne.PointEvent) {
	if c.OnTapped != nil {
		c.OnTapped(c.Card)
	}
}

// MouseIn lifts a playable card further.
func (c *Card) MouseIn(*desktop.MouseEvent) { c.hover(true) }

// MouseMoved does nothing.
func (c *Card) MouseMoved(*desktop.MouseEvent) {}

// MouseOut lets the card down.
func (c *Card) MouseOut() { c.hover(false) }

func (c *Card) hover(on bool) {
	if c.hovered != on {
		c.hovered = on
		c.Refresh()
	}
}

// Hide hides the card and forgets the pointer, which sends no message when a
// card leaves from under it.
func (c *Card) Hide() {
	c.hovered = false
	c.BaseWidget.Hide()
}

// lift returns by how much of its height the picture is raised; the widget
// and so the place to click stay where they are.
func (c *Card) lift() float32 {
	switch {
	case !c.state.Lifted:
		return 0
	case c.hovered || c.state.Selected:
		return 0.16
	default:
		return 0.08
	}
}

// CreateRenderer makes the card's objects.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	r := &cardRenderer{c: c, picture: canvas.NewImageFromImage(nil)}
	r.picture.FillMode = canvas.ImageFillStretch
	r.picture.ScaleMode = canvas.ImageScaleFastest
	r.shade = canvas.NewRectangle(look.Dim)
	r.ring = canvas.NewRectangle(look.Clear)
	r.objects = []fyne.CanvasObject{r.picture, r.shade, r.ring}
	r.Refresh()
	return r
}

type cardRenderer struct {
	c       *Card
	picture *canvas.Image
	shade   *canvas.Rectangle
	ring    *canvas.Rectangle
	objects []fyne.CanvasObject
}

func (r *cardRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *cardRenderer) Destroy()                     {}
func (r *cardRenderer) MinSize() fyne.Size           { return fyne.NewSize(5, 7) }

// Layout puts the picture over the widget's place, raised by its lift.
func (r *cardRenderer) Layout(size fyne.Size) {
	up := -r.c.lift() * size.Height
	for _, o := range r.objects {
		look.Place(o, 0, up, size.Width, size.Height)
	}
}

// Refresh copies the card's state to its objects.
func (r *cardRenderer) Refresh() {
	size := r.c.Size()
	if r.picture.Image != r.c.face {
		r.picture.Image = r.c.face
		r.picture.Refresh()
	}
	look.Show(r.picture, r.c.face != nil)
	round := size.Width * 0.06
	r.shade.CornerRadius, r.ring.CornerRadius = round, round
	look.Show(r.shade, r.c.state.Dimmed)
	look.Show(r.ring, r.c.state.Selected || r.c.state.Marked)
	r.ring.StrokeColor, r.ring.StrokeWidth = look.Accent, max(2, size.Width*0.035)
	if r.c.state.Selected {
		r.ring.StrokeColor = look.SelectRing
	}
	r.ring.Refresh()
	r.Layout(size)
}
