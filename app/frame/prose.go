package frame

import (
	"strings"

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
	lines := Break(text, w, size, style)
	for size > 8*u && float32(len(lines))*size*1.42 > h {
		size *= 0.95
		lines = Break(text, w, size, style)
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

// Break returns a text in lines no wider than a width; an empty line stays one.
func Break(text string, width, size float32, style fyne.TextStyle) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			next := strings.TrimSpace(line + " " + word)
			if line != "" && fyne.MeasureText(next, size, style).Width > width {
				lines, next = append(lines, line), word
			}
			line = next
		}
		lines = append(lines, line)
	}
	return lines
}
