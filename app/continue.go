package app

import (
	"errors"
	"log/slog"

	"fyne.io/fyne/v2"

	"klaverjas/app/session"
	"klaverjas/app/store"
	"klaverjas/engine"
)

// goesOn is what the game knows of matches that can be gone on with.
type goesOn struct {
	keeper *store.Keeper // of the match on the table; nil: it is not kept
	left   bool          // the match on the table was given up
	open   []store.Match // as they were when the start screen was last shown
}

// begin puts a new match on the table. The one that was there waits in the
// store; only where nothing is kept is there a question.
func (g *Game) begin(rules engine.Rules) {
	if g.playing() && !g.atTable && g.goesOn.keeper == nil {
		g.ask("new", func() { g.overlay.Close(); g.newMatch(rules) })
		return
	}
	g.newMatch(rules)
}

// newQuestion names the question before the match on the table makes room:
// whether it waits in the store or is lost.
func (g *Game) newQuestion() string {
	if g.goesOn.keeper != nil {
		return "new_kept"
	}
	return "new"
}

// newMatch puts a new match on the table: a sealed one, or an open one, as
// practice, where its number was asked for.
func (g *Game) newMatch(rules engine.Rules) {
	seed, deal, kind := randomSeed(), engine.NewSealedMatch, store.Ordinary
	if g.opt.Seed != nil {
		seed, deal, kind, g.opt.Seed = *g.opt.Seed, engine.NewMatch, store.Practice, nil
	}
	m, err := deal(rules, seed)
	if err != nil {
		slog.Error("match not started", "error", err)
		return
	}
	g.putOnTable(m, kind)
}

// putOnTable begins a match of a kind with the players chosen. The one that
// was on the table waits in the store.
func (g *Game) putOnTable(m engine.Match, kind store.Kind) {
	g.endMatch()
	setup := store.Setup{Rules: m.Rules, Seed: m.Seed, Sealed: m.Sealed, Kind: kind, Player: g.player(), Seats: g.seatNames()}
	var keeper *store.Keeper
	if s := g.store(); s != nil && s.Keeps() {
		keeper = s.NewKeeper(setup, g.tellLater)
	}
	g.sit(m, setup, keeper)
}

// sit puts a match on the table with those who play it.
func (g *Game) sit(m engine.Match, setup store.Setup, keeper *store.Keeper) {
	players, err := g.seats(setup.Seats, setup.Seed)
	if err != nil {
		slog.Error("no bots", "error", err)
		return
	}
	var s *session.Session
	tell := func(u session.Update) {
		fyne.Do(func() {
			if g.table.Session() == s {
				g.table.Feed(u)
			}
		})
	}
	g.goesOn.left = false
	if g.goesOn.keeper = keeper; keeper == nil {
		s = session.Start(m, players, tell)
	} else {
		s = session.StartKept(m, players, keeper, tell)
	}
	g.table.Play(s)
	g.showTable()
}

// endMatch stops the match on the table, if there is one, when all that was
// done in it is kept.
func (g *Game) endMatch() {
	if s := g.table.Session(); s != nil {
		s.Close()
	}
}

// leaveMatch stops the match on the table and has it no longer there to go on with.
func (g *Game) leaveMatch() {
	g.endMatch()
	g.goesOn.keeper, g.goesOn.left = nil, true
}

// playing tells whether there is a match on the table that can be gone on with.
func (g *Game) playing() bool {
	s := g.table.Session()
	if s == nil || g.goesOn.left {
		return false
	}
	m := s.Match()
	return !m.Over()
}

// lookForMatches asks the store which matches can be gone on with.
func (g *Game) lookForMatches() {
	g.goesOn.open = nil
	s := g.store()
	if s == nil {
		return
	}
	open, err := s.OpenMatches()
	if err != nil {
		slog.Error("matches not listed", "error", err)
	}
	g.goesOn.open = open
}

// canGoOn tells whether there is a match to go on with, on the table or not.
func (g *Game) canGoOn() bool { return g.playing() || (len(g.goesOn.open) > 0 && !g.readsOnly()) }

// readsOnly tells whether another instance of the program, which has the
// matches, is running.
func (g *Game) readsOnly() bool { s := g.store(); return s == nil || !s.Keeps() }

// othersOpen returns how many matches there are to go on with besides one.
func (g *Game) othersOpen() int {
	if g.readsOnly() {
		return 0
	}
	return len(g.goesOn.open) - 1
}

// goOn goes on with the match on the table, or with the one played last.
func (g *Game) goOn() {
	switch {
	case g.playing():
		g.showTable()
	case g.canGoOn():
		g.resume(g.goesOn.open[0].ID)
	}
}

// resume goes on with a match of the store. Where its record is broken it goes
// on before the break, and says so.
func (g *Game) resume(id store.MatchID) {
	if g.playing() && g.goesOn.keeper != nil && g.goesOn.keeper.ID() == id {
		g.showTable()
		return
	}
	g.endMatch()
	l, err := g.load(id)
	if err != nil {
		slog.Error("match not loaded", "match", id, "error", err)
		g.leaveMatch() // what was on the table has ended
		g.untold = append(g.untold, noticeOf(store.Notice{Kind: store.Broken, Cause: err}))
		g.showStart()
		g.tellNotices()
		return
	}
	g.sit(l.Game, l.Setup, g.store().KeeperOf(l, g.tellLater))
	g.tellNotices()
}

// load loads a match and mends what can be mended of it.
func (g *Game) load(id store.MatchID) (store.Loaded, error) {
	l, err := g.store().LoadMatch(id)
	var broken *store.ReplayError
	if !errors.As(err, &broken) || len(l.Game.Deals) == 0 {
		return l, err
	}
	slog.Error("match broken", "error", err)
	if err := g.store().CutMatch(id, &l.Game); err != nil {
		return l, err
	}
	g.untold = append(g.untold, noticeOf(store.Notice{Kind: store.Shortened, Cause: err}))
	return g.store().LoadMatch(id)
}

// listen keeps what the store has to say, now and later.
func (g *Game) listen(s *store.Store, n store.Notice) {
	if n.Kind != store.NoNotice {
		g.untold = append(g.untold, noticeOf(n))
	}
	s.OnDamage(g.tellLater)
	go func() {
		if n := s.Check(); n.Kind != store.NoNotice {
			g.tellLater(n)
		}
	}()
}
