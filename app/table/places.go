package table

import (
	"image"
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/app/cards"
	"klaverjas/app/look"
	"klaverjas/engine"
)

// travel is how the cards go to their places in one layout.
type travel struct{ way way }

type way int

const (
	atOnce  way = iota
	toTable     // a card flies to the table or back, the hand closes up
	sorting
	dealing
)

// layout places everything for the window's size and the present state.
func (t *Table) layout(size fyne.Size) {
	if t.session == nil || size.Width < 2 {
		return
	}
	g := newGeometry(size)
	t.deck.Want(t.pixelWidth(g.cw), t.style())
	t.sheet.place(t, size, &g)
	t.room.Place(size, edge*g.u, edge*g.u, g.w-2*edge*g.u, g.h-2*edge*g.u, g.u)
	look.Place(t.top, 0, 0, g.w, g.h)
	t.placePlates(&g)
	t.placeBacks(&g)
	t.placePiles(&g)
	t.placeCards(&g)
	t.badge.place(t, &g)
	t.aids.place(t, &g)
	t.tools.place(t, &g)
	t.status.place(t, &g)
	t.slip.place(t, &g)
	t.bids.place(t, &g)
	t.claims.place(t, &g)
	t.moment.place(&g)
	t.result.place(t, &g)
	t.last.place(t, &g)
	t.list.place(&g)
	t.log.place(&g)
}

// placeCards shows hand and trick and hides every other card.
func (t *Table) placeCards(g *geometry) {
	d := t.match.Deal()
	shown := t.placeHand(g, d) | t.placeTrick(g, d) | t.leaving
	for c, w := range t.cards {
		if !shown.Has(engine.Card(c)) {
			t.mover.forget(engine.Card(c))
			w.Hide()
		}
	}
}

func (t *Table) placeHand(g *geometry, d *engine.Deal) engine.Set {
	hand := t.hand()
	choosing := t.asking && d.Phase == engine.Playing
	legal := d.Legal()
	for i, c := range hand {
		x, y := g.handCard(i, len(hand))
		state := cards.State{
			Dimmed:   choosing && !legal.Has(c),
			Lifted:   choosing && legal.Has(c),
			Selected: choosing && i == t.selected,
			Worth:    t.worth(c),
		}
		t.put(c, fyne.NewPos(x, y), g, t.handJourney(g, i))
		t.paint(c, state)
	}
	t.stack(hand)
	return d.Hand(engine.South)
}

func (t *Table) placeTrick(g *geometry, d *engine.Deal) engine.Set {
	trick := d.Trick()
	if t.gathered || trick.Count == 0 {
		return 0
	}
	_, best := trick.Best(d.Trump)
	for i := range int(trick.Count) {
		c := trick.Cards[i]
		x, y := g.trickCard(trick.SeatOf(i))
		j := journey{from: g.seatSpot(trick.SeatOf(i))}
		if t.travel.way == toTable {
			j.length = timeCard
		}
		t.put(c, fyne.NewPos(x, y), g, j)
		t.paint(c, cards.State{Marked: trick.Full() && i == best, Raised: t.raised.Has(c), Worth: t.worth(c)})
	}
	return trick.Set()
}

// paint shows a card in a state, its back while it comes from the dealer.
func (t *Table) paint(c engine.Card, s cards.State) {
	face := t.deck.Face(c)
	if t.hidden.Has(c) {
		face, s = t.back(t.cards[c].Size().Width), cards.State{}
	}
	t.cards[c].Set(face, s)
}

// back returns the picture of a back for a card that is shown this wide.
func (t *Table) back(width float32) image.Image {
	g := newGeometry(t.size)
	if width < (g.cw+backWidth*g.u)/2 {
		return t.deck.SmallBack(t.pixelWidth(backWidth * g.u))
	}
	return t.deck.Back()
}

// journey is how one card goes to its place.
type journey struct {
	from          fyne.Position // where it comes from if it was not seen before
	delay, length time.Duration // no length: it is there at once
	facedown      bool
}

// handJourney returns how the i-th card of the hand goes to its place.
func (t *Table) handJourney(g *geometry, i int) journey {
	d := t.match.Deal()
	switch t.travel.way {
	case toTable:
		return journey{length: timeClose, from: g.seatSpot(engine.South)}
	case sorting:
		return journey{length: timeSort}
	case dealing:
		return journey{from: g.pack(d.Dealer), delay: dealDelay(d, engine.South, i), length: timeFlight, facedown: true}
	default:
		return journey{}
	}
}

// dealDelay returns when the i-th card of a seat leaves the dealer's hand: the
// cards go round in the batches of the rules.
func dealDelay(d *engine.Deal, s engine.Seat, i int) time.Duration {
	place, before := int(s-d.Forehand())&3, 0
	for _, size := range d.Rules.Batches.Sizes() {
		if i < before+size {
			return time.Duration(4*before+place*size+i-before) * timeStagger
		}
		before += size
	}
	return 0
}

// put brings a card to its place, on the way of the journey if it is not
// there yet. A card that is being dragged stays under the pointer.
func (t *Table) put(c engine.Card, to fyne.Position, g *geometry, j journey) {
	w := t.cards[c]
	seen := w.Visible()
	if !t.hidden.Has(c) || !t.mover.moving(c) {
		w.Resize(fyne.NewSize(g.cw, g.ch))
	}
	if c == t.dragged {
		return
	}
	if seen && t.homes[c] == to && (t.mover.moving(c) || w.Position() == to) {
		return
	}
	from := w.Position()
	if !seen {
		from = j.from
	}
	t.homes[c] = to
	look.Show(w, true)
	if j.length == 0 {
		t.mover.forget(c)
		t.hidden &^= engine.SetOf(c)
		look.Place(w, to.X, to.Y, g.cw, g.ch)
		return
	}
	if j.facedown {
		t.deal(c, from, to, g, j)
		return
	}
	t.mover.run(c, j.delay, j.length, func(way float32) { w.Move(between(from, to, way)) }, func() { t.turnUp(c) })
}

// deal has a card fly from the pack to the hand: small and face down where the
// dealer is, it grows on its way and is turned up when it lands.
func (t *Table) deal(c engine.Card, from, to fyne.Position, g *geometry, j journey) {
	w, cw := t.cards[c], g.cw
	small := backWidth * g.u
	t.hidden |= engine.SetOf(c)
	t.mover.run(c, j.delay, j.length, func(way float32) {
		at, width := between(from, to, way), small+(cw-small)*way
		look.Place(w, at.X, at.Y, width, width*7/5)
		t.paint(c, cards.State{})
	}, func() { t.turnUp(c) })
}

// turnUp shows the face of a card that has come from the dealer.
func (t *Table) turnUp(c engine.Card) {
	if t.hidden.Has(c) {
		t.hidden &^= engine.SetOf(c)
		t.paint(c, cards.State{})
	}
}

// lift raises or sinks a card's picture.
func (t *Table) lift(c *cards.Card, from, to float32) {
	t.mover.run(c, 0, timeLift, func(way float32) { c.SetLift(from + (to-from)*way) }, nil)
}

// collect has the full trick on the table taken to its winner's pile.
func (t *Table) collect() {
	d := t.match.Deal()
	trick := d.Trick()
	if t.gathered || !trick.Full() || t.session == nil {
		return
	}
	t.gathered, t.raised = true, 0
	t.moment.hide()
	t.sound(SoundTrick)
	if t.size.Width < 2 {
		return
	}
	g := newGeometry(t.size)
	side := trick.Winner(d.Trump).Side()
	x, y := g.pile(side, t.tricks(side))
	to, small := fyne.NewPos(x, y), backWidth*g.u/g.cw
	t.leaving = trick.Set()
	for c := range t.leaving.All() {
		w := t.cards[c]
		from := w.Position()
		w.Set(t.deck.Face(c), cards.State{})
		t.mover.run(c, 0, timeCollect, func(way float32) {
			k := 1 - (1-small)*way
			w.Resize(fyne.NewSize(g.cw*k, g.ch*k))
			w.Move(between(from, to, way))
		}, func() { t.left(c) })
	}
}

// left lays a card that has reached its pile upon it.
func (t *Table) left(c engine.Card) {
	t.leaving &^= engine.SetOf(c)
	if !t.match.Deal().Hand(engine.South).Has(c) {
		t.cards[c].Hide()
	}
	if t.leaving == 0 && t.size.Width >= 2 {
		g := newGeometry(t.size)
		t.placePiles(&g)
	}
}
