package app

import (
	"strconv"
	"strings"
	"time"

	"klaverjas/app/overlay"
	"klaverjas/app/prefs"
	"klaverjas/app/table"
	"klaverjas/assets"
	"klaverjas/i18n"
)

// openMenu shows the menu over the table. Nothing in it changes the match
// without a question.
func (g *Game) openMenu() {
	g.overlay.Open(func() overlay.Content {
		return overlay.Content{
			Title: i18n.T("menu.title"),
			Buttons: []overlay.Button{
				{ID: "resume", Label: i18n.T("menu.resume"), Tapped: g.overlay.Close},
				{ID: "language", Label: i18n.T("menu.language"), Tapped: g.switchLanguage},
				{ID: "letters", Label: g.lettersLabel(), Tapped: g.nextLetters},
				{ID: "trick", Label: i18n.T("menu.pause", "Seconds", seconds(g.table.Pace().Trick)), Tapped: g.nextTrickPause},
				{ID: "bot", Label: i18n.T("menu.bot", "Seconds", seconds(g.table.Pace().Bot)), Tapped: g.nextBotPause},
				{ID: "keys", Label: i18n.T("menu.keys"), Tapped: g.openKeys},
				{ID: "new", Label: i18n.T("menu.start"), Tapped: func() { g.overlay.Close(); g.showStart() }},
				{ID: "quit", Label: i18n.T("menu.quit"), Tapped: g.askQuit},
			},
		}
	})
	g.changed()
}

// seconds writes a time in seconds as the language does.
func seconds(d time.Duration) string {
	text := strconv.FormatFloat(d.Seconds(), 'f', -1, 64)
	if i18n.Current() == i18n.Dutch {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}

func (g *Game) lettersLabel() string {
	names := map[assets.Letters]string{assets.Dutch: "A H V B", assets.International: "A K Q J"}
	key := "menu.letters"
	if g.prefs.Letters() == prefs.LettersAuto {
		key = "menu.letters_auto"
	}
	return i18n.T(key, "Letters", names[g.letters()])
}

func (g *Game) nextLetters() {
	g.prefs.SetLetters((g.prefs.Letters() + 1) % 3)
	g.refresh()
}

func (g *Game) nextTrickPause() {
	p := g.table.Pace()
	p.Trick = prefs.NextPause(prefs.TrickPauses, p.Trick)
	g.prefs.SetTrickPause(p.Trick)
	g.setPace(p)
}

func (g *Game) nextBotPause() {
	p := g.table.Pace()
	p.Bot = prefs.NextPause(prefs.BotPauses, p.Bot)
	g.prefs.SetBotPause(p.Bot)
	g.setPace(p)
}

func (g *Game) setPace(p table.Pace) {
	g.table.SetPace(p)
	g.refresh()
}

// openKeys shows the list of keys.
func (g *Game) openKeys() {
	g.overlay.Open(func() overlay.Content {
		var lines []string
		for _, key := range []string{"move", "play", "digits", "space", "last", "roem", "pass", "help", "escape"} {
			lines = append(lines, i18n.T("keys."+key))
		}
		return overlay.Content{
			Title: i18n.T("keys.title"), Lines: lines,
			Buttons: []overlay.Button{{ID: "close", Label: i18n.T("keys.close"), Tapped: g.overlay.Close}},
		}
	})
	g.changed()
}

// askNew leaves a finished match for the start screen.
func (g *Game) askNew() { g.showStart() }

// askQuit closes the window, after a question if a match would be lost.
func (g *Game) askQuit() {
	if !g.playing() {
		g.quit()
		return
	}
	g.ask("quit", g.quit)
}

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
