// Package review goes through a finished deal with the coach: all hands open,
// and for every decision what else could have been done, with what it was
// worth. It stands beside the board of the replay.
package review

import (
	"context"

	"klaverjas/app/frame"
	"klaverjas/assets"
	"klaverjas/bots/coach"
	"klaverjas/engine"
)

// Me is the seat of the person whose decisions come first.
const Me = engine.South

// Judge judges a deal as coach.Judge does.
type Judge func(ctx context.Context, d *engine.Deal, w coach.Wishes) ([]coach.Decision, error)

// Options are what the page leaves to its owner.
type Options struct {
	Match  engine.Match
	Index  int // of the deal in the match
	Style  func() assets.Style
	Judge  Judge
	Load   func() ([]coach.Decision, bool) // what is kept of an earlier review; nil: nothing
	Keep   func(all []coach.Decision)      // keeps a whole judgement, away from the main goroutine; nil: does not
	Begin  int                             // the step that is shown first
	Before *coach.Decision                 // the earlier attempt at the decision of that step; nil: none

	// Again plays on from a position, as practice; was is the judgement of what was
	// done there. Nil: cannot be done.
	Again   func(d engine.Deal, was *coach.Decision)
	Run     frame.Run // nil: in goroutines
	Back    func()
	Changed func()
}
