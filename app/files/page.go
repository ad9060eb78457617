// Package files is the page on which a file is chosen, to be read or to be
// written.
package files

import (
	"log/slog"
	"os"
	"path/filepath"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/i18n"
)

// Place is a folder that a button leads to.
type Place struct{ ID, Path string }

// Options are what the page leaves to its owner.
type Options struct {
	Save    bool                          // a file is to be written
	Title   func() string                 // what for
	Name    string                        // of the file to be written, offered
	Ends    []string                      // of the files shown, such as .txt
	Folder  string                        // where to begin
	Places  []Place                       // beside the folder above
	Run     frame.Run                     // nil: in goroutines
	Focus   func(fyne.Focusable)          // gives an entry the keyboard; nil takes it back
	Replace func(file string, yes func()) // asks whether a file is to be replaced
	Chosen  func(path string)
	Back    func()
	Changed func()
}

// Page is the screen. Its methods are for the main goroutine.
type Page struct {
	*frame.Frame
	opt    Options
	folder string // empty: the list of the disks
	items  []item
	round  int    // of reading, so that late answers are dropped
	wrong  string // why something did not work

	places *frame.Buttons
	path   *canvas.Text
	list   *frame.Grid
	empty  *frame.Prose
	field  *frame.Field
	choose *frame.Buttons
}

// longestName is how many letters can be typed.
const longestName = 400

// New returns the page. Shown must be called when it is on the screen.
func New(opt Options) *Page {
	p := &Page{opt: opt, path: look.Text(look.Ink, true, fyne.TextAlignLeading), empty: frame.NewProse(15)}
	p.empty.Dim = true
	p.list = frame.NewGrid(frame.GridOptions{
		ID: "file", Head: head, Count: func() int { return len(p.items) }, RowAt: p.row, OnPress: p.press,
	})
	p.field = frame.NewField(frame.FieldOptions{
		ID: "name", Longest: longestName, Focus: opt.Focus, Submit: p.submit,
		Hint: func() string { return i18n.T("files.hint") },
	})
	p.places = p.placeButtons()
	verb := "files.open"
	if opt.Save {
		verb = "files.save"
	}
	p.choose = frame.NewButtons(frame.Choice{ID: "choose", Label: func() string { return i18n.T(verb) }, Tapped: p.submit, Marked: func() bool { return true }})
	p.Frame = frame.New(frame.Options{
		Name: "files", Title: opt.Title, Tabs: []frame.Tab{{ID: "files"}}, Body: func(int) frame.Body { return p.body() },
		Foot: p.foot, Back: p.leave, Changed: opt.Changed,
	})
	p.field.Attach(p.Frame)
	p.folder = opt.Folder
	if opt.Save {
		p.field.SetText(Free(opt.Folder, opt.Name))
	}
	p.Frame.Rebuild()
	p.read()
	return p
}

// Shown gives the keyboard to what one begins with: the name of a file to be
// written, the list of those to be read.
func (p *Page) Shown() {
	if p.opt.Save {
		p.Frame.Go(p.field)
		return
	}
	p.Frame.Go(p.list)
}

func (p *Page) leave() {
	p.opt.Focus(nil)
	p.opt.Back()
}

func (p *Page) placeButtons() *frame.Buttons {
	choices := []frame.Choice{{ID: "up", Label: func() string { return i18n.T("files.up") }, Tapped: p.up}}
	for _, place := range p.opt.Places {
		choices = append(choices, frame.Choice{
			ID: "place." + place.ID, Label: func() string { return i18n.T("files.place." + place.ID) },
			Tapped: func() { p.enter(place.Path) },
		})
	}
	return frame.NewButtons(choices...)
}

// up goes to the folder above, from a root to the list of the disks.
func (p *Page) up() {
	if p.folder == "" {
		return
	}
	above := filepath.Dir(p.folder)
	if above == p.folder {
		if len(drives()) == 0 {
			return
		}
		above = ""
	}
	p.enter(above)
}

// enter shows another folder.
func (p *Page) enter(folder string) {
	p.folder, p.items, p.wrong = folder, nil, ""
	p.list.Go(0)
	p.read()
	p.Refresh()
}

// read has the folder read; a slow disk does not hold up the window.
func (p *Page) read() {
	p.round++
	round, folder, ends := p.round, p.folder, p.opt.Ends
	p.opt.Run.Away()(func() {
		items, err := drives(), error(nil)
		if folder != "" {
			items, err = list(folder, ends)
		}
		fyne.Do(func() {
			if round != p.round {
				return
			}
			p.items = items
			if err != nil {
				slog.Warn("folder not read", "error", err)
				p.wrong = i18n.T("files.unreadable")
			}
			p.Refresh()
		})
	})
}

// press goes into a folder, or takes the name of a file; pressed again the
// file is chosen.
func (p *Page) press(row int) {
	one := p.items[row]
	p.wrong = ""
	switch {
	case one.folder:
		p.enter(one.path)
	case p.field.Text() == one.name:
		p.submit()
	default:
		p.field.SetText(one.name)
		p.Refresh()
	}
}

// submit chooses the file whose name is in the field.
func (p *Page) submit() {
	typed := p.field.Text()
	if typed == "" {
		p.say("nothing")
		return
	}
	path := resolve(p.folder, typed)
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		p.field.SetText("")
		p.enter(path)
		return
	}
	if !p.opt.Save {
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
			p.say("missing")
			return
		}
		p.done(path)
		return
	}
	path = withEnd(path, p.opt.Ends)
	if info, err := os.Stat(filepath.Dir(path)); err != nil || !info.IsDir() {
		p.say("no_folder")
		return
	}
	if _, err := os.Lstat(path); err == nil {
		p.opt.Focus(nil) // the question has the keys
		p.opt.Replace(path, func() { p.done(path) })
		return
	}
	p.done(path)
}

func (p *Page) say(what string) {
	p.wrong = i18n.T("files." + what)
	p.Refresh()
}

// done leaves the page and hands the file over.
func (p *Page) done(path string) {
	p.leave()
	p.opt.Chosen(path)
}

func (p *Page) foot() string {
	if p.wrong != "" {
		return p.wrong
	}
	if p.opt.Save {
		return i18n.T("files.foot.save")
	}
	return i18n.T("files.foot.open")
}

func (p *Page) body() frame.Body {
	objects := append(p.places.Objects(), p.path, p.list, p.empty.Object(), p.field.Object())
	return frame.Body{
		Objects: append(objects, p.choose.Objects()...), Zones: []frame.Zone{p.places, p.list, p.field, p.choose},
		Layout: func(x, y, w, h, u float32) {
			p.places.Place(x, y, w, 36*u, u)
			p.path.Text = p.folder
			look.PlaceText(p.path, x+5*u, y+42*u, w-10*u, 26*u, 15*u)
			p.list.Place(x, y+70*u, w, h-124*u, u)
			text := ""
			if len(p.items) == 0 {
				text = i18n.T("files.empty")
			}
			p.empty.Place(text, x+5*u, y+106*u, w-10*u, 60*u, u)
			p.field.Place(x, y+h-43*u, w-210*u, 40*u, u)
			p.choose.Place(x+w-200*u, y+h-44*u, 200*u, 42*u, u)
		},
	}
}

func head() []frame.Column {
	return []frame.Column{
		{Title: i18n.T("files.name"), Width: 600},
		{Title: i18n.T("files.size"), Width: 120, Align: fyne.TextAlignTrailing},
		{Title: "", Width: 20},
		{Title: i18n.T("files.changed"), Width: 180},
	}
}

// row says a file or a folder.
func (p *Page) row(i int) []frame.Cell {
	one := &p.items[i]
	if one.folder {
		return []frame.Cell{{Text: one.name, Bold: true}, {Text: i18n.T("files.folder"), Dim: true}}
	}
	return []frame.Cell{
		{Text: one.name},
		{Text: size(one.size)},
		{},
		{Text: words.Moment(one.changed), Dim: true},
	}
}

// size writes how large a file is.
func size(bytes int64) string {
	switch {
	case bytes >= 10<<20:
		return itoa(int(bytes>>20)) + " MB"
	default:
		return itoa(int((bytes+1023)>>10)) + " kB"
	}
}

func itoa(n int) string { return strconv.Itoa(n) }
