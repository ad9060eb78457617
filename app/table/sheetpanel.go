package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/sheet"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// columns of the score sheet: right edges in units from the panel's left for
// numbers, centres for letters.
const (
	columnNumber = iota
	columnDealer
	columnMaker
	columnPoints0
	columnRoem0
	columnTotal0
	columnPoints1
	columnRoem1
	columnTotal1
	columnStand0
	columnStand1
	columnCount
)

// columnEdges are the left and right edges of each column in units.
var columnEdges = [columnCount][2]float32{
	{4, 21},
	{25, 38},
	{41, 72},
	{77, 112},
	{113, 141},
	{141, 180},
	{185, 220},
	{222, 250},
	{250, 289},
	{294, 328},
	{328, 367},
}

// visibleRows is how many deals the panel shows; of a longer match the last ones.
const visibleRows = 16

// sheetPanel is the score sheet of the match beside the table, as paper.
type sheetPanel struct {
	sheet   sheet.Sheet
	veil    *canvas.Rectangle
	catch   *clickArea
	paper   *canvas.Rectangle
	fibres  *canvas.Image
	title   *canvas.Text
	side    [2]*canvas.Text
	stand   *canvas.Text
	heads   [columnCount]*canvas.Text
	rows    [visibleRows]sheetRow
	foot    sheetRow
	diff    *canvas.Text
	lines   []*canvas.Line // vertical between the sides, horizontal under the groups
	strokes [visibleRows][2]*canvas.Line
	ruled   [visibleRows]*canvas.Line // the lines of the paper
}

// sheetRow is the cells of one row and the trump sign of its maker.
type sheetRow struct {
	cells [columnCount]*canvas.Text
	trump *canvas.Image
	made  bool // the row has a maker, whose trump shows
}

func newSheetPanel(t *Table) *sheetPanel {
	p := &sheetPanel{
		veil: canvas.NewRectangle(look.Veil), paper: look.Panel(), fibres: look.Fibres(), catch: newClickArea(t.Click),
		title: look.Text(look.Ink, true, fyne.TextAlignLeading),
		diff:  look.Text(look.Ink, false, fyne.TextAlignTrailing),
		stand: look.Text(look.Ink, true, fyne.TextAlignCenter),
	}
	for side := range p.side {
		p.side[side] = look.Text(look.Ink, true, fyne.TextAlignCenter)
	}
	for c := range p.heads {
		p.heads[c] = look.Text(look.InkDim, false, alignOf(c))
	}
	for i := range p.rows {
		p.rows[i] = newSheetRow()
		p.ruled[i] = canvas.NewLine(look.PaperShade)
		for side := range 2 {
			p.strokes[i][side] = canvas.NewLine(look.Line)
		}
	}
	p.foot = newSheetRow()
	for range 3 + 2 + visibleRows/sheet.Group {
		p.lines = append(p.lines, canvas.NewLine(look.Line))
	}
	return p
}

func newSheetRow() sheetRow {
	r := sheetRow{trump: look.SuitIcon()}
	for c := range r.cells {
		bold := c == columnTotal0 || c == columnTotal1
		r.cells[c] = look.Text(look.Ink, bold, alignOf(c))
	}
	return r
}

// alignOf returns how a column's cells are set: letters centred, numbers right.
func alignOf(column int) fyne.TextAlign {
	switch column {
	case columnDealer:
		return fyne.TextAlignCenter
	case columnMaker:
		return fyne.TextAlignLeading
	default:
		return fyne.TextAlignTrailing
	}
}

func (p *sheetPanel) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.catch, p.veil, p.paper, p.fibres, p.title, p.side[0], p.side[1], p.stand, p.diff}
	for _, l := range p.ruled {
		objects = append(objects, l)
	}
	for _, l := range p.lines {
		objects = append(objects, l)
	}
	for _, h := range p.heads {
		objects = append(objects, h)
	}
	for i := range p.rows {
		objects = append(objects, p.strokes[i][0], p.strokes[i][1])
		objects = append(objects, p.rows[i].objects()...)
	}
	return append(objects, p.foot.objects()...)
}

func (r *sheetRow) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.trump}
	for _, c := range r.cells {
		objects = append(objects, c)
	}
	return objects
}

// set fills the panel from a match. Deals that are not settled do not count.
func (p *sheetPanel) set(m *engine.Match) {
	p.sheet = sheet.Of(m)
	p.title.Text = i18n.T("sheet.title", "Deal", m.Deal().Number, "Planned", p.sheet.Planned)
	if p.sheet.Planned == 0 {
		p.title.Text = i18n.T("sheet.title_limit", "Deal", m.Deal().Number, "Limit", m.Rules.Limit)
	}
	p.side[0].Text, p.side[1].Text = i18n.T("side.us"), i18n.T("side.them")
	p.stand.Text = i18n.T("sheet.standing")
	for c, key := range [columnCount]string{
		"sheet.number", "sheet.dealer", "sheet.maker", "sheet.points", "sheet.roem", "sheet.total",
		"sheet.points", "sheet.roem", "sheet.total", "sheet.us_short", "sheet.them_short",
	} {
		p.heads[c].Text = i18n.T(key)
	}
	p.fillRows(m)
	p.fillFoot()
}

// fillRows writes the deals, the last ones of a long match.
func (p *sheetPanel) fillRows(m *engine.Match) {
	first := max(0, len(p.sheet.Rows)-visibleRows)
	for i := range p.rows {
		r := &p.rows[i]
		r.clear()
		r.cells[columnNumber].Text = strconv.Itoa(first + i + 1)
		planned := p.sheet.Planned == 0 || first+i < p.sheet.Planned
		if !planned {
			r.cells[columnNumber].Text = ""
		}
		if first+i < len(p.sheet.Rows) {
			r.fill(&p.sheet.Rows[first+i])
			if settled := m.Settled(); first+i < len(settled) && settled[first+i].Practice {
				r.cells[columnNumber].Text += "*"
			}
		}
	}
}

func (r *sheetRow) clear() {
	for _, c := range r.cells {
		c.Text = ""
	}
	r.made = false
}

// fill writes one deal.
func (r *sheetRow) fill(row *sheet.Row) {
	r.cells[columnDealer].Text = i18n.T("seat.short." + row.Dealer.String())
	r.cells[columnMaker].Text = i18n.T("seat.short." + row.Maker.String())
	look.SetSuit(r.trump, row.Trump)
	r.made = true
	for side, c := range [2]int{columnPoints0, columnPoints1} {
		r.cells[c].Text, r.cells[c].Color = strconv.Itoa(row.Points[side]), look.Ink
		if row.Marks[side] != sheet.NoMark {
			r.cells[c].Text, r.cells[c].Color = words.Mark(row.Marks[side]), look.Alarm
		}
		r.cells[c].TextStyle.Bold = row.Marks[side] != sheet.NoMark
		if row.Roem[side] != 0 {
			r.cells[c+1].Text = strconv.Itoa(row.Roem[side])
		}
		r.cells[c+2].Text = strconv.Itoa(row.Total[side])
	}
	r.cells[columnStand0].Text = strconv.Itoa(row.Running[0])
	r.cells[columnStand1].Text = strconv.Itoa(row.Running[1])
}

// fillFoot writes the totals.
func (p *sheetPanel) fillFoot() {
	p.foot.clear()
	for side, c := range [2]int{columnPoints0, columnPoints1} {
		p.foot.cells[c].Text = strconv.Itoa(p.sheet.Points[side])
		p.foot.cells[c+1].Text = strconv.Itoa(p.sheet.Roem[side])
		p.foot.cells[c+2].Text = strconv.Itoa(p.sheet.Total[side])
	}
	nats := p.sheet.Nats[0] + p.sheet.Nats[1]
	pits := p.sheet.Pits[0] + p.sheet.Pits[1]
	p.diff.Text = i18n.T("sheet.foot", "Nat", nats, "Pit", pits, "Difference", signed(p.sheet.Difference()))
}

// signed writes a number with a real minus.
func signed(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// texts returns the sheet as shown, row by row, for traces and tests.
func (p *sheetPanel) texts() [][]string {
	var rows [][]string
	for i := range min(len(p.sheet.Rows), visibleRows) {
		var row []string
		for _, c := range p.rows[i].cells {
			row = append(row, c.Text)
		}
		rows = append(rows, row)
	}
	return rows
}
