package store

import (
	"errors"
	"fmt"
	"time"

	"klaverjas/engine"
)

// MatchID is the number of a match in the store, from 1, never used twice.
type MatchID int64

// PlayerID is the number of a person who plays at this computer; 0 is nobody
// in particular.
type PlayerID int64

// State is how far a match is.
type State uint8

// The states of a match.
const (
	Running   State = iota // can be gone on with
	Finished               // played to its end
	Abandoned              // given up
)

// Kind says what a match counts for.
type Kind uint8

// The kinds of match.
const (
	Ordinary Kind = iota // counts in the statistics
	Practice             // known cards or a position put up: kept apart
	Imported             // played elsewhere
)

// Human is the name of a seat at which the person at this screen sits.
const Human = ""

// Setup is what is known of a match before its first card.
type Setup struct {
	Rules  engine.Rules
	Seed   uint64
	Sealed bool // as engine.NewSealedMatch deals
	Kind   Kind
	Player PlayerID  // who sits at the human's seat
	Seats  [4]string // the kind of bot at each seat, or Human
}

// Match is a line about a match: all that can be told without replaying it.
type Match struct {
	Setup
	ID      MatchID
	State   State
	Profile string // the nearest profile's name
	Exact   bool   // the rules are that profile's, the length apart
	Started time.Time
	Touched time.Time    // when the last action was kept
	Deals   int          // deals settled
	Number  int          // of the deal on the table, from 1
	Actions int          // kept so far
	Totals  [2]int       // points by side
	Undone  int          // actions that were taken back
	Tags    []engine.Tag // of an imported record, as they were
}

// Closed tells whether no card of the match will be played any more: it is over,
// or was played elsewhere. One that was given up can be taken up again.
func (m *Match) Closed() bool { return m.State == Finished || m.Kind == Imported }

// Outcome returns who won a finished match.
func (m *Match) Outcome() engine.Outcome { return engine.OutcomeOf(m.Totals) }

// Loaded is a match from the store, replayed.
type Loaded struct {
	Match
	Game engine.Match
	Done []engine.Action // all that led to it
}

// Filter chooses matches, and deals by their matches. Fields that are zero
// choose everything.
type Filter struct {
	Player  PlayerID
	Profile string
	Bot     string // a kind of bot that sits West or East
	Kinds   []Kind
	States  []State
	From    time.Time // begun at that moment or later
	Until   time.Time // begun before it
	Result  ResultFilter
}

// ResultFilter chooses finished matches by who won, seen from South.
type ResultFilter uint8

// The choices.
const (
	AnyResult ResultFilter = iota
	Won
	Lost
	Tied
)

// Page is a part of a list: Limit lines from number Offset on. A Limit of 0
// asks for all.
type Page struct {
	Offset, Limit int
	Uncounted     bool // of deals: how many there are is not asked, which takes its time
}

var (
	// ErrReadOnly is returned by what writes, in a store that only reads.
	ErrReadOnly = errors.New("store is read-only")
	// ErrNoMatch is returned when there is no match of that number.
	ErrNoMatch = errors.New("no such match")
)

// ReplayError says where the actions kept for a match stop making sense.
type ReplayError struct {
	ID     MatchID
	At     int           // number of the action in the match, from 0
	Action engine.Action // the one refused
	Cause  error         // an engine.Reason, or what is wrong with the match itself
}

// Error returns place and cause in English.
func (e *ReplayError) Error() string {
	return fmt.Sprintf("match %d, action %d (%s): %v", e.ID, e.At, e.Action, e.Cause)
}

// Unwrap returns the cause.
func (e *ReplayError) Unwrap() error { return e.Cause }
