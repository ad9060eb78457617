package cards

import (
	"math"

	"fyne.io/fyne/v2"
)

// threshold is how far the pointer must go for a press to be a drag, in the
// toolkit's pixels; the toolkit itself says drag from two on.
const threshold = 7

// drag is how far a pressed card has been pulled.
type drag struct {
	by     fyne.Position
	begun  bool // a pull that the toolkit calls a drag
	beyond bool // it has been further than the threshold
}

// Dragged pulls the card along once the pointer is beyond the threshold.
func (c *Card) Dragged(e *fyne.DragEvent) {
	d := &c.drag
	d.begun = true
	d.by = d.by.Add(e.Dragged)
	d.beyond = d.beyond || math.Hypot(float64(d.by.X), float64(d.by.Y)) >= threshold
	if d.beyond && c.OnDragged != nil {
		c.OnDragged(c.Card, d.by)
	}
}

// DragEnd lets the card go; a short pull was a click.
func (c *Card) DragEnd() {
	d := c.drag
	c.drag = drag{}
	switch {
	case !d.begun: // the card was hidden meanwhile
	case !d.beyond:
		c.Tapped(nil)
	case c.OnDropped != nil:
		c.OnDropped(c.Card, d.by)
	}
}
