package table

import (
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/engine"
)

// Click is a click on the cloth, or Space: it ends what runs: movements
// and the pause that follows them.
func (t *Table) Click() {
	t.refusal = ""
	moved := t.mover.finish()
	switch {
	case t.log.open:
		t.ToggleLog()
	case t.sheetOpen():
		t.ToggleSheet()
	case t.peeking:
		t.peeking = false
		t.render()
	case t.queue.skip(), moved:
	default:
		t.render()
	}
}

// playCard plays a card of the hand, or tells why it may not be played. A
// click that comes too soon after the last card is the second half of a
// double click and plays nothing; one that shows what was still to be seen, the
// card of another player or trump, plays nothing either. It tells whether the
// card was played.
func (t *Table) playCard(c engine.Card) bool {
	if time.Since(t.acted) < t.opt.Pace.Guard {
		return false
	}
	if t.queue.busy() {
		unseen := len(t.queue.waiting) > 0
		t.mover.finish()
		if t.queue.skip(); unseen || t.queue.busy() || !t.asking {
			return false
		}
	}
	return t.submit(engine.PlayBy(engine.South, c))
}

// Key handles a key of the table; it tells whether the table has a use for it.
func (t *Table) Key(k fyne.KeyName) bool {
	if t.log.open {
		t.log.key(k)
		return true
	}
	if t.overlaid() && goesOn(k) {
		t.Click()
		return true
	}
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
		t.claimRoem()
	case fyne.KeyH:
		t.askHint()
	case fyne.KeyG:
		t.ToggleLog()
	case fyne.KeyS:
		t.ToggleSheet()
	case fyne.KeyA:
		t.playAgain()
	case fyne.KeyBackspace:
		t.takeBack()
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

// overlaid tells whether a panel lies over the table that a click closes.
func (t *Table) overlaid() bool { return t.peeking || t.sheetOpen() }

// goesOn tells whether a key bids, plays or goes on with what may lie under a panel.
func goesOn(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyP:
		return true
	default:
		return isDigit(k)
	}
}

// isDigit tells whether a key is that of a place in the hand, 1 to 8.
func isDigit(k fyne.KeyName) bool { return len(k) == 1 && k[0] >= '1' && k[0] <= '8' }

// escape closes what lies over the table.
func (t *Table) escape() bool {
	open := t.overlaid() || t.hint.step > 0 || t.remark != "" || t.refusal != "" || t.set.mode == PlayConfirm && t.selected >= 0
	t.peeking, t.listing, t.sheeting, t.refusal, t.remark, t.hint = false, false, false, "", "", hint{}
	if t.set.mode == PlayConfirm {
		t.selected = -1
	}
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
			t.selected, t.chosen = at, true
			t.news.speak(t.cardLabel(hand[at]))
			break
		}
	}
	t.refusal = ""
	t.render()
}

// row returns the buttons that the keyboard walks over, nil if it walks over the hand.
func (t *Table) row() *choiceRow {
	for _, row := range []*choiceRow{&t.result.row, &t.bids.row, &t.claims.row} {
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
	case row != nil:
		row.press()
	case t.marksCard(hand):
		t.keyboard = true
		t.playCard(hand[t.selected])
	default:
		t.Click()
	}
}

// marksCard tells whether a card is marked that may be played by Return. A
// mark that came by itself does not count at once, or a key that was meant to
// end a pause would play it.
func (t *Table) marksCard(hand []engine.Card) bool {
	return t.asking && t.selected >= 0 && t.selected < len(hand) && (t.chosen || time.Since(t.asked) >= t.opt.Pace.Guard)
}

// selectNear marks the legal card nearest to the place of the one played last,
// so that the keyboard is never lost.
func (t *Table) selectNear() {
	if t.match.Deal().Phase != engine.Playing {
		return
	}
	hand, legal := t.hand(), t.match.Deal().Legal()
	t.selected = -1
	for i, c := range hand {
		if legal.Has(c) && (t.selected < 0 || apart(i, t.near) < apart(t.selected, t.near)) {
			t.selected = i
		}
	}
}

func apart(a, b int) int { return max(a-b, b-a) }

// space goes on; where a panel waits it presses its button, but it never
// makes a bid or plays a card on which the human has not put the mark.
func (t *Table) space() {
	switch {
	case t.bidding():
	case t.row() == nil && t.asking && !t.chosen:
		t.Click()
	default:
		t.press()
	}
}

// digit plays the card at a place in the hand, or presses a button by its place.
func (t *Table) digit(k fyne.KeyName) bool {
	if !isDigit(k) {
		return false
	}
	i := int(k[0] - '1')
	hand := t.hand()
	switch row := t.row(); {
	case row != nil:
		row.digit(i)
	case t.asking && i < len(hand):
		t.keyboard = true
		if t.set.mode == PlayConfirm {
			t.chosen = true
			t.chooseOrPlay(hand[i])
			break
		}
		t.selected, t.chosen = i, true
		t.playCard(hand[i])
	}
	return true
}
