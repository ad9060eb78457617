package table

import "klaverjas/app/look"

// choiceRow lets the keyboard walk over the buttons of a panel.
type choiceRow struct {
	buttons   []*look.Button
	undigited *look.Button // no digit presses it; nil: every button has one
	at        int
}

// set gives the row its buttons; the mark stays where it was if they are the same.
func (r *choiceRow) set(buttons []*look.Button) {
	same := len(buttons) == len(r.buttons)
	for i := range buttons {
		same = same && buttons[i] == r.buttons[i]
	}
	if same {
		return
	}
	for _, b := range r.buttons {
		b.SetSelected(false)
	}
	r.buttons, r.at = buttons, 0
	r.mark()
}

func (r *choiceRow) mark() {
	for i, b := range r.buttons {
		b.SetSelected(i == r.at)
	}
}

// move walks n buttons on, around the end.
func (r *choiceRow) move(n int) {
	if len(r.buttons) > 0 {
		r.at = (r.at + n + len(r.buttons)) % len(r.buttons)
		r.mark()
	}
}

// press presses the marked button, if there is one.
func (r *choiceRow) press() { r.pressAt(r.at) }

// digit presses the i-th button, if there is one and it may be pressed so.
func (r *choiceRow) digit(i int) {
	if i < len(r.buttons) && r.buttons[i] != r.undigited {
		r.pressAt(i)
	}
}

// pressAt presses the i-th button, if there is one.
func (r *choiceRow) pressAt(i int) {
	if i >= 0 && i < len(r.buttons) {
		r.buttons[i].OnTapped()
	}
}
