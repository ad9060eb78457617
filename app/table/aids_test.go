package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"klaverjas/app/aids"
	"klaverjas/engine"
)

// Without the setting nothing is counted, with it the slip, the cards and the
// tags say what may be counted, and L goes on to the list of all tricks.
func TestAids(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	voids := 0
	for p.match.Deal().FullTricks() < 6 {
		c := p.toCard(t)
		if p.SetAids(false); p.aids.ground.Visible() || p.worth(c) != 0 {
			t.Fatal("it counts unasked")
		}
		p.SetAids(true)
		d := p.match.Deal()
		count := aids.Of(d.View(engine.South), !p.gathered)
		if got := p.aids.values[2].Text; !p.aids.ground.Visible() || got != outWords(count.Out, p.style().Letters) {
			t.Fatalf("trumps out %q, not %v", got, count.Out)
		}
		for s, suits := range count.Voids {
			voids += len(suits)
			if shown := p.aids.voids[s].ground.Visible(); shown != (len(suits) > 0) {
				t.Errorf("%s lacks %v, and a tag is shown: %v", engine.Seat(s), suits, shown)
			}
		}
		for card := range d.Hand(engine.South).All() {
			if got, want := p.worth(card), card.Points(d.Trump); got != want {
				t.Errorf("%s is worth %d, not %d", card, got, want)
			}
		}
		p.playCard(c)
	}
	if voids == 0 {
		t.Error("nobody was ever void")
	}
	p.toCard(t)
	p.Key(fyne.KeyL)
	if p.list.grid.Visible() || !p.last.ground.Visible() {
		t.Error("L does not show the last trick first")
	}
	if p.Key(fyne.KeyL); !p.list.grid.Visible() || p.last.ground.Visible() {
		t.Error("L does not go on to all tricks")
	}
	if got := len(p.list.row(4)); got != 7 {
		t.Errorf("%d cells in a row", got)
	}
	if p.Key(fyne.KeyL); p.peeking || p.list.grid.Visible() {
		t.Error("L does not close the list")
	}
	p.showTricks()
	if p.Key(fyne.KeyEscape); p.peeking || p.list.grid.Visible() {
		t.Error("Escape does not close the list")
	}
}
