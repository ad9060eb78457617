package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/bots"
	"klaverjas/engine"
)

// stormKeys are all keys that the table has a use for, and some others.
var stormKeys = []fyne.KeyName{
	fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape, fyne.KeyBackspace,
	fyne.Key1, fyne.Key4, fyne.Key8, fyne.KeyA, fyne.KeyG, fyne.KeyL, fyne.KeyP, fyne.KeyR, fyne.KeyS, fyne.KeyTab, fyne.KeyX,
}

// TestAStormLeavesAFinishableDeal clicks, drags, types and resizes at random
// under several rules, and then plays the deal to its end.
func TestAStormLeavesAFinishableDeal(t *testing.T) {
	for seed, profile := range []string{"amsterdam-cafe", "room-rotterdam", "utrecht", "club-rotterdam"} {
		p := sit(t, profile, uint64(seed))
		random := rand.New(rand.NewPCG(uint64(seed), 4))
		for range 150 {
			p.drain()
			c := engine.Card(random.IntN(32))
			switch random.IntN(6) {
			case 0:
				p.Click()
			case 1:
				p.cards[c].Tapped(nil)
			case 2:
				p.pull(c, float32(random.IntN(800)-400), float32(random.IntN(600)-400))
			case 3:
				p.resized(fyne.NewSize(float32(400+random.IntN(1600)), float32(300+random.IntN(900))))
			default:
				p.Key(stormKeys[random.IntN(len(stormKeys))])
			}
		}
		p.log.open, p.peeking = false, false
		p.finish(t)
	}
}

// drain feeds the updates that have come.
func (p *player) drain() {
	for {
		select {
		case u := <-p.updates:
			p.Feed(u)
		default:
			return
		}
	}
}

// finish plays the deal to its end and counts its cards.
func (p *player) finish(t *testing.T) {
	t.Helper()
	for refused := 0; !p.settled; {
		p.drain()
		p.until(t, func() bool { return p.asking || p.settled })
		v := p.match.View(engine.South)
		taken := true
		switch {
		case p.settled:
		case v.Phase == engine.Bidding:
			taken = p.submit(bots.SafeBid(&v))
		case v.Phase == engine.LastClaim:
			taken = p.submit(engine.GatherBy(engine.South))
		default:
			taken = p.submit(bots.SafeCard(&v))
		}
		if taken {
			continue
		}
		// A card that the storm took back is on its way.
		if refused++; refused > 200 {
			t.Fatalf("nothing is taken any more: %+v", p.Snapshot())
		}
		time.Sleep(20 * time.Millisecond)
	}
	if s := p.Snapshot(); s.Cards != 32 || s.Result == "" {
		t.Errorf("%d cards, result %q", s.Cards, s.Result)
	}
}
