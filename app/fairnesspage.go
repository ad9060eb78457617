package app

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/fairness"
	"klaverjas/engine"
)

// openFairness shows how the match on the table was dealt.
func (g *Game) openFairness() {
	g.openFair(func() (fairness.Subject, bool) {
		s := g.table.Session()
		if s == nil {
			return fairness.Subject{}, false
		}
		m := s.Match()
		return fairness.Subject{Match: m, Seats: g.seatNames(), Over: m.Over()}, true
	})
}

// openFairnessOf shows how a match that was kept was dealt.
func (g *Game) openFairnessOf(m engine.Match, seats [4]string, over bool) {
	g.openFair(func() (fairness.Subject, bool) {
		return fairness.Subject{Match: m, Seats: seats, Over: over}, true
	})
}

func (g *Game) openFair(subject func() (fairness.Subject, bool)) {
	s := g.store()
	if s == nil {
		return
	}
	g.openPage(fairness.New(fairness.Options{
		Store: s, Player: g.player(), Subject: subject, Back: g.closePage, Changed: g.changed,
		Play: func(number uint64) {
			rules := g.prefs.Chosen().Rules
			if on, ok := subject(); ok {
				rules = on.Match.Rules
			}
			g.playNumber(rules, number)
		},
		Copy:  func(text string) { fyne.CurrentApp().Clipboard().SetContent(text) },
		Paste: func() string { return fyne.CurrentApp().Clipboard().Content() },
	}))
}
