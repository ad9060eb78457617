// Package frame is what the pages of history, statistics and fairness have in
// common: a heading, tabs, a sheet of paper and a line at the foot, and parts
// on it between which the keyboard goes: rows of buttons, tables and charts.
package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/i18n"
)

// Zone is a part of a page that the keyboard can be on.
type Zone interface {
	// Enter gives the zone the keyboard, at its end if it comes from below.
	Enter(fromBelow bool)
	// Leave takes the keyboard from it.
	Leave()
	// Key handles a key and tells whether there was a use for it.
	Key(k fyne.KeyName) bool
	// Spots returns what can be clicked.
	Spots() []look.Spot
}

// Body is what stands on the paper.
type Body struct {
	Objects []fyne.CanvasObject
	Zones   []Zone
	Layout  func(x, y, w, h, u float32) // places the objects on the paper
}

// Options are what a page tells its frame.
type Options struct {
	Name    string // in traces
	Title   func() string
	Tabs    []Tab
	Body    func(tab int) Body // of a tab that is opened; kept until the next
	Foot    func() string      // the line below the paper
	Back    func()
	Changed func()
}

// Tab is a heading that opens a body.
type Tab struct {
	ID    string
	Label func() string
}

// Frame is the page. Its methods are for the main goroutine.
type Frame struct {
	opt  Options
	root *fyne.Container
	body Body
	tab  int
	zone int // in zones()

	ground, felt, paper *canvas.Rectangle
	heading, foot       *canvas.Text
	back                *Buttons
	bar                 *Buttons
}

// The frame's measures in units; see look.Unit.
const (
	pageWidth  = 984
	pageHeight = 624
	paperTop   = 104
	noTabsTop  = 58
	footHeight = 30
)

// New returns a page with its first tab open.
func New(opt Options) *Frame {
	f := &Frame{
		opt: opt, ground: canvas.NewRectangle(look.Wood), felt: canvas.NewRectangle(look.Cloth), paper: look.Panel(),
		heading: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		foot:    look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
	}
	f.back = NewButtons(Choice{ID: "close", Label: func() string { return i18n.T("page.back") }, Tapped: opt.Back})
	var choices []Choice
	for i, t := range opt.Tabs {
		choices = append(choices, Choice{ID: "tab." + t.ID, Label: t.Label, Tapped: func() { f.Open(i) }})
	}
	f.bar = NewButtons(choices...)
	f.bar.OnMove = f.Open
	f.root = container.New(look.Layout(f.layout))
	return f
}

// Name names the page in traces.
func (f *Frame) Name() string { return f.opt.Name }

// Root returns what the page shows.
func (f *Frame) Root() fyne.CanvasObject { return f.root }

// Tab returns the number of the open tab.
func (f *Frame) Tab() int { return f.tab }

// Open opens a tab with the keyboard on its heading.
func (f *Frame) Open(tab int) {
	f.tab = tab
	f.leave()
	f.zone = 0
	f.Rebuild()
}

// Rebuild asks for the body again and says everything anew. The keyboard stays
// where it is if that is still there.
func (f *Frame) Rebuild() {
	f.body = f.opt.Body(f.tab)
	objects := []fyne.CanvasObject{f.ground, f.felt, f.heading, f.foot, f.paper}
	objects = append(objects, f.back.Objects()...)
	objects = append(objects, f.bar.Objects()...)
	f.root.Objects = append(objects, f.body.Objects...)
	f.zone = min(f.zone, len(f.zones())-1)
	f.Refresh()
}

// Refresh says everything again, in the language and the colours in force.
func (f *Frame) Refresh() {
	if f.body.Layout == nil {
		f.Rebuild()
		return
	}
	f.layout(f.root.Size())
	f.root.Refresh()
}

// zones returns the parts that the keyboard goes through.
func (f *Frame) zones() []Zone {
	var zones []Zone
	if len(f.opt.Tabs) > 1 {
		zones = append(zones, f.bar)
	}
	for _, z := range f.body.Zones {
		if b, ok := z.(*Buttons); !ok || b.Any() {
			zones = append(zones, z)
		}
	}
	return append(zones, f.back)
}

// layout places everything for a size of the window.
func (f *Frame) layout(size fyne.Size) {
	if size.Width < 2 || f.body.Layout == nil {
		return
	}
	u := look.Unit(size)
	left, top := (size.Width-pageWidth*u)/2, (size.Height-pageHeight*u)/2
	look.Place(f.ground, 0, 0, size.Width, size.Height)
	f.felt.CornerRadius = 14 * u
	look.Place(f.felt, 5*u, 5*u, size.Width-10*u, size.Height-10*u)
	f.heading.Text = f.opt.Title()
	look.PlaceText(f.heading, left+4*u, top+4*u, 800*u, 46*u, 30*u)
	f.back.Place(left+(pageWidth-150)*u, top+8*u, 150*u, 40*u, u)
	paperY := float32(noTabsTop)
	if len(f.opt.Tabs) > 1 {
		paperY = paperTop
		f.bar.Mark = f.tab
		f.bar.Place(left, top+58*u, pageWidth*u, 38*u, u)
	}
	h := pageHeight - paperY - footHeight
	f.paper.CornerRadius = 12 * u
	look.Place(f.paper, left, top+paperY*u, pageWidth*u, h*u)
	f.body.Layout(left+16*u, top+(paperY+12)*u, (pageWidth-32)*u, (h-24)*u, u)
	f.foot.Text = f.opt.Foot()
	look.PlaceText(f.foot, left+4*u, top+(pageHeight-footHeight+4)*u, (pageWidth-8)*u, 24*u, 15*u)
	zones := f.zones()
	f.zone = max(0, min(f.zone, len(zones)-1))
	f.opt.Changed()
}

// Foot says the line at the foot again.
func (f *Frame) Foot() {
	f.foot.Text = f.opt.Foot()
	f.layout(f.root.Size())
}

// leave takes the keyboard from the zone that has it.
func (f *Frame) leave() {
	if zones := f.zones(); f.zone >= 0 && f.zone < len(zones) {
		zones[f.zone].Leave()
	}
}

// Focus gives a zone the keyboard, as when something in it was clicked.
func (f *Frame) Focus(z Zone) {
	for i, other := range f.zones() {
		if other == z && i != f.zone {
			f.leave()
			f.zone = i
		}
	}
}

// Go gives a zone the keyboard, as if one had walked to it.
func (f *Frame) Go(z Zone) {
	f.Focus(z)
	z.Enter(false)
	f.Refresh()
}

// move gives the keyboard to the zone before or after.
func (f *Frame) move(step int) {
	zones := f.zones()
	f.leave()
	f.zone = (f.zone + step + len(zones)) % len(zones)
	zones[f.zone].Enter(step < 0)
	f.opt.Changed()
}

// Key handles a key and tells whether there was a use for it.
func (f *Frame) Key(k fyne.KeyName) bool {
	zones := f.zones()
	if f.zone >= len(zones) {
		f.zone = 0
	}
	switch {
	case k == fyne.KeyEscape:
		f.opt.Back()
	case k == fyne.KeyTab:
		f.move(1)
	case zones[f.zone].Key(k):
	case k == fyne.KeyUp, k == fyne.KeyLeft:
		f.move(-1)
	case k == fyne.KeyDown, k == fyne.KeyRight:
		f.move(1)
	default:
		return false
	}
	return true
}

// Texts returns the heading and the line at the foot, for traces.
func (f *Frame) Texts() [][]string { return [][]string{{f.heading.Text}, {f.foot.Text}} }

// Spots returns what can be clicked.
func (f *Frame) Spots() []look.Spot {
	var spots []look.Spot
	for _, z := range f.zones() {
		spots = append(spots, z.Spots()...)
	}
	return spots
}
