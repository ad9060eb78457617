// Package overlay lays a panel of buttons or lines over a screen: the menu, a
// question, the list of keys.
package overlay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// Content is what a panel shows.
type Content struct {
	Title   string
	Lines   []string
	Columns []Column // beside each other, under the lines
	Buttons []Button
	Default int // the button that the keyboard is on at first
}

// Column is a heading and rows of two cells, such as a key and what it does.
type Column struct {
	Title string
	Rows  [][2]string
}

// Button is one choice of a panel.
type Button struct {
	ID     string
	Label  string
	Tapped func()
}

// Overlay is the panel; it takes every click while it is open.
type Overlay struct {
	Root     *fyne.Container
	OnClose  func()
	OnPlaced func() // the panel lies elsewhere; nil: nobody asks

	content func() Content // says everything in the language in force
	veil    *veil
	panel   *canvas.Rectangle
	title   *canvas.Text
	lines   []*canvas.Text
	columns []*column
	buttons []*look.Button
	kept    map[string]*look.Button // by ID while open, so that a refresh between press and release loses no click
	at      int
}

// veil darkens the screen and keeps clicks from it.
type veil struct {
	widget.BaseWidget
	tapped func()
}

// Tapped closes what lies over the screen.
func (v *veil) Tapped(*fyne.PointEvent) { v.tapped() }

// CreateRenderer draws the veil.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(look.Veil))
}

// New returns a closed overlay.
func New(onClose func()) *Overlay {
	o := &Overlay{
		OnClose: onClose, panel: look.Panel(),
		title: look.Text(look.Ink, true, fyne.TextAlignCenter),
	}
	o.veil = &veil{tapped: o.Close}
	o.veil.ExtendBaseWidget(o.veil)
	o.Root = container.New(look.Layout(o.layout))
	o.Root.Hide()
	return o
}

// Open shows a panel. Its content is asked for again whenever the language changes.
func (o *Overlay) Open(content func() Content) {
	o.content, o.kept = content, map[string]*look.Button{}
	o.at = content().Default
	o.Refresh()
	o.Root.Show()
}

// IsOpen tells whether a panel is shown.
func (o *Overlay) IsOpen() bool { return o.Root.Visible() }

// Close hides the panel.
func (o *Overlay) Close() {
	if o.IsOpen() {
		o.Root.Hide()
		o.OnClose()
	}
}

// Refresh says everything again.
func (o *Overlay) Refresh() {
	if o.content == nil {
		return
	}
	c := o.content()
	o.title.Text = c.Title
	o.lines, o.columns, o.buttons = nil, nil, nil
	objects := []fyne.CanvasObject{o.veil, o.panel, o.title}
	for _, line := range c.Lines {
		t := look.Text(look.Ink, false, fyne.TextAlignCenter)
		t.Text = line
		o.lines = append(o.lines, t)
		objects = append(objects, t)
	}
	for _, c := range c.Columns {
		o.columns = append(o.columns, newColumn(c))
		objects = append(objects, o.columns[len(o.columns)-1].objects()...)
	}
	for i, b := range c.Buttons {
		button := o.kept[b.ID]
		if button == nil {
			button = look.NewButton(b.ID, i == c.Default, nil)
			o.kept[b.ID] = button
		}
		button.OnTapped = b.Tapped
		button.SetLabel(b.Label)
		o.buttons = append(o.buttons, button)
		objects = append(objects, button)
	}
	o.Root.Objects = objects
	o.mark()
	o.layout(o.Root.Size())
	o.Root.Refresh()
}

func (o *Overlay) mark() {
	for i, b := range o.buttons {
		b.SetSelected(i == o.at)
	}
}

// layout centres the panel: title, lines, buttons one under the other.
func (o *Overlay) layout(size fyne.Size) {
	if size.Width < 2 || o.content == nil {
		return
	}
	u := look.Unit(size)
	w, extra := o.measures()
	w *= u
	h := (64 + extra + 28*float32(len(o.lines)) + 54*float32(len(o.buttons)) + 22) * u
	x, y := (size.Width-w)/2, (size.Height-h)/2
	look.Place(o.veil, 0, 0, size.Width, size.Height)
	o.panel.CornerRadius = 14 * u
	look.Place(o.panel, x, y, w, h)
	look.PlaceText(o.title, x+20*u, y+12*u, w-40*u, 36*u, 23*u)
	y += 60 * u
	for _, line := range o.lines {
		look.PlaceText(line, x+32*u, y, w-64*u, 28*u, 16*u)
		y += 28 * u
	}
	o.placeColumns(x, y, w, u)
	y += (8 + extra) * u
	for _, b := range o.buttons {
		b.PlaceAt(x+(w-380*u)/2, y, 380*u, 46*u, 16*u)
		y += 54 * u
	}
	if o.OnPlaced != nil {
		o.OnPlaced()
	}
}

// Key handles a key; an open overlay has a use for every one.
func (o *Overlay) Key(k fyne.KeyName) {
	n := len(o.buttons)
	switch k {
	case fyne.KeyEscape:
		o.Close()
	case fyne.KeyUp, fyne.KeyLeft:
		o.at = (o.at + n - 1) % n
		o.mark()
	case fyne.KeyDown, fyne.KeyRight, fyne.KeyTab:
		o.at = (o.at + 1) % n
		o.mark()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		o.buttons[o.at].OnTapped()
	}
}

// Spots returns what can be clicked.
func (o *Overlay) Spots() []look.Spot {
	var spots []look.Spot
	for _, b := range o.buttons {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	return spots
}
