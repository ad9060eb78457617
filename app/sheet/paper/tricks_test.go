package paper

import (
	"math"
	"strconv"
	"testing"

	"klaverjas/app/session/sessiontest"
	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// The column of points under the tricks adds up to the result below it, also
// where spades double.
func TestPrintedTricksAddUp(t *testing.T) {
	for _, double := range []engine.DoubleSpades{engine.DoubleOff, engine.DoubleTrumps, engine.DoubleAll} {
		p := newPress(t, i18n.Dutch, Options{})
		d := sessiontest.SpadesDeal(t, double)
		l := &ledger{fonts: p.Fonts}
		p.Deal(&d, sheet.Head{}, true).Pages[0].draw(l)
		var heads []written // of the table of tricks and of the result
		for _, w := range l.texts {
			if w.text == i18n.T("paper.column.points") {
				heads = append(heads, w)
			}
		}
		tricks, result := sumBelow(l, heads[0], 8), sumBelow(l, heads[1], 2)
		if want := d.Rules.Total(engine.Spades); tricks != want || result != want {
			t.Errorf("double %d: the tricks add up to %d, the result to %d, want %d", double, tricks, result, want)
		}
	}
}

// sumBelow adds up the first so many numbers below the head of a column, in
// which figures stand in the middle or end where the head does.
func sumBelow(l *ledger, head written, count int) (sum int) {
	middle := (head.from + head.to) / 2
	for _, w := range l.texts {
		n, err := strconv.Atoi(w.text)
		inside := w.from < middle && middle < w.to || math.Abs(w.to-head.to) < 0.1
		if err == nil && inside && w.baseline > head.baseline && count > 0 {
			sum += n
			count--
		}
	}
	return sum
}
