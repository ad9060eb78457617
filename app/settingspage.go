package app

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/prefs"
	"klaverjas/app/settings"
	"klaverjas/app/sound"
	"klaverjas/app/start"
)

// openSettings shows the settings, unless they are open already.
func (g *Game) openSettings() {
	for _, p := range g.pages.open {
		if p.Name() == "settings" || p.Name() == "editor" {
			return
		}
	}
	g.openPage(settings.New(settings.Options{
		Prefs: g.prefs, Levels: levels(), Voice: g.speaker.Available(), Playing: g.playing,
		Letters: g.letters, Apply: g.apply, Language: g.speak, Test: g.testSound,
		Edit: g.openEditor, Delete: g.askDelete, Focus: g.giveKeyboard, Close: g.closePage, Changed: g.changed,
	}))
}

// openEditor shows the editor of own rules.
func (g *Game) openEditor(r prefs.Ruleset) {
	g.openPage(settings.NewEditor(settings.EditorOptions{
		Prefs: g.prefs, Start: r, Saved: g.apply,
		Ask: g.askAndClose, Focus: g.giveKeyboard, Close: g.closePage, Changed: g.changed,
	}))
}

// askDelete deletes own rules after a question.
func (g *Game) askDelete(r prefs.Ruleset) {
	g.ask("delete", func() {
		g.prefs.DeleteOwn(r.Own)
		g.overlay.Close()
		g.apply()
	})
}

// testSound plays an effect and tells, on the main goroutine, what became of it.
func (g *Game) testSound(effect string, told func(sound.State)) {
	g.sound.Test(effect, func(s sound.State) { fyne.Do(func() { told(s) }) })
}

// openWelcome asks the questions of the first run.
func (g *Game) openWelcome() {
	g.openPage(start.NewWelcome(start.WelcomeOptions{
		Prefs: g.prefs, Language: g.speak, Changed: g.changed,
		Begin: func() { g.welcomed(); g.newMatch(g.prefs.WithSignals(g.prefs.WithLength(g.prefs.Chosen().Rules))) },
		Leave: func() { g.welcomed(); g.showStart() },
	}))
}

func (g *Game) welcomed() { prefs.Welcomed.Set(g.prefs, true) }
