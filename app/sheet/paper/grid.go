package paper

import (
	"strconv"

	"klaverjas/app/sheet"
	"klaverjas/i18n"
)

// The widths of lines in millimetres.
const (
	hair  = 0.15
	thin  = 0.3
	thick = 0.5
)

// drawGrid draws the table of deals and returns where it ends.
func (f *form) drawGrid(y float64) float64 {
	f.grid = box{f.box.x, y, f.box.w, 0}
	y = f.drawHeads(y)
	if f.carried() {
		sum := f.sheet.Sum(0, f.first)
		f.sumRow(y, i18n.T("paper.carried"), &sum, f.running(f.first), false)
		y += f.row
		f.line(f.grid.x, y, f.grid.right(), y, thin)
	}
	for i := range f.rows {
		f.drawRow(y, f.first+i)
		y += f.row
		if (i+1)%sheet.Group != 0 {
			f.line(f.grid.x, y, f.grid.right(), y, hair)
			continue
		}
		y = f.drawSubtotal(y, f.first+i+1)
	}
	sum := f.sheet.Sum(0, f.first+f.rows)
	f.sumRow(y, f.totalLabel(), &sum, f.running(f.first+f.rows), true)
	y += f.row
	f.grid.h = y - f.grid.y
	f.drawLines()
	return y
}

// totalLabel says what the last row adds up.
func (f *form) totalLabel() string {
	if f.last() {
		return i18n.T("paper.total")
	}
	return i18n.T("paper.so_far", "Deal", f.first+f.rows)
}

// drawSubtotal writes the sum of the last four deals below them.
func (f *form) drawSubtotal(y float64, after int) float64 {
	f.line(f.grid.x, y, f.grid.right(), y, thin)
	label := i18n.T("paper.subtotal", "First", after-sheet.Group+1, "Last", after)
	if sum, whole := f.sheet.GroupSum(after); whole {
		f.sumRow(y, label, &sum, f.running(after), false)
	} else {
		f.sumRow(y, label, nil, nil, false)
	}
	y += f.row
	f.line(f.grid.x, y, f.grid.right(), y, thin)
	return y
}

// running returns the standing after a number of deals, nil if they are not
// all played.
func (f *form) running(deals int) *[2]int {
	if deals == 0 || deals > len(f.sheet.Rows) {
		return nil
	}
	return &f.sheet.Rows[deals-1].Running
}

// drawHeads writes the names of sides and columns.
func (f *form) drawHeads(y float64) float64 {
	top, below := sidesHeight*f.u, columnHeight*f.u
	for side, key := range sideKeys {
		l, r := span(f.columns, func(c *column) bool { return c.sided() && c.side == side })
		f.words(box{l, y, r - l, top}, i18n.T(key), f.font(12, true), centre)
		f.line(l, y+top, r, y+top, hair)
	}
	if l, r := span(f.columns, func(c *column) bool { return c.kind == colStanding }); r > 0 {
		f.words(box{l, y, r - l, top}, i18n.T("paper.standing"), f.font(10, true), centre)
		f.line(l, y+top, r, y+top, hair)
	}
	for i := range f.columns {
		c := &f.columns[i]
		f.words(box{c.x + 0.5, y + top, c.w - 1, below}, i18n.T(c.headKey(f.opt.Notation.Roem == sheet.RoemStrokes)), f.font(8.5, false), centre)
	}
	y += top + below
	f.line(f.grid.x, y, f.grid.right(), y, thick)
	return y
}

// drawRow writes one deal, or leaves it open.
func (f *form) drawRow(y float64, i int) {
	f.cell(&f.columns[0], y, strconv.Itoa(i+1), f.font(10, false))
	if i >= len(f.sheet.Rows) {
		if f.blank {
			f.drawChoice(y)
		}
		return
	}
	row := &f.sheet.Rows[i]
	for k := range f.columns {
		f.drawCell(&f.columns[k], y, row)
	}
}

// drawChoice puts the four suits into the maker's cell, to circle the trump.
func (f *form) drawChoice(y float64) {
	c := &f.columns[2]
	size := min(f.row*0.42, c.w*0.118)
	for s := range 4 {
		f.faint(s, c.x+c.w*(0.41+0.158*float64(s)), y+f.row/2, size)
	}
}

// drawCell writes one cell of a deal.
func (f *form) drawCell(c *column, y float64, row *sheet.Row) {
	n := &f.opt.Notation
	strokes, sum := n.RoemCells(row.Roem[c.side], row.Pit[c.side])
	switch c.kind {
	case colDealer:
		f.cell(c, y, i18n.T("seat.short."+row.Dealer.String()), f.font(11, false))
	case colMaker:
		f.words(box{c.x, y, c.w * 0.5, f.row}, i18n.T("seat.short."+row.Maker.String()), f.font(11, true), centre)
		f.suit(int(row.Trump), c.x+c.w*0.66, y+f.row/2, min(f.row*0.55, c.w*0.24), f.opt.Colour)
	case colPoints:
		f.cell(c, y, n.Points(row, c.side), f.font(12, row.Marks[c.side] != sheet.NoMark))
	case colStrokes:
		f.unused(c, y, sum)
		f.words(box{c.x + 1, y, c.w - 2, f.row}, strokes, f.font(12, false), left)
	case colRoem:
		if n.Roem == sheet.RoemFigures {
			f.unused(c, y, sum)
		}
		f.cell(c, y, sum, f.font(12, false))
	case colPit:
		f.unused(c, y, positive(row.Pit[c.side]))
		f.cell(c, y, positive(row.Pit[c.side]), f.font(12, false))
	case colTotal:
		f.cell(c, y, strconv.Itoa(row.Total[c.side]), f.font(12, true))
	case colStanding:
		f.cell(c, y, strconv.Itoa(row.Running[c.side]), f.font(11, false))
	}
}

// positive writes a number, and nothing for nothing.
func positive(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// unused strikes an empty box through, where that is the custom.
func (f *form) unused(c *column, y float64, text string) {
	if f.opt.Notation.Strike && text == "" {
		d := 0.8 * f.u
		f.line(c.x+d, y+f.row-d, c.x+c.w-d, y+d, hair)
	}
}

// cell writes into a column: letters and the number of the deal in the
// middle, figures to the right, in line below each other.
func (f *form) cell(c *column, y float64, text string, s style) {
	a, pad := right, min(c.w*0.16, 3*f.u)
	if c.kind <= colMaker {
		a, pad = centre, 0.5
	}
	f.words(box{c.x + pad/2, y, c.w - 1.5*pad, f.row}, text, s, a)
}

// sumRow writes what deals add up to, nothing where sum is nil or the sheet
// is to be filled in by hand.
func (f *form) sumRow(y float64, label string, sum *sheet.Subtotal, running *[2]int, bold bool) {
	last := &f.columns[2]
	size := 9.0
	if bold {
		size = 11
	}
	f.words(box{f.grid.x + 1, y, last.x + last.w - f.grid.x - 2, f.row}, label, f.font(size, bold), left)
	for i := range f.columns {
		c := &f.columns[i]
		if c.kind == colStanding && running != nil && !f.blank {
			f.cell(c, y, strconv.Itoa(running[c.side]), f.font(11, bold))
		}
		if sum == nil || f.blank || !c.sided() {
			continue
		}
		f.cell(c, y, f.sumText(c, sum), f.font(12, c.kind == colTotal || bold))
	}
}

// sumText writes one column of a sum.
func (f *form) sumText(c *column, sum *sheet.Subtotal) string {
	switch c.kind {
	case colPoints:
		return strconv.Itoa(sum.Points[c.side])
	case colRoem:
		if f.opt.Notation.PitColumn {
			return strconv.Itoa(sum.Roem[c.side] - sum.Pit[c.side])
		}
		return strconv.Itoa(sum.Roem[c.side])
	case colPit:
		return strconv.Itoa(sum.Pit[c.side])
	case colTotal:
		return strconv.Itoa(sum.Total[c.side])
	default:
		return ""
	}
}

// drawLines draws the frame and the lines between the columns. Rows of sums
// have no lines between their first three columns.
func (f *form) drawLines() {
	g := f.grid
	f.frame(g, thick)
	f.line(g.x, g.bottom()-f.row, g.right(), g.bottom()-f.row, thick)
	for i := range f.columns {
		c := &f.columns[i]
		switch {
		case i == 0:
		case opening(f.columns, i):
			f.line(c.x, g.y, c.x, g.bottom(), thick)
		case c.kind == colDealer || c.kind == colMaker:
			f.deals(func(y0, y1 float64) { f.line(c.x, y0, c.x, y1, hair) })
		default:
			f.line(c.x, g.y+sidesHeight*f.u, c.x, g.bottom(), hair)
		}
	}
}

// deals calls for every run of rows between sums, heads included, with its top and bottom.
func (f *form) deals(each func(y0, y1 float64)) {
	y0 := f.grid.y
	y := y0 + (sidesHeight+columnHeight)*f.u
	if f.carried() {
		each(y0, y)
		y += f.row
		y0 = y
	}
	for done := 0; done < f.rows; done += sheet.Group {
		n := min(sheet.Group, f.rows-done)
		y += float64(n) * f.row
		each(y0, y)
		if n == sheet.Group {
			y += f.row
		}
		y0 = y
	}
}
