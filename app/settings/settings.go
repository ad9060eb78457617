package settings

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/prefs"
	"klaverjas/app/sound"
	"klaverjas/assets"
	"klaverjas/i18n"
)

// Options are what the page of settings leaves to its owner.
type Options struct {
	Prefs    prefs.Prefs
	Levels   []string                                    // of the bots, the weakest first
	Voice    bool                                        // the system can speak
	Playing  func() bool                                 // a match is on the table
	Letters  func() assets.Letters                       // on the cards
	Apply    func()                                      // what has been kept comes into force
	Language func(l i18n.Lang)                           // the language changes
	Test     func(effect string, told func(sound.State)) // plays an effect
	Edit     func(r prefs.Ruleset)                       // opens the editor
	Delete   func(r prefs.Ruleset)                       // asks and deletes own rules
	Focus    func(o fyne.Focusable)                      // gives an entry the keyboard; nil takes it back
	Close    func()
	Changed  func()
}

// Page is the page of settings.
type Page struct {
	*form
	opt   Options
	heard sound.State // what became of the test of the sound; empty: none made
}

// New returns the page with the first tab open.
func New(opt Options) *Page {
	p := &Page{form: newForm("settings"), opt: opt}
	p.title = func() string { return i18n.T("settings.title") }
	p.close, p.changed, p.focus = opt.Close, opt.Changed, opt.Focus
	p.message = p.foot
	for _, t := range []struct {
		id   string
		rows func() []row
	}{
		{"players", p.players},
		{"rules", p.rules},
		{"match", p.match},
		{"play", p.play},
		{"look", p.looks},
		{"help", p.help},
		{"sound", p.sound},
		{"language", p.language},
	} {
		p.tabs = append(p.tabs, tab{id: t.id, label: func() string { return i18n.T("settings.tab." + t.id) }, rows: t.rows})
	}
	p.tabs[4].under = newSample(func() assets.Style { return prefs.Deck.Get(opt.Prefs).Style(opt.Letters()) })
	return p
}

// Refresh says everything again.
func (p *Page) Refresh() {
	p.back.SetLabel(i18n.T("settings.close"))
	p.form.Refresh()
}

// apply brings what has been kept into force. What was heard before says
// nothing any more.
func (p *Page) apply() {
	p.heard = ""
	p.opt.Apply()
}

// foot returns the sentence at the foot: what a setting depends on, or the keys.
func (p *Page) foot() (string, bool) {
	if note := "settings.playing." + p.tabs[p.tab].id; p.opt.Playing() && i18n.Has(note) {
		return i18n.T(note), true
	}
	return i18n.T("settings.foot"), false
}

// toggle makes the row of a setting that is on or off.
func (p *Page) toggle(id string, s prefs.Switch) row {
	r := row{id: id, label: i18n.T("settings." + id), line: i18n.T("settings." + id + ".line")}
	r.choices = []choice{{"off", i18n.T("settings.off")}, {"on", i18n.T("settings.on")}}
	value := "off"
	if s.Get(p.opt.Prefs) {
		value = "on"
	}
	return r.chosen(value, func(v string) { s.Set(p.opt.Prefs, v == "on"); p.apply() })
}

// pick makes the row of a setting that takes one of some values.
func pick[T ~string](p *Page, id string, c prefs.Choice[T]) row {
	line := "settings." + id + ".line"
	if own := "settings." + id + "." + string(c.Get(p.opt.Prefs)) + ".line"; i18n.Has(own) {
		line = own
	}
	return chooser(id, i18n.T("settings."+id), i18n.T(line), c.Values, c.Get(p.opt.Prefs),
		func(v T) string { return i18n.T("settings." + id + "." + string(v)) },
		func(v T) { c.Set(p.opt.Prefs, v); p.apply() })
}
