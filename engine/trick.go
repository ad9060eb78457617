package engine

// Trick is the cards played to one trick, in playing order. It is a value of
// a few bytes; the zero value is an empty trick led by South.
type Trick struct {
	Leader Seat
	Count  uint8   // cards played so far, 0 to 4
	Cards  [4]Card // only the first Count are meaningful
}

// NewTrick returns the empty trick that a seat is to lead.
func NewTrick(leader Seat) Trick { return Trick{Leader: leader} }

// ToPlay returns the seat whose card comes next; for a full trick the leader.
func (t *Trick) ToPlay() Seat { return t.Leader.Plus(int(t.Count)) }

// Add puts the next card on the trick, which must hold fewer than four.
func (t *Trick) Add(c Card) {
	t.Cards[t.Count] = c
	t.Count++
}

// Full tells whether all four cards lie.
func (t *Trick) Full() bool { return t.Count == 4 }

// Led returns the suit led; the trick must not be empty.
func (t *Trick) Led() Suit { return t.Cards[0].Suit() }

// SeatOf returns the seat that played the i-th card.
func (t *Trick) SeatOf(i int) Seat { return t.Leader.Plus(i) }

// CardOf returns the card a seat has played to this trick, or NoCard.
func (t *Trick) CardOf(s Seat) Card {
	i := int(s-t.Leader) & 3
	if i >= int(t.Count) {
		return NoCard
	}
	return t.Cards[i]
}

// Best returns the winning card so far and its place in playing order; the
// trick must not be empty. The highest trump wins, else the highest card of
// the suit led.
func (t *Trick) Best(trump Suit) (Card, int) {
	best, at := t.Cards[0], 0
	for i := 1; i < int(t.Count); i++ {
		if t.Cards[i].Beats(best, trump) {
			best, at = t.Cards[i], i
		}
	}
	return best, at
}

// Winner returns the seat that is winning the trick, which must not be empty.
func (t *Trick) Winner(trump Suit) Seat {
	_, at := t.Best(trump)
	return t.SeatOf(at)
}

// Set returns the cards that lie as a set.
func (t *Trick) Set() Set {
	var s Set
	for i := range int(t.Count) {
		s = s.With(t.Cards[i])
	}
	return s
}

// Points returns the card points that lie as the cards say, without the bonus
// for the last trick and with nothing doubled; see [Table.PointsOf].
func (t *Trick) Points(trump Suit) int {
	sum := 0
	for i := range int(t.Count) {
		sum += t.Cards[i].Points(trump)
	}
	return sum
}
