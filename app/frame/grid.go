package frame

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
	"klaverjas/engine"
)

// Column is a column of a table.
type Column struct {
	Title string
	Width float32 // its part of the table's width, in any measure
	Align fyne.TextAlign
}

// Cell is what stands in a row under a column.
type Cell struct {
	Text    string
	Suit    engine.Suit // its shape stands before the text
	HasSuit bool
	Bold    bool
	Dim     bool
	Alarm   bool
	Detail  string // the numbers behind it, for who stays on it
}

// GridOptions say what a table shows.
type GridOptions struct {
	ID      string
	Cells   bool                 // the keyboard goes cell by cell
	Select  bool                 // a click marks a row, a click on the row that is marked presses it
	OnPress func(row int)        // a row was clicked or pressed
	OnFocus func(row, col int)   // the keyboard or the pointer is on another
	RowAt   func(row int) []Cell // what stands in a row
	Head    func() []Column      // the columns, in the language in force
	Count   func() int           // how many rows there are
	Shade   func(row int) bool   // rows that stand out; nil: every second one
	Height  float32              // of a row in units; 0: 28
}

// Grid is a table. The keyboard goes through it row by row, or cell by cell;
// the pointer may do the same.
type Grid struct {
	widget.BaseWidget
	GridOptions

	at, col int
	first   int // row at the top
	has     bool
	chosen  bool // the row was clicked on, and not just where the mark began
	overRow int  // under the pointer, -1 for none
	overCol int
	u       float32
}

var (
	_ fyne.Tappable     = (*Grid)(nil)
	_ fyne.Scrollable   = (*Grid)(nil)
	_ desktop.Hoverable = (*Grid)(nil)
	_ Zone              = (*Grid)(nil)
)

// NewGrid returns a table with the keyboard's mark on its first row.
func NewGrid(opt GridOptions) *Grid {
	if opt.Height == 0 {
		opt.Height = 28
	}
	g := &Grid{GridOptions: opt, overRow: -1, overCol: -1, u: 1}
	g.ExtendBaseWidget(g)
	return g
}

// Place puts the table into a rectangle.
func (g *Grid) Place(x, y, w, h, u float32) {
	g.u = u
	look.Place(g, x, y, w, h)
	g.clamp()
	g.Refresh()
}

// At returns the row and column that the keyboard is on.
func (g *Grid) At() (row, col int) { return g.at, g.col }

// Go puts the keyboard on a row.
func (g *Grid) Go(row int) {
	g.at = row
	g.clamp()
	g.Refresh()
}

// visible returns how many rows fit.
func (g *Grid) visible() int { return max(1, int((g.Size().Height-g.rowHeight())/g.rowHeight())) }

func (g *Grid) rowHeight() float32 { return g.Height * g.u }

// clamp keeps the mark on a row and the row in sight.
func (g *Grid) clamp() {
	n, fit := g.Count(), g.visible()
	g.at = max(0, min(g.at, n-1))
	g.col = max(0, min(g.col, len(g.Head())-1))
	if g.at < g.first {
		g.first = g.at
	}
	if g.at >= g.first+fit {
		g.first = g.at - fit + 1
	}
	g.first = max(0, min(g.first, n-fit))
}

// Enter gives the table the keyboard.
func (g *Grid) Enter(bool) {
	g.has = true
	g.tell()
	g.Refresh()
}

// Leave takes the keyboard from it.
func (g *Grid) Leave() {
	g.has = false
	g.Refresh()
}

// Key handles a key.
func (g *Grid) Key(k fyne.KeyName) bool {
	row, col := g.at, g.col
	switch k {
	case fyne.KeyUp:
		row--
	case fyne.KeyDown:
		row++
	case fyne.KeyPageUp:
		row = max(0, row-g.visible())
	case fyne.KeyPageDown:
		row = min(g.Count()-1, row+g.visible())
	case fyne.KeyHome:
		row = 0
	case fyne.KeyEnd:
		row = g.Count() - 1
	case fyne.KeyLeft:
		col--
	case fyne.KeyRight:
		col++
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if g.OnPress != nil && g.at < g.Count() {
			g.OnPress(g.at)
		}
		return g.OnPress != nil
	default:
		return false
	}
	if row < 0 || row >= g.Count() || (col != g.col && (!g.Cells || col < 0 || col >= len(g.Head()))) {
		return false
	}
	g.at, g.col, g.has = row, col, true
	g.clamp()
	g.tell()
	g.Refresh()
	return true
}

// tell says where the keyboard or the pointer is.
func (g *Grid) tell() {
	if g.OnFocus == nil {
		return
	}
	if g.overRow >= 0 {
		g.OnFocus(g.overRow, g.overCol)
		return
	}
	g.OnFocus(g.at, g.col)
}

// Detail returns the numbers behind the cell that the pointer, or else the
// keyboard, is on.
func (g *Grid) Detail() string {
	row, col := g.overRow, g.overCol
	if row < 0 {
		if !g.has {
			return ""
		}
		row, col = g.at, g.col
	}
	if row >= g.Count() {
		return ""
	}
	cells := g.RowAt(row)
	if col < 0 || col >= len(cells) {
		return ""
	}
	return cells[col].Detail
}

// Tapped presses the row under the pointer.
func (g *Grid) Tapped(e *fyne.PointEvent) {
	row, col := g.where(e.Position)
	if row < 0 {
		return
	}
	marked := g.at == row
	g.at, g.col = row, col
	g.tell()
	g.Refresh()
	if g.OnPress != nil && (marked && g.chosen || !g.Select) {
		g.OnPress(row)
	}
	g.chosen = true
}

// where returns the row and column at a place, -1 where there is none.
func (g *Grid) where(p fyne.Position) (row, col int) {
	row = int(p.Y/g.rowHeight()) - 1 + g.first
	if p.Y < g.rowHeight() || row >= g.Count() || row >= g.first+g.visible() {
		return -1, -1
	}
	for i, edge := range g.edges() {
		if p.X >= edge {
			col = i
		}
	}
	return row, min(col, len(g.Head())-1)
}

// edges returns the left edges of the columns and the right edge of the last.
func (g *Grid) edges() []float32 {
	head := g.Head()
	total := float32(0)
	for _, c := range head {
		total += c.Width
	}
	edges := make([]float32, len(head)+1)
	for i, c := range head {
		edges[i+1] = edges[i] + c.Width/total*(g.Size().Width-10*g.u)
	}
	return edges
}

// Scrolled moves the rows.
func (g *Grid) Scrolled(e *fyne.ScrollEvent) {
	step := 3
	if e.Scrolled.DY > 0 {
		step = -3
	}
	g.first = max(0, min(g.first+step, g.Count()-g.visible()))
	g.Refresh()
}

// MouseIn marks what is under the pointer.
func (g *Grid) MouseIn(e *desktop.MouseEvent) { g.MouseMoved(e) }

// MouseMoved marks what is under the pointer.
func (g *Grid) MouseMoved(e *desktop.MouseEvent) {
	row, col := g.where(e.Position)
	if row != g.overRow || col != g.overCol {
		g.overRow, g.overCol = row, col
		g.tell()
		g.Refresh()
	}
}

// MouseOut ends the mark.
func (g *Grid) MouseOut() {
	g.overRow, g.overCol = -1, -1
	g.tell()
	g.Refresh()
}

// Spots returns the rows in sight.
func (g *Grid) Spots() []look.Spot {
	var spots []look.Spot
	at, h := g.Position(), g.rowHeight()
	for i := g.first; i < min(g.Count(), g.first+g.visible()); i++ {
		spots = append(spots, look.Spot{
			Name: fmt.Sprintf("%s.%d", g.ID, i), X: at.X, Y: at.Y + float32(i-g.first+1)*h, W: g.Size().Width, H: h,
		})
	}
	return spots
}
