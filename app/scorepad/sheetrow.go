package scorepad

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/sheet"
)

// sheetRow is the cells of one line on the paper.
type sheetRow struct {
	ground *canvas.Rectangle
	cells  [colCount]*canvas.Text
	trump  *canvas.Image
	empty  [2]*canvas.Line // strikes an unused roem box through
	under  *canvas.Line
	hit    *hit
}

func newSheetRow(tapped func(), scrolled func(int)) *sheetRow {
	r := &sheetRow{
		ground: canvas.NewRectangle(look.Clear), trump: look.SuitIcon(), under: canvas.NewLine(look.Line), hit: newHit(tapped),
	}
	r.hit.scrolled = scrolled
	for c := range r.cells {
		r.cells[c] = look.Text(look.Ink, c == colTotal0 || c == colTotal1, alignOf(c))
	}
	for i := range r.empty {
		r.empty[i] = canvas.NewLine(look.Line)
	}
	return r
}

func (r *sheetRow) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.ground, r.empty[0], r.empty[1], r.under, r.trump}
	for _, c := range r.cells {
		objects = append(objects, c)
	}
	return append(objects, r.hit)
}

// place writes a line into its strip of the paper; nil leaves it bare.
func (r *sheetRow) place(l *line, left, y, h, u float32, marked bool) {
	r.paint(l, marked)
	look.Place(r.ground, left+3*u, y+u, (sheetWidth-6)*u, h-2*u)
	r.ground.CornerRadius = 4 * u
	r.ground.Refresh()
	look.Place(r.hit, left, y, sheetWidth*u, h)
	for c, cell := range r.cells {
		a, b := edges[c][0]*u, edges[c][1]*u
		if c == colMaker && l != nil && l.deal != nil {
			b -= 18 * u
		}
		if c == colMaker && l != nil && (l.passed || l.sub) {
			b = edges[colMaker][1] * u
		}
		cell.Text = ""
		if l != nil {
			cell.Text = l.columns[c]
		}
		if c == colDealer || c == colMaker {
			cell.Text = look.Clip(cell.Text, b-a, 13*u, cell.TextStyle)
		}
		look.PlaceText(cell, left+a, y, b-a, h, 13.5*u)
	}
	size := min(h*0.62, 15*u)
	look.Place(r.trump, left+edges[colMaker][1]*u-size, y+(h-size)/2, size, size)
	r.strikes(l, left, y, h, u)
	look.Stroke(r.under, left+6*u, y+h, left+(sheetWidth-6)*u, y+h, 0.6*u)
}

// strikes strikes the unused roem boxes of a deal through.
func (r *sheetRow) strikes(l *line, left, y, h, u float32) {
	for side, c := range [2]int{colRoem0, colRoem1} {
		s := r.empty[side]
		look.Show(s, l != nil && l.deal != nil && l.deal.Roem[side] == 0)
		look.Stroke(s, left+(edges[c][0]+10)*u, y+h*0.75, left+(edges[c][1]-2)*u, y+h*0.25, u)
	}
}

// paint gives the cells of a line their colours.
func (r *sheetRow) paint(l *line, marked bool) {
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = look.Clear, look.Clear, 0
	r.under.StrokeColor = look.Line
	sub := l != nil && l.sub
	if sub {
		r.ground.FillColor = look.PaperShade
		r.under.StrokeColor = look.LineStrong
	}
	if marked {
		r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = look.PaperShade, look.SelectRing, 2
	}
	pending := l != nil && l.row < 0 && !l.sub
	for c, cell := range r.cells {
		cell.Color = look.Ink
		cell.TextStyle.Bold = c == colTotal0 || c == colTotal1
		cell.TextStyle.Italic = l != nil && l.passed && c == colMaker
		if pending || sub && c != colTotal0 && c != colTotal1 || c == colStand0 || c == colStand1 {
			cell.Color = look.InkDim
		}
	}
	look.Show(r.trump, l != nil && l.deal != nil)
	if l == nil || l.deal == nil {
		return
	}
	look.SetSuit(r.trump, l.deal.Trump)
	for side, c := range [2]int{colPoints0, colPoints1} {
		if l.deal.Marks[side] != sheet.NoMark {
			r.cells[c].Color, r.cells[c].TextStyle.Bold = look.Alarm, true
		}
	}
}
