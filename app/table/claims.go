package table

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// claimBar holds the buttons between the last card of a trick and the next
// lead: claim roem, and for the eighth trick go on without.
type claimBar struct {
	roem, next *look.Button
	row        choiceRow
}

func newClaimBar(t *Table) *claimBar {
	return &claimBar{
		roem: look.NewButton("roem", false, t.claimRoem),
		next: look.NewButton("gather", true, func() { t.submit(engine.GatherBy(engine.South)) }),
	}
}

func (c *claimBar) objects() []fyne.CanvasObject { return []fyne.CanvasObject{c.roem, c.next} }

// mayClaim tells whether the trick that lies is the human's to claim.
func (t *Table) mayClaim() bool {
	return t.asking && t.match.Deal().CanClaim(engine.South)
}

// claimRoem claims the trick that lies.
func (t *Table) claimRoem() { t.submit(engine.ClaimBy(engine.South)) }

func (c *claimBar) place(t *Table, g *geometry) {
	d := t.match.Deal()
	last := t.asking && d.Phase == engine.LastClaim
	c.roem.SetLabel(i18n.T("claim.roem"))
	c.next.SetLabel(i18n.T("claim.next"))
	look.Show(c.roem, t.mayClaim() && !t.peeking)
	look.Show(c.next, last && !t.peeking)
	u := g.u
	y := g.handTop() - g.ch*0.09 - 80*u
	c.roem.PlaceAt(g.w-(margin+104)*u, y, 104*u, 42*u, 16*u)
	c.next.PlaceAt(g.w-(margin+104)*u, y+50*u, 104*u, 42*u, 16*u)
	var row []*look.Button
	if last {
		row = []*look.Button{c.next}
		if t.mayClaim() {
			row = append(row, c.roem)
		}
	}
	c.row.set(row)
}
