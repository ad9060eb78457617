package app

import (
	"math"

	"klaverjas/app/session"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// retry is a decision that is tried again from a review. What each choice is
// worth there is known from the review, so the new one is judged at once.
type retry struct {
	session *session.Session
	seed    uint64
	at      int // actions before it
	was     *coach.Decision
}

// solved is how many expected points an attempt may be behind the best to pass
// for as good.
const solved = 2.0

// playFrom plays on from a position, as practice that is not kept. The match on
// the table waits in the store; only where nothing is kept is there a question.
func (g *Game) playFrom(d engine.Deal, was *coach.Decision) {
	m := practiceFrom(d, randomSeed())
	begin := func() {
		g.endMatch()
		g.sit(m, store.Setup{Rules: m.Rules, Seed: m.Seed, Kind: store.Practice, Player: g.player(), Seats: g.seatNames()}, nil)
		g.retry = &retry{g.table.Session(), m.Seed, len(d.Actions()), was}
	}
	if g.playing() && g.goesOn.keeper == nil {
		g.askAndClose("new", begin)
		return
	}
	begin()
}

// retried returns the decision that is tried again at the table, nil if none is.
func (g *Game) retried() *retry {
	if r := g.retry; r != nil && r.was != nil && r.session == g.table.Session() {
		return r
	}
	return nil
}

// judgeRetry says how the new attempt at a decision compares with the best and
// with the earlier one; nothing about any other action.
func (g *Game) judgeRetry(d *engine.Deal, a engine.Action) string {
	r := g.retried()
	if r == nil || len(d.Actions()) != r.at {
		return ""
	}
	return retryWords(r.was, a)
}

func retryWords(was *coach.Decision, a engine.Action) string {
	for i := range was.Options {
		o := &was.Options[i]
		if o.Action != a {
			continue
		}
		behind := int(math.Round(o.Behind))
		values := []any{
			"Action", words.Choice(a), "Best", words.Choice(was.Options[0].Action), "Before", words.Choice(was.Action()),
			"Points", i18n.T("retry.points", "Count", behind),
		}
		switch {
		case o.Behind <= solved && a == was.Action():
			return i18n.T("retry.right_again", values...)
		case o.Behind <= solved:
			return i18n.T("retry.solved", values...)
		case a == was.Action():
			return i18n.T("retry.same", values...)
		default:
			return i18n.T("retry.behind", values...)
		}
	}
	return ""
}
