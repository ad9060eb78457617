package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/replay"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// trickList is the list of all tricks so far, for beginners: it comes after the
// last trick when that is asked for once more.
type trickList struct {
	t      *Table
	ground *canvas.Rectangle
	title  *canvas.Text
	grid   *frame.Grid
	catch  *clickArea
}

func newTrickList(t *Table) *trickList {
	l := &trickList{t: t, ground: look.Panel(), title: look.Text(look.Ink, true, fyne.TextAlignCenter), catch: newClickArea(t.Click)}
	l.grid = frame.NewGrid(frame.GridOptions{
		ID: "trick", Head: l.head, Count: func() int { return max(1, t.fullTricks()) }, RowAt: l.row, Height: 27,
	})
	return l
}

func (l *trickList) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{l.ground, l.title, l.grid, l.catch}
}

// fullTricks returns how many tricks have been taken away.
func (t *Table) fullTricks() int {
	d := t.match.Deal()
	n := d.FullTricks()
	if trick := d.Trick(); trick.Full() && !t.gathered {
		n--
	}
	return n
}

// showTricks shows or hides the list at once.
func (t *Table) showTricks() {
	t.listing = !t.listing && t.lastTrick() != nil
	t.peeking = t.listing
	t.render()
}

// nextPeek goes on from nothing to the last trick, with the aids on to the list
// of all tricks, and to nothing again.
func (t *Table) nextPeek() {
	switch {
	case t.peeking && t.set.aids && !t.listing:
		t.listing = true
	default:
		t.peeking, t.listing = !t.peeking && t.lastTrick() != nil, false
	}
}

func (l *trickList) place(g *geometry) {
	t := l.t
	on := t.peeking && t.listing && t.lastTrick() != nil
	for _, o := range l.objects() {
		look.Show(o, on)
	}
	if !on {
		return
	}
	u := g.u
	w, h := 440*u, 330*u // as the last trick
	x, y := g.cx-w/2, g.cy-h/2+16*u
	l.ground.CornerRadius = 12 * u
	look.Place(l.ground, x, y, w, h)
	look.Place(l.catch, x, y, w, h)
	l.title.Text = i18n.T("aids.tricks")
	look.PlaceText(l.title, x+10*u, y+8*u, w-20*u, 26*u, 18*u)
	l.grid.Place(x+14*u, y+42*u, w-28*u, h-52*u, u)
}

func (l *trickList) head() []frame.Column {
	head := []frame.Column{{Title: i18n.T("sheet.number"), Width: 26, Align: fyne.TextAlignTrailing}}
	for _, s := range engine.Seats {
		head = append(head, frame.Column{Title: words.Seat(s), Width: 58})
	}
	return append(head, frame.Column{Title: i18n.T("replay.to"), Width: 74},
		frame.Column{Title: i18n.T("replay.points"), Width: 54, Align: fyne.TextAlignTrailing})
}

// row says a trick: its cards by seat, the winning one in bold, who took it.
func (l *trickList) row(i int) []frame.Cell {
	d := l.t.match.Deal()
	if i >= l.t.fullTricks() {
		return []frame.Cell{{}}
	}
	trick := &d.Tricks[i]
	winner := trick.Winner(d.Trump)
	cells := []frame.Cell{{Text: strconv.Itoa(i + 1), Dim: true}}
	for _, s := range engine.Seats {
		c := trick.CardOf(s)
		cells = append(cells, frame.Cell{Text: replay.Index(c.Rank(), l.t.style().Letters), Suit: c.Suit(), HasSuit: true, Bold: s == winner})
	}
	return append(cells, frame.Cell{Text: words.Seat(winner)}, frame.Cell{Text: strconv.Itoa(d.PointsOf(i))})
}
