package table

import (
	"time"

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

// longestTold is the longest rest of what is told while nothing lies to be
// clicked away: a trick may lie until it is.
const longestTold = 1500 * time.Millisecond

// NormalPace is the pace of a calm evening.
func NormalPace() Pace {
	return Pace{Bot: 600 * time.Millisecond, Trick: 1500 * time.Millisecond, Guard: 350 * time.Millisecond}
}

// NoPace shows everything at once, for tests.
func NoPace() Pace { return Pace{} }

// after returns how long the picture rests after an update; next is nil if
// nothing else has happened yet.
func (p Pace) after(shown, next *session.Update) time.Duration {
	switch {
	case shown.Event.Kind == engine.EventPassedOut:
		return min(p.Trick, longestTold) // to read why the cards are dealt again
	case shown.Event.Kind == engine.EventStuk:
		return min(p.Trick/2, longestTold)
	case !shown.Final && next != nil && next.Event.Kind == engine.EventSettled:
		return p.Trick // the eighth trick lies as long as the others
	case shown.Final && closesTrick(shown) && !claimIsOpen(shown):
		return p.Trick
	default:
		return 0
	}
}

// before returns how long the others think before an update shows.
func (p Pace) before(next *session.Update) time.Duration {
	if byBot(next.Event) {
		return p.Bot
	}
	return 0
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
