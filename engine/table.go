package engine

// Phase is the stage that a deal has reached.
type Phase uint8

// The stages of a deal.
const (
	Bidding   Phase = iota
	Playing         // eight tricks; between two of them roem may be claimed
	LastClaim       // the eighth trick lies and its roem may still be claimed
	Settled         // the result is final
	PassedOut       // everybody passed: the deal does not count and is dealt again
)

// Bid is one seat's word in the bidding.
type Bid struct {
	Seat   Seat
	Passed bool
	Suit   Suit // the trump chosen, if not passed
}

// Table is all that everybody has seen of one deal: rules, bids, cards played
// and claims, but no hand. It is a value; a copy is independent.
type Table struct {
	Rules    Rules
	Number   int // number of the deal in its match, from 1
	Redeals  int // how often this deal has been dealt again before
	Dealer   Seat
	Proposed Suit // the suit proposed in round 1, where the rules propose one

	Phase    Phase
	Bids     [9]Bid // only the first BidCount are meaningful
	BidCount int
	Trump    Suit // once Phase is past Bidding
	Maker    Seat // once Phase is past Bidding

	Tricks     [8]Trick // only the first TrickCount are meaningful
	TrickCount int      // tricks begun; in play the last may be empty or full
	Claimed    [8]bool  // whose roem has been claimed
}

// Forehand returns the seat to the left of the dealer.
func (t *Table) Forehand() Seat { return t.Dealer.Next() }

// Makers returns the side that chose trump.
func (t *Table) Makers() Side { return t.Maker.Side() }

// BidList returns the bids made so far.
func (t *Table) BidList() []Bid { return t.Bids[:t.BidCount] }

// Trick returns the trick on the table: the one being played to, or the full
// one that lies until the next lead. Before the first lead it is empty.
func (t *Table) Trick() Trick {
	if t.TrickCount == 0 {
		return NewTrick(t.Forehand())
	}
	return t.Tricks[t.TrickCount-1]
}

// Next returns the trick that the next card goes to: as Trick, but a new one
// where a full trick lies.
func (t *Table) Next() Trick {
	trick := t.Trick()
	if trick.Full() {
		return NewTrick(trick.Winner(t.Trump))
	}
	return trick
}

// FullTricks returns the number of tricks that have all four cards.
func (t *Table) FullTricks() int {
	if t.TrickCount > 0 && !t.Tricks[t.TrickCount-1].Full() {
		return t.TrickCount - 1
	}
	return t.TrickCount
}

// Played returns all cards played so far.
func (t *Table) Played() Set {
	var s Set
	for i := range t.TrickCount {
		s |= t.Tricks[i].Set()
	}
	return s
}

// PlayedBy returns the cards that one seat has played so far.
func (t *Table) PlayedBy(seat Seat) Set {
	var s Set
	for i := range t.TrickCount {
		if c := t.Tricks[i].CardOf(seat); c != NoCard {
			s = s.With(c)
		}
	}
	return s
}

// ToAct returns the seat that must act next, and false when the deal is over.
// While a full trick lies this is its captor, who leads or turns it.
func (t *Table) ToAct() (Seat, bool) {
	switch t.Phase {
	case Bidding:
		return t.speaker(), true
	case Playing:
		next := t.Next()
		return next.ToPlay(), true
	case LastClaim:
		trick := t.Trick()
		return trick.Winner(t.Trump), true
	default:
		return 0, false
	}
}

// TricksWon returns the number of full tricks captured by each side.
func (t *Table) TricksWon() [2]int {
	var won [2]int
	for i := range t.FullTricks() {
		won[t.Tricks[i].Winner(t.Trump).Side()]++
	}
	return won
}

// RoemOf returns the roem that the i-th trick, which must be full, holds.
func (t *Table) RoemOf(i int) Roem {
	return t.Rules.Roem.OfTrick(t.Tricks[i].Set(), t.Trump)
}

// Counts tells whether the roem of the i-th trick counts: always, or only
// when claimed, by the rules.
func (t *Table) Counts(i int) bool {
	return t.Rules.Claim == ClaimAutomatic || t.Claimed[i]
}
