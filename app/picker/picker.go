// Package picker is a list of rules from which one is chosen: each with its
// name and its meaning in one line. It shows as many as fit and scrolls.
package picker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// Item is one line of a list.
type Item struct{ ID, Title, Line string }

// Picker is the list. Its owner places its objects directly on the screen.
type Picker struct {
	chosen func(i int)
	paper  bool // on paper rather than on cloth

	items   []Item
	at      int // the chosen item
	focused int // the item that the keyboard is on, -1 for none
	first   int // the first item shown
	room    int // how many fit

	wheel   *wheel
	thumb   *canvas.Rectangle
	options []*option
}

// Most is how many items a list can show at once.
const Most = 12

// New returns an empty list; chosen is called with the place of the item clicked.
func New(paper bool, chosen func(i int)) *Picker {
	p := &Picker{chosen: chosen, paper: paper, focused: -1, room: 1, thumb: canvas.NewRectangle(look.Line)}
	p.wheel = newWheel(p.scroll)
	for i := range Most {
		o := newOption(p, i)
		p.options = append(p.options, o)
	}
	return p
}

// Objects returns everything that the list shows.
func (p *Picker) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.wheel}
	for _, o := range p.options {
		objects = append(objects, o)
	}
	return append(objects, p.thumb)
}

// Set shows items, of which one is chosen and the keyboard is on one or none (-1).
func (p *Picker) Set(items []Item, chosen, focused int) {
	moved := chosen != p.at || focused != p.focused || len(items) != len(p.items)
	p.items, p.at, p.focused = items, chosen, focused
	if moved {
		p.reveal()
	}
}

// reveal scrolls to the item that matters.
func (p *Picker) reveal() {
	want := p.at
	if p.focused >= 0 {
		want = p.focused
	}
	p.first = min(max(p.first, want-p.room+1), want)
	p.first = max(0, min(p.first, len(p.items)-p.room))
}

// scroll moves the list by some items.
func (p *Picker) scroll(by int) {
	p.first = max(0, min(p.first+by, len(p.items)-p.room))
	p.refresh()
}

// Place puts the list into a rectangle, with items of a height in units of u.
func (p *Picker) Place(x, y, w, h, item, u float32) {
	room := max(1, min(Most, int(h/(item*u)+0.01)))
	if room != p.room {
		p.room = room
		p.reveal()
	}
	look.Place(p.wheel, x, y, w, h)
	width := w
	if len(p.items) > p.room {
		width -= 14 * u
		share := float32(p.room) / float32(len(p.items))
		look.Place(p.thumb, x+w-7*u, y+h*float32(p.first)/float32(len(p.items)), 7*u, h*share)
		p.thumb.CornerRadius = 3.5 * u
	}
	look.Show(p.thumb, len(p.items) > p.room)
	for i, o := range p.options {
		o.unit = u
		look.Place(o, x, y+float32(i)*item*u, width, (item-4)*u)
	}
	p.refresh()
}

// refresh says the items that are seen again.
func (p *Picker) refresh() {
	for i, o := range p.options {
		at := p.first + i
		shown := i < p.room && at < len(p.items)
		look.Show(o, shown)
		if shown {
			o.item, o.chosen, o.focused = p.items[at], at == p.at, at == p.focused
			o.Refresh()
		}
	}
	if len(p.items) > p.room {
		h := p.wheel.Size().Height
		p.thumb.Move(fyne.NewPos(p.thumb.Position().X, p.wheel.Position().Y+h*float32(p.first)/float32(len(p.items))))
	}
}

// Hide takes the list from the screen.
func (p *Picker) Hide() {
	p.wheel.Hide()
	p.thumb.Hide()
	for _, o := range p.options {
		o.Hide()
	}
}

// Show brings it back; Place shows its items.
func (p *Picker) Show() { p.wheel.Show() }

// Spots returns what can be clicked.
func (p *Picker) Spots() []look.Spot {
	var spots []look.Spot
	for _, o := range p.options {
		if o.Visible() {
			spots = append(spots, look.SpotOf(o.item.ID, o))
		}
	}
	return spots
}

// wheel lies under the items and takes the mouse's wheel.
type wheel struct {
	widget.BaseWidget
	turned func(by int)
}

var _ fyne.Scrollable = (*wheel)(nil)

func newWheel(turned func(int)) *wheel {
	w := &wheel{turned: turned}
	w.ExtendBaseWidget(w)
	return w
}

// Scrolled moves the list by one item for each notch.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	switch {
	case e.Scrolled.DY > 0:
		w.turned(-1)
	case e.Scrolled.DY < 0:
		w.turned(1)
	}
}

// CreateRenderer draws nothing.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(look.Clear))
}
