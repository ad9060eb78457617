package table

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"klaverjas/assets"
	"klaverjas/engine"
)

// suitOrder is the order of the suits in the hand, black and red in turn.
var suitOrder = [4]engine.Suit{engine.Clubs, engine.Diamonds, engine.Spades, engine.Hearts}

// sorted returns a hand as it is held: suits in turn, the strongest card of
// each at the left, in the trump order once trump is known. The order of the
// suits is that of the hand as dealt, so that none jumps when another runs out.
func sorted(hand engine.Set, d *engine.Deal, how Sorting) []engine.Card {
	list := hand.Cards()
	trump := noTrump
	if d.Phase != engine.Bidding && d.Phase != engine.PassedOut {
		trump = d.Trump
	}
	order := suitsOf(d.Hands[engine.South], trump, how)
	place := func(c engine.Card) int { return slices.Index(order, c.Suit())*8 + 7 - c.Strength(trump) }
	slices.SortFunc(list, func(a, b engine.Card) int { return cmp.Compare(place(a), place(b)) })
	return list
}

// noTrump stands for trump before it is known.
const noTrump = engine.Spades + 1

// suitsOf returns the suits of a hand in order: trump where the player wants
// it, and the fewest neighbours of one colour.
func suitsOf(dealt engine.Set, trump engine.Suit, how Sorting) []engine.Suit {
	var held []engine.Suit
	for _, s := range suitOrder {
		if dealt&suitSet(s) != 0 {
			held = append(held, s)
		}
	}
	best, least := held, 1000
	permute(held, nil, func(order []engine.Suit) {
		cost := 0
		for i, s := range order {
			if i > 0 && isRed(s) == isRed(order[i-1]) {
				cost++
			}
			if s == trump && (how == TrumpFirst && i > 0 || how == TrumpLast && i < len(order)-1) {
				cost += 10
			}
		}
		if cost < least {
			best, least = slices.Clone(order), cost
		}
	})
	return best
}

// permute calls visit with every order of the suits, those nearest to theirs first.
func permute(suits, begun []engine.Suit, visit func([]engine.Suit)) {
	if len(suits) == 0 {
		visit(begun)
	}
	for i, s := range suits {
		rest := slices.Delete(slices.Clone(suits), i, i+1)
		permute(rest, append(slices.Clone(begun), s), visit)
	}
}

func isRed(s engine.Suit) bool { return s == engine.Hearts || s == engine.Diamonds }

func suitSet(s engine.Suit) engine.Set { return 0xff << (8 * engine.Set(s)) }

// hand returns the human's cards as they lie before him.
func (t *Table) hand() []engine.Card {
	d := t.match.Deal()
	return sorted(d.Hand(engine.South), d, t.set.sorting)
}

// style returns the deck's variant in force.
func (t *Table) style() assets.Style { return t.set.deck.Style(t.opt.Letters()) }

// stack orders the card widgets so that each card of the hand lies above its
// left neighbour, no card of the trick hides another's index, and the card that
// is dragged lies on top.
func (t *Table) stack(hand []engine.Card) {
	trick := t.match.Deal().Trick()
	var front []engine.Card
	for _, s := range [4]engine.Seat{engine.North, engine.West, engine.East, engine.South} {
		if c := trick.CardOf(s); c.Valid() {
			front = append(front, c)
		}
	}
	front = append(front, hand...)
	if t.dragged.Valid() {
		front = slices.DeleteFunc(front, func(c engine.Card) bool { return c == t.dragged })
		front = append(front, t.dragged)
	}
	at := t.firstCard
	for c := range engine.NoCard {
		if !slices.Contains(front, c) {
			t.Content.Objects[at] = t.cards[c]
			at++
		}
	}
	for _, c := range front {
		t.Content.Objects[at] = t.cards[c]
		at++
	}
}

// tapCard is a click on a card: of the hand it is chosen or played, on the
// trick it goes on as a click on the cloth does. So it does on a card that is
// on its way, when the hand sorts itself, for it may have come between the
// pointer and the one that was meant.
func (t *Table) tapCard(c engine.Card) {
	if t.peeking || t.session == nil || t.mover.moving(c) || !t.match.Deal().Hand(engine.South).Has(c) {
		t.Click()
		return
	}
	t.keyboard = false
	t.chooseOrPlay(c)
}

// chooseOrPlay plays a card, or first chooses it where a second click is to confirm.
func (t *Table) chooseOrPlay(c engine.Card) {
	if i := slices.Index(t.hand(), c); t.set.mode == PlayConfirm && t.asking && i != t.selected && t.match.Deal().Legal().Has(c) {
		t.selected, t.refusal = i, ""
		t.render()
		return
	}
	t.playCard(c)
}

// drag pulls a card of the hand along.
func (t *Table) drag(c engine.Card, by fyne.Position) {
	if t.peeking || t.log.open || t.session == nil || !t.match.Deal().Hand(engine.South).Has(c) {
		return
	}
	if t.dragged != c {
		t.dragged = c
		t.mover.forget(c)
		t.stack(t.hand())
		t.Content.Refresh()
	}
	t.cards[c].Move(t.homes[c].Add(by))
}

// drop lets a card go: over the table it is played, elsewhere it goes back.
func (t *Table) drop(c engine.Card, by fyne.Position) {
	if t.dragged != c {
		return
	}
	g := newGeometry(t.size)
	t.keyboard = false
	played := t.homes[c].Y+by.Y+g.ch/2 < g.statusTop() && t.playCard(c)
	t.dragged = engine.NoCard
	t.homes[c] = fyne.NewPos(-1, -1)
	if !played {
		t.travel = travel{way: toTable}
		t.render()
	}
}
