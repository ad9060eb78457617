package assets

const cobalt = "#1b4aa0"

// BackSVG is the back of the cards: a wall of Delft tiles.
func BackSVG() []byte {
	s := newSheet(cardW, cardH)
	s.blank()
	var p path
	for row := range 7 {
		for col := range 5 {
			p = append(p, tile(12.5+45*float64(col), 17.5+45*float64(row), 45)...)
		}
	}
	s.fill(cobalt, p)
	return s.bytes()
}

func tile(x, y, size float64) path {
	k := size / 100
	p := parse("M50 18L82 50L50 82L18 50ZM50 36L36 50L50 64L64 50Z")
	p = append(p, disc(50, 50, 6)...)
	p = append(p, parse("M0 0H30C30 18 18 30 0 30ZM100 0V30C82 30 70 18 70 0ZM100 100H70C70 82 82 70 100 70ZM0 100V70C18 70 30 82 30 100Z")...)
	return p.placed(x, y, k, k)
}
