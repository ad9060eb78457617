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

// newBack returns a card seen from behind, whose picture is given to it later.
func newBack() *canvas.Image {
	back := canvas.NewImageFromImage(nil)
	back.FillMode, back.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleSmooth
	return back
}

func newBacks() *backs {
	b := &backs{count: look.Text(look.OnClothDim, true, fyne.TextAlignCenter)}
	for i := range b.cards {
		b.cards[i] = newBack()
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

// backKey names one of the backs for the mover.
type backKey struct {
	seat engine.Seat
	i    int
}

// placeBacks shows the three hidden hands beside their plates.
func (t *Table) placeBacks(g *geometry) {
	d := t.match.Deal()
	back := t.deck.SmallBack(t.pixelWidth(backWidth * g.u))
	for _, s := range engine.Seats[1:] {
		b := t.backs[s]
		n := d.Hand(s).Len()
		shown := back != nil && !t.covered(s)
		for i, c := range b.cards {
			if c.Image != back {
				c.Image = back
				c.Refresh()
			}
			look.Show(c, i < n && shown)
			if i < n {
				t.placeBack(g, backKey{s, i}, c, n)
			}
		}
		b.count.Text = strconv.Itoa(n)
		look.Show(b.count, n > 0 && shown && !t.dealingTo(s))
		x, y := g.back(s, n-1, n)
		if s == engine.East {
			x, _ = g.back(s, 0, n)
			x -= (backWidth + 24) * g.u
		}
		look.PlaceText(b.count, x+(backWidth+2)*g.u, y+backWidth*0.7*g.u, 20*g.u, backWidth*0.7*g.u, 14*g.u)
	}
}

// dealingTo tells whether cards are on their way to a seat's hidden hand.
func (t *Table) dealingTo(s engine.Seat) bool {
	for i := range t.backs[s].cards {
		if t.mover.moving(backKey{s, i}) {
			return true
		}
	}
	return false
}

// placeBack brings a back to its place, from the dealer while the cards are dealt.
func (t *Table) placeBack(g *geometry, k backKey, c *canvas.Image, n int) {
	x, y := g.back(k.seat, k.i, n)
	to := fyne.NewPos(x, y)
	c.Resize(fyne.NewSize(backWidth*g.u, backWidth*g.u*7/5))
	if t.travel.way != dealing {
		if !t.mover.moving(k) {
			c.Move(to)
		}
		return
	}
	d := t.match.Deal()
	from := g.pack(d.Dealer)
	t.mover.run(k, dealDelay(d, k.seat, k.i), timeFlight, func(way float32) { c.Move(between(from, to, way)) }, nil)
}
