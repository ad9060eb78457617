package table

import (
	"klaverjas/engine"
)

// hintSteps is how many steps a hint has.
const hintSteps = 3

// hint is what of the hint for this turn is on the screen.
type hint struct {
	step int // 0: none
	text string
}

// askHint gives the next step of the hint, and after the last one none again.
func (t *Table) askHint() {
	v := t.match.View(engine.South)
	if t.opt.Hint == nil || !t.asking || v.Phase != engine.Bidding && v.Phase != engine.Playing {
		return
	}
	step := (t.hint.step + 1) % (hintSteps + 1)
	t.hint, t.refusal = hint{step: step}, ""
	if step == 0 {
		t.render()
		return
	}
	t.opt.Hint(v, step, func(text string) {
		if t.hint.step != step || !t.asking || t.match.View(engine.South) != v {
			return
		}
		t.hint.text = text
		t.news.speak(text)
		t.render()
	})
}
