package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/engine"
)

// backs shows the hidden hand of a seat: a fan of backs and their number.
type backs struct {
	cards [8]*canvas.Image
	count *canvas.Text
}

func newBacks() *backs {
	b := &backs{count: look.Text(look.OnClothDim, true, fyne.TextAlignCenter)}
	for i := range b.cards {
		b.cards[i] = canvas.NewImageFromImage(nil)
		b.cards[i].FillMode = canvas.ImageFillStretch
		b.cards[i].ScaleMode = canvas.ImageScaleSmooth
	}
	return b
}

func (b *backs) objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, c := range b.cards {
		objects = append(objects, c)
	}
	return append(objects, b.count)
}

// placeBacks shows the three hidden hands beside their plates.
func (t *Table) placeBacks(g *geometry) {
	d := t.match.Deal()
	back := t.deck.Back()
	for _, s := range engine.Seats {
		if s == engine.South {
			continue
		}
		b := t.backs[s]
		n := d.Hand(s).Len()
		for i, c := range b.cards {
			if c.Image != back {
				c.Image = back
				c.Refresh()
			}
			look.Show(c, i < n && back != nil && !t.covered(s))
			x, y := g.back(s, i, n)
			look.Place(c, x, y, backWidth*g.u, backWidth*g.u*7/5)
		}
		b.count.Text = strconv.Itoa(n)
		look.Show(b.count, n > 0 && !t.covered(s))
		x, y := g.back(s, n-1, n)
		look.PlaceText(b.count, x+(backWidth+2)*g.u, y, 20*g.u, backWidth*g.u*7/5, 14*g.u)
	}
}

// back returns the place of the i-th of n backs of a seat, under its plate.
func (g *geometry) back(s engine.Seat, i, n int) (x, y float32) {
	step := 12 * g.u
	px, py, pw, ph := g.plate(s)
	width := backWidth*g.u + float32(n-1)*step
	switch s {
	case engine.West:
		x = px
	case engine.East:
		x = px + pw - width - 22*g.u
	default:
		x = px + (pw-width)/2
	}
	return x + float32(i)*step, py + ph + 5*g.u
}
