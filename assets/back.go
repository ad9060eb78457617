package assets

// The back's inks: cobalt, and the thin wash the painter lays beside it.
const (
	cobalt = "#17459c"
	wash   = "#9dbbe8"
)

// wall is how the tiles are laid: in how many columns and rows, both odd, within
// a frame that lies so far from the card's edge and is so thick.
type wall struct {
	cols, rows         int
	frame, line, inset float64
}

// fineWall is the back. A back too small for it to be seen has fewer and so
// larger tiles.
var (
	fineWall   = wall{cols: 5, rows: 7, frame: 9, line: 3.4, inset: 15}
	coarseWall = wall{cols: 3, rows: 5, frame: 16, line: 9, inset: 31}
)

// coarseBelow is the width in pixels below which the tiles are the larger ones.
const coarseBelow = 60

// The ornaments, on a tile of 100 units. Every tile is the same after half a
// turn, so the whole wall is too.
var (
	corners = around(parse("M0 0H32C32 18 18 32 0 32V25.5C14 25.5 25.5 14 25.5 0Z"))
	buds    = around(parse("M1.5 1.5C9 1 17 6 17.5 17.5C6 17 1 9 1.5 1.5Z"))
	petals  = around(parse("M50 41C37 31 37 17 50 5C63 17 63 31 50 41Z"))
	leaves  = around(parse("M57 43C56 34 62 27 73 27C73 38 66 44 57 43Z"))
	lozenge = around(parse("M50 9C54 27 73 46 91 50H79C66 45 55 34 50 21Z"))
	inner   = parse("M50 27C53 37 63 47 73 50C63 53 53 63 50 73C47 63 37 53 27 50C37 47 47 37 50 27Z")
)

// BackSVG is the back of the cards: a wall of Delft tiles, two kinds of them
// in turn. It looks the same after half a turn.
func BackSVG() []byte { return fineWall.svg() }

func (w wall) svg() []byte {
	s := newSheet(cardW, cardH)
	s.blank()
	line := roundBox(w.frame, w.frame, cardW-w.frame, cardH-w.frame, 8, false)
	in := w.frame + w.line
	line = append(line, roundBox(in, in, cardW-in, cardH-in, max(1, 8-w.line), true)...)
	var pale path
	dark := line
	tileW, tileH := (cardW-2*w.inset)/float64(w.cols), (cardH-2*w.inset)/float64(w.rows)
	for i := range w.cols * w.rows {
		x, y := w.inset+tileW*float64(i%w.cols), w.inset+tileH*float64(i/w.cols)
		p, d := flower, bloom
		if i%2 == 1 {
			p, d = cross, diamond
		}
		pale = append(pale, p.placed(x, y, tileW/100, tileH/100)...)
		dark = append(dark, d.placed(x, y, tileW/100, tileH/100)...)
	}
	s.fill(wash, pale)
	s.fill(cobalt, dark)
	return s.bytes()
}

// The tiles' planes of wash and of cobalt.
var (
	flower  = leaves
	bloom   = join(petals, disc(50, 50, 7), corners, buds)
	cross   = inner
	diamond = join(lozenge, disc(50, 50, 7), corners, buds)
)

// join puts paths together into one.
func join(parts ...path) path {
	var p path
	for _, q := range parts {
		p = append(p, q...)
	}
	return p
}

// around is the path repeated in the four quarters of a tile.
func around(p path) path {
	var out path
	for range 4 {
		out = append(out, p...)
		p = p.mapped(func(q Point) Point { return Point{100 - q.Y, q.X} })
	}
	return out
}
