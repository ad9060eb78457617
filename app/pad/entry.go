package pad

import "klaverjas/engine"

// Sweep is who took all eight tricks.
type Sweep uint8

// The possibilities.
const (
	NoSweep        Sweep = iota
	SweepMakers          // pit
	SweepDefenders       // counter-pit
)

// Entry is what the scorer has entered for one deal. Fields that have not
// been entered are told apart by Has. The zero value is an empty line.
type Entry struct {
	Passed   bool        // everybody passed: no points, the same dealer deals again
	HasMaker bool        // Maker has been entered
	Maker    engine.Seat // the seat that chose trump
	HasTrump bool        // Trump has been entered
	Trump    engine.Suit
	Sweep    Sweep // all eight tricks; then Points does not matter
	HasPoint bool  // Points has been entered
	Side     engine.Side
	Points   int    // of Side, cards and last trick, doubled where spades double
	Roem     [2]int // that counts, without the bonus for pit, per side
}

// PointsOf returns the points of both sides before anything is transferred;
// Maker, Trump and Points or Sweep must have been entered.
func (e *Entry) PointsOf(rules *engine.Rules) [2]int {
	total := rules.Total(e.Trump)
	var points [2]int
	if side, swept := e.Swept(); swept {
		points[side] = total
		return points
	}
	points[e.Side], points[e.Side.Other()] = e.Points, total-e.Points
	return points
}

// Swept returns the side that took all tricks, if one did.
func (e *Entry) Swept() (engine.Side, bool) {
	switch e.Sweep {
	case SweepMakers:
		return e.Maker.Side(), true
	case SweepDefenders:
		return e.Maker.Side().Other(), true
	default:
		return noSide, false
	}
}

// question asks for a division like the entry.
func (e *Entry) question(rules *engine.Rules) question {
	q := question{rules: *rules, trump: e.Trump, roem: e.Roem, sweep: noSide}
	if side, swept := e.Swept(); swept {
		q.sweep, q.points = side, anyPoints
	} else {
		q.points = e.PointsOf(rules)[0]
	}
	return q
}

// Settle works an entry out by the rules. It is a *Refusal if no deal can
// have gone like that or something is missing. A deal that everybody passed
// has the zero Result.
func (e *Entry) Settle(rules *engine.Rules) (engine.Result, error) {
	if r := e.refusal(rules); r != nil {
		return engine.Result{}, r
	}
	if e.Passed {
		return engine.Result{}, nil
	}
	return rules.Settle(find(e.question(rules)).Tally(rules, e.Maker.Side())), nil
}

// Proof returns a division of the cards that gives the entry, nil if there is
// none or everybody passed.
func (e *Entry) Proof(rules *engine.Rules) *Division {
	if e.Passed || e.refusal(rules) != nil {
		return nil
	}
	return find(e.question(rules))
}
