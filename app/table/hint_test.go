package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"klaverjas/engine"
)

// The key goes through the steps, and round again; a late answer for a step
// that is gone is not shown, and the next card takes the hint away.
func TestHintInThreeSteps(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	c := p.toCard(t)
	var late func(string)
	p.opt.Hint = func(v engine.View, step int, tell func(string)) {
		if v.Seat != engine.South || !v.MyTurn() {
			t.Errorf("a hint for %s out of turn", v.Seat)
		}
		if late = tell; step < hintSteps {
			tell(fmt.Sprint("step ", step))
		}
	}
	for _, want := range []string{"step 1", "step 2", ""} {
		p.Key(fyne.KeyH)
		if p.hint.text != want || (want != "") != p.slip.ground.Visible() {
			t.Errorf("%q is told, not %q", p.hint.text, want)
		}
	}
	late("step 3")
	if p.hint.text != "step 3" || p.Snapshot().Status != "step 3" {
		t.Errorf("%q is told when the third step is there", p.hint.text)
	}
	third := late
	p.Key(fyne.KeyH)
	third("too late")
	if p.hint.text != "" || p.slip.ground.Visible() {
		t.Errorf("%q is told after the last step", p.hint.text)
	}
	p.Key(fyne.KeyH)
	if p.Key(fyne.KeyEscape); p.hint.step != 0 {
		t.Error("Escape leaves the hint")
	}
	p.Key(fyne.KeyH)
	gone := late
	if !p.submit(engine.PlayBy(engine.South, c)) {
		t.Fatal("the card is refused")
	}
	if gone("too late"); p.hint != (hint{}) {
		t.Errorf("%+v is told after the card", p.hint)
	}
}

// Without a coach the key does nothing.
func TestNoHintWithoutCoach(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.toCard(t)
	if p.Key(fyne.KeyH); p.hint.step != 0 || p.slip.ground.Visible() {
		t.Error("a hint from nobody")
	}
}
