package scorepad

import (
	"strconv"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// place lays the sheet out from a corner on.
func (s *sheetView) place(left, top, height, u float32) {
	s.say(u)
	s.paper.CornerRadius = 4 * u
	look.Place(s.paper, left, top, sheetWidth*u, height)
	at, width := s.titlePlace()
	look.PlaceText(s.title, left+at*u, top+4*u, width*u, 28*u, 17*u)
	look.PlaceText(s.rules, left+280*u, top+4*u, (sheetWidth-292)*u, 28*u, 12.5*u)
	heads := top + 31*u
	for side, span := range [2][2]int{{colPoints0, colTotal0}, {colPoints1, colTotal1}} {
		a, b := edges[span[0]][0]*u, edges[span[1]][1]*u
		look.PlaceText(s.sides[side], left+a, heads, b-a, 16*u, 13*u)
		look.PlaceText(s.names[side], left+a, heads+15*u, b-a, 14*u, 11*u)
	}
	look.PlaceText(s.stand, left+edges[colStand0][0]*u, heads, (edges[colStand1][1]-edges[colStand0][0])*u, 16*u, 13*u)
	for c, h := range s.heads {
		look.PlaceText(h, left+edges[c][0]*u, heads+28*u, (edges[c][1]-edges[c][0])*u, 15*u, 11*u)
	}
	first := heads + 44*u
	foot := top + height - 52*u
	step := (foot - first - 3*u) / sheetLines
	for i, r := range s.rows {
		var l *line
		if n := s.first + i; n < len(s.lines) {
			l = &s.lines[n]
		}
		look.Show(r.under, l != nil)
		r.place(l, left, first+float32(i)*step, step, u, l != nil && l.row >= 0 && l.row == s.mark)
	}
	s.placeFoot(left, foot, u)
	s.placeStrips(left, heads, first, foot, u)
	look.PlaceText(s.up, left+(sheetWidth-22)*u, first-17*u, 16*u, 16*u, 11*u)
	look.PlaceText(s.down, left+(sheetWidth-22)*u, foot+28*u, 16*u, 16*u, 11*u)
}

// titlePlace returns where the name of the pad begins and how wide it may be:
// where there are several pads, behind the buttons that lead to the others.
func (s *sheetView) titlePlace() (at, width float32) {
	if len(s.page.shelf.pads) > 1 {
		return 74, 200
	}
	return 10, 230
}

// say writes everything but the rows.
func (s *sheetView) say(u float32) {
	h := s.page.open.Heading()
	_, width := s.titlePlace()
	s.title.Text = look.Clip(h.Name, width*u, 17*u, s.title.TextStyle)
	name, _ := h.Rules.Nearest()
	profile, _ := words.Profile(name)
	s.rules.Text = i18n.T("pad.rules_deals", "Rules", profile, "Count", s.sheet.Planned)
	if s.sheet.Limit > 0 {
		s.rules.Text = i18n.T("pad.rules_limit", "Rules", profile, "Limit", s.sheet.Limit)
	}
	for i := range s.names {
		s.sides[i].Text = i18n.T("side." + sideKeys[i])
		pair := i18n.T("pad.pair", "One", short(&h, engine.Seat(i)), "Other", short(&h, engine.Seat(i+2)))
		s.names[i].Text = look.Clip(pair, 126*u, 11*u, s.names[i].TextStyle)
	}
	s.stand.Text = i18n.T("sheet.standing")
	for c, key := range [colCount]string{
		"sheet.number", "pad.head.dealer", "pad.head.maker", "sheet.points", "sheet.roem", "sheet.total",
		"sheet.points", "sheet.roem", "sheet.total", "sheet.us_short", "sheet.them_short",
	} {
		s.heads[c].Text = i18n.T(key)
	}
	s.up.Text, s.down.Text = "", ""
	if s.first > 0 {
		s.up.Text = "…"
	}
	if s.first+sheetLines < len(s.lines) {
		s.down.Text = "…"
	}
}

// placeFoot writes the totals under the rows.
func (s *sheetView) placeFoot(left, y, u float32) {
	l := line{row: -1}
	l.columns[colDealer] = i18n.T("pad.row.total")
	for side, c := range [2]int{colPoints0, colPoints1} {
		l.columns[c] = strconv.Itoa(s.sheet.Points[side])
		l.columns[c+1] = strconv.Itoa(s.sheet.Roem[side])
		l.columns[c+2] = strconv.Itoa(s.sheet.Total[side])
	}
	s.foot.place(&l, left, y, 26*u, u, false)
	for _, c := range s.foot.cells {
		c.Color, c.TextStyle.Bold = look.Ink, true
		c.Refresh()
	}
	look.Show(s.foot.under, false)
	s.diff.Text = words.Foot(&s.sheet)
	look.PlaceText(s.diff, left+8*u, y+26*u, (sheetWidth-34)*u, 22*u, 13*u)
}

// placeStrips draws the lines between the columns and around the rows.
func (s *sheetView) placeStrips(left, heads, first, foot, u float32) {
	for i, c := range [3]int{colMaker, colTotal0, colTotal1} {
		x := left + (edges[c][1]+4)*u
		look.Stroke(s.strips[i], x, heads, x, foot+26*u, u)
	}
	right := left + (sheetWidth-6)*u
	look.Stroke(s.strips[3], left+6*u, first-u, right, first-u, 1.5*u)
	look.Stroke(s.strips[4], left+6*u, foot, right, foot, 1.5*u)
	look.Stroke(s.strips[5], left+6*u, foot+26*u, right, foot+26*u, u)
}
