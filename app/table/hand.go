package table

import (
	"cmp"
	"slices"

	"klaverjas/app/cards"
	"klaverjas/app/look"
	"klaverjas/assets"
	"klaverjas/engine"
)

// suitOrder is the order of the suits in the hand, black and red in turn.
var suitOrder = [4]engine.Suit{engine.Clubs, engine.Diamonds, engine.Spades, engine.Hearts}

// sorted returns a hand as it is held: suits in turn, the strongest card of
// each at the left; in the trump order once trump is known.
func sorted(hand engine.Set, d *engine.Deal) []engine.Card {
	list := hand.Cards()
	trump := engine.Spades + 1 // none yet
	if d.Phase != engine.Bidding && d.Phase != engine.PassedOut {
		trump = d.Trump
	}
	place := func(c engine.Card) int {
		return slices.Index(suitOrder[:], c.Suit())*8 + 7 - c.Strength(trump)
	}
	slices.SortFunc(list, func(a, b engine.Card) int { return cmp.Compare(place(a), place(b)) })
	return list
}

// hand returns the human's cards as they lie before him.
func (t *Table) hand() []engine.Card {
	d := t.match.Deal()
	return sorted(d.Hand(engine.South), d)
}

// style returns the deck's variant in force.
func (t *Table) style() assets.Style { return t.set.deck.Style(t.opt.Letters()) }

// placeCards shows hand and trick and hides every other card.
func (t *Table) placeCards(g *geometry) {
	d := t.match.Deal()
	var shown engine.Set
	shown |= t.placeHand(g, d)
	shown |= t.placeTrick(g, d)
	for c, w := range t.cards {
		look.Show(w, shown.Has(engine.Card(c)))
	}
}

func (t *Table) placeHand(g *geometry, d *engine.Deal) engine.Set {
	hand := t.hand()
	choosing := t.asking && d.Phase == engine.Playing
	legal := d.Legal()
	for i, c := range hand {
		w := t.cards[c]
		x, y := g.handCard(i, len(hand))
		look.Place(w, x, y, g.cw, g.ch)
		w.Set(t.deck.Face(c), cards.State{
			Dimmed:   choosing && !legal.Has(c),
			Lifted:   choosing && legal.Has(c),
			Selected: choosing && i == t.selected,
		})
	}
	t.stack(hand)
	return d.Hand(engine.South)
}

// stack orders the card widgets so that each card of the hand lies above its
// left neighbour and the trick's cards lie as they were played.
func (t *Table) stack(hand []engine.Card) {
	trick := t.match.Deal().Trick()
	order := make([]engine.Card, 0, engine.NoCard)
	front := append(slices.Clone(trick.Cards[:trick.Count]), hand...)
	for c := range engine.NoCard {
		if !slices.Contains(front, c) {
			order = append(order, c)
		}
	}
	for i, c := range append(order, front...) {
		t.Content.Objects[t.firstCard+i] = t.cards[c]
	}
}

func (t *Table) placeTrick(g *geometry, d *engine.Deal) engine.Set {
	trick := d.Trick()
	if t.gathered || trick.Count == 0 {
		return 0
	}
	_, best := trick.Best(d.Trump)
	for i := range int(trick.Count) {
		w := t.cards[trick.Cards[i]]
		x, y := g.trickCard(trick.SeatOf(i))
		look.Place(w, x, y, g.cw, g.ch)
		w.Set(t.deck.Face(trick.Cards[i]), cards.State{Marked: trick.Full() && i == best})
	}
	return trick.Set()
}

// tapCard is a click on a card: of the hand it is played, on the trick it
// goes on as a click on the cloth does.
func (t *Table) tapCard(c engine.Card) {
	if t.peeking || !t.match.Deal().Hand(engine.South).Has(c) {
		t.Click()
		return
	}
	t.playCard(c)
}
