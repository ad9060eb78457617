package table

import (
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/app/session"
	"klaverjas/engine"
)

// Pace is how long things stay on the screen.
type Pace struct {
	Bot   time.Duration // before a bot's word or card shows
	Trick time.Duration // a full trick lies
	Claim time.Duration // roem may be claimed by the button; 0 is until the next card is led
	Guard time.Duration // after an own card, during which a click is the second half of a double click
}

// NormalPace is the pace of a calm evening.
func NormalPace() Pace {
	return Pace{Bot: 600 * time.Millisecond, Trick: 1500 * time.Millisecond, Guard: 350 * time.Millisecond}
}

// NoPace shows everything at once, for tests.
func NoPace() Pace { return Pace{} }

// queue shows updates one after the other, each after its pause. The match is
// always ahead of the picture. It lives on the main goroutine.
type queue struct {
	show    func(session.Update)
	pause   func(shown, next *session.Update) time.Duration
	idle    func() // nothing is left to show
	waiting []session.Update
	last    *session.Update
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

// step shows what needs no pause and starts the timer for what does.
func (q *queue) step() {
	q.stop()
	for len(q.waiting) > 0 {
		if d := q.pause(q.last, &q.waiting[0]); d > 0 {
			q.start(d)
			return
		}
		q.showNext()
	}
	if d := q.pause(q.last, nil); d > 0 {
		q.start(d)
		return
	}
	q.idle()
}

func (q *queue) showNext() {
	u := q.waiting[0]
	q.waiting = q.waiting[1:]
	q.last = &u
	q.show(u)
}

func (q *queue) start(d time.Duration) {
	q.round++
	round := q.round
	q.timer = time.AfterFunc(d, func() {
		fyne.Do(func() {
			if q.round == round && q.timer != nil {
				q.skip()
			}
		})
	})
}

// skip ends the running pause at once; it tells whether there was one.
func (q *queue) skip() bool {
	if q.timer == nil {
		return false
	}
	q.stop()
	if len(q.waiting) == 0 {
		q.last = nil
		q.idle()
		return true
	}
	q.showNext()
	q.step()
	return true
}

func (q *queue) stop() {
	if q.timer != nil {
		q.timer.Stop()
		q.timer = nil
	}
}

// clear forgets everything, when another match comes to the table.
func (q *queue) clear() {
	q.stop()
	q.waiting, q.last = nil, nil
}

// busy tells whether something is still to be shown.
func (q *queue) busy() bool { return q.timer != nil || len(q.waiting) > 0 }

// pauseBetween returns how long the picture rests between two updates; next
// is nil if nothing else has happened yet.
func (p Pace) pauseBetween(shown, next *session.Update) time.Duration {
	var d time.Duration
	if shown != nil && shown.Final && closesTrick(shown) && !claimIsOpen(shown) {
		d = p.Trick
	}
	if shown != nil && shown.Event.Kind == engine.EventPassedOut {
		d = p.Trick // long enough to read why the cards are dealt again
	}
	if next != nil && shown != nil && !shown.Final && next.Event.Kind == engine.EventSettled {
		d = p.Trick // the eighth trick lies as long as the others
	}
	if next != nil && byBot(next.Event) {
		d += p.Bot
	}
	return d
}

// closesTrick tells whether an update is the last about a trick that lies.
func closesTrick(u *session.Update) bool {
	switch u.Event.Kind {
	case engine.EventTrick, engine.EventRoem, engine.EventMissed:
		return true
	default:
		return false
	}
}

// claimIsOpen tells whether the trick lies until the human has claimed or led.
func claimIsOpen(u *session.Update) bool {
	d := u.Match.Deal()
	turn, open := d.ToAct()
	return open && turn == engine.South && d.Rules.Claim == engine.ClaimRequired
}

// byBot tells whether an event is a bot's word or card.
func byBot(e engine.Event) bool {
	switch e.Kind {
	case engine.EventPassed, engine.EventTrump, engine.EventPlayed:
		return e.Seat != engine.South
	default:
		return false
	}
}
