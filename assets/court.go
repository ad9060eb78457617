package assets

import "strings"

// lineWeight is the one weight of all black lines of the court cards.
const lineWeight = 4.6

// blackInk is the colour of the lines.
const blackInk = "#14120f"

// inks are the planes' colours by the letter the art uses.
var inks = map[byte]string{
	'r': "#d3281e", 'b': "#1d4a9e", 'y': "#f6c519",
	'w': "#ffffff", 'g': "#c3c9cc", 'c': "#f8e6c8",
}

// layer is a set of planes that lie next to one another. Each plane is a
// letter, a mark and a shape:
//
//	r:M..Z    a plane in red (or b y w g c) with a black line around it
//	r.M..Z    the same without a line
//	r@x y r   a disc in red with a line
//	k.M..Z    a plane in black
//	k@x y r   a disc in black
//	k:M..     an open black line
type layer []string

// courtArt is the upper half of a court card. The lower half is its half-turned
// copy.
type courtArt struct {
	fall   float64 // how far the seam falls for each unit to the right
	layers []layer // from back to front
}

// courts are the twelve figures by suit: jack, queen, king.
var courts = [Suits][3]courtArt{
	clubs:    clubCourts,
	diamonds: diamondCourts,
	hearts:   heartCourts,
	spades:   spadeCourts,
}

// The upper half's frame, and its outline with a step that leaves the index a
// white cell of its own.
const (
	frameLeft  = 11.0
	frameRight = cardW - frameLeft
	frameTop   = 11.0
)

var stepped = parse("M77 11H239V350H11V139H77Z")

// court paints a jack, queen or king.
func (s *sheet) court(suit, rank int) {
	art := courts[suit][rank-rankJack]
	for _, l := range art.layers {
		s.layer(l, art.fall)
	}
	frame := stepped.clipped(art.fall).outlined(lineWeight)
	s.fill(blackInk, frame.twice())
}

// layer paints both halves of a layer: first the planes, colour by colour, and
// then all its black in one path.
func (s *sheet) layer(l layer, fall float64) {
	var order []byte
	fills := map[byte]path{}
	var black path
	for _, spec := range l {
		ink := spec[0]
		shape, line := plane(spec, fall)
		black = append(black, line...)
		if ink == 'k' {
			continue
		}
		if _, seen := fills[ink]; !seen {
			order = append(order, ink)
		}
		fills[ink] = append(fills[ink], shape...)
	}
	for _, ink := range order {
		s.fill(inks[ink], fills[ink].twice())
	}
	s.fill(blackInk, black.twice())
}

// plane is the shape a spec describes, and what it has of black.
func plane(spec string, fall float64) (shape, black path) {
	ink, mark, d := spec[0], spec[1], spec[2:]
	if mark == '@' {
		n := numbers(d)
		if ink == 'k' {
			return nil, disc(n[0], n[1], n[2])
		}
		return disc(n[0], n[1], n[2]), ring(n[0], n[1], n[2], lineWeight)
	}
	p := parse(d)
	if ink == 'k' && mark == ':' && !strings.HasSuffix(d, "Z") {
		return nil, p.drawn(lineWeight)
	}
	p = p.clipped(fall)
	switch {
	case ink == 'k':
		return nil, p
	case mark == ':':
		return p, p.outlined(lineWeight)
	default:
		return p, nil
	}
}
