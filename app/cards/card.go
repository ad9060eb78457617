package cards

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/engine"
)

// State is how a card lies.
type State struct {
	Dimmed   bool // may not be played now
	Lifted   bool // may be played now
	Selected bool // Return would play it
	Marked   bool // is winning or has won the trick
	Raised   bool // is part of the roem that is told
	Worth    int  // points, written on the card; 0: nothing is
}

// Card is the widget of one of the 32 cards. There is one for each for the
// life of the program; it is moved, not made anew.
type Card struct {
	widget.BaseWidget
	Card      engine.Card
	OnTapped  func(engine.Card)
	OnDragged func(c engine.Card, by fyne.Position) // is dragged, this far from where it was taken
	OnDropped func(c engine.Card, by fyne.Position) // is let go
	OnLift    func(c *Card, from, to float32)       // is to rise or sink; nil: at once, by SetLift
	Label     func() string                         // what a screen reader says

	face    image.Image
	state   State
	hovered bool
	lifted  float32 // by how much of its height the picture is raised
	aim     float32 // by how much it is to be
	drag    drag

	renderer *cardRenderer
}

var (
	_ fyne.Tappable     = (*Card)(nil)
	_ fyne.Draggable    = (*Card)(nil)
	_ fyne.Accessible   = (*Card)(nil)
	_ desktop.Hoverable = (*Card)(nil)
)

// NewCard returns the widget of a card.
func NewCard(c engine.Card, tapped func(engine.Card)) *Card {
	w := &Card{Card: c, OnTapped: tapped}
	w.ExtendBaseWidget(w)
	return w
}

// AccessibilityLabel returns what a screen reader says.
func (c *Card) AccessibilityLabel() string {
	if c.Label == nil {
		return ""
	}
	return c.Label()
}

// AccessibilityRole returns that of a button.
func (c *Card) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Set shows a picture in a state; it repaints only what differs.
func (c *Card) Set(face image.Image, s State) {
	if c.face == face && c.state == s {
		return
	}
	c.face, c.state = face, s
	c.Refresh()
	c.aimAt(c.lift())
}

// Tapped tells that the card was clicked.
func (c *Card) Tapped(*fyne.PointEvent) {
	if c.OnTapped != nil {
		c.OnTapped(c.Card)
	}
}

// MouseIn lifts a playable card further.
func (c *Card) MouseIn(*desktop.MouseEvent) { c.hover(true) }

// MouseMoved does nothing.
func (c *Card) MouseMoved(*desktop.MouseEvent) {}

// MouseOut lets the card down.
func (c *Card) MouseOut() { c.hover(false) }

func (c *Card) hover(on bool) {
	c.hovered = on
	c.aimAt(c.lift())
}

// Hide hides the card and forgets the pointer, which sends no message when a
// card leaves from under it.
func (c *Card) Hide() {
	c.hovered, c.drag = false, drag{}
	c.aim = c.lift()
	c.SetLift(c.aim)
	c.BaseWidget.Hide()
}

// lift returns by how much of its height the picture is to be raised; the
// widget and so the place to click stay where they are.
func (c *Card) lift() float32 {
	switch {
	case c.state.Raised:
		return 0.12
	case !c.state.Lifted && !c.state.Selected:
		return 0
	case c.hovered || c.state.Selected:
		return MaxLift
	default:
		return 0.06
	}
}

// MaxLift is the part of its height by which a card's picture is raised at most.
const MaxLift = 0.15

func (c *Card) aimAt(lift float32) {
	if c.aim == lift {
		return
	}
	c.aim = lift
	if c.OnLift != nil && c.Visible() {
		c.OnLift(c, c.lifted, lift)
		return
	}
	c.SetLift(lift)
}

// SetLift raises the picture by a part of its height.
func (c *Card) SetLift(lift float32) {
	if c.lifted == lift {
		return
	}
	c.lifted = lift
	if r := c.renderer; r != nil {
		r.Layout(c.Size())
	}
}
