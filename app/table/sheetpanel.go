package table

import (
	"log/slog"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/page"
	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// sheetPanel is the score sheet of the match beside the table, as paper. What
// is written on it is one picture with it: hundreds of small texts would make
// every step of a moving card slow where there is no graphics card.
type sheetPanel struct {
	sheet   sheet.Sheet
	card    paper.Card
	page    *paper.Page // the card laid out; nil when it has changed
	veil    *canvas.Rectangle
	catch   *clickArea
	picture *page.Picture
}

func newSheetPanel(t *Table) *sheetPanel {
	p := &sheetPanel{veil: canvas.NewRectangle(look.Veil), picture: page.NewPicture(t.changed)}
	p.catch = newClickArea(t.Click).says(fyne.AccessibleRoleText, p.spoken)
	return p
}

// spoken returns the title and the totals.
func (p *sheetPanel) spoken() string {
	return p.card.Title + ". " + i18n.T("tools.tab", "Us", p.sheet.Total[0], "Them", p.sheet.Total[1])
}

func (p *sheetPanel) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.catch, p.veil, p.picture.Image}
}

// set fills the card from a match. Deals that are not settled do not count.
func (p *sheetPanel) set(m *engine.Match) {
	p.sheet, p.page = sheet.Of(m), nil
	c := paper.Card{
		Title:    i18n.T("sheet.title", "Deal", m.Deal().Number, "Planned", p.sheet.Planned),
		Sides:    [2]string{i18n.T("side.us"), i18n.T("side.them")},
		Standing: i18n.T("sheet.standing"),
	}
	if p.sheet.Planned == 0 {
		c.Title = i18n.T("sheet.title_limit", "Deal", m.Deal().Number, "Limit", m.Rules.Limit)
	}
	for i, key := range [paper.CardColumns]string{
		"sheet.number", "sheet.dealer", "sheet.maker", "sheet.points", "sheet.roem", "sheet.total",
		"sheet.points", "sheet.roem", "sheet.total", "sheet.us_short", "sheet.them_short",
	} {
		c.Heads[i] = i18n.T(key)
	}
	p.fillRows(&c, m)
	p.fillFoot(&c)
	p.card = c
}

// fillRows writes the deals, the last ones of a long match.
func (p *sheetPanel) fillRows(c *paper.Card, m *engine.Match) {
	first := max(0, len(p.sheet.Rows)-paper.CardRows)
	settled := m.Settled()
	for i := range c.Rows {
		n := first + i
		if n < len(p.sheet.Rows) {
			c.Rows[i] = cardRow(&p.sheet.Rows[n])
		}
		if p.sheet.Planned == 0 || n < p.sheet.Planned {
			c.Rows[i].Cells[paper.CardNumber] = strconv.Itoa(n + 1)
		}
		if n < len(settled) && settled[n].Practice {
			c.Rows[i].Cells[paper.CardNumber] += "*"
		}
	}
}

// cardRow writes one deal.
func cardRow(row *sheet.Row) paper.CardRow {
	r := paper.CardRow{Made: true, Trump: row.Trump}
	r.Cells[paper.CardDealer] = i18n.T("seat.short." + row.Dealer.String())
	r.Cells[paper.CardMaker] = i18n.T("seat.short." + row.Maker.String())
	for side, c := range [2]int{paper.CardPoints0, paper.CardPoints1} {
		r.Cells[c] = strconv.Itoa(row.Points[side])
		if r.Marked[side] = row.Marks[side] != sheet.NoMark; r.Marked[side] {
			r.Cells[c] = words.Mark(row.Marks[side])
		}
		if r.Struck[side] = row.Roem[side] == 0; !r.Struck[side] {
			r.Cells[c+1] = strconv.Itoa(row.Roem[side])
		}
		r.Cells[c+2] = strconv.Itoa(row.Total[side])
	}
	r.Cells[paper.CardStanding0] = strconv.Itoa(row.Running[0])
	r.Cells[paper.CardStanding1] = strconv.Itoa(row.Running[1])
	return r
}

// fillFoot writes the totals.
func (p *sheetPanel) fillFoot(c *paper.Card) {
	for side, column := range [2]int{paper.CardPoints0, paper.CardPoints1} {
		c.Foot.Cells[column] = strconv.Itoa(p.sheet.Points[side])
		c.Foot.Cells[column+1] = strconv.Itoa(p.sheet.Roem[side])
		c.Foot.Cells[column+2] = strconv.Itoa(p.sheet.Total[side])
	}
	c.Below = words.Foot(&p.sheet)
}

// texts returns the sheet as shown, row by row, for traces and tests.
func (p *sheetPanel) texts() [][]string {
	var rows [][]string
	for i := range min(len(p.sheet.Rows), paper.CardRows) {
		rows = append(rows, p.card.Rows[i].Cells[:])
	}
	return rows
}

// place lays the score card out beside the table, or over it where it is
// folded into a tab and has been opened.
func (p *sheetPanel) place(t *Table, size fyne.Size, g *geometry) {
	on := !g.folded || t.sheeting
	for _, o := range p.objects() {
		look.Show(o, on)
	}
	look.Show(p.veil, g.folded && on)
	t.room.Lay(0, 0, 0, 0)
	if !on {
		return
	}
	u := g.u
	x := g.w + (size.Width-g.w-paper.CardWidth*u)/2 - u
	look.Place(p.catch, g.w, 0, size.Width-g.w, g.h)
	if g.folded {
		u = min(size.Width/(sheetWidth+20), size.Height/640)
		x = size.Width - (sheetWidth-4)*u
		look.Place(p.veil, 0, 0, size.Width, size.Height)
		look.Place(p.catch, 0, 0, size.Width, g.h)
	}
	y, w, h := 8*u, paper.CardWidth*u, g.h-16*u
	if !g.folded {
		t.room.Lay(x, y, w, h)
	}
	fonts, err := page.Fonts()
	if err != nil {
		slog.Error("no score card", "error", err)
		return
	}
	if tall := float64(h / u); p.page == nil || p.page.Height != tall {
		p.page = p.card.Page(fonts, tall)
	}
	p.picture.Place(p.page, fonts, cardPaint(), x, y, w, h)
}

// cardPaint returns the colours of the card under the palette in force.
func cardPaint() paper.Paint {
	paint := paper.Paint{Sheet: look.Paper.NRGBA(), Fibres: look.Fibres()}
	for ink, role := range map[paper.Ink]look.Role{
		paper.Black: look.Ink, paper.Grey: look.InkDim, paper.Red: look.Alarm,
		paper.Faint: look.PaperShade, paper.Thin: look.Line, paper.Strong: look.LineStrong,
	} {
		paint.Inks[ink] = role.NRGBA()
	}
	for suit := engine.Clubs; suit <= engine.Spades; suit++ {
		paint.Inks[paper.Clubs+paper.Ink(suit)] = look.SuitColour(suit)
	}
	return paint
}
