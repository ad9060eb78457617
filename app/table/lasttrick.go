package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// lastTrick shows the trick that was taken away last, laid out by seat with
// its winner named.
type lastTrick struct {
	ground *canvas.Rectangle
	title  *canvas.Text
	winner *canvas.Text
	names  [4]*canvas.Text
	cards  [4]*canvas.Image
	ring   *canvas.Rectangle
}

func newLastTrick() *lastTrick {
	l := &lastTrick{
		ground: look.Panel(),
		title:  look.Text(look.Ink, true, fyne.TextAlignCenter),
		winner: look.Text(look.Ink, false, fyne.TextAlignCenter),
		ring:   canvas.NewRectangle(look.Clear),
	}
	for i := range l.cards {
		l.cards[i] = canvas.NewImageFromImage(nil)
		l.cards[i].FillMode = canvas.ImageFillStretch
		l.cards[i].ScaleMode = canvas.ImageScaleSmooth
		l.names[i] = look.Text(look.InkDim, false, fyne.TextAlignCenter)
	}
	return l
}

func (l *lastTrick) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{l.ground, l.title, l.winner}
	for i := range l.cards {
		objects = append(objects, l.cards[i], l.names[i])
	}
	return append(objects, l.ring)
}

// lastTrick returns the trick that was taken away last, nil if there is none.
func (t *Table) lastTrick() *engine.Trick {
	n := t.fullTricks()
	if n < 1 || t.settled {
		return nil
	}
	return &t.match.Deal().Tricks[n-1]
}

// TogglePeek shows or hides the last trick.
func (t *Table) TogglePeek() {
	t.nextPeek()
	t.render()
}

func (l *lastTrick) place(t *Table, g *geometry) {
	trick := t.lastTrick()
	open := t.peeking && !t.listing && trick != nil
	for _, o := range l.objects() {
		look.Show(o, open)
	}
	if !open {
		return
	}
	u := g.u
	d := t.match.Deal()
	w, h := 400*u, 330*u // what the piles are called stays in sight
	x, y := g.cx-w/2, g.cy-h/2+16*u
	l.ground.CornerRadius = 12 * u
	look.Place(l.ground, x, y, w, h)
	winner := trick.Winner(d.Trump)
	l.title.Text = i18n.T("last.title")
	if t.set.aids {
		l.title.Text = i18n.T("aids.last")
	}
	l.winner.Text = i18n.T("event.trick."+words.Who(winner), "Name", words.Seat(winner), "Count", d.PointsOf(t.fullTricks()-1))
	look.PlaceText(l.title, x+10*u, y+6*u, w-20*u, 26*u, 18*u)
	look.PlaceText(l.winner, x+10*u, y+32*u, w-20*u, 22*u, 15*u)
	l.placeCards(t, trick, winner, x+w/2, y+56*u, u)
}

// placeCards lays the four cards crosswise with the names beside them.
func (l *lastTrick) placeCards(t *Table, trick *engine.Trick, winner engine.Seat, cx, top, u float32) {
	cw := 78 * u
	ch := cw * 7 / 5
	offsets := [4][2]float32{engine.South: {0, 1.28 * ch}, engine.West: {-1.35 * cw, 0.64 * ch}, engine.North: {0, 0.1 * ch}, engine.East: {1.35 * cw, 0.64 * ch}}
	for _, s := range engine.Seats {
		x, y := cx+offsets[s][0]-cw/2, top+offsets[s][1]
		img := l.cards[s]
		if face := t.deck.Face(trick.CardOf(s)); img.Image != face {
			img.Image = face
			img.Refresh()
		}
		look.Place(img, x, y, cw, ch)
		l.names[s].Text = words.Seat(s)
		l.names[s].Alignment = fyne.TextAlignCenter
		switch s {
		case engine.North:
			l.names[s].Alignment = fyne.TextAlignTrailing
			look.PlaceText(l.names[s], x-68*u, y+4*u, 60*u, 20*u, 14*u)
		case engine.South:
			l.names[s].Alignment = fyne.TextAlignLeading
			look.PlaceText(l.names[s], x+cw+8*u, y+ch-24*u, 60*u, 20*u, 14*u)
		default:
			look.PlaceText(l.names[s], x-10*u, y+ch+2*u, cw+20*u, 20*u, 14*u)
		}
		if s == winner {
			l.ring.StrokeColor, l.ring.StrokeWidth, l.ring.CornerRadius = look.AccentDeep, 4*u, 5*u
			look.Place(l.ring, x-2*u, y-2*u, cw+4*u, ch+4*u)
		}
	}
}
