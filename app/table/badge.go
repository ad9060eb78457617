package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// badge shows what is trump, by shape and word, and who chose it.
type badge struct {
	ground *canvas.Rectangle
	icon   *canvas.Image
	trump  *canvas.Text
	maker  *canvas.Text
}

func newBadge() *badge {
	return &badge{
		ground: canvas.NewRectangle(look.Paper), icon: look.SuitIcon(),
		trump: look.Text(look.Ink, true, fyne.TextAlignLeading),
		maker: look.Text(look.InkDim, false, fyne.TextAlignLeading),
	}
}

func (b *badge) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.ground, b.icon, b.trump, b.maker}
}

// place shows the badge at the table's upper left once trump is known.
func (b *badge) place(t *Table, g *geometry) {
	d := t.match.Deal()
	known := d.Phase != engine.Bidding && d.Phase != engine.PassedOut
	for _, o := range b.objects() {
		look.Show(o, known)
	}
	if !known {
		return
	}
	u := g.u
	x, y, w, h := margin*u, margin*u, badgeWidth*u, 46*u
	b.ground.CornerRadius = 8 * u
	b.ground.Shadow = canvas.Shadow{Color: look.Veil, BlurRadius: 5 * u, Offset: fyne.NewPos(0, 1.5*u)}
	look.Place(b.ground, x, y, w, h)
	look.SetSuit(b.icon, d.Trump)
	look.Place(b.icon, x+7*u, y+6*u, 34*u, 34*u)
	b.trump.Text = i18n.T("badge.trump", "Suit", words.Suit(d.Trump))
	b.maker.Text = i18n.T("badge.maker."+words.Who(d.Maker), "Name", words.Seat(d.Maker))
	look.PlaceText(b.trump, x+48*u, y+2*u, w-60*u, 24*u, 17*u)
	look.PlaceText(b.maker, x+48*u, y+23*u, w-60*u, 20*u, 13*u)
}
