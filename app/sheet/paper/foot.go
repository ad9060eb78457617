package paper

import (
	"klaverjas/engine"
	"klaverjas/i18n"
)

// drawFoot writes how often each side was nat and had pit, and the
// difference, and returns where the foot ends.
func (f *form) drawFoot(y float64) float64 {
	last := &f.columns[2]
	f.words(box{f.grid.x + 1, y, last.x + last.w - f.grid.x - 2, f.row}, i18n.T("paper.counts"), f.font(9, false), left)
	nats, pits := f.sheet.Failures(f.first + f.rows)
	for side := range 2 {
		l, r := span(f.columns, func(c *column) bool { return c.sided() && c.side == side })
		b := box{l, y, r - l, f.row}
		f.frame(b, thin)
		f.count(box{l, y, b.w / 2, f.row}, i18n.T("paper.count.nat"), nats[side])
		f.count(box{l + b.w/2, y, b.w / 2, f.row}, i18n.T("paper.count.pit"), pits[side])
	}
	f.frame(box{f.grid.x, y, f.grid.w, f.row}, thin)
	y += f.row
	f.frame(box{f.grid.x, y, f.grid.w, f.row}, thin)
	f.words(box{f.grid.x + 1, y, f.grid.w - 2, f.row}, f.outcome(), f.font(map[bool]float64{true: 9, false: 11}[f.blank], !f.blank), left)
	if f.blank {
		f.words(box{f.columns[3].x + 2*f.u, y, 60 * f.u, f.row}, i18n.T("paper.winner"), f.font(9, false), left)
	}
	return y + f.row
}

// count writes how often something happened.
func (f *form) count(b box, label string, n int) {
	f.words(box{b.x + 2*f.u, b.y, b.w - 2*f.u, b.h}, label, f.font(9, false), left)
	w := f.fonts.width(label, f.font(9, false)) + 4*f.u
	f.words(box{b.x + w, b.y, b.w - w, b.h}, f.number(n), f.font(12, true), left)
}

// outcome says by how much which side leads or has won at the end of the page.
func (f *form) outcome() string {
	s := f.sheet
	if f.blank || len(s.Rows) == 0 {
		return i18n.T("paper.difference")
	}
	shown := min(f.first+f.rows, len(s.Rows))
	totals := s.Rows[shown-1].Running
	state := "leads"
	if s.Over(shown) {
		state = "won"
	}
	diff := totals[0] - totals[1]
	switch engine.OutcomeOf(totals) {
	case engine.Shared:
		return i18n.T("paper.outcome." + state + ".shared")
	case engine.WonBySouthNorth:
		return i18n.T("paper.outcome."+state+".us", "Count", diff)
	default:
		return i18n.T("paper.outcome."+state+".them", "Count", -diff)
	}
}
