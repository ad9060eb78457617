package session

import (
	"context"
	"sync/atomic"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Claims is what is done about the roem of tricks that a human captured.
type Claims int32

// The ways of claiming for a human.
const (
	ClaimSelf      Claims = iota // he claims, or the roem is lost
	ClaimForgotten               // his partner claims what he forgets
	ClaimAll                     // it is claimed as soon as the trick lies
)

// Human is the player at this screen. Its decisions come from Session.Submit.
type Human struct {
	actions chan engine.Action
	claims  atomic.Int32
	next    *engine.Action // what it does without being asked; for the conductor only
}

// NewHuman returns a human player for one session.
func NewHuman() *Human { return &Human{actions: make(chan engine.Action)} }

// SetClaims chooses how roem is claimed from now on. It may be called from any goroutine.
func (h *Human) SetClaims(c Claims) { h.claims.Store(int32(c)) }

// Decide waits for the next action handed in.
func (h *Human) Decide(ctx context.Context, v engine.View) (bots.Decision, error) {
	if h.next != nil {
		a := *h.next
		h.next = nil
		return bots.Decision{Action: a}, nil
	}
	select {
	case a := <-h.actions:
		if a.Kind != engine.Claim && h.mode() == ClaimForgotten && holdsRoem(&v) {
			h.next = &a
			a = engine.ClaimBy(v.Seat.Partner())
		}
		return bots.Decision{Action: a}, nil
	case <-ctx.Done():
		return bots.Decision{}, ctx.Err()
	}
}

func (h *Human) mode() Claims { return Claims(h.claims.Load()) }

// ahead tells whether the human acts next without being asked.
func (h *Human) ahead(v engine.View) bool {
	if h.next == nil && h.mode() == ClaimAll && holdsRoem(&v) {
		a := engine.ClaimBy(v.Seat)
		h.next = &a
	}
	return h.next != nil
}

// holdsRoem tells whether the trick that lies is the seat's to claim and worth it.
func holdsRoem(v *engine.View) bool {
	return v.CanClaim(v.Seat) && v.RoemOf(v.TrickCount-1).Total() > 0
}
