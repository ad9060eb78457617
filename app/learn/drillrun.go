package learn

import (
	"context"
	"log/slog"

	"klaverjas/app/lessons"
	"klaverjas/app/practice"
	"klaverjas/app/ruletext"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// drillRun is practice under way: one drill after the other.
type drillRun struct {
	rules    engine.Rules
	seed     uint64
	n        int
	only     lessons.Kind // empty: all kinds
	progress practice.Progress
	drill    *practice.Drill // nil while one is looked for
	failed   bool            // none was found
	counted  bool            // the answer to this drill has been counted
	asking   asking
	keep     func(practice.Progress)
	close    func()
	cancel   context.CancelFunc
}

func newDrillRun(o *Options, only lessons.Kind, changed, close func()) *drillRun {
	r := &drillRun{rules: o.Rules(), seed: o.Seed(), only: only, progress: o.Practice(), keep: o.KeepPractice, close: close}
	r.asking.changed = changed
	r.next()
	return r
}

// next looks for another drill away from the main goroutine.
func (r *drillRun) next() {
	if r.drill == nil && r.cancel != nil && !r.failed {
		return // one is being looked for
	}
	ctx, cancel := context.WithCancel(context.Background())
	r.drill, r.cancel, r.counted, r.failed = nil, cancel, false, false
	r.asking.ask(nil)
	seed, n, rules, progress, only := r.seed, r.n, r.rules, r.progress, r.only
	r.n++
	away(func() func() {
		d, err := practice.Next(ctx, seed, n, rules, &progress, only)
		return func() {
			if ctx.Err() != nil {
				return
			}
			if err != nil {
				slog.Error("no drill", "error", err)
				r.failed = true
			} else {
				r.drill = &d
				r.asking.ask(&r.drill.Question)
			}
			r.asking.changed()
		}
	})
}

// stop gives up looking for a drill.
func (r *drillRun) stop() {
	if r.cancel != nil {
		r.cancel()
	}
}

func (r *drillRun) marked() engine.Set { return r.asking.marks }

func (r *drillRun) mark(c engine.Card) { r.asking.mark(c) }

// answer counts the first answer only; one may go on trying.
func (r *drillRun) answer(a lessons.Answer) {
	r.asking.judge(a, func(right bool) {
		if r.counted || r.drill == nil {
			return
		}
		r.counted = true
		r.progress = r.progress.Answered(r.drill, right)
		r.keep(r.progress)
	})
}

func (r *drillRun) scene() scene {
	s := scene{
		place:    "looking",
		title:    i18n.T("learn.practice"),
		progress: i18n.T("learn.streak", "Streak", r.progress.Streak, "Record", r.progress.Record, "Points", r.progress.Points),
		rules:    i18n.T("learn.rules", "Rules", ruletext.Name(r.rules)),
		exhibit:  exhibit{trump: lessons.NoTrump, winner: engine.NoCard},
		nav:      []navigation{{"on", i18n.T("learn.skip"), false, r.next}},
	}
	if r.drill == nil {
		s.text = i18n.T("learn.looking")
		if r.failed {
			s.text = i18n.T("learn.nothing")
		}
		return s
	}
	q := &r.drill.Question
	s.place = "drill." + number(r.n)
	s.exhibit = show(q)
	s.exhibit.open = r.drill.Open
	s.text = i18n.T("learn.kind."+string(q.Kind)) + " · " + i18n.T("learn.level."+number(r.drill.Level))
	r.asking.fill(&s)
	if v := r.asking.verdict; v != nil && v.Right {
		if q.Kind.OverHand() {
			s.exhibit.count = countOf(&q.Deal, true)
		}
		s.nav = []navigation{{"on", i18n.T("learn.next_drill"), true, r.next}}
	}
	return s
}
