package table

import (
	"testing"
	"time"

	"klaverjas/engine"
)

// TestAClickOnAMovingCardPlaysNothing clicks on a card while the hand sorts itself.
func TestAClickOnAMovingCardPlaysNothing(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	c := p.toCard(t)
	p.mover.factor = func() float64 { return 1 }
	p.mover.run(c, 0, time.Hour, func(float32) {}, nil)
	if p.tapCard(c); !p.holds(c) || p.mover.moving(c) {
		t.Fatalf("%s held: %v, on its way: %v", c, p.holds(c), p.mover.moving(c))
	}
	p.mover.factor = p.factor
	p.tapCard(c)
	p.until(t, func() bool { return !p.match.Deal().Hand(engine.South).Has(c) })
}

// TestAClickThatShowsSomethingPlaysNothing clicks on cards of the hand to see
// the others' cards at once; that must not play to what was not seen yet.
func TestAClickThatShowsSomethingPlaysNothing(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.playCard(p.toCard(t))
	p.opt.Pace.Bot = time.Hour
	p.until(t, func() bool {
		for p.queue.busy() && !p.asking {
			p.tapCard(p.match.Deal().Hand(engine.South).First())
		}
		return p.asking
	})
	d := p.session.Match()
	if hand := d.Deal().Hand(engine.South); hand.Len() != 7 {
		t.Fatalf("%v are left of 7 cards", hand.Cards())
	}
	p.playCard(p.match.Deal().Legal().First())
	p.until(t, func() bool { return p.match.Deal().Hand(engine.South).Len() == 6 })
}
