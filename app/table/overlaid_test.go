package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"klaverjas/engine"
)

// narrow is a window in which the score card is folded.
var narrow = fyne.NewSize(700, 640)

// A key closes the panel that hides the hand, and plays nothing.
func TestNoKeyPlaysACardUnderAPanel(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1024, 640), narrow} {
		p := sit(t, "room-amsterdam", 3)
		p.Content.Resize(size)
		p.playCard(p.toCard(t))
		p.toCard(t)
		p.until(t, func() bool { return p.lastTrick() != nil && p.asking })
		hand := p.session.Match().Deals[0].Hand(engine.South)
		opens := []fyne.KeyName{fyne.KeyL, fyne.KeyG}
		if size == narrow {
			opens = append(opens, fyne.KeyS)
		}
		for _, open := range opens {
			for _, k := range []fyne.KeyName{fyne.Key1, fyne.Key3, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyP} {
				p.Key(fyne.KeyRight) // a card is marked
				p.Key(open)
				if !p.overlaid() && !p.log.open {
					t.Fatalf("%v: %s opens nothing", size, open)
				}
				p.Key(k)
				if got := p.session.Match().Deals[0].Hand(engine.South); got != hand || p.refusal != "" {
					t.Fatalf("%v: %s under %s plays from %v, refusal %q", size, k, open, hand.Cards(), p.refusal)
				}
				if p.overlaid() {
					t.Fatalf("%v: %s does not close %s", size, k, open)
				}
				if p.log.open {
					p.Key(fyne.KeyEscape)
				}
			}
		}
		p.Key(fyne.KeyRight)
		p.Key(fyne.KeyReturn)
		p.until(t, func() bool { return p.match.Deal().Hand(engine.South) != hand })
	}
}

// Under the open score card Return does not deal the next deal either.
func TestReturnClosesTheScoreCardOverAResult(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.Content.Resize(narrow)
	p.toResult(t)
	p.Key(fyne.KeyS)
	if p.Key(fyne.KeyReturn); p.overlaid() || p.session.Match().Deals[0].Phase != engine.Settled {
		t.Error("the card is open still, or the next deal was dealt")
	}
}
