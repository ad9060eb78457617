package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// pile is the tricks that a side has taken, as they lie on the table.
type pile struct {
	tricks [8]*canvas.Image
	words  *canvas.Text
}

func newPile() *pile {
	p := &pile{words: look.Text(look.OnClothDim, true, fyne.TextAlignLeading)}
	for i := range p.tricks {
		p.tricks[i] = newBack()
		p.tricks[i].Hide()
	}
	return p
}

func (p *pile) objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, c := range p.tricks {
		objects = append(objects, c)
	}
	return append(objects, p.words)
}

// tricks returns how many tricks lie on a side's pile as shown: one that lies
// on the table or is on its way does not count yet.
func (t *Table) tricks(s engine.Side) int {
	d := t.match.Deal()
	n := 0
	for i := range d.FullTricks() {
		if d.Tricks[i].Winner(d.Trump).Side() == s && !t.onTheWay(&d.Tricks[i]) {
			n++
		}
	}
	return n
}

// onTheWay tells whether a full trick has not reached its pile.
func (t *Table) onTheWay(trick *engine.Trick) bool {
	now := t.match.Deal().Trick()
	return trick.Set()&t.leaving != 0 || !t.gathered && trick.Set() == now.Set()
}

// placePiles lays the two piles on the table.
func (t *Table) placePiles(g *geometry) {
	back := t.deck.SmallBack(t.pixelWidth(backWidth * g.u))
	for side, p := range t.piles {
		s := engine.Side(side)
		n := t.tricks(s)
		on := back != nil && !t.settled
		for i, c := range p.tricks {
			if c.Image != back {
				c.Image = back
				c.Refresh()
			}
			look.Show(c, on && i < n)
			x, y := g.pile(s, i)
			look.Place(c, x, y, backWidth*g.u, backWidth*g.u*7/5)
		}
		t.placePileWords(g, s, n, on)
	}
}

// placePileWords says under or above a pile whose it is and how high.
func (t *Table) placePileWords(g *geometry, s engine.Side, n int, on bool) {
	words := t.piles[s].words
	key := "pile.us"
	if s == engine.WestEast {
		key = "pile.them"
	}
	words.Text = i18n.T(key, "Count", n)
	look.Show(words, on && n > 0)
	_, y := g.pile(s, 0)
	x, w := (margin+2)*g.u, 130*g.u
	words.Alignment = fyne.TextAlignLeading
	if s == engine.WestEast {
		x = g.w - x - w
		words.Alignment = fyne.TextAlignTrailing
		look.PlaceText(words, x, y+(backWidth*7/5+1)*g.u, w, 18*g.u, 13*g.u)
		return
	}
	look.PlaceText(words, x, y-19*g.u, w, 18*g.u, 13*g.u)
}
