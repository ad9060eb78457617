package table

import (
	"time"

	"klaverjas/app/session"
	"klaverjas/app/words"
	"klaverjas/engine"
)

// show shows one update.
func (t *Table) show(u session.Update) {
	if u.Event.Kind == engine.EventPlayed {
		t.collect() // a trick that lay until the lead, for a claim
	}
	t.match = u.Match
	t.asking, t.refusal, t.whole, t.hint = false, "", u.Final, hint{}
	t.claim.stop()
	t.raised = 0
	t.moment.hide()
	if u.Event.Kind == engine.EventDealt && t.opt.Seal != nil {
		t.news.note(t.opt.Seal(&u.Match))
	}
	t.news.tell(sentence(&u))
	switch u.Event.Kind {
	case engine.EventPlayed:
		t.gathered, t.peeking = false, false
		t.travel = travel{way: toTable}
		t.sound(SoundCard)
	case engine.EventTrick:
		t.gathered = false
	case engine.EventRoem, engine.EventStuk:
		t.tellRoem(&u)
	case engine.EventTrump:
		t.travel = travel{way: sorting}
	case engine.EventTakenBack:
		t.gathered, t.peeking, t.settled = false, false, false
		t.travel = travel{way: toTable}
	case engine.EventSettled:
		t.gathered = true
		t.tellVerdict()
	case engine.EventDealt:
		t.dealt()
	}
	t.render()
}

// dealt begins a deal: the cards fly from the dealer.
func (t *Table) dealt() {
	t.settled, t.gathered, t.peeking = false, false, false
	t.moment.hide()
	t.sheet.set(&t.match)
	for _, w := range t.cards {
		w.Hide()
	}
	t.leaving = 0
	t.travel = travel{way: dealing}
	t.sound(SoundDeal)
}

// after returns how long an update rests, at least until what it moved has landed.
func (t *Table) after(shown, next *session.Update) time.Duration {
	d := t.opt.Pace.after(shown, next)
	switch shown.Event.Kind {
	case engine.EventDealt, engine.EventSettled:
		d = max(d, t.mover.left())
	case engine.EventRoem:
		d += t.mover.left()
	}
	return max(d, t.momentTime())
}

// before returns how long to wait for an update; what moves lands first.
func (t *Table) before(next *session.Update) time.Duration {
	return max(t.opt.Pace.before(next), t.mover.left())
}

// ended is called when an update has rested.
func (t *Table) ended(shown *session.Update) {
	switch next := t.queue.next(); {
	case shown.Event.Kind == engine.EventSettled:
		t.showResult()
	case !closesTrick(shown):
	case !shown.Final && (next == nil || next.Event.Kind != engine.EventSettled):
	case shown.Final && claimIsOpen(shown):
	default:
		t.raised = 0
		t.collect()
		t.render()
	}
}

// showResult puts the result of the deal on the table.
func (t *Table) showResult() {
	t.moment.hide()
	t.settled, t.gathered, t.peeking = true, true, false
	t.sheet.set(&t.match)
	t.render()
}

// idle is called when the picture has caught up with the match.
func (t *Table) idle() {
	if !t.whole {
		return
	}
	d := t.match.Deal()
	turn, open := d.ToAct()
	mine := open && turn == engine.South
	if mine && !t.asking {
		t.asking = true
		t.turnCame()
	}
	if !t.mayClaim() && !(mine && d.Phase == engine.LastClaim) {
		t.collect()
	}
	if d.Phase == engine.PassedOut {
		t.submit(engine.Action{Kind: engine.NextDeal, Card: engine.NoCard})
	}
	t.render()
}

// turnCame begins the human's turn.
func (t *Table) turnCame() {
	t.asked, t.chosen = time.Now(), false
	t.news.speak(words.Turn(t.match.View(engine.South)))
	t.sound(SoundYourTurn)
	if t.keyboard {
		t.selectNear()
	}
	t.startClaim()
	t.startForced()
}
