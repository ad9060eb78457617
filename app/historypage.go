package app

import (
	"log/slog"
	"time"

	"klaverjas/app/history"
	"klaverjas/app/prefs"
	"klaverjas/app/replay"
	"klaverjas/app/sheet"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// openHistory shows the list of all matches.
func (g *Game) openHistory() {
	s := g.store()
	if s == nil {
		return
	}
	var p *history.Page
	p = history.New(history.Options{
		Store: s, Now: time.Now, Back: g.closePage, Changed: g.changed,
		Open:    func(id store.MatchID) { g.openMatchPage(id) },
		Export:  func(ids []store.MatchID) { g.exportMatches(ids, p.Say) },
		Import:  func() { g.importMatches(func(message string) { p.Reload(); p.Say(message) }) },
		Backup:  func() { g.backUp(p.Say) },
		Restore: func() { g.restore(func(message string) { p.Reload(); p.Say(message) }) },
		Ask:     g.askAndClose,
		Deleted: g.leaveDeleted,
	})
	g.openPage(p)
}

// leaveDeleted has a match no longer on the table that was deleted.
func (g *Game) leaveDeleted(id store.MatchID) {
	if k := g.goesOn.keeper; k != nil && k.ID() == id {
		g.leaveMatch()
	}
}

// askAndClose puts a question and closes it before what follows the answer.
func (g *Game) askAndClose(what string, yes func()) {
	g.ask(what, func() { g.overlay.Close(); yes() })
}

// openMatchPage shows a match with its deals.
func (g *Game) openMatchPage(id store.MatchID) {
	l, err := g.store().LoadMatch(id)
	if err != nil {
		slog.Error("match not read", "match", id, "error", err)
		if len(l.Game.Deals) == 0 {
			return
		}
	}
	var p *history.MatchPage
	p = history.NewMatch(history.MatchOptions{
		Loaded: l, Back: g.closePage, Changed: g.changed, GoOn: g.goOnFromHistory(), Paper: g.openKeptPaper,
		Replay: func(m engine.Match, index int) { g.openReplay(id, m, index) },
		Export: func(ids []store.MatchID) { g.exportMatches(ids, p.Say) },
		Fair: func(l *store.Loaded) {
			g.openFairnessOf(l.Game, l.Seats, l.Closed())
		},
	})
	g.openPage(p)
}

// goOnFromHistory returns what goes on with a match of the history; nil where
// another instance has the matches.
func (g *Game) goOnFromHistory() func(l *store.Loaded) {
	if g.readsOnly() {
		return nil
	}
	return func(l *store.Loaded) {
		if l.State == store.Abandoned {
			g.takeUp(l.ID)
		}
		g.resume(l.ID)
	}
}

// openKeptPaper shows the sheet of a match of the history, with the names and
// the day it was played under.
func (g *Game) openKeptPaper(l *store.Loaded) {
	head := sheet.Head{Date: words.Day(l.Started)}
	for _, seat := range engine.Seats {
		head.Names[seat] = g.nameIn(l, seat)
	}
	g.openMatch(&l.Game, head)
}

// nameIn returns who sat on a seat in a match that was kept.
func (g *Game) nameIn(l *store.Loaded, seat engine.Seat) string {
	if l.Kind == store.Imported {
		return words.Bot(l.Seats[seat])
	}
	if seat == engine.South && l.Player != 0 {
		people, err := g.store().Players()
		if err != nil {
			slog.Error("players not read", "error", err)
		}
		for _, who := range people {
			if who.ID == l.Player {
				return who.Name
			}
		}
	}
	return g.prefs.Name(seat)
}

// openReplay shows a deal of a match again.
func (g *Game) openReplay(id store.MatchID, m engine.Match, index int) {
	g.openPage(replay.New(replay.Options{
		Match: m, Index: index, Back: g.closePage, Changed: g.changed,
		Style: func() assets.Style { return prefs.Deck.Get(g.prefs).Style(g.letters()) },
		Again: g.againFor(&m), Notes: whyNote,
		Review:  func(index int) { g.openReview(m, index, &store.DealKey{Match: id, Index: index}) },
		Advised: func(index int) bool { return g.advisedIn(store.DealKey{Match: id, Index: index}) },
	}))
}

// againFor returns what plays the cards of a deal again, as practice; nil in an
// open match, in which a deal has no number of its own.
func (g *Game) againFor(m *engine.Match) func(d *engine.Deal) {
	if !m.Sealed {
		return nil
	}
	return func(d *engine.Deal) {
		if seed, err := m.DealSeed(d); err == nil {
			g.playNumber(m.Rules, seed)
		}
	}
}

// playNumber plays the deal of a number under these rules, as practice.
func (g *Game) playNumber(rules engine.Rules, number uint64) {
	rules.Length, rules.Deals = engine.LengthDeals, 1
	m, err := engine.NewMatch(rules, number)
	if err != nil {
		slog.Error("practice not started", "error", err)
		return
	}
	begin := func() { g.putOnTable(m, store.Practice) }
	if g.playing() {
		g.askAndClose(g.newQuestion(), begin)
		return
	}
	begin()
}

// failure says that something went wrong, and writes what into the log.
func failure(what string, err error) string {
	slog.Error(what, "error", err)
	return i18n.T("history.failed")
}
