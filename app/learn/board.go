package learn

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/cards"
	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Measures of the board in units; see look.Unit.
const (
	cardWidth  float32 = 88
	cardHeight         = cardWidth * 7 / 5
	plateLine  float32 = 26
)

// board is the cloth with cards on it.
type board struct {
	style  func() assets.Style
	deck   *cards.Deck
	room   *look.Room
	cards  [engine.NoCard]*cards.Card
	layer  *fyne.Container // of the cards, in the order in which they lie
	plates [4]*plate
	badge  *badge
	strip  *strip
	values [8]*canvas.Text
	count  *countPanel

	x, y, w, h, u float32
	picked        []engine.Card // cards that can be pointed at, in order
}

// newBoard returns a board; ready is called when its pictures are there,
// tapped with a card that is clicked.
func newBoard(room *look.Room, style func() assets.Style, ready func(), tapped func(engine.Card)) *board {
	b := &board{style: style, room: room, layer: container.NewWithoutLayout()}
	b.deck = cards.NewDeck(ready)
	b.badge, b.strip, b.count = newBadge(), newStrip(), newCountPanel()
	for s := range b.plates {
		b.plates[s] = newPlate()
	}
	for c := range b.cards {
		b.cards[c] = cards.NewCard(engine.Card(c), tapped)
		b.cards[c].Label = func() string { return words.Card(engine.Card(c)) }
	}
	for i := range b.values {
		b.values[i] = look.Text(look.OnCloth, true, fyne.TextAlignCenter)
	}
	return b
}

func (b *board) objects() []fyne.CanvasObject {
	objects := b.room.Objects()
	for _, p := range b.plates {
		objects = append(objects, p.objects()...)
	}
	objects = append(objects, b.badge.objects()...)
	objects = append(objects, b.strip.objects()...)
	for _, t := range b.values {
		objects = append(objects, t)
	}
	objects = append(objects, b.count.objects()...)
	return append(objects, b.layer)
}

// place draws an exhibit into a rectangle; marks are the cards that are
// marked, focus the card that the keyboard is on.
func (b *board) place(e *exhibit, marks engine.Set, focus engine.Card, x, y, w, h, u float32) {
	b.x, b.y, b.w, b.h, b.u = x, y, w, h, u
	b.room.Place(fyne.NewSize(x+w, y+h), x+5*u, y+5*u, w-10*u, h-10*u, u)
	look.Place(b.layer, x, y, w, h)
	want(b.deck, look.Pixels(b.layer, cardWidth*u), b.style())
	for _, c := range b.layer.Objects {
		c.Hide()
	}
	b.layer.Objects, b.picked = nil, nil
	b.placePlates(e)
	b.badge.place(e, x+12*u, y+12*u, u)
	b.strip.place(e, x, y+58*u, w, u, b.style().Letters)
	b.placeRow(e, marks, focus)
	if e.deal != nil && e.count == nil {
		b.placeHands(e, marks, focus)
		b.placeTrick(e)
	}
	b.count.place(e, x, y, w, h, u)
	b.layer.Refresh()
}

// want asks a deck for pictures; tests do without.
var want = (*cards.Deck).Want

// put lays a card on the cloth, at a place in units from its upper left.
func (b *board) put(c engine.Card, x, y float32, s cards.State) {
	w := b.cards[c]
	w.Set(b.deck.Face(c), s)
	look.Place(w, x, y, cardWidth*b.u, cardHeight*b.u)
	w.Show()
	b.layer.Objects = append(b.layer.Objects, w)
}

// state returns how a card that can be pointed at lies.
func (b *board) state(e *exhibit, c engine.Card, marks engine.Set, focus engine.Card) cards.State {
	s := cards.State{Lifted: e.legal.Has(c), Dimmed: e.legal != 0 && !e.legal.Has(c), Selected: c == focus}
	if marks.Has(c) {
		s.Raised, s.Marked = true, true
	}
	return s
}

// placeRow lays the cards of a row side by side with their values.
func (b *board) placeRow(e *exhibit, marks engine.Set, focus engine.Card) {
	gaps := float32(max(1, len(e.row)-1))
	step := min(cardWidth+14, (b.w/b.u-40-cardWidth)/gaps)
	left := (b.w/b.u - cardWidth - step*float32(len(e.row)-1)) / 2
	top := (b.h/b.u-cardHeight)/2 - 20
	for i := range b.values {
		look.Show(b.values[i], e.values && i < len(e.row))
	}
	for i, c := range e.row {
		x := left + step*float32(i)
		b.put(c, x*b.u, top*b.u, b.state(e, c, marks, focus))
		if e.pick.Has(c) {
			b.picked = append(b.picked, c)
		}
		b.values[i].Text = number(c.Points(e.trump))
		look.PlaceText(b.values[i], b.x+x*b.u, b.y+(top+cardHeight+6)*b.u, min(step, cardWidth)*b.u, 26*b.u, 19*b.u)
	}
}

// placeHands lays South's hand, and the others' where all are shown.
func (b *board) placeHands(e *exhibit, marks engine.Set, focus engine.Card) {
	d := e.deal
	hand := sorted(d.Hand(engine.South), d)
	step := min(cardWidth*0.8, (b.w/b.u-40-cardWidth)/7)
	left := (b.w/b.u - cardWidth - step*float32(len(hand)-1)) / 2
	for i, c := range hand {
		b.put(c, (left+step*float32(i))*b.u, b.handTop(), b.state(e, c, marks, focus))
		if e.pick.Has(c) {
			b.picked = append(b.picked, c)
		}
	}
	if !e.open {
		return
	}
	for _, seat := range []engine.Seat{engine.West, engine.North, engine.East} {
		b.placeOpen(d, seat)
	}
}

// placeOpen lays another seat's cards: North's in a row, the others' in a column.
func (b *board) placeOpen(d *engine.Deal, seat engine.Seat) {
	hand := sorted(d.Hand(seat), d)
	n := float32(len(hand) - 1)
	for i, c := range hand {
		at := float32(i)
		switch step := cardHeight * 0.32; seat {
		case engine.North:
			b.put(c, b.w/2-(cardWidth+46*n)/2*b.u+46*at*b.u, (plateLine+16)*b.u, cards.State{})
		case engine.West:
			b.put(c, 12*b.u, b.middle()-(cardHeight+step*n)/2*b.u+step*at*b.u, cards.State{})
		default:
			b.put(c, b.w-(cardWidth+12)*b.u, b.middle()-(cardHeight+step*n)/2*b.u+step*at*b.u, cards.State{})
		}
	}
}

// handTop returns the upper edge of South's cards.
func (b *board) handTop() float32 { return b.h - (cardHeight+plateLine+18)*b.u }

// middle returns the height of the middle of the trick.
func (b *board) middle() float32 {
	top := 130 * b.u
	if !b.strip.shown {
		top = 64 * b.u
	}
	return (top + b.handTop() - 24*b.u) / 2
}

// placeTrick lays the trick before the seats that played it.
func (b *board) placeTrick(e *exhibit) {
	trick := e.deal.Trick()
	if e.deal.Phase == engine.Bidding || e.gathered() {
		return
	}
	down := float32(0)
	if e.open {
		down = 34 * b.u
	}
	for i := range int(trick.Count) {
		c := trick.Cards[i]
		x, y := b.w/2-cardWidth/2*b.u, b.middle()-cardHeight/2*b.u+down
		switch trick.SeatOf(i) {
		case engine.South:
			y += cardHeight * 0.5 * b.u
		case engine.North:
			y -= cardHeight * 0.5 * b.u
		case engine.West:
			x -= cardWidth * 1.02 * b.u
		case engine.East:
			x += cardWidth * 1.02 * b.u
		}
		b.put(c, x, y, cards.State{Marked: c == e.winner})
	}
}

// placePlates names the four seats; in the bidding with what they have said.
func (b *board) placePlates(e *exhibit) {
	on := e.deal != nil && e.count == nil
	for _, s := range engine.Seats {
		b.plates[s].show(on)
		if !on {
			continue
		}
		w, h := float32(116)*b.u, plateLine*b.u
		x, y := b.w/2-w/2, 10*b.u
		switch s {
		case engine.South:
			y = b.h - h - 8*b.u
		case engine.West:
			x, y = 12*b.u, b.middle()-h/2
		case engine.East:
			x, y = b.w-w-12*b.u, b.middle()-h/2
		}
		if e.open && s.Side() == engine.WestEast {
			y = b.middle() - (cardHeight/2+cardHeight*0.48+plateLine+6)*b.u
		}
		b.plates[s].place(e, s, b.x+x, b.y+y, w, h, b.u)
	}
}

// sorted returns cards as they are held: suits by turns black and red, trump
// first, the strongest first.
func sorted(hand engine.Set, d *engine.Deal) []engine.Card {
	place := [4]int{engine.Clubs: 1, engine.Diamonds: 2, engine.Spades: 3, engine.Hearts: 4}
	trump := engine.Spades + 1
	if d.Phase != engine.Bidding && d.Phase != engine.PassedOut {
		trump = d.Trump
		place[trump] = 0
	}
	list := hand.Cards()
	slices.SortFunc(list, func(a, b engine.Card) int {
		return place[a.Suit()]*8 - a.Strength(trump) - place[b.Suit()]*8 + b.Strength(trump)
	})
	return list
}

// seatName returns who sits at a seat, as lessons call him.
func seatName(s engine.Seat) string { return i18n.T("learn.seat." + s.String()) }
