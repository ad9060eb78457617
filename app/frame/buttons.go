package frame

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
)

// Choice is a button of a row.
type Choice struct {
	ID     string
	Label  func() string
	Tapped func()
	Hidden func() bool // nil: never
	Marked func() bool // it stands out; nil: as Buttons.Mark says
}

// Buttons is a row of buttons side by side.
type Buttons struct {
	// OnMove, if set, is called when the keyboard goes to another button, as on
	// tabs, which open at once.
	OnMove func(i int)
	// Mark is the button that stands out, -1 for none.
	Mark int

	choices []Choice
	buttons []*look.Button
	at      int
	has     bool // the keyboard
}

// NewButtons returns a row of buttons.
func NewButtons(choices ...Choice) *Buttons {
	b := &Buttons{choices: choices, Mark: -1}
	for _, c := range choices {
		b.buttons = append(b.buttons, look.NewButton(c.ID, false, c.Tapped))
	}
	return b
}

// Objects returns the buttons.
func (b *Buttons) Objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, o := range b.buttons {
		all = append(all, o)
	}
	return all
}

func (b *Buttons) shown(i int) bool { return b.choices[i].Hidden == nil || !b.choices[i].Hidden() }

// Any tells whether a button is shown.
func (b *Buttons) Any() bool {
	for i := range b.choices {
		if b.shown(i) {
			return true
		}
	}
	return false
}

// Place puts the buttons that are shown side by side into a rectangle.
func (b *Buttons) Place(x, y, w, h, u float32) {
	n := float32(0)
	for i := range b.buttons {
		look.Show(b.buttons[i], b.shown(i))
		if b.shown(i) {
			n++
		}
	}
	gap := 6 * u
	each := (w - gap*(n-1)) / max(1, n)
	for i, o := range b.buttons {
		if !b.shown(i) {
			continue
		}
		o.SetPrimary(i == b.Mark || b.choices[i].Marked != nil && b.choices[i].Marked())
		o.SetLabel(b.choices[i].Label())
		o.PlaceAt(x, y, each, h, 15*u)
		x += each + gap
	}
	b.mark()
}

func (b *Buttons) mark() {
	if len(b.buttons) > 0 && !b.shown(b.at) {
		b.step(1)
	}
	for i, o := range b.buttons {
		o.SetSelected(b.has && i == b.at)
	}
}

// step goes to the next button that is shown; false at the end of the row.
func (b *Buttons) step(by int) bool {
	for i := b.at + by; i >= 0 && i < len(b.buttons); i += by {
		if b.shown(i) {
			b.at = i
			return true
		}
	}
	return false
}

// Enter gives the row the keyboard.
func (b *Buttons) Enter(bool) {
	b.has = true
	if b.Mark >= 0 {
		b.at = b.Mark
	}
	b.mark()
}

// Leave takes the keyboard from it.
func (b *Buttons) Leave() {
	b.has = false
	b.mark()
}

// Key handles a key.
func (b *Buttons) Key(k fyne.KeyName) bool {
	if len(b.buttons) == 0 {
		return false
	}
	by := 0
	switch k {
	case fyne.KeyLeft:
		by = -1
	case fyne.KeyRight:
		by = 1
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if !b.has {
			return false
		}
		b.choices[b.at].Tapped()
		return true
	default:
		return false
	}
	if b.OnMove != nil && b.Mark >= 0 {
		b.at = b.Mark
	}
	b.has = true
	if b.step(by) && b.OnMove != nil {
		b.OnMove(b.at)
		b.has = true
	}
	b.mark()
	return true
}

// Spots returns what can be clicked.
func (b *Buttons) Spots() []look.Spot {
	var spots []look.Spot
	for i, o := range b.buttons {
		if b.shown(i) {
			spots = append(spots, look.SpotOf(o.ID, o))
		}
	}
	return spots
}
