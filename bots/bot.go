// Package bots plays klaverjassen. A bot is shown what its seat may know and
// answers with an action and its reasons; it never sees another hand.
package bots

import (
	"context"

	"klaverjas/engine"
)

// Decision is an action with the reasons for it.
type Decision struct {
	Action  engine.Action
	Reasons []Reason
	Values  []Value // what each action that was open is worth, if the bot tried them
}

// Value is what an action promises.
type Value struct {
	Action engine.Action
	Points float64 // expected score of the seat's side in this deal, less the other's
	Error  float64 // standard error of Use against the mean of the actions tried in the same worlds
	Use    float64 // what it is chosen by: Points, or near the end of a match what they do for winning it
	Tried  int     // in how many supposed deals it was tried
}

// Reason is why a bot acts so: a code with parameters, translated at the
// screen. Only the parameters that the code names are meaningful.
type Reason struct {
	Code   ReasonCode
	Card   engine.Card
	Suit   engine.Suit
	Seat   engine.Seat
	Points int
}

// ReasonCode names a reason; it is the last part of its translation key.
type ReasonCode string

// Bot decides for one seat. An implementation is used by one goroutine at a time.
type Bot interface {
	// Name returns the name under which New makes the bot.
	Name() string
	// Bid answers with Pass or Choose when the view's seat has to speak.
	Bid(ctx context.Context, v engine.View) (Decision, error)
	// Play answers with Play when the view's seat has to play a card.
	Play(ctx context.Context, v engine.View) (Decision, error)
	// Claim is asked when a full trick lies that the view's seat captured and
	// may claim. It answers with Claim, or with the zero Decision for no claim.
	Claim(ctx context.Context, v engine.View) (Decision, error)
}

// Act asks a bot for the action that is due: the claim of a trick that its seat
// captured, if the bot makes one, or else a bid, a card, or the gathering of the
// last trick. The view's seat must have to act. The error is the bot's own.
func Act(ctx context.Context, b Bot, v engine.View) (Decision, error) {
	if v.CanClaim(v.Seat) {
		if d, err := b.Claim(ctx, v); err != nil || d.Action.Kind == engine.Claim {
			return d, err
		}
	}
	switch v.Phase {
	case engine.Bidding:
		return b.Bid(ctx, v)
	case engine.LastClaim:
		return Decision{Action: engine.GatherBy(v.Seat)}, nil
	default:
		return b.Play(ctx, v)
	}
}
