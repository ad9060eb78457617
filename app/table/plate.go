package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// plate is the name plate of a seat: who sits there, whether he deals or
// plays, whose turn it is, and the tricks he has taken.
type plate struct {
	seat   engine.Seat
	ground *canvas.Rectangle
	name   *canvas.Text
	tricks *canvas.Text
	dealer *disc
	maker  *canvas.Rectangle // ground under the trump sign
	trump  *canvas.Image
	turn   *canvas.Polygon
}

// disc is a round sign with a letter.
type disc struct {
	ground *canvas.Circle
	letter *canvas.Text
}

func newPlate(s engine.Seat) *plate {
	p := &plate{
		seat: s, ground: canvas.NewRectangle(look.Plate),
		name:   look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		tricks: look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
		dealer: &disc{canvas.NewCircle(look.OnCloth), look.Text(look.Plate, true, fyne.TextAlignCenter)},
		maker:  canvas.NewRectangle(look.Paper),
		trump:  look.SuitIcon(),
		turn:   canvas.NewPolygon(3, look.PlateTurn),
	}
	return p
}

func (p *plate) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.ground, p.turn, p.name, p.tricks, p.dealer.ground, p.dealer.letter, p.maker, p.trump}
}

// placePlates places the four name plates.
func (t *Table) placePlates(g *geometry) {
	d := t.match.Deal()
	turn, open := d.ToAct()
	for _, s := range engine.Seats {
		x, y, w, h := g.plate(s)
		t.plates[s].place(d, open && turn == s, g, x, y, w, h)
		if t.covered(s) {
			for _, o := range t.plates[s].objects() {
				look.Show(o, false)
			}
		}
	}
}

// covered tells whether a panel lies partly over a seat's place, which is then
// left empty.
func (t *Table) covered(s engine.Seat) bool {
	return s.Side() == engine.WestEast && (t.settled || t.moment.shown && t.moment.kind != SoundRoem || t.peeking && t.lastTrick() != nil)
}

// place shows what the deal says of the seat. South's plate is one line, the
// others have the tricks under the name.
func (p *plate) place(d *engine.Deal, turn bool, g *geometry, x, y, w, h float32) {
	u := g.u
	p.ground.CornerRadius = 8 * u
	p.ground.StrokeColor, p.ground.StrokeWidth = look.PlateEdge, max(1, 1.2*u)
	p.ground.Shadow = canvas.Shadow{Color: look.Veil, BlurRadius: 5 * u, Offset: fyne.NewPos(0, 1.5*u)}
	if turn {
		p.ground.StrokeColor, p.ground.StrokeWidth = look.PlateTurn, 3*u
	}
	look.Place(p.ground, x, y, w, h)
	for _, o := range []fyne.CanvasObject{p.ground, p.name, p.tricks} {
		look.Show(o, true)
	}
	p.ground.Refresh()
	left := p.placeTurn(turn, x, y, h, u)
	right := p.placeSigns(d, x+w-6*u, y, h, u)
	p.name.Text = words.Seat(p.seat)
	p.tricks.Text = plateWords(d, p.seat)
	if p.seat == engine.South {
		half := (right - left) * 0.5
		look.PlaceText(p.name, left, y, half, h, 16*u)
		look.PlaceText(p.tricks, left+half, y, right-left-half, h, 14*u)
		return
	}
	if p.tricks.Text == "" {
		look.PlaceText(p.name, left, y, right-left, h, 17*u)
		return
	}
	look.PlaceText(p.name, left, y+2*u, right-left, h*0.52, 16*u)
	look.PlaceText(p.tricks, left, y+h*0.48, right-left, h*0.46, 13*u)
}

// plateWords returns the second line of a plate: what the seat has said in the
// bidding, then who plays and how many tricks the seat has captured.
func plateWords(d *engine.Deal, s engine.Seat) string {
	if d.Phase == engine.Bidding || d.Phase == engine.PassedOut {
		said := ""
		for _, b := range d.BidList() {
			if b.Seat == s {
				said = i18n.T("plate.passed")
			}
		}
		return said
	}
	return i18n.T("plate.tricks", "Count", tricksOf(d, s))
}

// placeTurn shows the arrow of whose turn it is and returns where the words begin.
func (p *plate) placeTurn(turn bool, x, y, h, u float32) float32 {
	p.turn.Angle = 90
	look.Show(p.turn, turn)
	if !turn {
		return x + 10*u
	}
	look.Place(p.turn, x+7*u, y+h/2-7*u, 14*u, 14*u)
	return x + 26*u
}

// placeSigns shows the signs of dealer and maker from the right and returns
// where the words end.
func (p *plate) placeSigns(d *engine.Deal, right, y, h, u float32) float32 {
	size := 22 * u
	top := y + (h-size)/2
	isMaker := d.Phase != engine.Bidding && d.Phase != engine.PassedOut && d.Maker == p.seat
	look.Show(p.maker, isMaker)
	look.Show(p.trump, isMaker)
	if isMaker {
		right -= size
		p.maker.CornerRadius = 5 * u
		look.Place(p.maker, right, top, size, size)
		look.SetSuit(p.trump, d.Trump)
		look.Place(p.trump, right+2*u, top+2*u, size-4*u, size-4*u)
		right -= 4 * u
	}
	isDealer := d.Dealer == p.seat
	look.Show(p.dealer.ground, isDealer)
	look.Show(p.dealer.letter, isDealer)
	if isDealer {
		right -= size
		look.Place(p.dealer.ground, right, top, size, size)
		p.dealer.letter.Text = i18n.T("plate.dealer")
		look.PlaceText(p.dealer.letter, right, top, size, size, 13*u)
		right -= 4 * u
	}
	return right
}

// tricksOf returns how many tricks a seat itself has captured.
func tricksOf(d *engine.Deal, s engine.Seat) int {
	n := 0
	for i := range d.FullTricks() {
		if d.Tricks[i].Winner(d.Trump) == s {
			n++
		}
	}
	return n
}
