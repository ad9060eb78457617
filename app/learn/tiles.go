package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/frame"
	"klaverjas/app/lessons"
	"klaverjas/app/look"
	"klaverjas/i18n"
)

// item is what a tile says.
type item struct {
	id, title, line, state string
	done                   bool
}

// tiles is a list of things to choose, in columns.
type tiles struct {
	list    []*tile
	columns int
	at      int
	has     bool // the keyboard
	opened  func(i int)
}

func newTiles(columns int, opened func(i int)) *tiles {
	return &tiles{columns: columns, opened: opened}
}

// set gives the tiles what they say, and returns them.
func (t *tiles) set(items []item) []fyne.CanvasObject {
	for i := len(t.list); i < len(items); i++ {
		t.list = append(t.list, newTile(items[i].id, func() { t.at = i; t.opened(i) }))
	}
	var objects []fyne.CanvasObject
	for i, o := range t.list {
		o.item = items[i]
		objects = append(objects, o)
	}
	return objects
}

// lessonItems says of each lesson what it is about and how far it was followed.
func lessonItems(all []lessons.Lesson, marks map[string]Mark) []item {
	var items []item
	for i := range all {
		l := &all[i]
		state, done := stateOf(l, marks[l.ID])
		items = append(items, item{
			"lesson." + l.ID, i18n.T("learn.numbered", "Number", i+1, "Title", l.Title().Text()), l.Line().Text(), state, done,
		})
	}
	return items
}

// stateOf says how far a lesson was followed, and whether to its end.
func stateOf(l *lessons.Lesson, m Mark) (string, bool) {
	switch {
	case m.Step > 0:
		return i18n.T("learn.state.begun", "Step", m.Step+1, "Steps", len(l.Steps)), m.Done > 0
	case m.Done > 0:
		return i18n.T("learn.state.done", "Best", m.Best, "Questions", l.Questions()), true
	default:
		return i18n.T("learn.state.new", "Count", l.Questions()), false
	}
}

func (t *tiles) layout(x, y, w, h, u float32) {
	rows := (len(t.list) + t.columns - 1) / t.columns
	gap := 8 * u
	each, high := (w-gap*float32(t.columns-1))/float32(t.columns), (h-gap*float32(rows-1))/float32(rows)
	for i, o := range t.list {
		o.unit, o.focused = u, t.has && i == t.at
		look.Place(o, x+float32(i%t.columns)*(each+gap), y+float32(i/t.columns)*(high+gap), each, high)
		o.Refresh()
	}
}

// Enter gives the list the keyboard.
func (t *tiles) Enter(bool) { t.has = true; t.mark() }

// Leave takes the keyboard from it.
func (t *tiles) Leave() { t.has = false; t.mark() }

func (t *tiles) mark() {
	for i, o := range t.list {
		o.focused = t.has && i == t.at
		o.Refresh()
	}
}

// Key walks over the list; up from the first row leaves it.
func (t *tiles) Key(k fyne.KeyName) bool {
	by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -t.columns, fyne.KeyDown: t.columns}[k]
	switch {
	case by != 0:
		next := t.at + by
		if next < 0 || next >= len(t.list) {
			return k == fyne.KeyLeft || k == fyne.KeyRight
		}
		t.at = next
		t.mark()
		return true
	case k == fyne.KeyReturn, k == fyne.KeyEnter, k == fyne.KeySpace:
		t.opened(t.at)
		return true
	default:
		return false
	}
}

// Spots returns what can be clicked.
func (t *tiles) Spots() []look.Spot {
	var spots []look.Spot
	for _, o := range t.list {
		spots = append(spots, look.SpotOf(o.id, o))
	}
	return spots
}

// tile is one thing to choose: its name, a line about it and how it stands.
type tile struct {
	widget.BaseWidget
	item
	focused, hovered bool
	unit             float32
	tapped           func()
}

func newTile(id string, tapped func()) *tile {
	t := &tile{item: item{id: id}, tapped: tapped, unit: 1}
	t.ExtendBaseWidget(t)
	return t
}

// Tapped chooses it.
func (t *tile) Tapped(*fyne.PointEvent) { t.tapped() }

// MouseIn marks it under the pointer.
func (t *tile) MouseIn(*desktop.MouseEvent) { t.hovered = true; t.Refresh() }

// MouseMoved does nothing.
func (t *tile) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends the mark.
func (t *tile) MouseOut() { t.hovered = false; t.Refresh() }

// Cursor returns the pointing hand.
func (t *tile) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel returns what a screen reader says.
func (t *tile) AccessibilityLabel() string { return t.title + ". " + t.line + ". " + t.state }

// AccessibilityRole returns that of a button.
func (t *tile) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer makes the tile's objects.
func (t *tile) CreateRenderer() fyne.WidgetRenderer {
	r := &tileRenderer{
		t: t, ground: canvas.NewRectangle(look.PaperShade),
		title: look.Text(look.Ink, true, fyne.TextAlignLeading), state: look.Text(look.InkDim, false, fyne.TextAlignLeading),
		line: frame.NewProse(13), tick: canvas.NewCircle(look.Accent),
	}
	r.objects = []fyne.CanvasObject{r.ground, r.title, r.line.Object(), r.state, r.tick}
	r.Refresh()
	return r
}

type tileRenderer struct {
	t            *tile
	ground       *canvas.Rectangle
	title, state *canvas.Text
	line         *frame.Prose
	tick         *canvas.Circle
	objects      []fyne.CanvasObject
}

func (r *tileRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *tileRenderer) Destroy()                     {}
func (r *tileRenderer) MinSize() fyne.Size           { return fyne.NewSize(10, 10) }

// Layout places name, line and state.
func (r *tileRenderer) Layout(size fyne.Size) {
	u, t := r.t.unit, r.t
	r.ground.Resize(size)
	r.title.Text, r.state.Text = t.title, t.state
	look.PlaceText(r.title, 12*u, 5*u, size.Width-24*u, 24*u, 16*u)
	r.line.Place(t.line, 12*u, 27*u, size.Width-24*u, size.Height-48*u, u)
	left := float32(12)
	look.Show(r.tick, t.done)
	if t.done {
		look.Place(r.tick, 12*u, size.Height-17.5*u, 11*u, 11*u)
		left = 30
	}
	look.PlaceText(r.state, left*u, size.Height-22*u, size.Width-(left+12)*u, 20*u, 12.5*u)
}

// Refresh copies the tile's state to its objects.
func (r *tileRenderer) Refresh() {
	t, u := r.t, r.t.unit
	r.ground.FillColor = look.PaperShade
	if t.hovered {
		r.ground.FillColor = look.Line
	}
	r.ground.CornerRadius = 8 * u
	r.ground.StrokeColor, r.ground.StrokeWidth = look.Line, u
	if t.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = look.SelectRing, 3*u
	}
	r.tick.StrokeColor, r.tick.StrokeWidth = look.Ink, 1.5*u
	r.Layout(t.Size())
	r.ground.Refresh()
	r.tick.Refresh()
}
