package table

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/app/sheet"
)

// place lays the score card out beside the table, or over it where it is
// folded into a tab and has been opened.
func (p *sheetPanel) place(t *Table, size fyne.Size, g *geometry) {
	on := !g.folded || t.sheeting
	for _, o := range p.objects() {
		look.Show(o, on)
	}
	look.Show(p.veil, g.folded && on)
	look.ShowFibres(p.fibres, on)
	if !on {
		return
	}
	u, x, w := g.u, g.w, size.Width-g.w
	if g.folded {
		u = min(size.Width/(sheetWidth+20), size.Height/640)
		w = sheetWidth * u
		x = size.Width - w
		look.Place(p.veil, 0, 0, size.Width, size.Height)
	}
	look.Place(p.catch, g.w, 0, size.Width-g.w, g.h)
	if g.folded {
		look.Place(p.catch, 0, 0, size.Width, g.h)
	}
	p.spread(x, w, g.h, u)
}

// spread lays the paper and what is written on it into its part of the window.
func (p *sheetPanel) spread(x, w, h, u float32) {
	inset := 8 * u
	p.paper.CornerRadius = 3 * u
	paper := fyne.NewSize(374*u, h-2*inset)
	left := x + (w-paper.Width)/2 - 1*u
	look.Place(p.paper, left, inset, paper.Width, paper.Height)
	look.Place(p.fibres, left+u, inset+u, paper.Width-2*u, paper.Height-2*u)
	look.PlaceText(p.title, left+10*u, inset+4*u, paper.Width-20*u, 28*u, 17*u)
	top := inset + 34*u
	p.placeHeads(left, top, u)
	bottom := h - inset - 62*u
	rowHeight := min(36*u, (bottom-top-42*u)/visibleRows)
	first := top + 42*u
	for i := range p.rows {
		y := first + float32(i)*rowHeight
		p.rows[i].place(left, y, rowHeight, u)
		look.Stroke(p.ruled[i], left+6*u, y+rowHeight, left+368*u, y+rowHeight, max(1, 0.9*u))
		p.placeStrokes(i, left, y, rowHeight, u)
	}
	end := first + visibleRows*rowHeight
	p.placeLines(left, top, first, end, rowHeight, u)
	p.foot.place(left, end+3*u, 26*u, u)
	look.PlaceText(p.diff, left+8*u, end+30*u, paper.Width-18*u, 22*u, 13*u)
}

// placeHeads places the two lines of headings.
func (p *sheetPanel) placeHeads(left, top, u float32) {
	spans := [2][2]int{{columnPoints0, columnTotal0}, {columnPoints1, columnTotal1}}
	for side, span := range spans {
		a, b := columnEdges[span[0]][0], columnEdges[span[1]][1]
		look.PlaceText(p.side[side], left+a*u, top, (b-a)*u, 20*u, 14*u)
	}
	a, b := columnEdges[columnStand0][0], columnEdges[columnStand1][1]
	look.PlaceText(p.stand, left+a*u, top, (b-a)*u, 20*u, 13*u)
	for c, head := range p.heads {
		a, b := columnEdges[c][0], columnEdges[c][1]
		look.PlaceText(head, left+a*u, top+20*u, (b-a)*u, 18*u, 10*u)
	}
}

// place places the cells of a row and the trump sign beside the maker.
func (r *sheetRow) place(left, y, h, u float32) {
	for c, cell := range r.cells {
		a, b, size := columnEdges[c][0], columnEdges[c][1], float32(14)
		if c <= columnMaker {
			size = 13
		}
		look.PlaceText(cell, left+a*u, y, (b-a)*u, h, size*u)
	}
	size := min(h*0.6, 15*u)
	look.Show(r.trump, r.made)
	look.Place(r.trump, left+(columnEdges[columnMaker][1]-1)*u-size, y+(h-size)/2, size, size)
}

// placeStrokes strikes an unused roem box through, as on paper.
func (p *sheetPanel) placeStrokes(i int, left, y, h, u float32) {
	first := max(0, len(p.sheet.Rows)-visibleRows)
	used := first+i < len(p.sheet.Rows)
	for side, c := range [2]int{columnRoem0, columnRoem1} {
		line := p.strokes[i][side]
		look.Show(line, used && p.sheet.Rows[min(first+i, max(0, len(p.sheet.Rows)-1))].Roem[side] == 0)
		a, b := columnEdges[c][0], columnEdges[c][1]
		look.Stroke(line, left+(a+8)*u, y+h*0.75, left+(b-2)*u, y+h*0.25, u)
	}
}

// placeLines draws the lines between the sides and under every fourth deal.
func (p *sheetPanel) placeLines(left, top, first, end, rowHeight, u float32) {
	for i, c := range [3]int{columnMaker, columnTotal0, columnTotal1} {
		x := left + (columnEdges[c][1]+3)*u
		p.lines[i].StrokeColor = look.Line
		look.Stroke(p.lines[i], x, top, x, end+28*u, u)
	}
	right := left + 368*u
	look.Stroke(p.lines[3], left+6*u, first-1*u, right, first-1*u, 1.5*u)
	look.Stroke(p.lines[4], left+6*u, end+29*u, right, end+29*u, u)
	for i := range visibleRows / sheet.Group {
		y := first + float32((i+1)*sheet.Group)*rowHeight
		p.lines[5+i].StrokeColor = look.LineStrong
		look.Stroke(p.lines[5+i], left+6*u, y, right, y, 1.2*u)
	}
}
