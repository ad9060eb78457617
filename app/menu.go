package app

import (
	"klaverjas/app/overlay"
	"klaverjas/i18n"
)

// openMenu shows the menu over the table. Nothing in it changes the match
// without a question.
func (g *Game) openMenu() {
	g.overlay.Open(func() overlay.Content {
		return overlay.Content{Title: i18n.T("menu.title"), Buttons: g.menuButtons()}
	})
	g.changed()
}

// menuButtons returns the few things that one wants from the table.
func (g *Game) menuButtons() []overlay.Button {
	buttons := []overlay.Button{
		{ID: "resume", Label: i18n.T("menu.resume"), Tapped: g.overlay.Close},
		{ID: "settings", Label: i18n.T("menu.settings"), Tapped: g.openSettings},
	}
	return append(
		buttons,
		overlay.Button{ID: "rules", Label: i18n.T("menu.rules"), Tapped: g.openRules},
		overlay.Button{ID: "last", Label: i18n.T("menu.last"), Tapped: func() { g.overlay.Close(); g.table.TogglePeek() }},
		overlay.Button{ID: "paper", Label: i18n.T("menu.paper"), Tapped: g.openMatchPaper},
		overlay.Button{ID: "fairness", Label: i18n.T("start.fairness"), Tapped: g.openFairness},
		overlay.Button{ID: "keys", Label: i18n.T("menu.keys"), Tapped: g.openKeys},
		overlay.Button{ID: "new", Label: i18n.T("menu.start"), Tapped: func() { g.overlay.Close(); g.showStart() }},
		overlay.Button{ID: "quit", Label: i18n.T("menu.quit"), Tapped: g.quit},
	)
}

// askNew leaves a finished match for the start screen.
func (g *Game) askNew() { g.showStart() }

// quit closes the window. The match on the table is kept and can be gone on with.
func (g *Game) quit() { g.window.SetCloseIntercept(nil); g.window.Close() }

// ask puts a question; the safe answer is the default.
func (g *Game) ask(what string, yes func()) {
	g.overlay.Open(func() overlay.Content {
		return overlay.Content{
			Title: i18n.T("ask." + what + ".title"), Lines: []string{i18n.T("ask." + what + ".line")},
			Buttons: []overlay.Button{
				{ID: "no", Label: i18n.T("ask.no"), Tapped: g.overlay.Close},
				{ID: "yes", Label: i18n.T("ask.yes_" + what), Tapped: yes},
			},
		}
	})
	g.changed()
}
