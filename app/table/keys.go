package table

import (
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/engine"
)

// Click is a click on the cloth, or Space: it ends the running pause.
func (t *Table) Click() {
	t.refusal = ""
	switch {
	case t.peeking:
		t.TogglePeek()
	case t.queue.skip():
	default:
		t.render()
	}
}

// playCard plays a card of the hand, or tells why it may not be played. A
// click that comes too soon after the last card is the second half of a
// double click and plays nothing.
func (t *Table) playCard(c engine.Card) {
	if time.Since(t.acted) < t.opt.Pace.Guard {
		return
	}
	if t.queue.busy() {
		if t.queue.skip(); t.queue.busy() || !t.asking {
			return
		}
	}
	t.submit(engine.PlayBy(engine.South, c))
}

// Key handles a key of the table; it tells whether the table has a use for it.
func (t *Table) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyLeft, fyne.KeyUp:
		t.move(-1)
	case fyne.KeyRight, fyne.KeyDown, fyne.KeyTab:
		t.move(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		t.press()
	case fyne.KeySpace:
		t.space()
	case fyne.KeyL:
		t.TogglePeek()
	case fyne.KeyR:
		if t.mayClaim() {
			t.claimRoem()
		}
	case fyne.KeyP:
		if t.bidding() {
			t.submit(engine.PassBy(engine.South))
		}
	case fyne.KeyEscape:
		return t.escape()
	default:
		return t.digit(k)
	}
	return true
}

// escape closes what lies over the table.
func (t *Table) escape() bool {
	open := t.peeking || t.refusal != ""
	t.peeking, t.refusal = false, ""
	t.render()
	return open
}

// move moves the mark: over a panel's buttons, or over the cards that may be played.
func (t *Table) move(step int) {
	if row := t.row(); row != nil {
		row.move(step)
		t.render()
		return
	}
	if !t.asking {
		return
	}
	hand, legal := t.hand(), t.match.Deal().Legal()
	for i := range hand {
		at := t.selected + step*(i+1)
		if t.selected < 0 && step < 0 {
			at++
		}
		at = (at%len(hand) + len(hand)) % len(hand)
		if legal.Has(hand[at]) {
			t.selected = at
			break
		}
	}
	t.refusal = ""
	t.render()
}

// row returns the buttons that the keyboard walks over, nil if it walks over the hand.
func (t *Table) row() *choiceRow {
	for _, row := range []*choiceRow{&t.result.row, &t.bids.row, &t.claim.row} {
		if len(row.buttons) > 0 {
			return row
		}
	}
	return nil
}

// press presses the marked button, plays the marked card, or goes on.
func (t *Table) press() {
	hand := t.hand()
	switch row := t.row(); {
	case t.peeking:
		t.TogglePeek()
	case row != nil:
		row.press()
	case t.asking && t.selected >= 0 && t.selected < len(hand):
		t.playCard(hand[t.selected])
	default:
		t.Click()
	}
}

// space goes on; where a panel waits it presses its button, but it never
// makes a bid or plays a card that is not marked.
func (t *Table) space() {
	if t.bidding() {
		return
	}
	t.press()
}

// digit plays the card at a place in the hand, or presses a button by its place.
func (t *Table) digit(k fyne.KeyName) bool {
	if len(k) != 1 || k[0] < '1' || k[0] > '8' {
		return false
	}
	i := int(k[0] - '1')
	hand := t.hand()
	switch row := t.row(); {
	case row != nil:
		row.pressAt(i)
	case t.asking && i < len(hand):
		t.selected = i
		t.playCard(hand[i])
	}
	return true
}
