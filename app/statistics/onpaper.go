package statistics

import (
	"strconv"

	"klaverjas/app/charts"
	"klaverjas/app/frame"
	"klaverjas/app/sheet/paper"
	"klaverjas/app/words"
	"klaverjas/i18n"
)

// Pages composes the charts on paper, in the language in force; day is how the
// day of printing is written.
type Pages func(press paper.Press, day string) *paper.Document

// labelsOnPaper is how many labels stand below an axis on paper.
const labelsOnPaper = 12

// paperButton has the charts put on paper.
func (p *Page) paperButton() *frame.Buttons {
	return frame.NewButtons(frame.Choice{
		ID: "paper", Label: func() string { return i18n.T("stats.paper") }, Tapped: func() { p.opt.Paper(p.pages()) },
		Hidden: func() bool { return len(p.data.deals) == 0 },
	})
}

// pages returns what composes the charts as they are now.
func (p *Page) pages() Pages {
	d, title := p.data, p.title
	return func(press paper.Press, day string) *paper.Document {
		form, points := onPaper(formChart(&d)), onPaper(pointsChart(&d))
		form.Empty, points.Note = i18n.T("stats.form.empty", "Count", window), pointsNote(&d)
		all := []paper.Chart{form, points}
		if len(d.loss) > 0 {
			all = append(all, onPaper(lossChart(&d)))
		}
		return press.Charts(title(), i18n.T("stats.paper.line", "Count", len(d.deals), "Day", day), all)
	}
}

// pointsNote tells the mean of what we wrote down.
func pointsNote(d *data) string {
	sum := 0
	for i := range d.deals {
		sum += d.deals[i].Score()[0]
	}
	n := max(1, len(d.deals))
	return i18n.T("stats.points.note", "Count", len(d.deals), "Sum", sum, "Mean", words.Decimal(float64(sum)/float64(n), 1))
}

// onPaper returns a chart as it is printed. What the pointer would ask for
// stands above the bars, and below a line for its newest point.
func onPaper(c charts.Chart) paper.Chart {
	a := c.Axis()
	out := paper.Chart{Title: c.Title, Unit: c.Unit, Bars: c.Kind == charts.Bars, Zero: a.At(0)}
	for _, v := range a.Ticks() {
		out.Ticks = append(out.Ticks, paper.ChartTick{At: a.At(v), Text: charts.Number(v, a.Step)})
	}
	every := charts.LabelEvery(len(c.Points), labelsOnPaper)
	for i, p := range c.Points {
		mark := paper.ChartPoint{At: a.At(p.Value), Gap: p.Gap}
		if i%every == 0 {
			mark.Label = p.Label
		}
		if out.Bars && p.Value > 0 {
			mark.Value = strconv.Itoa(int(p.Value))
		}
		if !p.Gap && !out.Bars {
			out.Note = p.Detail
		}
		out.Marks = append(out.Marks, mark)
	}
	return out
}
