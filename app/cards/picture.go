package cards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
)

// CreateRenderer makes the card's objects.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	r := &cardRenderer{c: c, picture: canvas.NewImageFromImage(nil)}
	r.picture.FillMode = canvas.ImageFillStretch
	r.picture.ScaleMode = canvas.ImageScaleFastest
	r.shadow = canvas.NewRectangle(look.Clear)
	r.shade = canvas.NewRectangle(look.Dim)
	r.ring = canvas.NewRectangle(look.Clear)
	r.edge = canvas.NewRectangle(look.Clear)
	r.chip = newChip()
	r.objects = []fyne.CanvasObject{r.shadow, r.picture, r.shade, r.chip.ground, r.chip.text, r.edge, r.ring}
	c.renderer = r
	r.Refresh()
	return r
}

type cardRenderer struct {
	c       *Card
	shadow  *canvas.Rectangle
	picture *canvas.Image
	shade   *canvas.Rectangle
	edge    *canvas.Rectangle
	ring    *canvas.Rectangle
	chip    *chip
	objects []fyne.CanvasObject
}

func (r *cardRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *cardRenderer) Destroy()                     {}
func (r *cardRenderer) MinSize() fyne.Size           { return fyne.NewSize(5, 7) }

// Layout puts the picture over the widget's place, raised by its lift. The
// ring lies around the card's edge, so that it hides nothing of it.
func (r *cardRenderer) Layout(size fyne.Size) {
	up := -r.c.lifted * size.Height
	for _, o := range []fyne.CanvasObject{r.shadow, r.picture, r.shade, r.edge} {
		look.Place(o, 0, up, size.Width, size.Height)
	}
	r.chip.place(up, size)
	out := r.ring.StrokeWidth * 0.6
	look.Place(r.ring, -out, up-out, size.Width+2*out, size.Height+2*out)
}

// Refresh copies the card's state to its objects.
func (r *cardRenderer) Refresh() {
	size, s := r.c.Size(), r.c.state
	if r.picture.Image != r.c.face {
		r.picture.Image = r.c.face
		r.picture.Refresh()
	}
	look.Show(r.picture, r.c.face != nil)
	look.Show(r.shadow, r.c.face != nil)
	round := size.Width * 0.06
	r.shadow.CornerRadius, r.shade.CornerRadius = round, round
	r.shadow.FillColor = look.Dim
	r.shadow.Shadow.Color, r.shadow.Shadow.BlurRadius = look.Veil, size.Width*0.05
	r.shadow.Shadow.Offset = fyne.NewPos(0, size.Width*0.015)
	look.Show(r.shade, s.Dimmed)
	r.chip.show(&s, r.c.face != nil)
	look.Show(r.ring, s.Selected || s.Marked || s.Raised)
	r.ring.StrokeColor, r.ring.StrokeWidth = look.Accent, max(2, size.Width*0.035)
	if s.Selected {
		r.ring.StrokeColor, r.ring.StrokeWidth = look.CardRing, max(3, size.Width*0.05)
	}
	look.Show(r.edge, r.ring.Visible())
	r.edge.StrokeColor, r.edge.StrokeWidth, r.edge.CornerRadius = look.CardEdge, max(1.5, size.Width*0.018), round
	r.edge.Refresh()
	r.ring.CornerRadius = round + r.ring.StrokeWidth*0.6
	r.ring.Refresh()
	r.shadow.Refresh()
	r.Layout(size)
}
