package paper

import "klaverjas/app/sheet"

// columnKind is what a column of the table holds.
type columnKind uint8

const (
	colNumber columnKind = iota
	colDealer
	colMaker
	colPoints
	colStrokes // strokes of roem
	colRoem
	colPit
	colTotal
	colStanding
)

// column is one column of the table in its place.
type column struct {
	kind columnKind
	side int // of the columns that each side has
	x, w float64
}

// headKey returns the key of the column's head.
func (c *column) headKey(strokes bool) string {
	switch {
	case c.kind == colStanding:
		return sideKeys[c.side]
	case c.kind == colRoem && strokes:
		return "paper.column.sum"
	}
	return [...]string{
		colNumber: "paper.column.number", colDealer: "paper.column.dealer", colMaker: "paper.column.maker",
		colPoints: "paper.column.points", colStrokes: "paper.column.strokes", colRoem: "paper.column.roem",
		colPit: "paper.column.pit", colTotal: "paper.column.total",
	}[c.kind]
}

// columnsOf divides a width among the columns that a notation asks for.
// By hand the maker's needs more of it, to circle a suit in.
func columnsOf(n sheet.Notation, blank bool, x, width float64) []column {
	maker := 24.0
	if blank {
		maker = 32
	}
	all := []column{{kind: colNumber, w: 10}, {kind: colDealer, w: 15}, {kind: colMaker, w: maker}}
	for side := range 2 {
		all = append(all, column{kind: colPoints, side: side, w: 18.5})
		if n.Roem == sheet.RoemStrokes {
			all = append(all, column{kind: colStrokes, side: side, w: 20}, column{kind: colRoem, side: side, w: 14.5})
		} else {
			all = append(all, column{kind: colRoem, side: side, w: 18})
		}
		if n.PitColumn {
			all = append(all, column{kind: colPit, side: side, w: 14})
		}
		all = append(all, column{kind: colTotal, side: side, w: 19.5})
	}
	if n.Running {
		all = append(all, column{kind: colStanding, side: 0, w: 17.5}, column{kind: colStanding, side: 1, w: 17.5})
	}
	total := 0.0
	for _, c := range all {
		total += c.w
	}
	for i := range all {
		all[i].x, all[i].w = x, all[i].w*width/total
		x += all[i].w
	}
	return all
}

// span returns the left and right edges of all columns for which of holds.
func span(columns []column, of func(*column) bool) (left, right float64) {
	for i := range columns {
		if c := &columns[i]; of(c) {
			if right == 0 {
				left = c.x
			}
			right = c.x + c.w
		}
	}
	return left, right
}

// sided tells whether a column belongs to one side's part of the table.
func (c *column) sided() bool { return c.kind >= colPoints && c.kind <= colTotal }

// opening tells whether a thick line stands before the column.
func opening(columns []column, i int) bool {
	c := &columns[i]
	return c.kind == colPoints || (c.kind == colStanding && c.side == 0)
}
