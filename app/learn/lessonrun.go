package learn

import (
	"strconv"

	"klaverjas/app/lessons"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

func number(n int) string { return strconv.Itoa(n) }

// lessonRun is a lesson being followed.
type lessonRun struct {
	lesson *lessons.Lesson
	at     int
	asking asking
	first  map[int]bool // by step: whether the first try was right
	done   bool         // the end is shown
	keep   func(step, right int, done bool)
	close  func()
}

// newLessonRun begins a lesson at a step; keep is told how far it is.
func newLessonRun(l *lessons.Lesson, at int, changed, close func(), keep func(step, right int, done bool)) *lessonRun {
	r := &lessonRun{lesson: l, at: min(max(at, 0), len(l.Steps)-1), first: map[int]bool{}, keep: keep, close: close}
	r.asking.changed = changed
	r.asking.ask(r.step().Question)
	return r
}

func (r *lessonRun) step() *lessons.Step { return &r.lesson.Steps[r.at] }

// right returns how many questions were answered right at the first try.
func (r *lessonRun) right() int {
	n := 0
	for _, ok := range r.first {
		if ok {
			n++
		}
	}
	return n
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
		r.keep(0, r.right(), true)
		return
	}
	r.at = max(r.at, 0)
	r.asking.ask(r.step().Question)
	r.keep(r.at, r.right(), false)
}

func (r *lessonRun) again() {
	r.done, r.at, r.first = false, 0, map[int]bool{}
	r.asking.ask(r.step().Question)
}

func (r *lessonRun) marked() engine.Set { return r.asking.marks }

func (r *lessonRun) mark(c engine.Card) { r.asking.mark(c) }

func (r *lessonRun) answer(a lessons.Answer) {
	at := r.at
	r.asking.judge(a, func(right bool) {
		if _, tried := r.first[at]; !tried {
			r.first[at] = right
		}
	})
}

func (r *lessonRun) scene() scene {
	if r.done {
		return r.end()
	}
	s := r.step()
	rules := s.Rules()
	name, _ := rules.Nearest()
	sc := scene{
		place:    "step." + number(r.at+1),
		title:    r.lesson.Title().Text(),
		progress: i18n.T("learn.step", "Step", r.at+1, "Steps", len(r.lesson.Steps)),
		text:     s.Text().Text(), exhibit: stepExhibit(s),
	}
	if s.Deal != nil {
		title, _ := words.Profile(name)
		sc.rules = i18n.T("learn.rules", "Rules", title)
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
