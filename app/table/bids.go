package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// bidPanel asks the human for trump: four suits and pass, or the proposed
// suit and pass.
type bidPanel struct {
	ground *canvas.Rectangle
	title  *canvas.Text
	suits  [4]*look.Button
	pass   *look.Button
	row    choiceRow
}

func newBidPanel(t *Table) *bidPanel {
	p := &bidPanel{
		ground: look.Panel(),
		title:  look.Text(look.Ink, true, fyne.TextAlignCenter),
		pass: look.NewButton("pass", false, func() {
			t.submit(engine.PassBy(engine.South))
		}),
	}
	for _, s := range engine.Suits {
		p.suits[s] = look.NewButton("suit."+s.String(), false, func() {
			t.submit(engine.ChooseBy(engine.South, s))
		})
		p.suits[s].SetSuit(s)
	}
	return p
}

func (p *bidPanel) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.ground, p.title}
	for _, b := range p.suits {
		objects = append(objects, b)
	}
	return append(objects, p.pass)
}

// bidding tells whether the human is asked for a bid.
func (t *Table) bidding() bool { return t.asking && t.match.Deal().Phase == engine.Bidding }

func (p *bidPanel) place(t *Table, g *geometry) {
	open := t.bidding() && !t.peeking
	look.Show(p.ground, open)
	look.Show(p.title, open)
	if !open {
		for _, b := range p.suits {
			look.Show(b, false)
		}
		look.Show(p.pass, false)
		p.row.set(nil)
		return
	}
	v := t.match.View(engine.South)
	choice := v.Choices()
	p.title.Text = i18n.T("bid.title")
	p.pass.SetLabel(i18n.T("bid.pass"))
	var row []*look.Button
	for _, s := range suitOrder {
		b := p.suits[s]
		b.SetLabel(words.Suit(s))
		if v.ProposedOnly() {
			b.SetLabel(i18n.T("bid.take", "Suit", words.Suit(s)))
		}
		look.Show(b, choice.Suits[s])
		if choice.Suits[s] {
			row = append(row, b)
		}
	}
	look.Show(p.pass, choice.MayPass)
	if choice.MayPass {
		row = append(row, p.pass)
	}
	p.row.set(row)
	p.spread(g, row)
}

// spread lays the panel and its buttons out around the middle of the trick:
// two columns, and pass across the whole width; one column for two buttons.
func (p *bidPanel) spread(g *geometry, row []*look.Button) {
	u := g.u
	columns, w, gap := 2, 320*u, 8*u
	if len(row) < 3 { // the proposed suit and pass
		columns = 1
	}
	lines := float32((len(row) + columns - 1) / columns)
	h := 52*u + lines*58*u
	x, y := g.cx-w/2, g.cy-h/2+8*u
	p.ground.CornerRadius = 12 * u
	look.Place(p.ground, x, y, w, h)
	look.PlaceText(p.title, x+12*u, y+8*u, w-24*u, 28*u, 18*u)
	width := (w - 24*u - float32(columns-1)*gap) / float32(columns)
	for i, b := range row {
		bx := x + 12*u + float32(i%columns)*(width+gap)
		by := y + 44*u + float32(i/columns)*(58*u)
		if b == p.pass && columns == 2 && i%2 == 0 {
			b.PlaceAt(bx, by, 2*width+gap, 50*u, 17*u)
			continue
		}
		b.PlaceAt(bx, by, width, 50*u, 17*u)
	}
}
