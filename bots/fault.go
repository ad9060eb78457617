package bots

import (
	"fmt"

	"klaverjas/engine"
)

// FaultKind is the way in which a bot failed.
type FaultKind string

// The ways to fail.
const (
	FaultPanic   FaultKind = "panic"   // it panicked; Detail says with what
	FaultError   FaultKind = "error"   // it answered with an error of its own
	FaultOverrun FaultKind = "overrun" // it did not answer in time
	FaultIllegal FaultKind = "illegal" // its answer was not allowed; Detail says why
)

// Fault is a failure of a bot that was covered up by a legal action.
type Fault struct {
	Bot    string
	Seat   engine.Seat
	Kind   FaultKind
	Detail string
}

// Error describes the fault for a log.
func (f Fault) Error() string {
	return fmt.Sprintf("bot %s at %s: %s: %s", f.Bot, f.Seat, f.Kind, f.Detail)
}
