package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/lessons"
	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// plate names a seat and shows who dealt, who plays and who has passed.
type plate struct {
	ground *canvas.Rectangle
	name   *canvas.Text
	maker  *canvas.Rectangle
	trump  *canvas.Image
}

func newPlate() *plate {
	return &plate{
		ground: canvas.NewRectangle(look.Plate), name: look.Text(look.OnCloth, true, fyne.TextAlignCenter),
		maker: canvas.NewRectangle(look.Paper), trump: look.SuitIcon(),
	}
}

func (p *plate) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.ground, p.name, p.maker, p.trump}
}

func (p *plate) show(on bool) {
	for _, o := range p.objects() {
		look.Show(o, on)
	}
}

func (p *plate) place(e *exhibit, s engine.Seat, x, y, w, h, u float32) {
	d := e.deal
	p.ground.CornerRadius = 7 * u
	p.ground.StrokeColor, p.ground.StrokeWidth = look.Clear, 0
	turn, open := d.ToAct()
	if trick := d.Trick(); open && turn == s && (!trick.Full() || e.gathered()) {
		p.ground.StrokeColor, p.ground.StrokeWidth = look.PlateTurn, 2.5*u
	}
	look.Place(p.ground, x, y, w, h)
	p.ground.Refresh()
	p.name.Text = seatName(s)
	if passed(d, s) {
		p.name.Text = i18n.T("learn.passed", "Name", seatName(s))
	}
	maker := d.Phase != engine.Bidding && d.Phase != engine.PassedOut && d.Maker == s
	look.Show(p.maker, maker)
	look.Show(p.trump, maker)
	room := w - 12*u
	if maker {
		size := h - 6*u
		room -= size + 2*u
		p.maker.CornerRadius = 4 * u
		look.Place(p.maker, x+w-size-4*u, y+3*u, size, size)
		look.SetSuit(p.trump, d.Trump)
		look.Place(p.trump, x+w-size-2*u, y+5*u, size-4*u, size-4*u)
	}
	look.PlaceText(p.name, x+6*u, y, room, h, 14.5*u)
}

// passed tells whether a seat has passed and nobody has chosen yet.
func passed(d *engine.Deal, s engine.Seat) bool {
	if d.Phase != engine.Bidding {
		return false
	}
	for _, b := range d.BidList() {
		if b.Seat == s && b.Passed {
			return true
		}
	}
	return false
}

// badge names the trump suit.
type badge struct {
	ground *canvas.Rectangle
	icon   *canvas.Image
	text   *canvas.Text
}

func newBadge() *badge {
	return &badge{canvas.NewRectangle(look.Paper), look.SuitIcon(), look.Text(look.Ink, true, fyne.TextAlignLeading)}
}

func (b *badge) objects() []fyne.CanvasObject { return []fyne.CanvasObject{b.ground, b.icon, b.text} }

func (b *badge) place(e *exhibit, x, y, u float32) {
	suit := e.trump
	if d := e.deal; d != nil {
		suit = lessons.NoTrump
		if d.Phase != engine.Bidding && d.Phase != engine.PassedOut {
			suit = d.Trump
		}
	}
	for _, o := range b.objects() {
		look.Show(o, suit != lessons.NoTrump)
	}
	if suit == lessons.NoTrump {
		return
	}
	b.ground.CornerRadius = 7 * u
	look.Place(b.ground, x, y, 184*u, 36*u)
	look.SetSuit(b.icon, suit)
	look.Place(b.icon, x+7*u, y+6*u, 24*u, 24*u)
	b.text.Text = i18n.T("badge.trump", "Suit", words.Suit(suit))
	look.PlaceText(b.text, x+38*u, y, 138*u, 36*u, 16*u)
}
