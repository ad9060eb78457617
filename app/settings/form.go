// Package settings is the page of settings and the editor of own rules: tabs
// of rows, each with a name, one line of explanation and its values, worked by
// mouse and keyboard alike. What is changed is in force at once.
package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/picker"
)

// form is a page of tabs with rows. Its methods are for the main goroutine.
type form struct {
	root    *fyne.Container
	name    string // in traces
	title   func() string
	tabs    []tab
	message func() (text string, alarm bool) // stands at the foot
	close   func()
	changed func()                 // something else is on the screen
	focus   func(o fyne.Focusable) // gives an entry the keyboard; nil takes it back

	tab   int
	row   int    // what the keyboard is on; -1 for the tabs
	col   int    // the button of a row of buttons
	typed string // digits of a number being typed

	ground, felt, panel *canvas.Rectangle
	heading             *canvas.Text
	foot                [2]*canvas.Text
	back                *look.Button
	bar                 []*look.Button
	kept                map[string]*look.Button // by ID, so that a refresh between press and release loses no click
	list                *picker.Picker          // of the row that has one
	views               []*view
	entry               *entry // the name being typed, nil if none is
}

// tab is a heading under which rows stand; they are made anew whenever
// something has changed.
type tab struct {
	id    string
	label func() string
	rows  func() []row
	under *sample // lies under the rows, nil for nothing
}

func newForm(name string) *form {
	f := &form{
		name: name, row: -1, kept: map[string]*look.Button{},
		ground: canvas.NewRectangle(look.Wood), felt: canvas.NewRectangle(look.Cloth), panel: look.Panel(),
		heading: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
	}
	for i := range f.foot {
		f.foot[i] = look.Text(look.OnClothDim, false, fyne.TextAlignLeading)
	}
	f.back = look.NewButton("close", false, func() { f.close() })
	f.list = picker.New(true, f.tapItem)
	f.root = container.New(look.Layout(f.layout))
	return f
}

// Name names the page in traces.
func (f *form) Name() string { return f.name }

// Root returns what the page shows.
func (f *form) Root() fyne.CanvasObject { return f.root }

// Refresh says everything again.
func (f *form) Refresh() {
	objects := []fyne.CanvasObject{f.ground, f.felt, f.heading, f.foot[0], f.foot[1], f.back, f.panel}
	f.bar = nil
	for i, t := range f.tabs {
		b := f.button("tab."+t.id, t.label(), func() { f.open(i, -1) })
		b.SetPrimary(i == f.tab)
		f.bar = append(f.bar, b)
		objects = append(objects, b)
	}
	rows := f.tabs[f.tab].rows()
	f.row = min(f.row, len(rows)-1)
	f.views = nil
	for i := range rows {
		v := newView(f, i, rows[i])
		f.views = append(f.views, v)
		objects = append(objects, v.objects()...)
	}
	if under := f.tabs[f.tab].under; under != nil {
		objects = append(objects, under.objects()...)
	}
	if f.entry != nil {
		objects = append(objects, f.entry.field.Root)
	}
	f.root.Objects = objects
	f.mark()
	f.layout(f.root.Size())
	f.root.Refresh()
	if f.root.Size().Width > 1 { // else it has not been given its place yet
		f.changed()
	}
}

// button returns the button of an ID, the same one as long as the page lives.
func (f *form) button(id, label string, tapped func()) *look.Button {
	b := f.kept[id]
	if b == nil {
		b = look.NewButton(id, false, nil)
		f.kept[id] = b
	}
	b.OnTapped = tapped
	b.SetLabel(label)
	b.SetSpoken("")
	b.SetPrimary(false)
	b.SetSelected(false)
	return b
}

// open shows a tab with the keyboard on one of its rows, or on the tabs (-1).
func (f *form) open(tab, row int) {
	f.endEntry()
	n := len(f.tabs)
	f.tab, f.row, f.col, f.typed = (tab+n)%n, row, 0, ""
	f.Refresh()
}

// mark shows where the keyboard is.
func (f *form) mark() {
	for i, b := range f.bar {
		b.SetSelected(f.row < 0 && i == f.tab)
	}
	for i, v := range f.views {
		v.mark(i == f.row)
	}
}

// The form's measures in units.
const (
	pageWidth  = 984
	pageHeight = 624
	rowHeight  = 54
	panelTop   = 104
	panelRoom  = 8 * rowHeight
	itemHeight = 37.6
	listHeight = 10*itemHeight + 8
)

// layout places everything for a size of the window.
func (f *form) layout(size fyne.Size) {
	if size.Width < 2 || len(f.bar) == 0 {
		return
	}
	u := look.Unit(size)
	left, top := (size.Width-pageWidth*u)/2, (size.Height-pageHeight*u)/2
	look.Place(f.ground, 0, 0, size.Width, size.Height)
	f.felt.CornerRadius = 14 * u
	look.Place(f.felt, 5*u, 5*u, size.Width-10*u, size.Height-10*u)
	f.heading.Text = f.title()
	look.PlaceText(f.heading, left+4*u, top+4*u, 700*u, 46*u, 30*u)
	f.back.PlaceAt(left+(pageWidth-150)*u, top+8*u, 150*u, 40*u, 16*u)
	w := (pageWidth - 6*float32(len(f.bar)-1)) / float32(len(f.bar))
	for i, b := range f.bar {
		b.PlaceAt(left+float32(i)*(w+6)*u, top+58*u, w*u, 38*u, 15*u)
	}
	f.panel.CornerRadius = 12 * u
	look.Place(f.panel, left, top+panelTop*u, pageWidth*u, (panelRoom+24)*u)
	f.placeFoot(left+4*u, top+(panelTop+panelRoom+32)*u, u)
	y := top + (panelTop+12)*u
	for _, v := range f.views {
		v.place(left+12*u, y, (pageWidth-24)*u, u)
		y += v.height() * u
	}
	if under := f.tabs[f.tab].under; under != nil {
		end := top + (panelTop+panelRoom+12)*u
		under.place(left+20*u, y+12*u, (pageWidth-40)*u, end-y-16*u, u)
	}
}

// placeFoot places the sentence at the foot, in two lines if it is long.
func (f *form) placeFoot(x, y, u float32) {
	message, alarm := f.message()
	first, second := message, ""
	if len(message) > 130 {
		first, second = halves(cut(message))
	}
	f.foot[0].Text, f.foot[1].Text = first, second
	for i, t := range f.foot {
		t.Color = look.OnClothDim
		if alarm {
			t.Color = look.Accent
		}
		look.PlaceText(t, x, y+float32(i)*23*u, (pageWidth-8)*u, 23*u, 15*u)
	}
}

// longest is how many letters can be read in two lines.
const longest = 250

// cut shortens a sentence that could not be read any more.
func cut(message string) string {
	letters := []rune(message)
	if len(letters) <= longest {
		return message
	}
	return string(letters[:longest]) + "…"
}

// Spots returns what can be clicked.
func (f *form) Spots() []look.Spot {
	spots := []look.Spot{look.SpotOf("close", f.back)}
	for _, b := range f.bar {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	for _, v := range f.views {
		spots = append(spots, v.spots()...)
	}
	return spots
}
