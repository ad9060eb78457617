package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/picker"
	"klaverjas/app/prefs"
	"klaverjas/app/settings"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// WelcomeOptions are what the first run leaves to its owner.
type WelcomeOptions struct {
	Prefs    prefs.Prefs
	Language func(l i18n.Lang)
	Begin    func() // with the rules that have been chosen
	Leave    func() // to the start screen
	Changed  func()
}

// Welcome is the page of the first run: two questions, and then the cards.
type Welcome struct {
	root *fyne.Container
	opt  WelcomeOptions

	room        *look.Room
	panel       *canvas.Rectangle
	title, note *canvas.Text
	asks        [2]*canvas.Text
	suits       [4]*canvas.Image
	languages   []*look.Button
	rules       *picker.Picker
	begin       *look.Button

	at int // what the keyboard is on: languages, the rules, the button
}

// NewWelcome returns the page.
func NewWelcome(opt WelcomeOptions) *Welcome {
	w := &Welcome{
		opt: opt, room: look.NewRoom(), panel: look.Panel(),
		title: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		note:  look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
	}
	objects := append(w.room.Objects(), w.title, w.panel, w.note)
	for i := range w.asks {
		w.asks[i] = look.Text(look.Ink, true, fyne.TextAlignLeading)
		objects = append(objects, w.asks[i])
	}
	for i := range w.suits {
		w.suits[i] = look.SuitIcon()
		objects = append(objects, w.suits[i])
	}
	for _, l := range i18n.Languages() {
		b := look.NewButton("language."+string(l), false, func() { opt.Language(l) })
		w.languages = append(w.languages, b)
		objects = append(objects, b)
	}
	w.rules = picker.New(true, w.choose)
	w.begin = look.NewButton("begin", true, opt.Begin)
	w.at = w.last()
	w.root = container.New(look.Layout(w.layout), append(append(objects, w.rules.Objects()...), w.begin)...)
	return w
}

// last returns the place of the button, which is the last thing.
func (w *Welcome) last() int { return len(i18n.Languages()) + len(engine.Profiles()) }

// Name names the page in traces.
func (w *Welcome) Name() string { return "first" }

// Root returns what the page shows.
func (w *Welcome) Root() fyne.CanvasObject { return w.root }

// Refresh says everything again.
func (w *Welcome) Refresh() {
	w.layout(w.root.Size())
	w.root.Refresh()
	if w.root.Size().Width > 1 { // else it has not been given its place yet
		w.opt.Changed()
	}
}

func (w *Welcome) choose(i int) {
	w.opt.Prefs.SetChosen(engine.Profiles()[i].Name)
	w.at = len(w.languages) + i
	w.Refresh()
}

// Key handles a key; it tells whether there is a use for it.
func (w *Welcome) Key(k fyne.KeyName) bool {
	count := w.last() + 1
	switch k {
	case fyne.KeyUp, fyne.KeyLeft:
		w.at = (w.at + count - 1) % count
	case fyne.KeyDown, fyne.KeyRight, fyne.KeyTab:
		w.at = (w.at + 1) % count
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		w.press()
		return true
	case fyne.KeyEscape:
		w.opt.Leave()
		return true
	default:
		return false
	}
	w.Refresh()
	return true
}

// press takes what the keyboard is on; chosen rules lead on to the button.
func (w *Welcome) press() {
	switch n := len(w.languages); {
	case w.at < n:
		w.languages[w.at].OnTapped()
	case w.at < w.last():
		w.choose(w.at - n)
		w.at = w.last()
		w.Refresh()
	default:
		w.opt.Begin()
	}
}

// Spots returns what can be clicked.
func (w *Welcome) Spots() []look.Spot {
	spots := append(w.rules.Spots(), look.SpotOf("begin", w.begin))
	for _, b := range w.languages {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	return spots
}

// layout places everything for a size of the window.
func (w *Welcome) layout(size fyne.Size) {
	if size.Width < 2 {
		return
	}
	u := look.Unit(size)
	left, top := (size.Width-screenWidth*u)/2, (size.Height-screenHeight*u)/2
	w.room.Place(size, rim*u, rim*u, size.Width-2*rim*u, size.Height-2*rim*u, u)
	w.panel.CornerRadius = 14 * u
	w.title.Text, w.note.Text = i18n.T("first.title"), i18n.T("first.note")
	w.asks[0].Text, w.asks[1].Text = i18n.T("first.language"), i18n.T("first.rules")
	look.PlaceText(w.title, left+166*u, top+2*u, (screenWidth-180)*u, 50*u, 34*u)
	for i, img := range w.suits {
		look.SetSuitLight(img, engine.Suit(i))
		look.Place(img, left+(8+float32(i)*37)*u, top+12*u, 31*u, 31*u)
	}
	look.Place(w.panel, left, top+58*u, screenWidth*u, 498*u)
	w.placeLanguages(left+20*u, top+68*u, u)
	look.PlaceText(w.asks[1], left+20*u, top+118*u, 700*u, 26*u, 18*u)
	w.placeRules(left+12*u, top+146*u, u)
	w.begin.SetLabel(i18n.T("first.begin"))
	w.begin.SetSelected(w.at == w.last())
	w.begin.PlaceAt(left+(screenWidth-300)*u, top+564*u, 300*u, 56*u, 20*u)
	look.PlaceText(w.note, left+8*u, top+576*u, 640*u, 30*u, 15*u)
}

func (w *Welcome) placeLanguages(x, y, u float32) {
	look.PlaceText(w.asks[0], x, y, 420*u, 42*u, 18*u)
	for i, b := range w.languages {
		l := i18n.Languages()[i]
		b.SetLabel(i18n.T("settings.language." + string(l)))
		b.SetPrimary(l == i18n.Current())
		b.SetSelected(w.at == i)
		b.PlaceAt(x+(600+float32(i)*172)*u, y, 166*u, 42*u, 16*u)
	}
}

func (w *Welcome) placeRules(x, y, u float32) {
	var sets []prefs.Ruleset
	for _, p := range engine.Profiles() {
		sets = append(sets, prefs.Ruleset{ID: p.Name, Rules: p.Rules})
	}
	focused := w.at - len(w.languages)
	if w.at >= w.last() {
		focused = -1
	}
	items, chosen := settings.Items(sets, w.opt.Prefs.Chosen().ID)
	w.rules.Set(items, chosen, max(-1, focused))
	w.rules.Place(x, y, (screenWidth-24)*u, 404*u, 40.4, u)
}
