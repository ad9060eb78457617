package paper

import (
	"strconv"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// trickColumns are the widths of the table of tricks in parts of the whole:
// number, four cards, winner, points, roem.
var trickColumns = [8]float64{0.08, 0.14, 0.14, 0.14, 0.14, 0.14, 0.11, 0.11}

// tricks writes the tricks in a table and returns where it ends. The card led
// is underlined, the card that won stands in a box.
func (p *dealPage) tricks(y float64) float64 {
	row := 7.2 * p.u
	heads := []string{i18n.T("paper.deal.trick")}
	for _, s := range engine.Seats {
		heads = append(heads, i18n.T("paper.seat."+s.String()))
	}
	heads = append(heads, i18n.T("paper.deal.winner"), i18n.T("paper.column.points"), i18n.T("paper.column.roem"))
	p.cells(y, row, heads, p.font(8.5, false))
	y += row
	p.line(p.box.x, y, p.box.right(), y, thick)
	for i := range p.deal.FullTricks() {
		p.trick(y, row, i)
		y += row
		p.line(p.box.x, y, p.box.right(), y, hair)
	}
	return y
}

// cells writes a row of texts into the table's columns.
func (p *dealPage) cells(y, row float64, texts []string, f style) {
	x := p.box.x
	for i, text := range texts {
		w := trickColumns[i] * p.box.w
		p.words(box{x, y, w, row}, text, f, centre)
		x += w
	}
}

// trick writes one trick.
func (p *dealPage) trick(y, row float64, i int) {
	d := p.deal
	t := &d.Tricks[i]
	winner := t.Winner(d.Trump)
	roem := ""
	if n := d.RoemOf(i).Total(); n > 0 && d.Counts(i) {
		roem = strconv.Itoa(n)
	} else if n > 0 {
		roem = "(" + strconv.Itoa(n) + ")" // there, but not claimed
	}
	p.cells(y, row, []string{
		strconv.Itoa(i + 1), "", "", "", "", i18n.T("paper.seat." + winner.String()), strconv.Itoa(d.PointsOf(i)), roem,
	}, p.font(11, false))
	x := p.box.x + trickColumns[0]*p.box.w
	for _, s := range engine.Seats {
		w := trickColumns[1] * p.box.w
		p.card(box{x, y, w, row}, t.CardOf(s), s == t.Leader, s == winner)
		x += w
	}
}

// card writes one card of a trick.
func (p *dealPage) card(b box, c engine.Card, led, won bool) {
	middle := b.x + b.w/2
	p.suit(int(c.Suit()), middle-2.6*p.u, b.y+b.h/2, 3.9*p.u, p.opt.Colour)
	p.words(box{middle + 0.4*p.u, b.y, 8 * p.u, b.h}, p.rank(c.Rank()), p.font(12, won), left)
	if led {
		p.line(middle-5*p.u, b.bottom()-0.9*p.u, middle+5.5*p.u, b.bottom()-0.9*p.u, thin)
	}
	if won {
		p.frame(box{middle - 6.4*p.u, b.y + 0.5*p.u, 13.4 * p.u, b.h - 1*p.u}, thin)
	}
}

// result writes how the deal was settled and returns where that ends.
func (p *dealPage) result(y float64) float64 {
	res := p.deal.Result()
	row := 6.6 * p.u
	width := [4]float64{0.16, 0.12, 0.12, 0.12}
	write := func(texts [4]string, f style) {
		x := p.box.x
		for i, text := range texts {
			a := right
			if i == 0 {
				a = left
			}
			p.words(box{x, y, width[i] * p.box.w, row}, text, f, a)
			x += width[i] * p.box.w
		}
		y += row
	}
	top := y
	write([4]string{"", i18n.T("paper.column.points"), i18n.T("paper.column.roem"), i18n.T("paper.column.total")}, p.font(8.5, false))
	for side := range 2 {
		write([4]string{
			i18n.T(sideKeys[side]), strconv.Itoa(res.Points[side]), strconv.Itoa(res.Bonus[side]), strconv.Itoa(res.Score[side]),
		}, p.font(11, true))
	}
	side := box{p.box.x + 0.58*p.box.w, top + row, 0.42 * p.box.w, row}
	p.words(side, i18n.T("paper.verdict."+res.Verdict.String()), p.font(12, true), left)
	side.y += row
	p.words(side, i18n.T("paper.deal.key"), style{size: max(smallest, 7.5*p.u), ink: Grey}, left)
	return y
}
