package app

import (
	"log/slog"
	"strconv"

	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/prefs"
	"klaverjas/app/statistics"
	"klaverjas/app/stats"
	"klaverjas/app/store"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// keyPlayer is the key in the store of who plays.
const keyPlayer = "player"

// player returns who plays at this computer now, 0 for nobody in particular.
func (g *Game) player() store.PlayerID {
	s := g.store()
	if s == nil {
		return 0
	}
	text, err := s.Get(keyPlayer)
	if err != nil {
		return 0
	}
	id, _ := strconv.ParseInt(text, 10, 64)
	return store.PlayerID(id)
}

// openStatistics shows figures, charts, rating and ranking.
func (g *Game) openStatistics() {
	s := g.store()
	if s == nil {
		return
	}
	g.openPage(statistics.New(statistics.Options{
		Store: s, Player: g.player, Choose: g.choosePlayer, Add: g.addPlayer, Rename: g.renamePlayer,
		Replay: func(key store.DealKey) {
			if l, err := s.LoadMatch(key.Match); err == nil && key.Index < len(l.Game.Deals) {
				g.openReplay(key.Match, l.Game, key.Index)
			}
		},
		Judged: stats.Reviewed{Store: s}, Back: g.closePage, Changed: g.changed,
	}))
}

// choosePlayer has somebody else play from now on, under his name.
func (g *Game) choosePlayer(p store.Player) {
	if err := g.store().Set(keyPlayer, strconv.FormatInt(int64(p.ID), 10)); err != nil {
		slog.Error("player not kept", "error", err)
		return
	}
	g.prefs.SetName(engine.South, p.Name)
	g.apply()
}

// addPlayer asks for the name of somebody who plays at this computer too.
func (g *Game) addPlayer(done func()) {
	g.askName("add", "", func(name string) {
		all, _ := g.store().Players()
		p, err := g.store().AddPlayer(name, statistics.Avatars[len(all)%len(statistics.Avatars)])
		if err != nil {
			slog.Error("player not added", "error", err)
			return
		}
		if len(all) == 0 {
			g.choosePlayer(p)
		}
		done()
	})
}

// renamePlayer asks for another name for somebody.
func (g *Game) renamePlayer(p store.Player, done func()) {
	g.askName("rename", p.Name, func(name string) {
		p.Name = name
		if err := g.store().SetPlayer(p); err != nil {
			slog.Error("player not renamed", "error", err)
			return
		}
		if p.ID == g.player() {
			g.choosePlayer(p)
		}
		done()
	})
}

// askName asks for a name; Return takes it, and the keyboard is on it at once.
func (g *Game) askName(what, name string, taken func(string)) {
	entry := widget.NewEntry()
	entry.SetText(name)
	d := dialog.NewCustomConfirm(i18n.T("stats.people."+what), i18n.T("stats.people.ok"), i18n.T("stats.people.cancel"), entry, func(ok bool) {
		g.giveKeyboard(nil)
		if clean := prefs.CleanName(entry.Text); ok && clean != "" {
			taken(clean)
		}
	}, g.window)
	entry.OnSubmitted = func(string) { d.Confirm() }
	d.Show()
	g.giveKeyboard(entry)
}
