package statistics

import (
	"strconv"

	"klaverjas/app/charts"
	"klaverjas/app/frame"
	"klaverjas/app/words"
	"klaverjas/i18n"
)

// window is over how many deals the form is the mean.
const window = 16

// bin is how many points a bar of the other chart is wide.
const bin = 20

// chartBody stacks the charts; that of losses only where cards are judged.
func (p *Page) chartBody() frame.Body {
	views := []*charts.View{p.form, p.points}
	if len(p.data.loss) > 0 {
		views = append(views, p.loss)
	}
	var body frame.Body
	for _, v := range views {
		body.Objects, body.Zones = append(body.Objects, v), append(body.Zones, v)
	}
	body.Objects, body.Zones = append(body.Objects, p.paper.Objects()...), append(body.Zones, p.paper)
	body.Layout = func(x, y, w, h, u float32) {
		p.form.Empty, p.points.Empty = i18n.T("stats.form.empty", "Count", window), i18n.T("stats.points.empty")
		p.form.Chart, p.points.Chart, p.loss.Chart = formChart(&p.data), pointsChart(&p.data), lossChart(&p.data)
		p.paper.Place(x, y+h-38*u, w, 38*u, u)
		if p.paper.Any() {
			h -= 46 * u
		}
		each := (h - 14*u*float32(len(views)-1)) / float32(len(views))
		for i, v := range views {
			v.Place(x, y+float32(i)*(each+14*u), w, each, u)
		}
	}
	return body
}

// lossChart returns how much a card lost on the average, over time.
func lossChart(d *data) charts.Chart {
	c := charts.Chart{Title: i18n.T("stats.loss.title"), Unit: i18n.T("stats.loss.unit"), Kind: charts.Line}
	for _, l := range d.loss {
		v, shown := l.Value()
		c.Points = append(c.Points, charts.Point{
			Value: v / 10, Gap: !shown, Label: l.Label,
			Detail: i18n.T("stats.loss.detail", "When", l.Label, "Sum", words.Decimal(float64(l.Sum)/10, 1), "Of", l.Of),
		})
	}
	return c
}

// formChart returns the mean lead over the last deals, at each deal.
func formChart(d *data) charts.Chart {
	c := charts.Chart{Title: i18n.T("stats.form.title", "Count", window), Unit: i18n.T("stats.form.unit"), Kind: charts.Line}
	var leads []float64
	for i := range d.deals {
		score := d.deals[i].Score()
		leads = append(leads, float64(score[0]-score[1]))
	}
	first := len(leads) - len(charts.Rolling(leads, window))
	for i, v := range charts.Rolling(leads, window) {
		last := first + i
		c.Points = append(c.Points, charts.Point{
			Value: v, Label: d.deals[last].Settled.Local().Format("2-1"),
			Detail: i18n.T("stats.form.detail", "First", last-window+2, "Last", last+1, "Deals", len(leads), "Sum", words.Signed(v*window, 0), "Mean", words.Signed(v, 1)),
		})
	}
	return c
}

// pointsChart returns how often we wrote down how many points in a deal.
func pointsChart(d *data) charts.Chart {
	c := charts.Chart{Title: i18n.T("stats.points.title"), Unit: i18n.T("stats.points.unit"), Kind: charts.Bars}
	if len(d.deals) == 0 {
		return c
	}
	bins := make([]int, 1)
	for i := range d.deals {
		at := d.deals[i].Score()[0] / bin
		for len(bins) <= at {
			bins = append(bins, 0)
		}
		bins[at]++
	}
	for i, n := range bins {
		low, high := i*bin, i*bin+bin-1
		share := words.Decimal(100*float64(n)/float64(len(d.deals)), 1)
		c.Points = append(c.Points, charts.Point{
			Value: float64(n), Label: strconv.Itoa(low),
			Detail: i18n.T("stats.points.detail", "Low", low, "High", high, "N", n, "Of", len(d.deals), "Percent", share),
		})
	}
	return c
}
