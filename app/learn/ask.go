package learn

import (
	"context"
	"log/slog"

	"fyne.io/fyne/v2"

	"klaverjas/app/lessons"
	"klaverjas/app/ruletext"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// asking is one question on its way to an answer.
type asking struct {
	q       *lessons.Question
	marks   engine.Set
	given   lessons.Answer
	verdict *lessons.Verdict
	busy    bool // an answer is being judged
	changed func()
}

// judge judges an answer away from the main goroutine; then is called on it
// with the verdict, unless another question has come.
func (a *asking) judge(answer lessons.Answer, then func(right bool)) {
	if a.busy || a.q == nil || answer == "" || a.verdict != nil && a.verdict.Right {
		return
	}
	a.busy = true
	q := a.q
	away(func() func() {
		v, err := q.Judge(context.Background(), answer)
		return func() {
			a.busy = false
			if a.q != q {
				return
			}
			if err != nil {
				slog.Error("no judgement", "error", err)
				return
			}
			a.given, a.verdict = answer, &v
			then(v.Right)
			a.changed()
		}
	})
}

// away does work on a goroutine of its own and what it returns on the main one.
var away = func(work func() func()) {
	go func() { fyne.Do(work()) }()
}

// ask begins a question; nil for a step that only tells.
func (a *asking) ask(q *lessons.Question) {
	*a = asking{q: q, changed: a.changed}
}

// mark changes the mark of a card, and takes back a wrong verdict.
func (a *asking) mark(c engine.Card) {
	if a.verdict != nil && a.verdict.Right {
		return
	}
	a.verdict, a.given = nil, ""
	if a.marks.Has(c) {
		a.marks = a.marks.Without(c)
		return
	}
	a.marks = a.marks.With(c)
}

// fill puts the question and what became of it into a scene.
func (a *asking) fill(s *scene) {
	if a.q == nil {
		return
	}
	s.question = a.q.Sentence().Text()
	for _, answer := range a.q.Options() {
		o := option{answer: answer, label: a.q.Label(answer).Text(), chosen: answer == a.given}
		if suit, named := answer.SuitOf(); named && (a.q.Kind == lessons.Bid || a.q.Kind == lessons.Asks) {
			o.suit = &suit
		}
		s.options = append(s.options, o)
	}
	s.exhibit.pick, s.exhibit.many = a.q.Cards(), a.q.Kind == lessons.Legal
	if s.exhibit.many && (a.verdict == nil || !a.verdict.Right) {
		s.check = i18n.T("learn.check")
	}
	if a.verdict == nil {
		return
	}
	s.right = a.verdict.Right
	s.verdict = i18n.T("learn.wrong")
	if s.right {
		s.verdict = i18n.T("learn.right")
	}
	s.why = lessons.Join(a.verdict.Why)
}

// show makes the exhibit of a question.
func show(q *lessons.Question) exhibit {
	e := exhibit{trump: lessons.NoTrump, winner: engine.NoCard}
	if q.Kind.AboutRow() {
		e.row, e.trump = q.Row, q.Trump
		return e
	}
	e.deal, e.aside = &q.Deal, aside(q.Kind)
	if q.Kind.OverHand() {
		e.count, e.note = countOf(&q.Deal, false), makerLine(&q.Deal)
	}
	return e
}

// aside tells whether a question is about all that was played, so that the
// last trick stands with the others.
func aside(k lessons.Kind) bool {
	return k == lessons.Out || k == lessons.Void || k == lessons.Asks || k == lessons.Best
}

// makerLine says who played and with which trump.
func makerLine(d *engine.Deal) string {
	return i18n.T("learn.played."+words.Who(d.Maker), "Name", i18n.T("learn.seat."+d.Maker.String()), "Suit", words.Suit(d.Trump))
}

// countOf counts both sides of a deal that is over, with what is written down
// at the end if that is no longer asked.
func countOf(d *engine.Deal, whole bool) *ruletext.Table {
	res := d.Result()
	t := ruletext.Table{Head: []string{"", i18n.T("side.us"), i18n.T("side.them")}}
	add := func(key string, v [2]int) {
		t.Rows = append(t.Rows, []string{i18n.T(key), number(v[0]), number(v[1])})
	}
	add("result.cards", res.Cards)
	add("result.last_trick", res.Last)
	add("result.roem", res.Roem)
	add("result.tricks", res.Tricks)
	if whole {
		add("result.score", res.Score)
	}
	return &t
}
