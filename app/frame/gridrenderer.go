package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
)

// CreateRenderer makes the table's objects.
func (g *Grid) CreateRenderer() fyne.WidgetRenderer {
	r := &gridRenderer{
		g: g, rule: canvas.NewLine(look.LineStrong), bar: canvas.NewRectangle(look.Line), cell: canvas.NewRectangle(look.Clear),
	}
	r.Refresh()
	return r
}

// gridRenderer draws the rows in sight; its objects are made once for each
// row and column and used again.
type gridRenderer struct {
	g     *Grid
	rule  *canvas.Line
	bar   *canvas.Rectangle // tells which part of the rows is in sight
	cell  *canvas.Rectangle // rings the cell that the keyboard is on
	lines []*gridLine       // the first is the head
	all   []fyne.CanvasObject
}

// gridLine is one row on the screen.
type gridLine struct {
	ground *canvas.Rectangle
	texts  []*canvas.Text
	icons  []*canvas.Image
}

func (r *gridRenderer) Objects() []fyne.CanvasObject { return r.all }
func (r *gridRenderer) Destroy()                     {}
func (r *gridRenderer) MinSize() fyne.Size           { return fyne.NewSize(10, 10) }
func (r *gridRenderer) Layout(fyne.Size)             { r.Refresh() }

// Refresh draws head and rows.
func (r *gridRenderer) Refresh() {
	g := r.g
	head := g.Head()
	if len(head) == 0 || g.Size().Width < 2 {
		return
	}
	fit := g.visible()
	r.grow(fit+1, len(head))
	edges := g.edges()
	for i, l := range r.lines {
		row := g.first + i - 1
		switch {
		case i == 0:
			l.head(g, head, edges)
		case i <= fit && row < g.Count():
			l.show(g, row, i, head, edges)
		default:
			l.hide()
		}
	}
	look.Stroke(r.rule, 0, g.rowHeight(), edges[len(head)], g.rowHeight(), max(1, g.u))
	r.placeBar(fit)
	r.placeCell(fit, edges)
}

// grow makes sure that there are so many rows of so many columns.
func (r *gridRenderer) grow(rows, columns int) {
	if len(r.lines) >= rows && len(r.lines[0].texts) >= columns {
		return
	}
	for len(r.lines) < rows {
		l := &gridLine{ground: canvas.NewRectangle(look.Clear)}
		r.lines = append(r.lines, l)
	}
	r.all = nil
	for _, l := range r.lines {
		for len(l.texts) < columns {
			l.texts = append(l.texts, look.Text(look.Ink, false, fyne.TextAlignLeading))
			l.icons = append(l.icons, look.SuitIcon())
		}
		r.all = append(r.all, l.ground)
		for i := range l.texts {
			r.all = append(r.all, l.texts[i], l.icons[i])
		}
	}
	r.all = append(r.all, r.rule, r.bar, r.cell)
}

// placeBar shows which part of the rows is in sight.
func (r *gridRenderer) placeBar(fit int) {
	g, n := r.g, r.g.Count()
	look.Show(r.bar, n > fit)
	if n <= fit {
		return
	}
	room := g.rowHeight() * float32(fit)
	h := max(16*g.u, room*float32(fit)/float32(n))
	y := g.rowHeight() + (room-h)*float32(g.first)/float32(n-fit)
	r.bar.CornerRadius = 3 * g.u
	look.Place(r.bar, g.Size().Width-7*g.u, y, 6*g.u, h)
}

// placeCell rings the cell that the keyboard is on.
func (r *gridRenderer) placeCell(fit int, edges []float32) {
	g := r.g
	on := (g.has || g.Select) && g.at >= g.first && g.at < g.first+fit && g.at < g.Count()
	look.Show(r.cell, on)
	if !on {
		return
	}
	x, w := float32(0), edges[len(edges)-1]
	if g.Cells {
		x, w = edges[g.col], edges[g.col+1]-edges[g.col]
	}
	r.cell.StrokeColor, r.cell.StrokeWidth, r.cell.CornerRadius = look.SelectRing, max(2, 2.5*g.u), 5*g.u
	if !g.has {
		r.cell.StrokeColor = look.LineStrong // it says what the buttons are about
	}
	look.Place(r.cell, x, float32(g.at-g.first+1)*g.rowHeight(), w, g.rowHeight())
	r.cell.Refresh()
}

// head says the titles of the columns.
func (l *gridLine) head(g *Grid, head []Column, edges []float32) {
	l.ground.Hide()
	for i, t := range l.texts {
		look.Show(t, i < len(head))
		if i < len(head) {
			l.put(g, i, Cell{Text: head[i].Title, Bold: true, Dim: true}, head[i], 0, edges)
		}
	}
}

// show says a row.
func (l *gridLine) show(g *Grid, row, line int, head []Column, edges []float32) {
	y := float32(line) * g.rowHeight()
	l.ground.FillColor = look.Clear
	switch {
	case row == g.overRow && !g.Cells:
		l.ground.FillColor = look.PaperShade
	case g.Shade != nil && g.Shade(row), g.Shade == nil && row%2 == 1:
		l.ground.FillColor = look.PaperShade
	}
	l.ground.CornerRadius = 4 * g.u
	look.Place(l.ground, 0, y, edges[len(head)], g.rowHeight())
	look.Show(l.ground, true)
	l.ground.Refresh()
	cells := g.RowAt(row)
	for i, t := range l.texts {
		on := i < len(cells) && i < len(head)
		look.Show(t, on)
		if on {
			l.put(g, i, cells[i], head[i], y, edges)
		} else {
			l.icons[i].Hide()
		}
	}
}

// put says one cell.
func (l *gridLine) put(g *Grid, i int, c Cell, column Column, y float32, edges []float32) {
	t := l.texts[i]
	t.Text, t.TextStyle.Bold, t.Alignment, t.Color = c.Text, c.Bold, column.Align, look.Ink
	switch {
	case c.Alarm:
		t.Color = look.Alarm
	case c.Dim:
		t.Color = look.InkDim
	}
	pad := 5 * g.u
	x, w := edges[i]+pad, edges[i+1]-edges[i]-2*pad
	look.Show(l.icons[i], c.HasSuit)
	if c.HasSuit {
		side := g.rowHeight() * 0.55
		look.SetSuit(l.icons[i], c.Suit)
		look.Place(l.icons[i], x, y+(g.rowHeight()-side)/2, side, side)
		x, w = x+side*1.35, w-side*1.35
	}
	look.PlaceText(t, x, y, w, g.rowHeight(), 15*g.u)
}

func (l *gridLine) hide() {
	l.ground.Hide()
	for i := range l.texts {
		l.texts[i].Hide()
		l.icons[i].Hide()
	}
}
