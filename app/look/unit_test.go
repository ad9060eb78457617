package look

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A text that Fit has made smaller fits, whatever the toolkit does to the
// spacing of its letters.
func TestFit(t *testing.T) {
	test.NewTempApp(t)
	style := fyne.TextStyle{Bold: true}
	for _, size := range []float32{5.2, 6.14, 6.8, 7, 13, 17.5, 34} {
		natural := fyne.MeasureText("spades are trump", size, style).Width
		for _, share := range []float32{0.3, 0.8, 0.91, 0.97, 1} {
			fit := Fit("spades are trump", natural*share, size, style)
			if w := fyne.MeasureText("spades are trump", fit, style).Width; w > natural*share+0.01 && fit > 1 {
				t.Errorf("%g in %g of its width: size %g is %g wide, %g is too much", size, share, fit, w, natural*share)
			}
			if share == 1 && fit != size {
				t.Errorf("%g fits and became %g", size, fit)
			}
		}
	}
}

func TestBreakKeepsWordsAndParagraphs(t *testing.T) {
	test.NewTempApp(t)
	text := "Een zin met een aantal woorden die breken moet.\n\nEn nog een."
	lines := Break(text, 120, 14, fyne.TextStyle{})
	if len(lines) < 4 || strings.Join(strings.Fields(strings.Join(lines, " ")), " ") != strings.Join(strings.Fields(text), " ") {
		t.Errorf("%q", lines)
	}
	for _, l := range lines {
		if fyne.MeasureText(l, 14, fyne.TextStyle{}).Width > 120 {
			t.Errorf("%q is too long", l)
		}
	}
}
