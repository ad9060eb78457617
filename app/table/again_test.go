package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"klaverjas/bots"
	"klaverjas/engine"
)

// toResult plays the deal on the table to its end.
func (p *player) toResult(t *testing.T) {
	t.Helper()
	for !p.settled {
		p.until(t, func() bool { return p.asking || p.settled })
		switch v := p.match.View(engine.South); {
		case p.settled:
		case v.Phase == engine.Bidding:
			p.submit(bots.SafeBid(&v))
		case v.Phase == engine.LastClaim:
			p.submit(engine.GatherBy(engine.South))
		default:
			p.submit(bots.SafeCard(&v))
		}
	}
}

// A settled deal is wiped out by nothing but the answer to a question.
func TestADealIsPlayedAgainOnlyAfterAQuestion(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.toResult(t)
	kept := p.session.Match()
	for _, k := range []fyne.KeyName{fyne.Key2, fyne.Key3, fyne.Key4} {
		p.Key(k)
	}
	if len(p.asked) != 0 {
		t.Fatalf("a digit asks %v", p.asked)
	}
	p.Key(fyne.KeyA)
	p.result.again.Tapped(nil)
	for p.marked() != "again" {
		p.Key(fyne.KeyRight)
	}
	p.Key(fyne.KeyReturn)
	p.drain()
	if want := []string{"again", "again", "again"}; !slices.Equal(p.asked, want) {
		t.Errorf("asked %v, want %v", p.asked, want)
	}
	if m := p.session.Match(); !p.settled || len(m.Settled()) != 1 || m.Totals() != kept.Totals() {
		t.Fatalf("without an answer the totals are %v, were %v", m.Totals(), kept.Totals())
	}
	p.yes()
	p.until(t, func() bool { return !p.settled })
	if m := p.session.Match(); !m.Deal().Practice || len(m.Settled()) != 0 {
		t.Errorf("practice: %v, %d deals are settled", m.Deal().Practice, len(m.Settled()))
	}
	if p.Key(fyne.KeyA); len(p.asked) != 3 {
		t.Error("a question about a deal that is being played")
	}
}
