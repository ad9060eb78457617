package session

import (
	"context"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Human is the player at this screen. Its decisions come from Session.Submit.
type Human struct{ actions chan engine.Action }

// NewHuman returns a human player for one session.
func NewHuman() *Human { return &Human{actions: make(chan engine.Action)} }

// Decide waits for the next action handed in.
func (h *Human) Decide(ctx context.Context, _ engine.View) (bots.Decision, error) {
	select {
	case a := <-h.actions:
		return bots.Decision{Action: a}, nil
	case <-ctx.Done():
		return bots.Decision{}, ctx.Err()
	}
}
