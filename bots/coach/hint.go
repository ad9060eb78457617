package coach

import (
	"context"
	"errors"

	"klaverjas/bots"
	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// ErrNothingToDecide is the error of a hint for a seat that has neither to bid
// nor to play a card.
var ErrNothingToDecide = errors.New("coach: the seat has nothing to decide")

// Step is how much of a hint is given.
type Step uint8

// The steps of a hint.
const (
	StepRule Step = iota + 1 // what the rules ask at this moment
	StepSuit                 // the suit, or whether to pass
	StepCard                 // the card or the bid, with its reason and its expected points
)

// Hint is what a seat had best do. What the rules ask of it, the first step,
// is told by the engine for the same view.
type Hint struct {
	Action  engine.Action
	Reasons []bots.Reason
	Options []Option // the best first, by expected points
	Known   bool     // the seat can tell where every card is, so the points are exact
}

// Expected returns the expected points of what the hint names.
func (h *Hint) Expected() float64 {
	for i := range h.Options {
		if h.Options[i].Action == h.Action {
			return h.Options[i].Expected
		}
	}
	return 0
}

// alike is how few points behind the best an action may be for the choice
// between them to be left to the rules of the café regular.
const alike = 0.3

// Hint returns what a view's seat had best do. The error is ErrNothingToDecide
// or the context's.
func (c *Coach) Hint(ctx context.Context, v engine.View) (Hint, error) {
	if !v.MyTurn() || v.Phase != engine.Bidding && v.Phase != engine.Playing {
		return Hint{}, ErrNothingToDecide
	}
	t, err := c.try(ctx, &v, solver.New(0))
	if err != nil {
		return Hint{}, err
	}
	h := Hint{Options: t.options(), Known: t.known}
	h.Action = h.Options[0].Action
	liked := bots.Liked(v)
	for _, o := range h.Options {
		if o.Action == liked && o.Behind <= alike {
			h.Action = liked
		}
	}
	h.Reasons = bots.ReasonsFor(v, h.Action)
	return h, nil
}
