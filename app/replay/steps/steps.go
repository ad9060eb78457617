// Package steps is a deal that is looked at again, step by step: bids, cards,
// claims and the result. It knows no window; what is drawn follows it.
package steps

import "klaverjas/engine"

// Kind is what a step shows.
type Kind uint8

// The kinds of step.
const (
	Dealt   Kind = iota // the four hands before the first bid
	Said                // a bid
	Played              // a card
	Claimed             // roem of the trick that lies
	Ended               // the result, or that everybody passed
)

// Step is the deal after one action, with that action.
type Step struct {
	Kind   Kind
	Action engine.Action // what was done; none for Dealt and Ended
	Deal   engine.Deal   // as it stood then
	Trick  int           // from 1; 0 before the first card
}

// Replay is a deal with a place in it.
type Replay struct {
	Match engine.Match
	Index int // of the deal in the match
	Steps []Step
	At    int

	// Notes, if set, returns what is to be said about a step, empty for nothing.
	Notes func(step int) string
}

// New returns the replay of a deal of a match, before its first bid.
func New(m engine.Match, index int) *Replay {
	r := &Replay{Match: m, Index: index}
	whole := m.Deals[index]
	d := whole.Fresh()
	r.Steps = append(r.Steps, Step{Kind: Dealt, Deal: d})
	for _, a := range whole.Actions() {
		next, _, err := d.Apply(a)
		if err != nil {
			break // a deal that was set up: it begins with the trump chosen
		}
		d = next
		if a.Kind != engine.Gather {
			r.Steps = append(r.Steps, Step{kindOf(a.Kind), a, d, d.TrickCount})
		}
	}
	if whole.Phase == engine.Settled || whole.Phase == engine.PassedOut {
		r.Steps = append(r.Steps, Step{Kind: Ended, Deal: whole, Trick: whole.TrickCount})
	}
	return r
}

func kindOf(k engine.ActionKind) Kind {
	switch k {
	case engine.Play:
		return Played
	case engine.Claim:
		return Claimed
	default:
		return Said
	}
}

// Step returns the present step.
func (r *Replay) Step() *Step { return &r.Steps[r.At] }

// Note returns what is to be said about the present step.
func (r *Replay) Note() string {
	if r.Notes == nil {
		return ""
	}
	return r.Notes(r.At)
}

// Go goes to a step; it stops at the ends.
func (r *Replay) Go(at int) { r.At = max(0, min(at, len(r.Steps)-1)) }

// Move goes some steps on, or back.
func (r *Replay) Move(by int) { r.Go(r.At + by) }

// NextTrick goes on to where the present trick is full, or the next one.
func (r *Replay) NextTrick() {
	for i := r.At + 1; i < len(r.Steps); i++ {
		if r.full(i) {
			r.At = i
			return
		}
	}
	r.Go(len(r.Steps) - 1)
}

// LastTrick goes back to where the trick before was full.
func (r *Replay) LastTrick() {
	for i := r.At - 1; i >= 0; i-- {
		if r.full(i) {
			r.At = i
			return
		}
	}
	r.Go(0)
}

// full tells whether a step's card completed a trick.
func (r *Replay) full(i int) bool {
	s := &r.Steps[i]
	trick := s.Deal.Trick()
	return s.Kind == Played && trick.Full()
}

// GoTrick goes to where a trick, from 1, was full, or to its last card.
func (r *Replay) GoTrick(trick int) {
	for i := range r.Steps {
		if s := &r.Steps[i]; s.Kind == Played && s.Trick == trick {
			r.At = i
			if r.full(i) {
				return
			}
		}
	}
}

// Trick is a trick as a list shows it.
type Trick struct {
	engine.Trick
	Winner engine.Seat
	Points int // as they are written down: doubled where spades double, with the last trick's bonus
	Roem   engine.Roem
	Counts bool // the roem was claimed, or needs no claim
}

// Tricks returns the full tricks of the whole deal.
func (r *Replay) Tricks() []Trick {
	d := &r.Match.Deals[r.Index]
	var all []Trick
	for i := range d.FullTricks() {
		trick := d.Tricks[i]
		all = append(all, Trick{trick, trick.Winner(d.Trump), d.PointsOf(i), d.RoemOf(i), d.Counts(i)})
	}
	return all
}
