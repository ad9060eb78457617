package scorepad

import (
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/app/pad"
	"klaverjas/engine"
)

// patience is how long the window waits for what is mostly quick.
const patience = 60 * time.Millisecond

// onMain has something done on the main goroutine; tests do it themselves.
var onMain = fyne.Do

// finish does something away from the main goroutine and tells whether it is
// done, as it mostly is. Under rules of one's own it may take longer: then later
// is called on the main goroutine.
func (p *Page) finish(do, later func()) bool {
	done := make(chan struct{})
	p.opt.Run.Away()(func() { defer close(done); do() })
	select {
	case <-done:
		return true
	case <-time.After(patience):
		go func() { <-done; onMain(later) }()
		return false
	}
}

// attempt makes a change once it has been tried on a copy of the pad, and
// hands on what the pad says to it. If it is no longer what is wanted by then,
// nothing is done.
func (p *Page) attempt(k *kept, c pad.Change, wanted func() bool, then func(error)) {
	trial := *k.Pad
	do := func() { then(p.shelf.do(k, c)) }
	try := func() { _ = trial.Do(c) } // what it works out is remembered
	if p.finish(try, func() {
		if wanted() {
			do()
		}
	}) {
		do()
	}
}

// question is an entry of which is asked whether it can be.
type question struct {
	rules  engine.Rules
	dealer engine.Seat
	entry  pad.Entry
}

// judgement is what is known about the line being entered.
type judgement struct {
	of    question
	known bool
	err   error
}

// judge returns whether it is known by now if an entry can be written into a
// row, and why it cannot.
func (v *entryView) judge(row int, e pad.Entry) (known bool, err error) {
	k := v.page.open
	h := k.Heading()
	of := question{h.Rules, k.DealerOf(row), e}
	if v.judged.of == of {
		return v.judged.known, v.judged.err
	}
	v.judged = judgement{of: of}
	var found error // of its own: the check may still write it after the return
	check := func() { found = of.entry.Check(&of.rules, of.dealer) }
	if v.page.finish(check, func() {
		if v.judged.of == of {
			v.judged.known, v.judged.err = true, found
			v.page.Refresh()
		}
	}) {
		v.judged.known, v.judged.err = true, found
	}
	return v.judged.known, v.judged.err
}
