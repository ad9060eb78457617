package paper

import (
	"klaverjas/app/sheet"
	"klaverjas/engine"
)

// CardRows is how many deals the card shows; of a longer match the last ones.
const CardRows = 16

// The columns of the card.
const (
	CardNumber = iota
	CardDealer
	CardMaker
	CardPoints0
	CardRoem0
	CardTotal0
	CardPoints1
	CardRoem1
	CardTotal1
	CardStanding0
	CardStanding1
	CardColumns
)

// CardWidth is how wide the card is. Its lengths and sizes of text are units
// of the window, not millimetres and points.
const CardWidth = 374

// cardEdges are the left and right edges of each column.
var cardEdges = [CardColumns][2]float64{
	{4, 20},
	{23, 37},
	{42, 72},
	{77, 112},
	{114, 141},
	{143, 180},
	{185, 220},
	{222, 250},
	{252, 289},
	{294, 328},
	{331, 367},
}

// Card is what stands on the score card beside the table.
type Card struct {
	Title    string
	Sides    [2]string
	Standing string // over the last two columns
	Heads    [CardColumns]string
	Rows     [CardRows]CardRow
	Foot     CardRow
	Below    string // under the totals
}

// CardRow is one row of the card. One without a maker is still to be filled.
type CardRow struct {
	Cells  [CardColumns]string
	Made   bool
	Trump  engine.Suit
	Marked [2]bool // a word stands in place of a side's points
	Struck [2]bool // a side's box for roem is struck through, as on paper
}

// Page lays the card out on a page of a height.
func (c *Card) Page(fonts *Fonts, height float64) *Page {
	page := &Page{Width: CardWidth, Height: height, Title: c.Title}
	p := cardPen{pen{page, fonts}}
	p.edge(height)
	p.write(box{10, 4, CardWidth - 20, 28}, c.Title, 17, true, left)
	p.heads(c)
	const top, first = 34, 34 + 42
	row := min(36, (height-62-first)/CardRows)
	for i := range c.Rows {
		b := box{0, first + float64(i)*row, CardWidth, row}
		p.lineIn(Faint, 6, b.bottom(), 368, b.bottom(), 0.9)
		p.row(&c.Rows[i], b)
	}
	end := first + CardRows*row
	for _, column := range []int{CardMaker, CardTotal0, CardTotal1} {
		x := cardEdges[column][1] + 3
		p.lineIn(Thin, x, top, x, end+28, 1)
	}
	p.lineIn(Thin, 6, first-1, 368, first-1, 1.5)
	p.lineIn(Thin, 6, end+29, 368, end+29, 1)
	for i := sheet.Group; i <= CardRows; i += sheet.Group {
		y := first + float64(i)*row
		p.lineIn(Strong, 6, y, 368, y, 1.2)
	}
	p.row(&c.Foot, box{0, end + 3, CardWidth, 26})
	p.write(box{8, end + 30, CardWidth - 18, 22}, c.Below, 13, false, right)
	return page
}

// cardPen draws on the card.
type cardPen struct{ pen }

// write writes a line of text of a size in units.
func (p cardPen) write(b box, text string, size float64, bold bool, a align) {
	p.words(b, text, style{size: size / mm, bold: bold}, a)
}

// edge draws the edge of the sheet.
func (p cardPen) edge(height float64) {
	for _, x := range []float64{0.3, CardWidth - 0.3} {
		p.lineIn(Strong, x, 0, x, height, 0.6)
	}
	for _, y := range []float64{0.3, height - 0.3} {
		p.lineIn(Strong, 0, y, CardWidth, y, 0.6)
	}
}

// heads writes the two lines of headings.
func (p cardPen) heads(c *Card) {
	over := func(from, to int, text string, size float64) {
		a, b := cardEdges[from][0], cardEdges[to][1]
		p.write(box{a, 34, b - a, 20}, text, size, true, centre)
	}
	over(CardPoints0, CardTotal0, c.Sides[0], 14)
	over(CardPoints1, CardTotal1, c.Sides[1], 14)
	over(CardStanding0, CardStanding1, c.Standing, 13)
	for i, head := range c.Heads {
		a, b := cardEdges[i][0], cardEdges[i][1]
		p.words(box{a, 54, b - a, 18}, head, style{size: 10 / mm, ink: Grey}, cardAlign(i))
	}
}

// row writes the cells of a row and the trump sign beside the maker.
func (p cardPen) row(r *CardRow, in box) {
	for i, text := range r.Cells {
		b := box{cardEdges[i][0], in.y, cardEdges[i][1] - cardEdges[i][0], in.h}
		f := style{size: 14 / mm, bold: i == CardTotal0 || i == CardTotal1}
		switch {
		case i <= CardMaker:
			f.size = 13 / mm
		case i == CardPoints0 && r.Marked[0], i == CardPoints1 && r.Marked[1]:
			f.bold, f.ink = true, Red
		}
		p.words(b, text, f, cardAlign(i))
	}
	for side, column := range [2]int{CardRoem0, CardRoem1} {
		if r.Struck[side] {
			a, b := cardEdges[column][0], cardEdges[column][1]
			p.lineIn(Thin, a+8, in.y+in.h*0.75, b-2, in.y+in.h*0.25, 1)
		}
	}
	if r.Made {
		size := min(in.h*0.6, 13.5)
		p.sign(r.Trump, cardEdges[CardMaker][1]-1-size, in.y+(in.h-size)/2, size)
	}
}

// cardAlign returns how a column's cells are set: letters centred, numbers right.
func cardAlign(column int) align {
	switch column {
	case CardDealer:
		return centre
	case CardMaker:
		return left
	default:
		return right
	}
}
