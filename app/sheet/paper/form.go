package paper

import (
	"strconv"

	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// pageRows is how many deals stand on one sheet: a boompje.
const pageRows = 16

// The measures of a sheet in millimetres on a box of designWidth by
// designHeight, which is what A4 leaves within its margins. A smaller box
// shrinks them all alike.
const (
	designWidth  = 184.0
	designHeight = 271.0

	titleHeight  = 11.0
	fieldHeight  = 9.0
	ruleHeight   = 8.0 // the line of the rules
	sidesHeight  = 7.5 // the heads of the table
	columnHeight = 6.0
	signHeight   = 19.0
	legendHeight = 6.0
	tallestRow   = 10.5
)

// form is one score sheet in its place on a page.
type form struct {
	pen
	box     box
	opt     Options
	head    sheet.Head
	sheet   *sheet.Sheet
	first   int // first row of this page
	rows    int // rows on this page
	part    int // which page of the sheet, from 0
	parts   int
	blank   bool // to be filled in by hand
	columns []column
	u       float64 // scale: 1 on A4
	row     float64 // height of a row
	grid    box
}

func newForm(p pen, b box, opt Options, h sheet.Head) *form {
	return &form{pen: p, box: b, opt: opt, head: h, sheet: &sheet.Sheet{}, parts: 1}
}

// fill takes one page's part of a match.
func (f *form) fill(s *sheet.Sheet, part int) {
	f.sheet, f.part, f.parts = s, part, parts(s)
	f.first = part * pageRows
	planned := max(s.Planned, len(s.Rows))
	if s.Planned == 0 {
		planned = f.parts * pageRows
	}
	f.rows = min(pageRows, planned-f.first)
}

// carried tells whether the page begins with what earlier pages add up to.
func (f *form) carried() bool { return f.part > 0 }

// last tells whether this is the sheet's last page.
func (f *form) last() bool { return f.part == f.parts-1 }

func (f *form) font(size float64, bold bool) style { return style{size: max(5, size*f.u), bold: bold} }

func (f *form) small(size float64) style {
	return style{size: max(5, size*f.u), ink: Grey}
}

// measure works out the scale and the height of a row.
func (f *form) measure() {
	f.u = min(f.box.w/designWidth, f.box.h/designHeight)
	fixed := (titleHeight + 3*fieldHeight + ruleHeight + sidesHeight + columnHeight + signHeight + legendHeight) * f.u
	lines := f.rows + f.rows/sheet.Group + 3 // and total, counts, difference
	if f.carried() {
		lines++
	}
	f.row = min(tallestRow*f.u, (f.box.h-fixed)/float64(lines))
	f.columns = columnsOf(f.opt.Notation, f.blank, f.box.x, f.box.w)
}

// draw puts the whole sheet on the page.
func (f *form) draw() {
	f.measure()
	y := f.drawHead(f.box.y)
	y = f.drawGrid(y)
	y = f.drawFoot(y)
	f.drawSignatures(y)
	f.drawLegend()
}

// field is a label and what is written behind it, on a line.
type field struct {
	label, value string
	share        float64 // of the width
	room         float64 // of the label in millimetres, 0 for as wide as it is
}

// drawHead writes everything above the table and returns where that begins.
func (f *form) drawHead(y float64) float64 {
	f.drawTitle(y)
	y += titleHeight * f.u
	f.fields(y, field{i18n.T("paper.club"), f.head.Club, 4.2, 0}, field{i18n.T("paper.date"), f.head.Date, 2.6, 0},
		field{i18n.T("paper.table"), f.head.Table, 1.5, 0}, field{i18n.T("paper.round"), f.head.Round, 1.5, 0})
	y += fieldHeight * f.u
	for side, key := range sideKeys {
		a, b := engine.Seat(side), engine.Seat(side+2)
		f.wordsOn(box{f.box.x, y, 14 * f.u, 0}, y+0.74*fieldHeight*f.u, i18n.T(key), f.font(11, true), left)
		f.fieldsIn(box{f.box.x + 14*f.u, y, f.box.w - 14*f.u, fieldHeight * f.u}, f.player(a), f.player(b))
		y += fieldHeight * f.u
	}
	f.wordsOn(box{f.box.x, y, f.box.w, 0}, y+5*f.u, f.head.Profile, f.font(8.5, false), left)
	return y + ruleHeight*f.u
}

// player returns the field of a player; lines below each other begin alike.
func (f *form) player(s engine.Seat) field {
	label := func(s engine.Seat) string { return i18n.T("paper.seat." + s.String()) }
	other := s ^ 1 // above or below
	room := max(f.fonts.width(label(s), f.font(9, false)), f.fonts.width(label(other), f.font(9, false)))
	return field{label(s), f.head.Names[s], 1, room}
}

var sideKeys = [2]string{"paper.us", "paper.them"}

// drawTitle writes what the paper is, and which page of how many.
func (f *form) drawTitle(y float64) {
	base := y + 7*f.u
	f.wordsOn(box{f.box.x, y, f.box.w * 0.7, 0}, base, i18n.T("paper.heading"), f.font(17, true), left)
	if f.parts > 1 {
		text := i18n.T("paper.part", "Page", f.part+1, "Pages", f.parts)
		f.wordsOn(box{f.box.x + f.box.w*0.7, y, f.box.w * 0.3, 0}, base, text, f.font(11, false), right)
	}
}

func (f *form) fields(y float64, all ...field) {
	f.fieldsIn(box{f.box.x, y, f.box.w, fieldHeight * f.u}, all...)
}

// fieldsIn writes labels with lines behind them beside each other.
func (f *form) fieldsIn(b box, all ...field) {
	total := 0.0
	for _, one := range all {
		total += one.share
	}
	gap := 4 * f.u
	x := b.x
	base := b.y + 0.74*b.h
	for _, one := range all {
		w := (b.w+gap)*one.share/total - gap
		label := f.font(9, false)
		lw := max(one.room, f.fonts.width(one.label, label)) + 2*f.u
		f.wordsOn(box{x, b.y, lw, 0}, base, one.label, label, left)
		f.wordsOn(box{x + lw, b.y, w - lw, 0}, base, one.value, f.font(11, true), left)
		f.line(x+lw, base+1.2*f.u, x+w, base+1.2*f.u, 0.15)
		x += w + gap
	}
}

// drawSignatures leaves lines for both pairs to sign on, at the foot of the box.
func (f *form) drawSignatures(y float64) {
	base := max(y+13*f.u, f.box.bottom()-(legendHeight+3)*f.u)
	half := (f.box.w - 8*f.u) / 2
	for side, key := range [2]string{"paper.sign.us", "paper.sign.them"} {
		x := f.box.x + float64(side)*(half+8*f.u)
		text := i18n.T(key)
		w := f.fonts.width(text, f.font(9, false)) + 2*f.u
		f.wordsOn(box{x, y, w, 0}, base, text, f.font(9, false), left)
		f.line(x+w, base+0.8*f.u, x+half, base+0.8*f.u, 0.2)
	}
}

// drawLegend explains the marks in small print.
func (f *form) drawLegend() {
	n := &f.opt.Notation
	text := i18n.T("paper.legend", "Nat", n.Mark(sheet.MarkNat), "Pit", n.Mark(sheet.MarkPit), "Counter", n.Mark(sheet.MarkNatPit))
	if n.Roem == sheet.RoemStrokes {
		text += " · " + i18n.T("paper.legend.strokes")
	}
	b := box{f.box.x, f.box.bottom() - 3*f.u, f.box.w, 3 * f.u}
	f.wordsOn(b, f.box.bottom()-0.5*f.u, text, f.small(7.5), left)
	f.wordsOn(b, f.box.bottom()-0.5*f.u, "Klaverjassen", f.small(7.5), right)
}

// number writes a figure, nothing on a sheet to be filled in.
func (f *form) number(n int) string {
	if f.blank {
		return ""
	}
	return strconv.Itoa(n)
}
