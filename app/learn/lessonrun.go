package learn

import (
	"math/bits"
	"strconv"

	"klaverjas/app/lessons"
	"klaverjas/app/ruletext"
	"klaverjas/engine"
	"klaverjas/i18n"
)

func number(n int) string { return strconv.Itoa(n) }

// lessonRun is a lesson being followed.
type lessonRun struct {
	lesson *lessons.Lesson
	at     int
	asking asking
	kept   Mark // how far it was followed; at its end still with the tries
	done   bool // the end is shown
	keep   func(Mark)
	close  func()
}

// newLessonRun goes on with a lesson where its mark says; keep is told of
// every new mark.
func newLessonRun(l *lessons.Lesson, m Mark, changed, close func(), keep func(Mark)) *lessonRun {
	r := &lessonRun{lesson: l, at: min(max(m.Step, 0), len(l.Steps)-1), kept: m, keep: keep, close: close}
	r.asking.changed = changed
	r.asking.ask(r.step().Question)
	return r
}

func (r *lessonRun) step() *lessons.Step { return &r.lesson.Steps[r.at] }

// right returns how many questions were answered right at the first try.
func (r *lessonRun) right() int { return bits.OnesCount64(r.kept.Right) }

// tried keeps whether the first try at a step's question was right.
func (r *lessonRun) tried(at int, right bool) {
	step := uint64(1) << at
	if r.kept.Tried&step != 0 {
		return
	}
	r.kept.Tried |= step
	if right {
		r.kept.Right |= step
	}
	r.keepAt(at)
}

// keepAt keeps that the lesson is to be gone on with at a step.
func (r *lessonRun) keepAt(step int) {
	r.kept.Step, r.kept.Best = step, max(r.kept.Best, r.right())
	r.keep(r.kept)
}

// keepEnd keeps that the lesson was followed to its end; the next time it is
// begun anew.
func (r *lessonRun) keepEnd() {
	r.kept.Step, r.kept.Best = 0, max(r.kept.Best, r.right())
	r.kept.Done++
	m := r.kept
	m.Tried, m.Right = 0, 0
	r.keep(m)
}

// move goes to another step, or past the last one to the end.
func (r *lessonRun) move(by int) {
	if r.done {
		if by < 0 {
			r.done = false
		}
	} else {
		r.at += by
	}
	if r.at >= len(r.lesson.Steps) {
		r.at = len(r.lesson.Steps) - 1
		r.done = true
		r.asking.ask(nil)
		r.keepEnd()
		return
	}
	r.at = max(r.at, 0)
	r.asking.ask(r.step().Question)
	r.keepAt(r.at)
}

func (r *lessonRun) again() {
	r.done, r.at = false, 0
	r.kept.Tried, r.kept.Right = 0, 0
	r.asking.ask(r.step().Question)
}

func (r *lessonRun) marked() engine.Set { return r.asking.marks }

func (r *lessonRun) mark(c engine.Card) { r.asking.mark(c) }

func (r *lessonRun) answer(a lessons.Answer) {
	at := r.at
	r.asking.judge(a, func(right bool) { r.tried(at, right) })
}

func (r *lessonRun) scene() scene {
	if r.done {
		return r.end()
	}
	s := r.step()
	sc := scene{
		place:    "step." + number(r.at+1),
		title:    r.lesson.Title().Text(),
		progress: i18n.T("learn.step", "Step", r.at+1, "Steps", len(r.lesson.Steps)),
		text:     s.Text().Text(), exhibit: stepExhibit(s),
	}
	if s.Deal != nil {
		sc.rules = i18n.T("learn.rules", "Rules", ruletext.Name(s.Rules()))
	}
	r.asking.fill(&sc)
	answered := s.Question == nil
	if v := r.asking.verdict; v != nil && v.Right {
		answered = true
		if after, more := s.After(); more {
			sc.why = after.Text()
		}
		if s.Question.Kind.OverHand() {
			sc.exhibit.count = countOf(s.Deal, true)
		}
	}
	sc.nav = r.navigation(answered)
	return sc
}

// navigation returns the buttons at the foot: back, and on or skip.
func (r *lessonRun) navigation(answered bool) []navigation {
	on := "learn.next"
	if !answered {
		on = "learn.skip"
	}
	nav := []navigation{{"on", i18n.T(on), answered, func() { r.move(1) }}}
	if r.at > 0 {
		nav = append([]navigation{{"back", i18n.T("learn.back"), false, func() { r.move(-1) }}}, nav...)
	}
	return nav
}

// end is the scene after the last step.
func (r *lessonRun) end() scene {
	return scene{
		place: "end",
		title: r.lesson.Title().Text(), progress: i18n.T("learn.end"),
		text: i18n.T("learn.end.text", "Right", r.right(), "Questions", r.lesson.Questions()),
		exhibit: exhibit{row: []engine.Card{
			engine.CardOf(engine.Clubs, engine.Jack), engine.CardOf(engine.Diamonds, engine.Jack),
			engine.CardOf(engine.Spades, engine.Jack), engine.CardOf(engine.Hearts, engine.Jack),
		}, trump: lessons.NoTrump, winner: engine.NoCard},
		nav: []navigation{
			{"again", i18n.T("learn.again"), false, r.again},
			{"list", i18n.T("learn.list"), true, r.close},
		},
	}
}

// stepExhibit makes the exhibit of a step; what its text tells is shown too.
func stepExhibit(s *lessons.Step) exhibit {
	e := exhibit{deal: s.Deal, row: s.Row, trump: s.Trump, values: s.Values, open: s.Open, winner: engine.NoCard}
	if s.Question != nil {
		asked := show(s.Question)
		asked.values, asked.open = s.Values, s.Open
		return asked
	}
	for _, f := range s.Facts {
		e.aside = e.aside || aside(f.Question.Kind)
		switch f.Question.Kind {
		case lessons.Legal:
			e.legal = f.Answer.Cards()
		case lessons.Winner:
			trick := s.Deal.Trick()
			e.winner, _ = trick.Best(s.Deal.Trump)
		case lessons.Made, lessons.Score:
			e.count, e.note = countOf(s.Deal, true), makerLine(s.Deal)
		}
	}
	return e
}
