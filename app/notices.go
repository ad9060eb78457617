package app

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"klaverjas/app/overlay"
	"klaverjas/app/prefs"
	"klaverjas/app/store"
	"klaverjas/bots"
	"klaverjas/i18n"
)

// notice is something that the user is told once, over whatever is shown.
type notice struct {
	title  string // key of its text
	lines  func() []string
	button overlay.Button // Label is the key of its text
}

// tellLater says something about the data from any goroutine.
func (g *Game) tellLater(n store.Notice) {
	fyne.Do(func() {
		g.untold = append(g.untold, noticeOf(n))
		g.tellNotices()
	})
}

// tellNotices says what there is to say, one thing at a time and over nothing
// else that is being asked.
func (g *Game) tellNotices() {
	if len(g.untold) == 0 || g.overlay.IsOpen() {
		return
	}
	n := g.untold[0]
	g.untold = g.untold[1:]
	g.overlay.Open(func() overlay.Content {
		return overlay.Content{
			Title: i18n.T(n.title), Lines: n.lines(),
			Buttons: []overlay.Button{{ID: n.button.ID, Label: i18n.T(n.button.Label), Tapped: g.overlay.Close}},
		}
	})
	g.changed()
}

var understood = overlay.Button{ID: "understood", Label: "store.understood"}

// noticeOf returns the notice of what the store has to say.
func noticeOf(n store.Notice) notice {
	return notice{"store.title." + string(n.Kind), func() []string { return noticeLines(n) }, understood}
}

// beginningNotices are those that are known when the program starts: that the
// settings were damaged, and that the bots cannot play as they have learnt.
func (g *Game) beginningNotices() []notice {
	var notices []notice
	if g.opt.Settings != prefs.Whole {
		notices = append(notices, notice{"settings.damaged.title", func() []string {
			return []string{i18n.T("settings.damaged." + string(g.opt.Settings)), i18n.T("settings.damaged.aside")}
		}, overlay.Button{ID: "close", Label: "settings.damaged.close"}})
	}
	if err := bots.Notice(); err != nil {
		slog.Error("bots play by rules only", "error", err)
		notices = append(notices, notice{"bots.weights.title", func() []string { return []string{i18n.T("bots.weights.line"), i18n.T("bots.weights.mend")} }, understood})
	}
	return notices
}

// noticeLines returns what is said of a notice, the path on a line of its own
// where one may want to look there.
func noticeLines(n store.Notice) []string {
	lines := []string{i18n.T("store.notice." + string(n.Kind))}
	if n.Kind == store.Damaged {
		saved := i18n.T("store.saved", "Count", n.Count)
		if n.Count == 0 {
			saved = i18n.T("store.none")
		}
		lines = append(lines, saved)
		if n.Lost > 0 {
			lines = append(lines, i18n.T("store.lost", "Count", n.Lost))
		}
		lines = append(lines, i18n.T("store.aside"))
	}
	switch n.Kind {
	case store.AnotherInstance, store.Full, store.Failing, store.Broken, store.Shortened:
		return lines
	}
	return append(lines, n.Path)
}
