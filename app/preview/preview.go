// Package preview is the page that shows what will be printed, as it will be
// printed, and saves or prints it.
package preview

import (
	"log/slog"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/files"
	"klaverjas/app/look"
	"klaverjas/app/page"
	"klaverjas/app/prefs"
	"klaverjas/app/printing"
	"klaverjas/app/sheet/paper"
	"klaverjas/assets"
	"klaverjas/i18n"
)

// Options are what the page leaves to its owner.
type Options struct {
	Job     Job
	Paper   prefs.Paper // how paper was wanted the last time
	Letters assets.Letters
	Folder  string // where files go unless another place is typed
	System  *printing.System
	Keep    func(prefs.Paper)                           // how paper is wanted has changed
	Replace func(file string, yes func())               // asks whether a file is to be replaced
	Choose  func(name string, chosen func(file string)) // has a place for a file chosen; nil: it is typed
	Focus   func(fyne.Focusable)                        // gives an entry the keyboard; nil takes it back
	Close   func()
	Changed func()
}

// tab is one group of choices.
type tab uint8

const (
	tabPaper tab = iota
	tabNotation
	tabHead
	tabs
)

var tabNames = [tabs]string{"paper", "notation", "head"}

// Page is the screen. Its methods are for the main goroutine.
type Page struct {
	opt   Options
	fonts *paper.Fonts
	root  *fyne.Container
	want  want
	doc   *paper.Document
	shown int // page of the document

	cloth   *canvas.Rectangle
	panel   *canvas.Rectangle
	title   *canvas.Text
	picture *picture
	number  *canvas.Text // which page of how many
	tabs    [tabs]*look.Button
	views   []*rowView
	file    *rowView
	status  [3]*canvas.Text
	save    *look.Button
	print   *look.Button
	open    *look.Button
	back    *look.Button
	earlier *look.Button
	later   *look.Button

	tab      tab
	at       int // what the keyboard is on
	entry    *entry
	printers []printing.Printer // empty until they have been found
	said     func() string
	alarm    bool // what is said is a trouble
	busy     bool
	saved    string // the file saved last
}

// rowsShown is the largest number of rows of a tab.
const rowsShown = 8

// New returns the page for a job. It begins at once to look for printers.
func New(opt Options) *Page {
	p := &Page{opt: opt, said: func() string { return "" }}
	fonts, err := page.Fonts()
	if err != nil {
		slog.Error("no fonts for paper", "error", err)
	}
	p.fonts = fonts
	p.want = want{Paper: opt.Paper, head: opt.Job.Head, letters: opt.Letters, file: filepath.Join(opt.Folder, files.Free(opt.Folder, files.Name(opt.Job.Name)+".pdf"))}
	if p.want.head.Club == "" {
		p.want.head.Club = opt.Paper.Club
	}
	if !opt.Job.blank() {
		p.want.Copies = 1
	}
	p.want.kind = opt.Job.offered()[0]
	p.build()
	p.root = container.New(look.Layout(func(fyne.Size) { p.layout() }), p.objects()...)
	p.compose()
	p.findPrinters()
	return p
}

func (p *Page) build() {
	p.cloth, p.panel = canvas.NewRectangle(look.Cloth), look.Panel()
	p.title = look.Text(look.OnCloth, true, fyne.TextAlignLeading)
	p.number = look.Text(look.OnCloth, false, fyne.TextAlignCenter)
	p.picture = newPicture(func() {
		if p.opt.Changed != nil {
			p.opt.Changed()
		}
	})
	for t := range tabs {
		p.tabs[t] = look.NewButton("tab."+tabNames[t], false, func() { p.toTab(t) })
	}
	for range rowsShown {
		p.views = append(p.views, newRowView(p))
	}
	p.file = newRowView(p)
	for i := range p.status {
		p.status[i] = look.Text(look.Ink, false, fyne.TextAlignLeading)
	}
	p.save = look.NewButton("save", true, func() { p.saveFile(false) })
	p.print = look.NewButton("print", false, p.printIt)
	p.open = look.NewButton("open", false, p.openIt)
	p.back = look.NewButton("back", false, p.opt.Close)
	p.earlier = look.NewButton("page.less", false, func() { p.turn(-1) })
	p.later = look.NewButton("page.more", false, func() { p.turn(1) })
	p.earlier.SetLabel("‹")
	p.later.SetLabel("›")
	p.at = p.buttonsFrom() // on saving
}

func (p *Page) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{p.cloth, p.picture.root, p.title, p.number, p.earlier, p.later, p.panel}
	for _, b := range p.tabs {
		all = append(all, b)
	}
	for _, v := range append(p.views[:len(p.views):len(p.views)], p.file) {
		all = append(all, v.objects()...)
	}
	for _, t := range p.status {
		all = append(all, t)
	}
	all = append(all, p.save, p.print, p.open, p.back)
	if p.entry != nil {
		all = append(all, p.entry.field.Root)
	}
	return all
}

// Name names the page in traces.
func (p *Page) Name() string { return "paper" }

// Root returns what the page shows.
func (p *Page) Root() fyne.CanvasObject { return p.root }

// Refresh says everything again, in the language and the colours in force.
func (p *Page) Refresh() {
	p.compose()
	p.cloth.FillColor = look.Cloth
	p.root.Objects = p.objects()
	p.layout()
	p.root.Refresh()
}

// compose makes the document anew and draws its picture.
func (p *Page) compose() {
	if p.fonts == nil {
		return
	}
	p.doc = p.opt.Job.compose(&p.want, p.fonts)
	p.shown = min(p.shown, len(p.doc.Pages)-1)
}

// keep tells the owner how paper is wanted.
func (p *Page) keep() {
	kept := p.want.Paper
	kept.Club = p.want.head.Club
	if !p.opt.Job.blank() {
		kept.Copies = p.opt.Paper.Copies
	}
	p.opt.Keep(kept)
}

// turn shows an earlier or a later page.
func (p *Page) turn(by int) {
	p.shown = min(max(p.shown+by, 0), len(p.doc.Pages)-1)
	p.layout()
}

func (p *Page) toTab(t tab) {
	p.endEntry()
	p.tab, p.at = t, int(t)
	p.Refresh()
}

// say shows a sentence about saving or printing. It is said again when the
// language changes.
func (p *Page) say(alarm bool, sentence func() string) {
	p.said, p.alarm = sentence, alarm
	p.Refresh()
}

// Texts returns what the page says, for traces.
func (p *Page) Texts() [][]string {
	texts := [][]string{{p.said()}, {p.want.file}}
	if p.picture.Drawn() {
		texts = append(texts, []string{"picture", "drawn"})
	}
	for _, v := range p.views {
		if v.row.id != "" {
			texts = append(texts, []string{v.row.id, v.row.value})
		}
	}
	return texts
}

// label returns a button's words.
func label(id string) string { return i18n.T("preview.button." + id) }
