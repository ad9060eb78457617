// Package coach says what a decision was worth: before it, as a hint, and when
// the deal is over, as a judgement of every bid and card of all four seats.
//
// Everything is valued twice. Expected points are what an action promises with
// what its seat could know: deals are played out in worlds that fit what it had
// seen, the likelier ones more often. Open points are exact, with all cards
// open and best play by everybody after it. Who loses open points but no
// expected ones had bad luck; who loses expected points made a mistake.
//
//   - values.go: expected points, with how far chance may have moved them
//   - known.go: positions in which a seat knows every card, and open points
//   - bids.go: open points of bids
//   - grade.go: from the loss to the grade, with the limits
//   - hint.go, judge.go: the two things that are asked for
//   - check.go: how good the hints are, measured in other worlds
package coach
