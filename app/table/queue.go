package table

import (
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/app/session"
)

// queue shows updates one after the other: each is shown, rests, has its end
// (a trick is taken away), and then the next waits its own while. The match is
// always ahead of the picture. It lives on the main goroutine.
type queue struct {
	show   func(session.Update)
	after  func(shown, next *session.Update) time.Duration // how long an update rests
	ended  func(shown *session.Update)                     // it has rested
	before func(next *session.Update) time.Duration        // how long to wait for the next
	idle   func()                                          // nothing is left to show

	waiting []session.Update
	last    *session.Update // shown and not rested yet
	waited  bool            // the first of those waiting has waited
	timer   *time.Timer
	round   int // tells late timers from the running one
}

// push adds an update.
func (q *queue) push(u session.Update) {
	q.waiting = append(q.waiting, u)
	if q.timer == nil {
		q.step()
	}
}

// step goes on until something has to be waited for.
func (q *queue) step() {
	q.stop()
	for {
		next := q.next()
		switch {
		case q.last != nil && next == nil && !q.last.Final:
			return // more about the same action follows
		case q.last != nil:
			if q.start(q.after(q.last, next)) {
				return
			}
			q.rest()
		case next == nil:
			q.idle()
			return
		case !q.waited && q.start(q.before(next)):
			return
		default:
			q.showNext()
		}
	}
}

func (q *queue) next() *session.Update {
	if len(q.waiting) == 0 {
		return nil
	}
	return &q.waiting[0]
}

func (q *queue) rest() {
	shown := q.last
	q.last = nil
	q.ended(shown)
}

func (q *queue) showNext() {
	u := q.waiting[0]
	q.waiting = q.waiting[1:]
	q.last, q.waited = &u, false
	q.show(u)
}

// start starts the timer; false if there is nothing to wait for.
func (q *queue) start(d time.Duration) bool {
	if d <= 0 {
		return false
	}
	q.round++
	round := q.round
	q.timer = time.AfterFunc(d, func() {
		fyne.Do(func() {
			if q.round == round && q.timer != nil {
				q.skip()
			}
		})
	})
	return true
}

// skip ends the running pause at once; it tells whether there was one.
func (q *queue) skip() bool {
	if q.timer == nil {
		return false
	}
	q.stop()
	if q.last != nil {
		q.rest()
	} else {
		q.waited = true
	}
	q.step()
	return true
}

func (q *queue) stop() {
	if q.timer != nil {
		q.timer.Stop()
		q.timer = nil
	}
}

// clear forgets everything, when another match comes to the table or a card
// was taken back.
func (q *queue) clear() {
	q.stop()
	q.waiting, q.last, q.waited = nil, nil, false
}

// busy tells whether something is still to be shown.
func (q *queue) busy() bool { return q.timer != nil || len(q.waiting) > 0 }
