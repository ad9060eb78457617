package review

import (
	"context"
	"errors"
	"log/slog"

	"fyne.io/fyne/v2"

	"klaverjas/app/replay"
	"klaverjas/bots/coach"
	"klaverjas/engine"
)

// cores is how many decisions are judged at the same time.
const cores = 2

// Page is the screen. Its methods are for the main goroutine.
type Page struct {
	*replay.Page
	opt   Options
	panel *panel
	state state
	stop  context.CancelFunc
}

// New returns the page of a deal and begins to judge it.
func New(opt Options) *Page {
	p := &Page{opt: opt, state: newState(&opt.Match.Deals[opt.Index])}
	ctx, stop := context.WithCancel(context.Background())
	p.stop = stop
	p.panel = newPanel(p)
	p.Page = replay.New(replay.Options{
		Name: "review", Match: opt.Match, Index: opt.Index, Style: opt.Style, Side: p.panel,
		Back: func() { stop(); opt.Back() }, Changed: opt.Changed,
	})
	if opt.Begin > 0 {
		p.panel.move(func() { p.panel.replay.Go(opt.Begin) })
	}
	opt.Run.Away()(func() { p.judge(ctx) })
	return p
}

// Texts returns, for traces and tests, the grade of the step shown, what was done and
// what was best, what is said of it, and the rows of the table.
func (p *Page) Texts() [][]string {
	step, verdicts := p.panel.step(), []string{""}
	if d := p.state.at(step); d != nil {
		verdicts = []string{d.Grade.String(), d.Action().String(), d.Options[0].Action.String()}
	}
	all := [][]string{verdicts, {p.remark(step)}}
	for i := range p.panel.count() {
		var row []string
		for _, c := range p.panel.row(i) {
			row = append(row, c.Text)
		}
		all = append(all, row)
	}
	return all
}

// Close stops judging.
func (p *Page) Close() { p.stop() }

// judge takes what is kept of the deal, or judges it, away from the main
// goroutine.
func (p *Page) judge(ctx context.Context) {
	if p.opt.Load != nil {
		if all, ok := p.opt.Load(); ok {
			fyne.Do(func() { p.takeAll(all) })
			return
		}
	}
	d := p.opt.Match.Deals[p.opt.Index]
	all, err := p.opt.Judge(ctx, &d, coach.Wishes{Seat: Me, Cores: cores, Told: func(x coach.Decision, at coach.Progress) {
		fyne.Do(func() { p.take(x, at) })
	}})
	switch {
	case err == nil && p.opt.Keep != nil:
		p.opt.Keep(all)
	case err != nil && !errors.Is(err, context.Canceled):
		slog.Error("deal not judged", "error", err)
	}
	fyne.Do(func() { p.ended(err) })
}

func (p *Page) take(d coach.Decision, at coach.Progress) {
	p.state.take(d)
	p.state.progress = at
	p.Refresh()
}

func (p *Page) takeAll(all []coach.Decision) {
	for _, d := range all {
		p.state.take(d)
	}
	p.state.progress = coach.Progress{Done: len(all), Total: len(all)}
	p.ended(nil)
}

func (p *Page) ended(err error) {
	p.state.running, p.state.failed = false, err != nil
	p.Refresh()
}

// tryAgain plays on from before the decision of the step that is shown.
func (p *Page) tryAgain(step int) {
	if d, ok := p.state.before(step); ok && p.opt.Again != nil {
		p.stop()
		p.opt.Again(d, p.state.at(step))
	}
}

// mine tells whether a step is a decision of the person's own that was judged.
func (p *Page) mine(step int) bool {
	d := p.state.at(step)
	return d != nil && d.Action().Seat == Me
}

// before returns the deal as it stood before the action of a step, as practice.
func (s *state) before(step int) (engine.Deal, bool) {
	if step < 1 || step >= len(s.deals) {
		return engine.Deal{}, false
	}
	d := s.deals[step-1]
	d.Practice = true
	return d, true
}
