package paper

import (
	"fmt"
	"slices"
	"testing"

	"klaverjas/i18n"
)

// edges remembers how far a page is drawn on.
type edges struct {
	fonts         *Fonts
	l, t, r, b    float64
	lines, words  int
	smallestWords float64
}

func (e *edges) at(x, y float64) {
	e.l, e.t, e.r, e.b = min(e.l, x), min(e.t, y), max(e.r, x), max(e.b, y)
}

func (e *edges) line(x1, y1, x2, y2, _ float64, _ Ink) {
	e.at(x1, y1)
	e.at(x2, y2)
	e.lines++
}

func (e *edges) text(x, baseline float64, text string, f style) {
	e.at(x, baseline-f.size*capHeight*mm)
	e.at(x+e.fonts.width(text, f), baseline)
	e.words++
	e.smallestWords = min(e.smallestWords, f.size)
}

func (e *edges) shape(shape) {}

// manyCharts are a line with a gap, bars, and one with nothing in it.
func manyCharts() []Chart {
	form := Chart{Title: "Form: lead per deal, always over 16 deals", Unit: "points, us minus them", Zero: 0.4, Note: "Deals 385 to 400"}
	bars := Chart{Title: "How much we wrote down in a deal", Unit: "deals", Bars: true}
	for i := range 6 {
		form.Ticks = append(form.Ticks, ChartTick{float64(i) / 5, fmt.Sprint(-40 + 20*i)})
	}
	for i := range 1000 {
		p := ChartPoint{At: float64(i%97) / 96, Gap: i == 500}
		if i%100 == 0 {
			p.Label = fmt.Sprint(i)
		}
		form.Marks = append(form.Marks, p)
	}
	for i := range 18 {
		bars.Marks = append(bars.Marks, ChartPoint{At: float64(i) / 17, Label: fmt.Sprint(20 * i), Value: fmt.Sprint(i * 7)})
	}
	return []Chart{form, bars, {Title: "Loss per card", Empty: "Nothing is judged yet."}}
}

// On every paper charts stay within the margins and fill the page, and their
// texts can be read.
func TestChartsStayOnThePage(t *testing.T) {
	for _, f := range Formats() {
		p := newPress(t, i18n.English, Options{Format: f})
		d := p.Charts("Statistics of Marieke", "The newest 1000 deals", manyCharts())
		if len(d.Pages) != 1 {
			t.Fatalf("%s: %d pages", f, len(d.Pages))
		}
		page := d.Pages[0]
		e := edges{fonts: p.Fonts, l: page.Width, t: page.Height, smallestWords: 99}
		page.draw(&e)
		top := min(margin, 7.0) // of the marks for cutting
		if !f.Landscape() {
			top = margin
		}
		if e.l < margin-0.01 || e.t < top-0.01 || e.r > page.Width-margin+0.01 || e.b > page.Height-top+0.01 {
			t.Errorf("%s: drawn from %.1f, %.1f to %.1f, %.1f of %.0f by %.0f", f, e.l, e.t, e.r, e.b, page.Width, page.Height)
		}
		if e.smallestWords < smallest || e.lines < 1000 {
			t.Errorf("%s: %d lines, words of %.1f points", f, e.lines, e.smallestWords)
		}
	}
}

// A gap breaks the line, and where there is nothing it is said.
func TestChartsAreHonestOnPaper(t *testing.T) {
	p := newPress(t, i18n.English, Options{})
	count := func(marks ...ChartPoint) (lines, words int) {
		d := p.Charts("x", "y", []Chart{{Title: "z", Empty: "nothing yet", Marks: marks}})
		e := edges{fonts: p.Fonts}
		d.Pages[0].draw(&e)
		return e.lines, e.words
	}
	whole, _ := count(ChartPoint{At: 0.1}, ChartPoint{At: 0.5}, ChartPoint{At: 0.9})
	broken, _ := count(ChartPoint{At: 0.1}, ChartPoint{Gap: true}, ChartPoint{At: 0.9})
	if whole != broken+2 {
		t.Errorf("%d lines whole, %d broken", whole, broken)
	}
	if lines, words := count(); lines != 0 || words != 4 {
		t.Errorf("%d lines and %d texts of nothing", lines, words)
	}
}

// The minus of a number below zero is a dash on paper, no question mark.
func TestNegativeNumbersOnPaper(t *testing.T) {
	p := newPress(t, i18n.Dutch, Options{})
	d := p.Charts("x", "y", []Chart{{Title: "z", Ticks: []ChartTick{{0, "−1,5"}}, Marks: []ChartPoint{{At: 0.1}}}})
	l := ledger{fonts: p.Fonts}
	d.Pages[0].draw(&l)
	if !slices.ContainsFunc(l.texts, func(w written) bool { return w.text == "–1,5" }) {
		t.Errorf("%v", l.texts)
	}
}
