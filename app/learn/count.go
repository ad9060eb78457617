package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/ruletext"
)

// countPanel shows what both sides have at the end of a deal.
type countPanel struct {
	paper *canvas.Rectangle
	note  *canvas.Text
	cells [7][3]*canvas.Text
	line  *canvas.Line
}

func newCountPanel() *countPanel {
	p := &countPanel{paper: look.Panel(), note: look.Text(look.Ink, true, fyne.TextAlignCenter), line: canvas.NewLine(look.LineStrong)}
	for i := range p.cells {
		p.cells[i] = newRow()
	}
	return p
}

// newRow returns the texts of a row: a label and two figures.
func newRow() [3]*canvas.Text {
	return [3]*canvas.Text{
		look.Text(look.Ink, false, fyne.TextAlignLeading),
		look.Text(look.Ink, false, fyne.TextAlignTrailing), look.Text(look.Ink, false, fyne.TextAlignTrailing),
	}
}

func (p *countPanel) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.paper, p.note, p.line}
	for _, row := range p.cells {
		objects = append(objects, row[0], row[1], row[2])
	}
	return objects
}

// place centres the panel in a rectangle.
func (p *countPanel) place(e *exhibit, x, y, w, h, u float32) {
	for _, o := range p.objects() {
		look.Show(o, e.count != nil)
	}
	if e.count == nil {
		return
	}
	rows := rowsOf(e.count)
	pw, ph := 420*u, (float32(len(rows))*34+72)*u
	left, top := x+(w-pw)/2, y+(h-ph)/2
	p.paper.CornerRadius = 12 * u
	look.Place(p.paper, left, top, pw, ph)
	p.note.Text = e.note
	look.PlaceText(p.note, left+16*u, top+12*u, pw-32*u, 30*u, 18*u)
	look.Stroke(p.line, left+24*u, top+88*u, left+pw-24*u, top+88*u, u)
	for i, row := range p.cells {
		for j, t := range row {
			look.Show(t, i < len(rows))
			if i >= len(rows) {
				continue
			}
			t.Text = rows[i][j]
			t.TextStyle.Bold = i == 0 || i == 5
			placeCell(t, j, left+28*u, top+(54+34*float32(i))*u, pw-56*u, 34*u, u)
		}
	}
}

// placeCell puts a cell of three into its column.
func placeCell(t *canvas.Text, column int, x, y, w, h, u float32) {
	figure := 84 * u
	if column == 0 {
		look.PlaceText(t, x, y, w-2*figure, h, 17*u)
		return
	}
	look.PlaceText(t, x+w-figure*float32(3-column), y, figure, h, 17*u)
}

// rowsOf returns head and rows of a table as one list.
func rowsOf(t *ruletext.Table) [][]string { return append([][]string{t.Head}, t.Rows...) }
