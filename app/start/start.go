// Package start is the screen from which a match begins: which rules, how
// many deals, which language.
package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Options are what the start screen leaves to its owner.
type Options struct {
	Profile  string // marked at first
	Begin    func(rules engine.Rules)
	Continue func() // back to the match on the table
	CanGoOn  func() bool
	Language func() // switches to the other language
	Quit     func()
	Changed  func()
	Entries  []Entry // ways to other pages, in order
}

// Entry is a button that leads to another page; its label is the text
// "start." + ID.
type Entry struct {
	ID     string
	Tapped func()
}

// lengths are the numbers of deals offered, in turn.
var lengths = []int{16, 12, 8, 4}

// Start is the screen. Its methods are for the main goroutine.
type Start struct {
	Content *fyne.Container
	opt     Options

	ground   *canvas.Rectangle
	felt     *canvas.Rectangle
	title    *canvas.Text
	subtitle *canvas.Text
	question *canvas.Text
	suits    [4]*canvas.Image
	profiles []*option
	length   *look.Button
	begin    *look.Button
	goOn     *look.Button
	language *look.Button
	quit     *look.Button
	entries  []*look.Button

	chosen int // profile
	deals  int // index in lengths, -1 for the profile's own
	at     int // what the keyboard is on
}

// New returns the start screen.
func New(opt Options) *Start {
	s := &Start{
		opt: opt, ground: canvas.NewRectangle(look.Wood), felt: canvas.NewRectangle(look.Cloth), deals: -1,
		title:    look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		subtitle: look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
		question: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
	}
	for i, p := range engine.Profiles() {
		s.profiles = append(s.profiles, newOption("profile."+p.Name, func() { s.choose(i) }))
		if p.Name == opt.Profile {
			s.chosen = i
		}
	}
	for i := range s.suits {
		s.suits[i] = look.SuitIcon()
	}
	s.length = look.NewButton("length", false, s.nextLength)
	s.begin = look.NewButton("begin", true, s.start)
	s.goOn = look.NewButton("continue", false, opt.Continue)
	s.language = look.NewButton("language", false, opt.Language)
	s.quit = look.NewButton("quit", false, opt.Quit)
	for _, e := range opt.Entries {
		s.entries = append(s.entries, look.NewButton(e.ID, false, e.Tapped))
	}
	s.at = s.chosen
	s.Content = container.New(look.Layout(s.resized), s.objects()...)
	return s
}

func (s *Start) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{s.ground, s.felt, s.title, s.subtitle, s.question}
	for _, img := range s.suits {
		objects = append(objects, img)
	}
	for _, p := range s.profiles {
		objects = append(objects, p)
	}
	for _, b := range s.entries {
		objects = append(objects, b)
	}
	return append(objects, s.length, s.begin, s.goOn, s.language, s.quit)
}

// Refresh says everything again, in the language now in force.
func (s *Start) Refresh() {
	s.resized(s.Content.Size())
}

// resized places everything for a new size of the window.
func (s *Start) resized(size fyne.Size) {
	s.layout(size)
	if s.opt.Changed != nil {
		s.opt.Changed()
	}
}

func (s *Start) choose(i int) {
	s.chosen, s.at, s.deals = i, i, -1
	s.Refresh()
}

// dealsChosen returns the number of deals that the match will have.
func (s *Start) dealsChosen() int {
	if s.deals >= 0 {
		return lengths[s.deals]
	}
	return engine.Profiles()[s.chosen].Rules.Deals
}

func (s *Start) nextLength() {
	next := 0
	for i, n := range lengths {
		if n == s.dealsChosen() {
			next = (i + 1) % len(lengths)
		}
	}
	s.deals = next
	s.Refresh()
}

func (s *Start) start() {
	rules := engine.Profiles()[s.chosen].Rules
	rules.Deals = s.dealsChosen()
	s.opt.Begin(rules)
}

// layout places everything: the rules at the left, the buttons at the right.
func (s *Start) layout(size fyne.Size) {
	if size.Width < 2 {
		return
	}
	u := look.Unit(size)
	left := (size.Width - 984*u) / 2
	top := (size.Height - 624*u) / 2
	look.Place(s.ground, 0, 0, size.Width, size.Height)
	s.felt.CornerRadius = 14 * u
	look.Place(s.felt, 5*u, 5*u, size.Width-10*u, size.Height-10*u)
	s.title.Text, s.subtitle.Text = i18n.T("app.name"), i18n.T("start.subtitle")
	s.question.Text = i18n.T("start.question")
	look.PlaceText(s.title, left+84*u, top+10*u, 500*u, 50*u, 40*u)
	look.PlaceText(s.subtitle, left+84*u, top+56*u, 640*u, 24*u, 16*u)
	look.PlaceText(s.question, left, top+92*u, 700*u, 26*u, 17*u)
	s.placeSuits(left, top, u)
	for i, p := range s.profiles {
		p.title, p.line = words.Profile(engine.Profiles()[i].Name)
		p.chosen, p.focused, p.unit = i == s.chosen, i == s.at, u
		look.Place(p, left, top+(122+float32(i)*49.5)*u, 700*u, 45*u)
		p.Refresh()
	}
	s.placeButtons(left+724*u, top, 260*u, u)
}

// placeSuits draws the four suits as the program's mark.
func (s *Start) placeSuits(left, top, u float32) {
	for i, img := range s.suits {
		look.SetSuitLight(img, engine.Suit(i))
		look.Place(img, left+float32(i%2)*36*u, top+(12+float32(i/2)*36)*u, 32*u, 32*u)
	}
}

// placeButtons places the column of buttons at the right.
func (s *Start) placeButtons(x, top, w, u float32) {
	s.language.SetLabel(i18n.T("start.language"))
	s.length.SetLabel(i18n.T("start.deals", "Count", s.dealsChosen()))
	s.begin.SetLabel(i18n.T("start.begin"))
	s.goOn.SetLabel(i18n.T("start.continue"))
	s.quit.SetLabel(i18n.T("start.quit"))
	s.language.PlaceAt(x, top+16*u, w, 40*u, 15*u)
	s.length.PlaceAt(x, top+122*u, w, 50*u, 16*u)
	s.begin.PlaceAt(x, top+186*u, w, 64*u, 20*u)
	look.Show(s.goOn, s.opt.CanGoOn())
	s.goOn.PlaceAt(x, top+264*u, w, 50*u, 16*u)
	for i, b := range s.entries {
		b.SetLabel(i18n.T("start." + b.ID))
		b.PlaceAt(x, top+(330+46*float32(i))*u, w, 40*u, 15*u)
	}
	s.quit.PlaceAt(x, top+567*u, w, 45*u, 15*u)
	for i, b := range s.buttons() {
		b.SetSelected(s.at == len(s.profiles)+i)
	}
}

// buttons returns the visible buttons in the order of the keyboard.
func (s *Start) buttons() []*look.Button {
	buttons := []*look.Button{s.length, s.begin}
	if s.opt.CanGoOn() {
		buttons = append(buttons, s.goOn)
	}
	buttons = append(buttons, s.entries...)
	return append(buttons, s.language, s.quit)
}
