package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"klaverjas/i18n"
)

// firstLanguage returns the language to begin with: the command line's, the
// one kept, or the system's.
func (g *Game) firstLanguage() i18n.Lang {
	if g.opt.Language != "" {
		return g.opt.Language
	}
	return g.prefs.Language(i18n.FromLocale(lang.SystemLocale().String()))
}

// setLanguage makes the program, and the toolkit's own words, speak a
// language. The toolkit follows only the system's language, so ours are
// registered under the system's name.
func (g *Game) setLanguage(l i18n.Lang) {
	i18n.Set(l)
	name := lang.SystemLocale().LanguageString() + ".json"
	if err := lang.AddTranslations(fyne.NewStaticResource(name, i18n.FyneWords(l))); err != nil {
		fyne.LogError("toolkit's words", err)
	}
}

// switchLanguage changes to the other language at once.
func (g *Game) switchLanguage() {
	l := i18n.Dutch
	if i18n.Current() == i18n.Dutch {
		l = i18n.English
	}
	g.speak(l)
}

// speak changes the language at once and keeps the choice.
func (g *Game) speak(l i18n.Lang) {
	g.prefs.SetLanguage(l)
	g.setLanguage(l)
	g.window.SetTitle(i18n.T("app.name"))
	g.refresh()
}

// refresh says everything again.
func (g *Game) refresh() {
	g.start.Refresh()
	g.table.Refresh()
	if top := g.pages.top(); top != nil {
		top.Refresh()
	}
	g.overlay.Refresh()
}
