package table

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/cards"
	"klaverjas/engine"
)

// Measures in units.
const (
	sheetWidth  float32 = 384 // the score card at the right
	tableWidth  float32 = 640 // the least that the table has beside it
	cardWidth   float32 = 112
	plateHeight float32 = 44
	plateWidth  float32 = 150
	badgeWidth  float32 = 200
	backWidth   float32 = 42
	backStep    float32 = 12 // from one back of a hand to the next
	margin      float32 = 13
	edge        float32 = 7  // of wood around the cloth
	ownPlate    float32 = 30 // height of South's plate
	statusSize  float32 = 28 // height of the announcer's line
	northRoom   float32 = 28 // of North's cards under his plate
)

// The score card folds into a tab where the window is less wide than this, in
// toolkit pixels or as a multiple of its height.
const (
	foldWidth = 860
	foldRatio = 1.45
)

// geometry is where things lie in a window of one size, in toolkit pixels.
type geometry struct {
	u      float32 // one unit
	w, h   float32 // the table's part of the window
	cw, ch float32 // a card
	cx, cy float32 // the middle of the trick
	folded bool    // the score card is a tab
}

func newGeometry(size fyne.Size) geometry {
	g := geometry{h: size.Height, folded: size.Width < foldWidth || size.Width < foldRatio*size.Height}
	beside := sheetWidth
	if g.folded {
		beside = 0
	}
	g.u = max(0.3, min(size.Width/(tableWidth+beside), size.Height/640))
	g.w = size.Width - beside*g.u
	g.cw = g.cardWidth()
	g.ch = g.cw * 7 / 5
	g.cx = g.w / 2
	g.cy = (g.trickTop() + g.trickBottom()) / 2
	return g
}

// cardWidth returns the width of a card: as large as the height allows a hand
// and a trick above it, and as the width allows eight in a fan.
func (g *geometry) cardWidth() float32 {
	grow := min(g.w/(tableWidth*g.u), g.h/(640*g.u))
	return cardWidth * g.u * min(1.3, max(1, grow))
}

// trickTop and trickBottom bound the place of the trick.
func (g *geometry) trickTop() float32 { return (margin + plateHeight + northRoom) * g.u }

func (g *geometry) trickBottom() float32 { return g.statusTop() - 4*g.u }

// statusTop returns the upper edge of the announcer's line.
func (g *geometry) statusTop() float32 {
	return g.handTop() - g.ch*cards.MaxLift - (statusSize+4)*g.u
}

// handTop returns the upper edge of the hand's cards that are not lifted.
func (g *geometry) handTop() float32 { return g.h - (edge+ownPlate+9)*g.u - g.ch }

// handCard returns the place of the i-th of n cards of the hand.
func (g *geometry) handCard(i, n int) (x, y float32) {
	step := min(g.cw*0.72, (g.w-28*g.u-g.cw)/7)
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
		dx = -g.cw * 1.02
	case engine.East:
		dx = g.cw * 1.02
	}
	return g.cx + dx - g.cw/2, g.cy + dy - g.ch/2
}

// spread returns how far North's and South's cards lie from the middle.
func (g *geometry) spread() float32 {
	return min(g.ch*0.56, (g.trickBottom()-g.trickTop()-g.ch)/2)
}

// plate returns the place of a seat's plate.
func (g *geometry) plate(s engine.Seat) (x, y, w, h float32) {
	w, h = plateWidth*g.u, plateHeight*g.u
	side := min(w*0.86, g.cx-1.52*g.cw-(margin+6)*g.u)
	switch s {
	case engine.North:
		return g.cx - w/2, margin * g.u, w, h
	case engine.West:
		return margin * g.u, g.cy - 1.4*h, side, h
	case engine.East:
		return g.w - margin*g.u - side, g.cy - 1.4*h, side, h
	default:
		return g.cx - 130*g.u, g.h - (edge+ownPlate+3)*g.u, 260 * g.u, ownPlate * g.u
	}
}

// back returns the place of the i-th of n backs of a seat: North's look out
// from under his plate, the others' lie under theirs.
func (g *geometry) back(s engine.Seat, i, n int) (x, y float32) {
	step := backStep * g.u
	px, py, pw, ph := g.plate(s)
	width := backWidth*g.u + float32(n-1)*step
	y = py + ph + 5*g.u
	switch s {
	case engine.West:
		x = px
	case engine.East:
		x = px + pw - width
	default:
		x, y = px+(pw-width)/2, py+ph-(backWidth*7/5-northRoom+4)*g.u
	}
	return x + float32(i)*step, y
}

// pile returns the place of the i-th trick of a side's pile: ours at the lower
// left, beside South, theirs at the upper right, beside East.
func (g *geometry) pile(s engine.Side, i int) (x, y float32) {
	step := 10 * g.u
	if s == engine.SouthNorth {
		return (margin+2)*g.u + float32(i)*step, g.statusTop() - (backWidth*7/5+2)*g.u
	}
	return g.w - (margin+2+backWidth)*g.u - float32(i)*step, (margin + 44) * g.u
}

// pack returns where the pack lies from which a seat deals.
func (g *geometry) pack(dealer engine.Seat) fyne.Position {
	w, h := backWidth*g.u, backWidth*g.u*7/5
	x, y, pw, ph := g.plate(dealer)
	switch dealer {
	case engine.West:
		return fyne.NewPos(x+pw+8*g.u, y)
	case engine.East:
		return fyne.NewPos(x-8*g.u-w, y)
	case engine.North:
		return fyne.NewPos(x+pw/2-w/2, y+ph+northRoom*g.u+8*g.u)
	default:
		return fyne.NewPos(g.cx-w/2, g.statusTop()-h-8*g.u)
	}
}

// seatSpot returns where the cards of a seat come from, for a full-size card.
func (g *geometry) seatSpot(s engine.Seat) fyne.Position {
	x, y, w, h := g.plate(s)
	return fyne.NewPos(x+w/2-g.cw/2, y+h/2-g.ch/2)
}
