package replay

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/cards"
	"klaverjas/app/look"
	"klaverjas/app/replay/steps"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Measures of the board in units; see look.Unit.
const (
	cardWidth  float32 = 62
	cardHeight         = cardWidth * 7 / 5
	edge       float32 = 10
)

// board shows a step of a deal: four open hands around the trick.
type board struct {
	style  func() assets.Style
	deck   *cards.Deck // nil: no pictures are drawn
	cloth  *canvas.Rectangle
	names  [4]*canvas.Text
	trump  *canvas.Image
	maker  *canvas.Text
	cards  [engine.NoCard]*cards.Card
	root   *fyne.Container // of the cards, in the order in which they lie
	tapped func()
}

// newBoard returns a board whose pictures are asked for when it is placed;
// ready is called when they are there, tapped when the board is clicked.
func newBoard(style func() assets.Style, ready, tapped func()) *board {
	b := &board{style: style, cloth: canvas.NewRectangle(look.Cloth), root: container.NewWithoutLayout(), tapped: tapped}
	b.deck = cards.NewDeck(ready)
	b.trump, b.maker = look.SuitIcon(), look.Text(look.OnCloth, false, fyne.TextAlignLeading)
	for s := range b.names {
		b.names[s] = look.Text(look.OnCloth, true, fyne.TextAlignCenter)
	}
	for c := range b.cards {
		b.cards[c] = cards.NewCard(engine.Card(c), func(engine.Card) { b.tapped() })
		b.cards[c].Hide()
	}
	return b
}

func (b *board) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{b.cloth, b.trump, b.maker}
	for _, t := range b.names {
		objects = append(objects, t)
	}
	return append(objects, b.root)
}

// place draws a step into a rectangle.
func (b *board) place(s *steps.Step, x, y, w, h, u float32) {
	b.cloth.CornerRadius = 10 * u
	look.Place(b.cloth, x, y, w, h)
	look.Place(b.root, x, y, w, h)
	if b.deck != nil {
		b.deck.Want(look.Pixels(b.root, cardWidth*u), b.style())
	}
	d := &s.Deal
	b.root.Objects = nil
	for c := range b.cards {
		b.cards[c].Hide()
	}
	for _, seat := range engine.Seats {
		b.placeHand(d, seat, w, h, u)
		b.placeName(d, seat, x, y, w, h, u)
	}
	b.placeTrick(s, w, h, u)
	b.placeTrump(d, x+edge*u, y+h-(edge+26)*u, u)
	b.root.Refresh()
}

// placeHand lays a seat's cards: North and South in a row, West and East in a
// column, each so that the index of every card is seen.
func (b *board) placeHand(d *engine.Deal, seat engine.Seat, w, h, u float32) {
	hand := sorted(d.Hand(seat), d)
	x, y, dx, dy := handPlace(seat, len(hand), w, h, u)
	for i, c := range hand {
		b.put(c, x+float32(i)*dx, y+float32(i)*dy, u, cards.State{})
	}
}

// handPlace returns where the first of n cards of a hand lies, and how far it
// is to the next.
func handPlace(seat engine.Seat, n int, w, h, u float32) (x, y, dx, dy float32) {
	cw, ch := cardWidth*u, cardHeight*u
	between := float32(max(0, n-1))
	switch seat {
	case engine.South, engine.North:
		dx = 44 * u
		x, y = (w-cw-between*dx)/2, edge*u
		if seat == engine.South {
			y = h - ch - edge*u
		}
	default:
		room := h - 2*edge*u - 80*u // for the name above and who chose trump below
		dy = min(44*u, (room-ch)/7)
		x, y = edge*u, (h-ch-between*dy)/2-8*u
		if seat == engine.East {
			x = w - cw - edge*u
		}
	}
	return x, y, dx, dy
}

// face returns a card's picture, nil before there are any.
func (b *board) face(c engine.Card) image.Image {
	if b.deck == nil {
		return nil
	}
	return b.deck.Face(c)
}

func (b *board) put(c engine.Card, x, y, u float32, s cards.State) {
	w := b.cards[c]
	w.Set(b.face(c), s)
	look.Place(w, x, y, cardWidth*u, cardHeight*u)
	w.Show()
	b.root.Objects = append(b.root.Objects, w)
}

// sorted returns cards in the order of a hand: trump first, then the suits by
// turns black and red, the strongest first.
func sorted(hand engine.Set, d *engine.Deal) []engine.Card {
	rank := func(c engine.Card) int {
		order := [4]int{engine.Clubs: 0, engine.Diamonds: 1, engine.Spades: 2, engine.Hearts: 3}[c.Suit()]
		if d.Phase != engine.Bidding && d.Phase != engine.PassedOut {
			if c.Suit() == d.Trump {
				order = -1
			}
			return order*8 + 7 - c.Strength(d.Trump)
		}
		return order*8 + 7 - c.Strength((c.Suit()+1)&3)
	}
	all := hand.Cards()
	slices.SortFunc(all, func(a, b engine.Card) int { return rank(a) - rank(b) })
	return all
}

// placeName says who sits where, who dealt and who chose trump.
func (b *board) placeName(d *engine.Deal, seat engine.Seat, x, y, w, h, u float32) {
	t := b.names[seat]
	t.Text, t.Color = words.Seat(seat), look.OnCloth
	if seat == d.Dealer {
		t.Text = i18n.T("replay.dealer", "Name", t.Text)
	}
	turn, open := d.ToAct()
	if open && turn == seat {
		t.Color = look.Accent
	}
	const tw, th = 110, 22
	ch := cardHeight * u
	_, top, _, _ := handPlace(seat, d.Hand(seat).Len(), w, h, u)
	switch seat {
	case engine.South:
		x, y = x+w/2-tw/2*u, y+h-ch-(edge+th+2)*u
	case engine.North:
		x, y = x+w/2-tw/2*u, y+ch+(edge+2)*u
	case engine.West:
		x, y = x+edge*u, y+top-(th+2)*u
		t.Alignment = fyne.TextAlignLeading
	case engine.East:
		x, y = x+w-(edge+tw)*u, y+top-(th+2)*u
		t.Alignment = fyne.TextAlignTrailing
	}
	look.PlaceText(t, x, y, tw*u, th*u, 14*u)
}

// placeTrump says what trump is and who chose it.
func (b *board) placeTrump(d *engine.Deal, x, y, u float32) {
	on := d.Phase != engine.Bidding && d.Phase != engine.PassedOut
	look.Show(b.trump, on)
	look.Show(b.maker, on)
	if !on {
		return
	}
	look.SetSuitLight(b.trump, d.Trump)
	look.Place(b.trump, x, y, 26*u, 26*u)
	b.maker.Text = words.Seat(d.Maker)
	look.PlaceText(b.maker, x+32*u, y, 90*u, 26*u, 14*u)
}

// placeTrick lays the trick before the seats that played it; the card that
// wins it is marked once it is full, before that the last one.
func (b *board) placeTrick(s *steps.Step, w, h, u float32) {
	if s.Kind == steps.Dealt {
		return
	}
	trick := s.Deal.Trick()
	_, winner := 0, 0
	if trick.Count > 0 {
		_, winner = trick.Best(s.Deal.Trump)
	}
	cw, ch := cardWidth*u, cardHeight*u
	for i := range int(trick.Count) {
		x, y := (w-cw)/2, (h-ch)/2
		switch trick.SeatOf(i) {
		case engine.South:
			y += ch * 0.52
		case engine.North:
			y -= ch * 0.52
		case engine.West:
			x -= cw * 1.15
		case engine.East:
			x += cw * 1.15
		}
		marked := trick.Full() && i == winner || !trick.Full() && i == int(trick.Count)-1
		b.put(trick.Cards[i], x, y, u, cards.State{Marked: marked})
	}
}
