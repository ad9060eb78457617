package app

import (
	"log/slog"
	"strconv"
	"time"

	"klaverjas/app/preview"
	"klaverjas/app/sheet/paper"
	"klaverjas/app/statistics"
	"klaverjas/app/stats"
	"klaverjas/app/store"
	"klaverjas/app/words"
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
		Store: s, Player: g.player, Choose: g.choosePlayer, Add: g.addPlayer, Edit: g.editPlayer, Remove: g.removePlayer,
		Replay: func(key store.DealKey) {
			if l, err := s.LoadMatch(key.Match); err == nil && key.Index < len(l.Game.Deals) {
				g.openReplay(key.Match, l.Game, key.Index)
			}
		},
		Paper: func(pages statistics.Pages) {
			g.openPaper(preview.Job{
				Name:  i18n.T("preview.name.charts"),
				Pages: func(press paper.Press) *paper.Document { return pages(press, words.Day(time.Now())) },
			})
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

// addPlayer asks who plays at this computer too.
func (g *Game) addPlayer(done func()) {
	all, err := g.store().Players()
	if err != nil {
		slog.Error("players not read", "error", err)
	}
	g.askPerson(statistics.PersonOptions{
		New: true, Avatar: statistics.Avatars[len(all)%len(statistics.Avatars)],
		Done: func(name, avatar string) {
			p, err := g.store().AddPlayer(name, avatar)
			if err != nil {
				slog.Error("player not added", "error", err)
				return
			}
			if len(all) == 0 {
				g.choosePlayer(p)
			}
			done()
		},
	})
}

// editPlayer asks for another name or picture for somebody.
func (g *Game) editPlayer(p store.Player, done func()) {
	g.askPerson(statistics.PersonOptions{
		Name: p.Name, Avatar: p.Avatar,
		Done: func(name, avatar string) {
			p.Name, p.Avatar = name, avatar
			if err := g.store().SetPlayer(p); err != nil {
				slog.Error("player not changed", "error", err)
				return
			}
			if p.ID == g.player() {
				g.choosePlayer(p)
			}
			done()
		},
	})
}

// removePlayer removes somebody, after a question. The matches stay.
func (g *Game) removePlayer(p store.Player, done func()) {
	g.askAndClose("player", func() {
		if err := g.store().RemovePlayer(p.ID); err != nil {
			slog.Error("player not removed", "error", err)
			return
		}
		done()
	})
}

// askPerson opens the page that asks who somebody is.
func (g *Game) askPerson(opt statistics.PersonOptions) {
	opt.Focus, opt.Back, opt.Changed = g.giveKeyboard, g.closePage, g.changed
	p := statistics.NewPerson(opt)
	g.openPage(p)
	p.Shown()
}
