package table

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/engine"
)

// Measures in units; see look.Unit.
const (
	sheetWidth  float32 = 384 // the score sheet at the right
	cardWidth   float32 = 104
	cardHeight          = cardWidth * 7 / 5
	plateHeight float32 = 44
	plateWidth  float32 = 150
	backWidth   float32 = 34
	margin      float32 = 12
)

// geometry is where things lie in a window of one size, in toolkit pixels.
type geometry struct {
	u      float32 // one unit
	w, h   float32 // the table's part of the window
	cw, ch float32 // a card
	cx, cy float32 // the middle of the trick
}

func newGeometry(size fyne.Size) geometry {
	u := look.Unit(size)
	g := geometry{u: u, w: size.Width - sheetWidth*u, h: size.Height}
	// A window that is higher than the design gives its cards the room.
	grow := min(1.25, min(g.w/(640*u), g.h/(640*u)))
	g.cw = cardWidth * u * max(1, grow)
	g.ch = g.cw * 7 / 5
	g.cx = g.w / 2
	top, bottom := 108*u, g.handTop()-44*u
	g.cy = (top + bottom) / 2
	return g
}

// handTop returns the upper edge of the hand's cards that are not lifted.
func (g *geometry) handTop() float32 { return g.h - 44*g.u - g.ch }

// handCard returns the place of the i-th of n cards of the hand.
func (g *geometry) handCard(i, n int) (x, y float32) {
	step := min(g.cw*0.7, (g.w-24*g.u-g.cw)/7)
	width := g.cw + float32(n-1)*step
	return g.cx - width/2 + float32(i)*step, g.handTop()
}

// trickCard returns the place of the card that a seat has played.
func (g *geometry) trickCard(s engine.Seat) (x, y float32) {
	dx, dy := float32(0), float32(0)
	switch s {
	case engine.South:
		dy = g.spread()
	case engine.North:
		dy = -g.spread()
	case engine.West:
		dx = -g.cw * 0.92
	case engine.East:
		dx = g.cw * 0.92
	}
	return g.cx + dx - g.cw/2, g.cy + dy - g.ch/2
}

// spread returns how far North's and South's cards lie from the middle.
func (g *geometry) spread() float32 {
	room := g.handTop() - 44*g.u - 108*g.u
	return min(g.ch*0.55, (room-g.ch)/2)
}

// layout places everything for the window's size and the present state.
func (t *Table) layout(size fyne.Size) {
	if t.session == nil || size.Width < 2 {
		return
	}
	g := newGeometry(size)
	t.deck.Want(t.pixelWidth(g.cw), t.style())
	t.cloth.place(g.w, g.h, g.u)
	t.sheet.place(g.w, 0, size.Width-g.w, g.h, g.u)
	t.placePlates(&g)
	t.placeBacks(&g)
	t.placeCards(&g)
	t.badge.place(t, &g)
	t.tools.place(t, &g)
	t.status.place(t, &g)
	t.bids.place(t, &g)
	t.claim.place(t, &g)
	t.result.place(t, &g)
	t.last.place(t, &g)
}
