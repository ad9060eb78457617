package review

import (
	"math"
	"strconv"

	"klaverjas/app/charts"
	"klaverjas/app/words"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// graph returns how the result of the deal looked, from wij: at each decision
// of the person's own, with what he could know; or at everybody's, with all
// cards open. The last point is the result.
func (p *Page) graph() charts.Chart {
	s := &p.state
	c := charts.Chart{Title: i18n.T("review.graph.known"), Unit: i18n.T("review.graph.unit"), Kind: charts.Line, Marks: []float64{0}}
	if s.open {
		c.Title = i18n.T("review.graph.open")
	}
	for step := range s.deals {
		d := s.at(step)
		if d == nil || !s.open && d.Action().Seat != Me {
			continue
		}
		c.Points = append(c.Points, s.point(step, d))
	}
	if s.whole.Phase == engine.Settled && len(c.Points) > 0 {
		res := s.whole.Result()
		end := float64(res.Score[0] - res.Score[1])
		c.Points = append(c.Points, charts.Point{Value: end, Label: i18n.T("review.graph.end"), Detail: i18n.T("review.graph.result", "Points", words.Signed(math.Round(end), 0))})
	}
	return c
}

// point is a decision in the graph.
func (s *state) point(step int, d *coach.Decision) charts.Point {
	taken := &d.Options[d.Taken]
	value := taken.Expected
	if s.open {
		value = float64(taken.Open)
	}
	if d.Action().Seat.Side() != Me.Side() {
		value = -value
	}
	label := "–"
	if t := s.deals[step].TrickCount; t > 0 {
		label = strconv.Itoa(t)
	}
	return charts.Point{Value: value, Label: label, Detail: i18n.T("review.graph.point",
		"Name", words.Seat(d.Action().Seat), "Action", words.Action(d.Action()), "Points", words.Signed(math.Round(value), 0))}
}
