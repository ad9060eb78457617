package app

import (
	"log/slog"

	"klaverjas/app/store"
	"klaverjas/app/unfinished"
)

// openUnfinished lists the matches that can be gone on with.
func (g *Game) openUnfinished() {
	g.openPage(unfinished.New(unfinished.Options{
		Matches: func() []store.Match { return g.goesOn.open },
		GoOn:    g.resume, GiveUp: g.giveUp, TakeUp: g.takeUp,
		Close: g.closePage, Changed: g.changed,
	}))
}

// giveUp gives a match up; if it is on the table it leaves it.
func (g *Game) giveUp(id store.MatchID) {
	if k := g.goesOn.keeper; k != nil && k.ID() == id {
		g.leaveMatch()
	}
	if err := g.store().Abandon(id); err != nil {
		slog.Error("match not given up", "error", err)
	}
	g.lookForMatches()
}

// takeUp takes back that a match was given up.
func (g *Game) takeUp(id store.MatchID) {
	if err := g.store().Reopen(id); err != nil {
		slog.Error("match not taken up again", "error", err)
	}
	g.lookForMatches()
}
