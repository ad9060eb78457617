// Package scorepad is the screen on which the score of a game played with
// real cards is kept: the sheet as paper at the left, what is being entered at
// the right, and the lists and headings that go with several pads.
package scorepad

import (
	"io"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/pad"
	"klaverjas/app/printing"
	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Options are what the page leaves to its owner. All but Rules may be nil.
type Options struct {
	Keeper  Keeper                             // nil: nothing is kept
	Rules   engine.Rules                       // of the first pad
	Changed func()                             // something else is on the screen
	Close   func()                             // leave the page
	Focus   func(fyne.Focusable)               // give the keyboard to a text field, nil: back to the page
	Export  Export                             // write a file
	Print   func(h pad.Heading, s sheet.Sheet) // nil: there is no printing
	Run     frame.Run                          // does what may be slow; nil: in goroutines
}

// Export asks where a file of a name, without its ending, is to be and writes
// it there. It may take its time; it says what became of it, on the main
// goroutine, where it was and with what error, and nothing if nobody chose a place.
type Export func(name string, write func(io.Writer) error, say func(path string, err error))

// view is one of the page's faces.
type view interface {
	place(size fyne.Size)
	key(k fyne.KeyName) bool
	spots() []look.Spot
	objects() []fyne.CanvasObject
}

// Page is the score pad. Its methods are for the main goroutine.
type Page struct {
	opt   Options
	shelf *shelf
	root  *fyne.Container
	wood  *canvas.Rectangle
	felt  *canvas.Rectangle
	sheet *sheetView
	entry *entryView
	list  *listView
	setup *setupView
	now   view  // what is shown
	open  *kept // the pad being written on, nil before there is one
}

// New returns the page with the pad that was written on last, or the form for
// a first one.
func New(opt Options) *Page {
	p := &Page{
		opt: opt, shelf: newShelf(opt.Keeper), wood: canvas.NewRectangle(look.Wood), felt: canvas.NewRectangle(look.Cloth),
	}
	p.sheet = newSheetView(p)
	p.entry = newEntryView(p)
	p.list = newListView(p)
	p.setup = newSetupView(p)
	p.root = container.New(look.Layout(p.resized))
	if len(p.shelf.pads) > 0 {
		p.openPad(p.shelf.pads[0])
	} else {
		p.setup.begin(nil)
		p.show(p.setup)
	}
	return p
}

// Name names the page in traces.
func (p *Page) Name() string { return "scorepad" }

// Root returns what the page shows.
func (p *Page) Root() fyne.CanvasObject { return p.root }

// Refresh says everything again.
func (p *Page) Refresh() { p.show(p.now) }

// Key handles a key.
func (p *Page) Key(k fyne.KeyName) bool { return p.now.key(k) }

// Spots returns what can be clicked: nothing before it has its place.
func (p *Page) Spots() []look.Spot {
	if p.root.Size().Width < 2 {
		return nil
	}
	return p.now.spots()
}

// Texts returns the sheet as shown, row by row, for traces and tests; behind
// it what is said about the line being entered.
func (p *Page) Texts() [][]string {
	if p.open == nil {
		return nil
	}
	return append(p.sheet.texts(), []string{p.entry.told()})
}

// show puts a view on the page and says everything anew.
func (p *Page) show(v view) {
	p.now = v
	p.root.Objects = append([]fyne.CanvasObject{p.wood, p.felt}, v.objects()...)
	p.place(p.root.Size())
	p.root.Refresh()
	if p.opt.Changed != nil {
		p.opt.Changed()
	}
}

// resized places everything for a new size of the window.
func (p *Page) resized(size fyne.Size) {
	p.place(size)
	if p.opt.Changed != nil {
		p.opt.Changed()
	}
}

func (p *Page) place(size fyne.Size) {
	if size.Width < 2 {
		return
	}
	u := look.Unit(size)
	look.Place(p.wood, 0, 0, size.Width, size.Height)
	p.felt.CornerRadius = 14 * u
	look.Place(p.felt, 5*u, 5*u, size.Width-10*u, size.Height-10*u)
	p.now.place(size)
}

// openPad shows a pad with an empty line, or with the one that was begun
// before another pad was turned to.
func (p *Page) openPad(k *kept) {
	if p.open != nil && p.open != k && p.entry.form.Row < 0 {
		p.open.line = p.entry.form
	}
	turned := p.open != k
	p.open = k
	p.entry.clear()
	if turned && !k.line.Empty() {
		p.entry.form = k.line
	}
	p.focus(nil)
	p.show(p.entry)
}

// turnTo shows another pad in the order of the list.
func (p *Page) turnTo(by int) {
	if p.open != nil && len(p.shelf.pads) > 1 {
		p.openPad(p.shelf.beside(p.open, by))
	}
}

// openList shows all pads.
func (p *Page) openList() {
	p.focus(nil)
	p.list.begin()
	p.show(p.list)
}

// openSetup shows the heading of a pad to change, or that of a new one.
func (p *Page) openSetup(k *kept) {
	p.setup.begin(k)
	p.show(p.setup)
	p.setup.focusFirst()
}

func (p *Page) focus(on fyne.Focusable) {
	if p.opt.Focus != nil {
		p.opt.Focus(on)
	}
}

func (p *Page) leave() {
	p.shelf.retry()
	if p.opt.Close != nil {
		p.opt.Close()
	}
}

// export writes a pad's table, as it is now, to a file and says where it is.
func (p *Page) export(k *kept, say func(text string, good bool)) {
	if p.opt.Export == nil || k == nil {
		return
	}
	now := *k.Pad
	p.opt.Export(k.Heading().Name, now.WriteCSV, func(path string, err error) {
		if err != nil {
			say(i18n.T("preview.save."+printing.SaveTrouble(err), "File", filepath.Base(path)), false)
		} else {
			say(i18n.T("pad.exported", "Path", path), true)
		}
		p.Refresh()
	})
}

// print hands the sheet of a pad on to paper.
func (p *Page) print(k *kept) {
	if p.opt.Print != nil && k != nil {
		p.opt.Print(k.Heading(), k.Sheet())
	}
}

// Shown gives the keyboard to the first field of a form that is open.
func (p *Page) Shown() {
	if p.now == p.setup {
		p.setup.focusFirst()
	}
}

// Undo takes the last change of the pad back that is shown.
func (p *Page) Undo() {
	if p.now == p.entry {
		p.entry.undo()
	}
}

// Redo makes the change again that was taken back last.
func (p *Page) Redo() {
	if p.now == p.entry {
		p.entry.redo()
	}
}
