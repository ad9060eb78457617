package assets

// The columns and rows of the pips, inside the space the indices leave.
const (
	pipSize = 39.0
	pipLeft = 100.5
	pipMid  = cardW / 2
	pipTop  = 47.0
	acePip  = 128.0
)

// halfPips are the pips of the upper half, the middle row not included.
var halfPips = [4][]Point{
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}},
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}, {pipMid, 111}},
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}, {pipLeft, 132}, {cardW - pipLeft, 132}},
	{{pipLeft, pipTop}, {cardW - pipLeft, pipTop}, {pipLeft, 132}, {cardW - pipLeft, 132}, {pipMid, 89}},
}

// midPips are the upright pips the half-turn does not repeat.
var midPips = [4][]Point{
	{{pipLeft, cardH / 2}, {cardW - pipLeft, cardH / 2}, {pipMid, 111}},
	{{pipLeft, cardH / 2}, {cardW - pipLeft, cardH / 2}},
	{{pipMid, cardH / 2}},
	nil,
}

// pips are the signs in the middle of 7 to 10 and of the ace.
func pips(suit, rank int) path {
	if rank == rankAce {
		return suitIn(suit, cardW/2, cardH/2, acePip)
	}
	if rank > rank10 {
		return nil
	}
	var half, p path
	for _, c := range halfPips[rank] {
		half = append(half, suitIn(suit, c.X, c.Y, pipSize)...)
	}
	for _, c := range midPips[rank] {
		p = append(p, suitIn(suit, c.X, c.Y, pipSize)...)
	}
	return append(p, half.twice()...)
}
