package cards

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
)

// chip is the slip on a card that says what it is worth. It lies below the
// index, at the left, where neither the next card of a hand nor one of the trick
// covers it.
type chip struct {
	ground *canvas.Rectangle
	text   *canvas.Text
}

func newChip() *chip {
	return &chip{canvas.NewRectangle(look.Accent), look.Text(look.OnAccent, true, fyne.TextAlignCenter)}
}

// show writes the points of a state; on a card that may not be played they are
// as dim as it is.
func (c *chip) show(s *State, face bool) {
	on := face && s.Worth > 0
	look.Show(c.ground, on)
	look.Show(c.text, on)
	if !on {
		return
	}
	c.text.Text = strconv.Itoa(s.Worth)
	c.ground.FillColor, c.text.Color = look.Accent, look.OnAccent
	if s.Dimmed {
		c.ground.FillColor, c.text.Color = look.PaperShade, look.InkDim
	}
	c.ground.Refresh()
}

// place lays it on a card of a size, raised by so much.
func (c *chip) place(up float32, size fyne.Size) {
	if !c.ground.Visible() {
		return
	}
	h := size.Width * 0.175
	text := size.Width * 0.125
	w := max(h, fyne.MeasureText(c.text.Text, text, c.text.TextStyle).Width+h*0.5)
	x, y := size.Width*0.04, up+size.Height*0.76-h/2
	c.ground.CornerRadius = h / 2
	look.Place(c.ground, x, y, w, h)
	look.PlaceText(c.text, x, y, w, h, text)
}
