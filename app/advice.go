package app

import (
	"log/slog"

	"klaverjas/app/store"
	"klaverjas/bots/coach"
	"klaverjas/i18n"
)

// advice is whether a hint has told the player what to do in a deal. Such a
// deal does not count for his rating: that would be the coach's, not his.
type advice struct {
	key   store.DealKey
	given bool
}

// adviceFrom is the first step of a hint that tells what to do; what the rules
// ask anybody may be reminded of.
const adviceFrom = coach.StepSuit

// ratedDeal returns the deal on the table if it may count for a rating: an
// ordinary one that is kept.
func (g *Game) ratedDeal() (key store.DealKey, rated bool) {
	k, s := g.goesOn.keeper, g.table.Session()
	if k == nil || s == nil || k.ID() == 0 || k.Kind() != store.Ordinary {
		return key, false
	}
	m := s.Match()
	return store.DealKey{Match: k.ID(), Index: len(m.Deals) - 1}, !m.Deal().Practice
}

// advised tells whether a hint keeps the deal on the table from counting for
// the rating.
func (g *Game) advised() bool {
	key, rated := g.ratedDeal()
	if !rated {
		return false
	}
	if g.advice.key != key {
		g.advice = advice{key, g.advisedIn(key)}
	}
	return g.advice.given
}

// advisedIn tells whether a hint told the player what to do in a deal.
func (g *Game) advisedIn(key store.DealKey) bool {
	given, err := g.store().Advised(key)
	if err != nil {
		slog.Error("hints not read", "error", err)
	}
	return given
}

// noteAdvice notes that a step of a hint is given.
func (g *Game) noteAdvice(step coach.Step) {
	key, rated := g.ratedDeal()
	if !rated || step < adviceFrom || g.advised() {
		return
	}
	g.advice = advice{key, true}
	if err := g.store().NoteAdvice(key); err != nil {
		slog.Error("hint not noted", "error", err)
	}
}

// hintNote returns what a step of a hint does to the rating, said before it is
// too late.
func (g *Game) hintNote(step int) string {
	if _, rated := g.ratedDeal(); !rated {
		return ""
	}
	if coach.Step(step) < adviceFrom && !g.advised() {
		return i18n.T("hint.note.before")
	}
	return i18n.T("hint.note.after")
}
