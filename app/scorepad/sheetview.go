package scorepad

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/pad"
	"klaverjas/app/sheet"
	"klaverjas/app/words"
	"klaverjas/i18n"
)

// The columns of the sheet.
const (
	colNumber = iota
	colDealer
	colMaker
	colPoints0
	colRoem0
	colTotal0
	colPoints1
	colRoem1
	colTotal1
	colStand0
	colStand1
	colCount
)

// edges are the left and right edges of the columns in units.
var edges = [colCount][2]float32{
	{8, 30},
	{36, 104},
	{110, 198},
	{204, 246},
	{248, 286},
	{288, 330},
	{338, 380},
	{382, 420},
	{422, 464},
	{470, 512},
	{514, 556},
}

// sheetWidth is that of the paper in units.
const sheetWidth = 564

// Lines that the paper has room for, and the most that it is given: sixteen
// deals and four subtotals.
const sheetLines = 20

// line is one line of the sheet: a row of the pad, a subtotal, or the place
// of a deal that is still to come.
type line struct {
	row     int // of the pad, -1 for none
	deal    *sheet.Row
	number  int // of a deal to come
	passed  bool
	sub     bool
	dealer  string
	columns [colCount]string
}

// sheetView is the sheet as paper.
type sheetView struct {
	page   *Page
	sheet  sheet.Sheet
	lines  []line
	first  int // line shown at the top
	mark   int // row of the pad that is chosen, -1 for none
	paper  *canvas.Rectangle
	title  *canvas.Text
	rules  *canvas.Text
	sides  [2]*canvas.Text
	names  [2]*canvas.Text
	stand  *canvas.Text
	heads  [colCount]*canvas.Text
	rows   [sheetLines]*sheetRow
	foot   *sheetRow
	diff   *canvas.Text
	strips []*canvas.Line // between the columns, under the heads, over and under the foot
	up     *canvas.Text
	down   *canvas.Text
}

func newSheetView(p *Page) *sheetView {
	s := &sheetView{
		page: p, mark: -1, paper: look.Panel(),
		title: look.Text(look.Ink, true, fyne.TextAlignLeading),
		rules: look.Text(look.InkDim, false, fyne.TextAlignTrailing),
		stand: look.Text(look.Ink, true, fyne.TextAlignCenter),
		diff:  look.Text(look.Ink, false, fyne.TextAlignTrailing),
		up:    look.Text(look.InkDim, true, fyne.TextAlignCenter),
		down:  look.Text(look.InkDim, true, fyne.TextAlignCenter),
	}
	for i := range s.names {
		s.sides[i] = look.Text(look.Ink, true, fyne.TextAlignCenter)
		s.names[i] = look.Text(look.InkDim, false, fyne.TextAlignCenter)
	}
	for c := range s.heads {
		s.heads[c] = look.Text(look.InkDim, false, alignOf(c))
	}
	for i := range s.rows {
		s.rows[i] = newSheetRow(func() { s.choose(i) }, s.scroll)
	}
	s.foot = newSheetRow(nil, s.scroll)
	for range 6 {
		s.strips = append(s.strips, canvas.NewLine(look.Line))
	}
	return s
}

func alignOf(column int) fyne.TextAlign {
	if column == colDealer || column == colMaker {
		return fyne.TextAlignLeading
	}
	return fyne.TextAlignTrailing
}

func (s *sheetView) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{s.paper, s.title, s.rules, s.sides[0], s.sides[1], s.names[0], s.names[1], s.stand, s.diff, s.up, s.down}
	for _, h := range s.heads {
		objects = append(objects, h)
	}
	for _, r := range s.rows {
		objects = append(objects, r.objects()...)
	}
	for _, l := range s.strips {
		objects = append(objects, l)
	}
	return append(objects, s.foot.objects()...)
}

// fill works out the lines of a pad.
func (s *sheetView) fill(k *kept) {
	h := k.Heading()
	s.sheet = k.Sheet()
	s.lines = nil
	deal := 0
	for i, r := range k.Rows() {
		l := line{row: i, passed: r.Passed, dealer: short(&h, r.Dealer)}
		if !r.Passed {
			l.deal = &s.sheet.Rows[deal]
			deal++
		}
		l.write(&h)
		s.lines = append(s.lines, l)
		if !r.Passed && deal%sheet.Group == 0 {
			s.lines = append(s.lines, s.subtotal(deal))
		}
	}
	number, dealer := k.Next()
	for n := number; n <= s.sheet.Planned; n++ {
		l := line{row: -1, number: n, dealer: short(&h, dealer)}
		l.columns[colNumber], l.columns[colDealer] = strconv.Itoa(n), l.dealer
		dealer = dealer.Next()
		s.lines = append(s.lines, l)
		if n%sheet.Group == 0 {
			s.lines = append(s.lines, line{row: -1, sub: true})
		}
	}
	if s.mark >= len(k.Rows()) {
		s.mark = -1
	}
}

// write fills the columns of a row that has been written.
func (l *line) write(h *pad.Heading) {
	l.columns[colDealer] = l.dealer
	if l.passed {
		l.columns[colMaker] = i18n.T("pad.row.passed")
		return
	}
	d := l.deal
	l.columns[colNumber] = strconv.Itoa(d.Number)
	l.columns[colMaker] = short(h, d.Maker)
	for side, c := range [2]int{colPoints0, colPoints1} {
		l.columns[c] = strconv.Itoa(d.Points[side])
		if d.Marks[side] != sheet.NoMark {
			l.columns[c] = words.Mark(d.Marks[side])
		}
		if d.Roem[side] != 0 {
			l.columns[c+1] = strconv.Itoa(d.Roem[side])
		}
		l.columns[c+2] = strconv.Itoa(d.Total[side])
	}
	l.stand(d)
}

// subtotal returns the line below the group of deals that ends with a deal, as
// it stands on paper.
func (s *sheetView) subtotal(last int) line {
	l := line{row: -1, sub: true}
	l.columns[colDealer] = i18n.T("pad.row.subtotal")
	l.columns[colMaker] = i18n.T("pad.row.deals", "First", last-sheet.Group+1, "Last", last)
	sum, _ := s.sheet.GroupSum(last)
	for side, c := range [2]int{colPoints0, colPoints1} {
		l.columns[c], l.columns[c+1], l.columns[c+2] = strconv.Itoa(sum.Points[side]), strconv.Itoa(sum.Roem[side]), strconv.Itoa(sum.Total[side])
	}
	l.stand(&s.sheet.Rows[last-1])
	return l
}

// stand writes the standing after a deal.
func (l *line) stand(d *sheet.Row) {
	l.columns[colStand0], l.columns[colStand1] = strconv.Itoa(d.Running[0]), strconv.Itoa(d.Running[1])
}

// choose marks the row on a line that is shown and takes it up.
func (s *sheetView) choose(shown int) {
	if i := s.first + shown; i < len(s.lines) && s.lines[i].row >= 0 {
		s.page.entry.takeUp(s.lines[i].row)
	}
}

// scroll moves the lines under the window.
func (s *sheetView) scroll(by int) {
	s.first = max(0, min(s.first+by, len(s.lines)-sheetLines))
	s.page.Refresh()
}

// follow scrolls so that the marked row, or the next deal, is seen.
func (s *sheetView) follow() {
	at := 0
	for i := range s.lines {
		if s.mark >= 0 && s.lines[i].row == s.mark || s.mark < 0 && (s.lines[i].row >= 0 || i > 0 && s.lines[i-1].row >= 0) {
			at = i
		}
	}
	switch {
	case at < s.first:
		s.first = at
	case at >= s.first+sheetLines:
		s.first = at - sheetLines + 1
	}
	s.first = max(0, min(s.first, len(s.lines)-sheetLines))
}

// texts returns the rows that have been written, as shown.
func (s *sheetView) texts() [][]string {
	var rows [][]string
	for i := range s.lines {
		if l := &s.lines[i]; l.row >= 0 {
			rows = append(rows, l.columns[:])
		}
	}
	return rows
}
