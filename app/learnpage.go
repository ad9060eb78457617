package app

import (
	"log/slog"

	"klaverjas/app/learn"
	"klaverjas/app/lessons"
	"klaverjas/app/practice"
	"klaverjas/app/prefs"
	"klaverjas/app/store"
	"klaverjas/assets"
	"klaverjas/engine"
)

// learned is what is kept of lessons and practice, where it can be looked up
// at once.
type learned struct {
	marks    map[string]learn.Mark
	progress practice.Progress
}

// openRules shows the rules book of the match on the table.
func (g *Game) openRules() {
	h := g.newLearn()
	g.openPage(h)
	h.Open(learn.BookTab)
}

// openLearn shows the lessons, practice and the rules book.
func (g *Game) openLearn() { g.openPage(g.newLearn()) }

func (g *Game) newLearn() *learn.Home {
	kept := g.readLearned()
	return learn.NewHome(learn.Options{
		Style:   func() assets.Style { return prefs.Deck.Get(g.prefs).Style(g.letters()) },
		Rules:   g.learningRules,
		Seed:    randomSeed,
		Open:    func(d *learn.Desk) { g.openPage(d) },
		Close:   g.closePage,
		Changed: g.changed,
		Marks:   func() map[string]learn.Mark { return kept.marks },
		KeepMark: func(lesson string, m learn.Mark) {
			kept.marks[lesson] = m
			g.keepLearning(func(s *store.Store) error {
				if err := s.KeepLessonRun(store.LessonRun{Name: lesson, Tried: m.Tried, Right: m.Right}); err != nil {
					return err
				}
				return s.KeepLesson(store.LessonMark{Name: lesson, Step: m.Step, Best: m.Best, Done: m.Done})
			})
		},
		Practice: func() practice.Progress { return kept.progress },
		KeepPractice: func(p practice.Progress) {
			kept.progress = p
			marks, totals := drillMarks(&p)
			g.keepLearning(func(s *store.Store) error { return s.KeepDrills(marks, totals) })
		},
	})
}

// learningRules returns the rules to learn by: those of the match on the
// table, else those chosen for the next one.
func (g *Game) learningRules() engine.Rules {
	if s := g.table.Session(); s != nil && g.playing() {
		m := s.Match()
		return m.Rules
	}
	return g.prefs.WithSignals(g.prefs.Chosen().Rules)
}

// keepLearning writes to the store, if there is one; learning goes on without it.
func (g *Game) keepLearning(write func(*store.Store) error) {
	s := g.store()
	if s == nil {
		return
	}
	if err := write(s); err != nil {
		slog.Error("learning not kept", "error", err)
	}
}

// readLearned reads what was learned before.
func (g *Game) readLearned() *learned {
	l := &learned{marks: map[string]learn.Mark{}}
	g.keepLearning(func(s *store.Store) error {
		marks, err := s.Lessons()
		if err != nil {
			return err
		}
		runs, err := s.LessonRuns()
		if err != nil {
			return err
		}
		for name, m := range marks {
			run := runs[name]
			l.marks[name] = learn.Mark{Step: m.Step, Best: m.Best, Done: m.Done, Tried: run.Tried, Right: run.Right}
		}
		drills, totals, err := s.Drills()
		l.progress = progressOf(drills, totals)
		return err
	})
	return l
}

// progressOf and drillMarks turn what is kept of practice into how it is used
// and back.
func progressOf(marks []store.DrillMark, totals store.DrillTotals) practice.Progress {
	p := practice.Progress{
		Skills: map[lessons.Kind]practice.Skill{}, Points: totals.Points, Streak: totals.Streak, Record: totals.Record,
	}
	for _, m := range marks {
		p.Skills[lessons.Kind(m.Kind)] = practice.Skill{Asked: m.Asked, Right: m.Right, Run: m.Run, Level: m.Level, Due: m.Due}
	}
	return p
}

func drillMarks(p *practice.Progress) ([]store.DrillMark, store.DrillTotals) {
	var marks []store.DrillMark
	for _, k := range practice.Kinds {
		s := p.Skill(k)
		marks = append(marks, store.DrillMark{Kind: string(k), Asked: s.Asked, Right: s.Right, Run: s.Run, Level: s.Level, Due: s.Due})
	}
	return marks, store.DrillTotals{Points: p.Points, Streak: p.Streak, Record: p.Record}
}
