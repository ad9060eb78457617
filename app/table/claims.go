package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// claimBar holds the buttons between the last card of a trick and the next
// lead: claim roem, and for the eighth trick go on without. With hints it says
// what the trick holds.
type claimBar struct {
	roem, next *look.Button
	hint       *canvas.Text
	row        choiceRow
}

func newClaimBar(t *Table) *claimBar {
	return &claimBar{
		roem: look.NewButton("roem", true, t.claimRoem),
		next: look.NewButton("gather", false, func() { t.submit(engine.GatherBy(engine.South)) }),
		hint: look.Text(look.OnCloth, true, fyne.TextAlignTrailing),
	}
}

func (c *claimBar) objects() []fyne.CanvasObject { return []fyne.CanvasObject{c.roem, c.next, c.hint} }

// mayClaim tells whether the trick that lies is the human's to claim and the
// time for it has not run out.
func (t *Table) mayClaim() bool {
	return t.asking && !t.claim.over && t.match.Deal().CanClaim(engine.South)
}

// claimRoem claims the trick that lies.
func (t *Table) claimRoem() {
	if t.mayClaim() {
		t.submit(engine.ClaimBy(engine.South))
	}
}

func (c *claimBar) place(t *Table, g *geometry) {
	d := t.match.Deal()
	last := t.asking && d.Phase == engine.LastClaim
	claim := t.mayClaim() && !t.peeking
	c.roem.SetLabel(i18n.T("claim.roem"))
	c.next.SetLabel(i18n.T("claim.next"))
	look.Show(c.roem, claim)
	look.Show(c.next, last && !t.peeking)
	look.Show(c.hint, claim && t.set.hints)
	u := g.u
	x, w, h := g.w-(margin+112)*u, 112*u, 42*u
	y := g.statusTop() - h + 16*u
	if last {
		c.next.PlaceAt(x, y, w, h, 16*u)
		y -= h + 6*u
	}
	c.roem.PlaceAt(x, y, w, h, 18*u)
	if c.hint.Visible() {
		roem := d.RoemOf(d.TrickCount - 1)
		c.hint.Text = i18n.T("claim.nothing")
		if roem.Total() > 0 {
			c.hint.Text = i18n.T("claim.holds", "Points", roem.Total(), "Parts", words.Roem(roem))
		}
		look.PlaceText(c.hint, x-70*u, y-22*u, w+70*u, 20*u, 14*u)
	}
	var row []*look.Button
	if last {
		row = []*look.Button{c.next}
		if t.mayClaim() {
			row = append(row, c.roem)
		}
	}
	c.row.set(row)
}

// claimClock ends the time for a claim.
type claimClock struct {
	over  bool
	timer *time.Timer
	round int
}

func (c *claimClock) stop() {
	c.round++
	c.over = false
	if c.timer != nil {
		c.timer.Stop()
		c.timer = nil
	}
}

// startClaim starts the clock if the human may claim and the time is limited.
func (t *Table) startClaim() {
	t.claim.stop()
	if !t.mayClaim() || t.opt.Pace.Claim <= 0 {
		return
	}
	round := t.claim.round
	t.claim.timer = time.AfterFunc(t.opt.Pace.Claim, func() {
		fyne.Do(func() {
			if t.claim.round == round && t.asking {
				t.claimOver()
			}
		})
	})
}

// claimOver takes the trick away that was not claimed in time.
func (t *Table) claimOver() {
	t.claim.over = true
	if t.match.Deal().Phase == engine.LastClaim {
		t.submit(engine.GatherBy(engine.South))
		return
	}
	t.collect()
	t.render()
}

// forcedPlay is the automatic play of a card that alone may be played.
type forcedPlay struct{ round int }

// startForced plays the human's only legal card by itself, if he wants that,
// after the time that the others take. A trick that he may claim waits for him.
func (t *Table) startForced() {
	t.forced.round++
	legal := t.match.Deal().Legal()
	if !t.set.autoForced || !t.asking || legal.Len() != 1 || t.mayClaim() {
		return
	}
	round, card := t.forced.round, legal.First()
	play := func() {
		if t.forced.round == round && t.asking && t.match.Deal().Legal() == engine.SetOf(card) {
			t.submit(engine.PlayBy(engine.South, card))
		}
	}
	if t.opt.Pace.Bot <= 0 {
		play()
		return
	}
	time.AfterFunc(t.opt.Pace.Bot, func() { fyne.Do(play) })
}
