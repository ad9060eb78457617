// Package unfinished lists the matches that can be gone on with.
package unfinished

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/picker"
	"klaverjas/app/store"
	"klaverjas/i18n"
)

// Options are what the page leaves to its owner.
type Options struct {
	Matches func() []store.Match // the one played last first
	GoOn    func(store.MatchID)
	GiveUp  func(store.MatchID)
	TakeUp  func(store.MatchID) // takes GiveUp back
	Close   func()
	Changed func()
}

// Page is the page. Its methods are for the main goroutine.
type Page struct {
	opt  Options
	root *fyne.Container

	ground, felt *canvas.Rectangle
	title, said  *canvas.Text
	list         *picker.Picker
	goOn, giveUp *look.Button
	undo, back   *look.Button

	chosen int           // match
	at     int           // what the keyboard is on: matches, then buttons
	gone   store.MatchID // given up last, 0 for none
}

// New returns the page.
func New(opt Options) *Page {
	p := &Page{
		opt: opt, ground: canvas.NewRectangle(look.Wood), felt: canvas.NewRectangle(look.Cloth),
		title: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		said:  look.Text(look.OnCloth, false, fyne.TextAlignLeading),
	}
	p.list = picker.New(false, p.choose)
	p.goOn = look.NewButton("goon", true, p.goOnChosen)
	p.giveUp = look.NewButton("giveup", false, p.giveUpChosen)
	p.undo = look.NewButton("takeup", false, p.takeUp)
	p.back = look.NewButton("back", false, opt.Close)
	objects := append([]fyne.CanvasObject{p.ground, p.felt, p.title, p.said}, p.list.Objects()...)
	p.root = container.New(look.Layout(p.resized), append(objects, p.goOn, p.giveUp, p.undo, p.back)...)
	return p
}

// Name names the page in traces.
func (p *Page) Name() string { return "unfinished" }

// Root returns what the page shows.
func (p *Page) Root() fyne.CanvasObject { return p.root }

// Refresh says everything again.
func (p *Page) Refresh() { p.resized(p.root.Size()) }

// resized places everything for a new size of the window.
func (p *Page) resized(size fyne.Size) {
	p.layout(size)
	p.opt.Changed()
}

// choose goes on with a match that is chosen already, and chooses another one.
func (p *Page) choose(i int) {
	if i == p.chosen && p.at == i {
		p.goOnChosen()
		return
	}
	p.chosen, p.at = i, i
	p.Refresh()
}

// match returns the chosen match; false if there is none left.
func (p *Page) match() (store.Match, bool) {
	all := p.opt.Matches()
	if len(all) == 0 {
		return store.Match{}, false
	}
	p.chosen = max(0, min(p.chosen, len(all)-1))
	return all[p.chosen], true
}

func (p *Page) goOnChosen() {
	if m, ok := p.match(); ok {
		p.opt.GoOn(m.ID)
	}
}

func (p *Page) giveUpChosen() {
	if m, ok := p.match(); ok {
		p.gone = m.ID
		p.opt.GiveUp(m.ID)
		p.at = 0
		p.Refresh()
	}
}

func (p *Page) takeUp() {
	id := p.gone
	p.gone = 0
	p.opt.TakeUp(id)
	p.chosen = max(0, slices.IndexFunc(p.opt.Matches(), func(m store.Match) bool { return m.ID == id }))
	p.at = p.chosen
	p.Refresh()
}

// buttons returns the visible buttons in the order of the keyboard.
func (p *Page) buttons() []*look.Button {
	var buttons []*look.Button
	if len(p.opt.Matches()) > 0 {
		buttons = append(buttons, p.goOn, p.giveUp)
	}
	if p.gone != 0 {
		buttons = append(buttons, p.undo)
	}
	return append(buttons, p.back)
}

// Key handles a key.
func (p *Page) Key(k fyne.KeyName) bool {
	matches, buttons := len(p.opt.Matches()), p.buttons()
	count := matches + len(buttons)
	switch k {
	case fyne.KeyUp:
		p.at = (p.at + count - 1) % count
	case fyne.KeyDown, fyne.KeyTab:
		p.at = (p.at + 1) % count
	case fyne.KeyRight:
		p.at = max(p.at, matches)
	case fyne.KeyLeft:
		p.at = p.chosen
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if p.at >= matches {
			buttons[p.at-matches].OnTapped()
			return true
		}
		p.goOnChosen()
		return true
	default:
		return false
	}
	if p.at < matches {
		p.chosen = p.at
	}
	p.Refresh()
	return true
}

// Spots returns what can be clicked.
func (p *Page) Spots() []look.Spot {
	spots := p.list.Spots()
	for _, b := range p.buttons() {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	return spots
}

// layout places everything: the matches at the left, the buttons at the right.
func (p *Page) layout(size fyne.Size) {
	if size.Width < 2 {
		return
	}
	u := look.Unit(size)
	left, top := (size.Width-984*u)/2, (size.Height-624*u)/2
	look.Place(p.ground, 0, 0, size.Width, size.Height)
	p.felt.CornerRadius = 14 * u
	look.Place(p.felt, 5*u, 5*u, size.Width-10*u, size.Height-10*u)
	p.title.Text = i18n.T("unfinished.title")
	look.PlaceText(p.title, left, top+8*u, 690*u, 44*u, 32*u)
	items := p.items()
	p.said.Text = ""
	if len(items) == 0 {
		p.said.Text = i18n.T("unfinished.none")
	}
	look.PlaceText(p.said, left, top+66*u, 690*u, 28*u, 17*u)
	_, _ = p.match()
	focused := -1
	if p.at < len(items) {
		focused = p.at
	}
	p.list.Set(items, p.chosen, focused)
	p.list.Place(left, top+66*u, 690*u, 552*u, 56, u)
	p.placeButtons(left+718*u, top+66*u, u)
}

// placeButtons places the column of buttons.
func (p *Page) placeButtons(x, y, u float32) {
	p.goOn.SetLabel(i18n.T("unfinished.goon"))
	p.giveUp.SetLabel(i18n.T("unfinished.giveup"))
	p.undo.SetLabel(i18n.T("unfinished.takeup"))
	p.back.SetLabel(i18n.T("unfinished.back"))
	some := len(p.opt.Matches()) > 0
	look.Show(p.goOn, some)
	look.Show(p.giveUp, some)
	look.Show(p.undo, p.gone != 0)
	p.goOn.PlaceAt(x, y, 266*u, 62*u, 20*u)
	p.giveUp.PlaceAt(x, y+72*u, 266*u, 44*u, 15*u)
	p.undo.PlaceAt(x, y+124*u, 266*u, 44*u, 15*u)
	p.back.PlaceAt(x, y+508*u, 266*u, 44*u, 15*u)
	for i, b := range p.buttons() {
		b.SetSelected(p.at == len(p.opt.Matches())+i)
	}
}
