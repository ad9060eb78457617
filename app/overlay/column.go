package overlay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
)

// The measures of columns in units.
const (
	columnWidth = 304
	columnRow   = 27
)

// column is a Column on the screen.
type column struct {
	title *canvas.Text
	rule  *canvas.Rectangle
	cells [][2]*canvas.Text
}

func newColumn(c Column) *column {
	col := &column{title: look.Text(look.Ink, true, fyne.TextAlignLeading), rule: canvas.NewRectangle(look.Line)}
	col.title.Text = c.Title
	for _, r := range c.Rows {
		cells := [2]*canvas.Text{look.Text(look.Ink, true, fyne.TextAlignLeading), look.Text(look.InkDim, false, fyne.TextAlignLeading)}
		cells[0].Text, cells[1].Text = r[0], r[1]
		col.cells = append(col.cells, cells)
	}
	return col
}

func (c *column) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{c.title, c.rule}
	for _, r := range c.cells {
		objects = append(objects, r[0], r[1])
	}
	return objects
}

// The least and the greatest width of a panel of lines, in units.
const narrowest, widest = 460, 940

// measures returns the panel's width and how much height its columns take, in units.
func (o *Overlay) measures() (width, height float32) {
	most := 0
	for _, c := range o.columns {
		most = max(most, len(c.cells))
	}
	width = narrowest
	for _, line := range o.lines {
		width = max(width, fyne.MeasureText(line.Text, 16, line.TextStyle).Width+76)
	}
	width = min(width, widest)
	if most == 0 {
		return width, 0
	}
	return max(width, float32(len(o.columns))*columnWidth+40), float32(most)*columnRow + 40
}

// placeColumns places the columns side by side.
func (o *Overlay) placeColumns(x, y, w, u float32) {
	x += (w - float32(len(o.columns))*columnWidth*u) / 2
	for i, c := range o.columns {
		left := x + (float32(i)*columnWidth+8)*u
		look.PlaceText(c.title, left, y, (columnWidth-16)*u, 26*u, 17*u)
		look.Place(c.rule, left, y+27*u, (columnWidth-24)*u, max(1, u))
		for j, r := range c.cells {
			row := y + (32+float32(j)*columnRow)*u
			look.PlaceText(r[0], left, row, 88*u, columnRow*u, 15*u)
			look.PlaceText(r[1], left+94*u, row, (columnWidth-110)*u, columnRow*u, 14.5*u)
		}
	}
}
