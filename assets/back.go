package assets

// The back's inks: cobalt, and the thin wash the painter lays beside it.
const (
	cobalt = "#17459c"
	wash   = "#9dbbe8"
)

// The wall of tiles.
const (
	tileCols  = 5
	tileRows  = 7
	backFrame = 9.0
	frameLine = 3.4
	wallX     = 15.0
	wallY     = 15.0
	tileW     = (cardW - 2*wallX) / tileCols
	tileH     = (cardH - 2*wallY) / tileRows
)

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
func BackSVG() []byte {
	s := newSheet(cardW, cardH)
	s.blank()
	line := roundBox(backFrame, backFrame, cardW-backFrame, cardH-backFrame, 8, false)
	in := backFrame + frameLine
	line = append(line, roundBox(in, in, cardW-in, cardH-in, 8-frameLine, true)...)
	var pale path
	dark := line
	for i := range tileCols * tileRows {
		x, y := wallX+tileW*float64(i%tileCols), wallY+tileH*float64(i/tileCols)
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
