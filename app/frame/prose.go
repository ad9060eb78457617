package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
)

// Prose is a text that is broken into lines as wide as its place.
type Prose struct {
	Size  float32 // of the letters in units
	Bold  bool
	Dim   bool
	lines []*canvas.Text
	box   *fyne.Container
}

// NewProse returns an empty text.
func NewProse(size float32) *Prose { return &Prose{Size: size, box: container.NewWithoutLayout()} }

// Object returns what is shown.
func (p *Prose) Object() fyne.CanvasObject { return p.box }

// Place writes the text into a rectangle and returns how high it is. Where it
// would be higher than the place its letters become smaller.
func (p *Prose) Place(text string, x, y, w, h, u float32) float32 {
	size := p.Size * u
	style := fyne.TextStyle{Bold: p.Bold}
	lines := look.Break(text, w, size, style)
	for size > 8*u && float32(len(lines))*size*1.42 > h {
		size *= 0.95
		lines = look.Break(text, w, size, style)
	}
	for len(p.lines) < len(lines) {
		t := look.Text(look.Ink, p.Bold, fyne.TextAlignLeading)
		p.lines = append(p.lines, t)
		p.box.Add(t)
	}
	look.Place(p.box, x, y, w, float32(len(lines))*size*1.42)
	for i, t := range p.lines {
		look.Show(t, i < len(lines))
		if i < len(lines) {
			t.Text, t.Color = lines[i], look.Ink
			if p.Dim {
				t.Color = look.InkDim
			}
			look.PlaceText(t, 0, float32(i)*size*1.42, w+size, size*1.42, size)
		}
	}
	return float32(len(lines)) * size * 1.42
}
