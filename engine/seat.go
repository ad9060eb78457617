package engine

import "fmt"

// Seat is a place at the table, 0 to 3 clockwise; the human sits South.
type Seat uint8

// The four seats, clockwise.
const (
	South Seat = iota
	West
	North
	East
)

// Seats lists the four seats clockwise.
var Seats = [4]Seat{South, West, North, East}

const seatLetters = "SWNE"

// String returns the seat's letter: S, W, N or E.
func (s Seat) String() string {
	if s > East {
		return "?"
	}
	return seatLetters[s : s+1]
}

// Next returns the seat to the left, which plays after this one.
func (s Seat) Next() Seat { return (s + 1) & 3 }

// Plus returns the seat n places further clockwise.
func (s Seat) Plus(n int) Seat { return (s + Seat(n)) & 3 }

// Partner returns the seat opposite.
func (s Seat) Partner() Seat { return (s + 2) & 3 }

// Side returns the side the seat plays for.
func (s Seat) Side() Side { return Side(s & 1) }

// ParseSeat reads a seat letter; it is an error if it is not one of S, W, N, E.
func ParseSeat(text string) (Seat, error) {
	for _, s := range Seats {
		if text == s.String() {
			return s, nil
		}
	}
	return 0, fmt.Errorf("no seat %q: expected S, W, N or E", text)
}

// Side is one of the two partnerships: 0 is South and North ("wij"), 1 is West and East ("zij").
type Side uint8

// The two sides.
const (
	SouthNorth Side = iota
	WestEast
)

// Other returns the opponents' side.
func (s Side) Other() Side { return s ^ 1 }
