package session

import "klaverjas/engine"

// Keeper writes a match down as it is played. Its methods are called from the
// conductor's goroutine, before anybody is told or asked further, and may take
// the time that a disk takes. What it cannot write down is its own affair: the
// match goes on.
type Keeper interface {
	// Begun is called once, before the first update.
	Begun(m engine.Match)
	// Applied is called after an action, with the match that it led to.
	Applied(a engine.Action, after engine.Match)
	// Revised is called when the last actions never happened, with the match
	// that is left.
	Revised(after engine.Match)
}

// nothing keeps nothing.
type nothing struct{}

func (nothing) Begun(engine.Match)                  {}
func (nothing) Applied(engine.Action, engine.Match) {}
func (nothing) Revised(engine.Match)                {}
