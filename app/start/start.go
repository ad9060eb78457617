// Package start is the screen from which everything begins: going on with a
// match, a new one, and the ways to other pages.
package start

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/picker"
	"klaverjas/app/prefs"
	"klaverjas/app/settings"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Options are what the start screen leaves to its owner.
type Options struct {
	Prefs      prefs.Prefs
	Begin      func(rules engine.Rules)
	Continue   func() // back to the match on the table
	CanGoOn    func() bool
	Others     func() int            // how many matches can be gone on with besides; nil: none
	ShowOthers func()                // lists them all
	Language   func()                // switches to the other language
	Letters    func() assets.Letters // on the cards, for the language in force
	Quit       func()
	Changed    func()
	Entries    []Entry // ways to other pages, in order; there is room for eight
}

// Entry is a button that leads to another page; its label is the text
// "start." + ID.
type Entry struct {
	ID     string
	Tapped func()
}

// Start is the screen. Its methods are for the main goroutine.
type Start struct {
	Content *fyne.Container
	opt     Options

	room     *look.Room
	fan      *fan
	title    *canvas.Text
	subtitle *canvas.Text
	question *canvas.Text
	suits    [4]*canvas.Image
	rules    *picker.Picker
	length   *look.Button
	begin    *look.Button
	goOn     *look.Button
	others   *look.Button
	language *look.Button
	quit     *look.Button
	entries  []*look.Button

	sets []prefs.Ruleset // as offered
	seen string          // the ID of the rules that were chosen when it was last shown
	at   int             // what the keyboard is on: rules, then buttons
}

// New returns the start screen.
func New(opt Options) *Start {
	s := &Start{
		opt: opt, room: look.NewRoom(), fan: newFan(),
		title:    look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		subtitle: look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
		question: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
	}
	s.rules = picker.New(false, s.choose)
	for i := range s.suits {
		s.suits[i] = look.SuitIcon()
	}
	s.length = look.NewButton("length", false, s.nextLength)
	s.begin = look.NewButton("begin", true, s.start)
	s.goOn = look.NewButton("continue", true, opt.Continue)
	s.others = look.NewButton("others", false, opt.ShowOthers)
	s.language = look.NewButton("language", false, opt.Language)
	s.quit = look.NewButton("quit", false, opt.Quit)
	for _, e := range opt.Entries {
		s.entries = append(s.entries, look.NewButton(e.ID, false, e.Tapped))
	}
	s.Content = container.New(look.Layout(s.resized), s.objects()...)
	s.Home()
	return s
}

func (s *Start) objects() []fyne.CanvasObject {
	objects := append(s.room.Objects(), s.fan.objects()...)
	objects = append(objects, s.title, s.subtitle, s.question)
	for _, img := range s.suits {
		objects = append(objects, img)
	}
	objects = append(objects, s.rules.Objects()...)
	for _, b := range s.entries {
		objects = append(objects, b)
	}
	return append(objects, s.length, s.begin, s.goOn, s.others, s.language, s.quit)
}

// Home puts the keyboard where one usually wants it: on going on with the
// match, or on the rules chosen last.
func (s *Start) Home() {
	s.load()
	s.seen, s.at = s.opt.Prefs.Chosen().ID, s.chosen()
	if s.opt.CanGoOn() {
		s.at = len(s.sets)
	}
}

// load reads which rules there are.
func (s *Start) load() { s.sets = s.opt.Prefs.Rulesets() }

// chosen returns the place of the rules chosen.
func (s *Start) chosen() int {
	id := s.opt.Prefs.Chosen().ID
	return max(0, slices.IndexFunc(s.sets, func(r prefs.Ruleset) bool { return r.ID == id }))
}

// Refresh says everything again, in the language now in force.
func (s *Start) Refresh() {
	s.resized(s.Content.Size())
}

// resized places everything for a new size of the window.
func (s *Start) resized(size fyne.Size) {
	s.load()
	if id := s.opt.Prefs.Chosen().ID; id != s.seen && s.at < len(s.sets) { // chosen elsewhere
		s.seen, s.at = id, s.chosen()
	}
	s.at = min(s.at, len(s.sets)+len(s.buttons())-1)
	s.layout(size)
	if s.opt.Changed != nil {
		s.opt.Changed()
	}
}

func (s *Start) choose(i int) {
	s.at = i
	s.opt.Prefs.SetChosen(s.sets[i].ID)
	s.Refresh()
}

// chosenRules returns the rules of the match that would begin.
func (s *Start) chosenRules() engine.Rules {
	return s.opt.Prefs.WithSignals(s.opt.Prefs.WithLength(s.opt.Prefs.Chosen().Rules))
}

// lengthWords says how long a match by rules is.
func lengthWords(r *engine.Rules) string {
	if r.Length == engine.LengthPoints {
		return i18n.T("start.length.points", "Points", r.Limit)
	}
	return i18n.T("start.deals", "Count", r.Deals)
}

// nextLength goes to the next length offered that is another one.
func (s *Start) nextLength() {
	now := s.chosenRules()
	values := prefs.Length.Values
	at := max(0, slices.Index(values, prefs.Length.Get(s.opt.Prefs)))
	for i := range values {
		prefs.Length.Set(s.opt.Prefs, values[(at+i+1)%len(values)])
		if next := s.chosenRules(); lengthWords(&next) != lengthWords(&now) {
			break
		}
	}
	s.Refresh()
}

func (s *Start) start() { s.opt.Begin(s.chosenRules()) }

// hasOthers tells whether there are more matches to go on with than one.
func (s *Start) hasOthers() bool { return s.opt.Others != nil && s.opt.Others() > 0 }

// items returns the rules as they are listed.
func (s *Start) items() ([]picker.Item, int) {
	return settings.Items(s.sets, s.opt.Prefs.Chosen().ID)
}

// buttons returns the visible buttons in the order of the keyboard.
func (s *Start) buttons() []*look.Button {
	var buttons []*look.Button
	if s.opt.CanGoOn() {
		buttons = append(buttons, s.goOn)
	}
	if s.hasOthers() {
		buttons = append(buttons, s.others)
	}
	buttons = append(append(buttons, s.begin, s.length), s.entries...)
	return append(buttons, s.language, s.quit)
}
