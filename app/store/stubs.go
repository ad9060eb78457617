package store

import (
	"database/sql"
	"errors"
	"io"

	"klaverjas/engine"
)

var errTodo = errors.New("not built yet")

// DefaultDir returns the folder in which this user's data belongs.
func DefaultDir() (string, error) { return "", errTodo }

// Open opens the database in a folder and makes both if they are not there.
// The store works whatever is found; the notice tells what it does not keep.
// The error says that not even memory could be had.
func Open(dir string) (*Store, Notice, error) { return nil, Notice{}, errTodo }

// Close closes the database and lets another instance write.
func (s *Store) Close() error { return errTodo }

// Check looks for damage in the whole file, which takes about a second for
// 100,000 deals; if it finds any it mends the file as Open does, and says so.
// It may run beside everything else.
func (s *Store) Check() Notice { return Notice{} }

// CreateMatch begins a match.
func (s *Store) CreateMatch(Setup) (MatchID, error) { return 0, errTodo }

// AppendEvent keeps an action, the at-th of its match from 0, and with it what
// the state after it has settled. It has reached the disk when it returns. An
// action that is kept already is no error.
func (s *Store) AppendEvent(id MatchID, at int, a engine.Action, after *engine.Match) error {
	return errTodo
}

// TakeBack drops all actions but the first keep ones; after is the state that
// is left.
func (s *Store) TakeBack(id MatchID, keep int, after *engine.Match) error { return errTodo }

// LoadMatch replays a match. The error is ErrNoMatch or a *ReplayError, with
// which the match up to the action refused is returned.
func (s *Store) LoadMatch(id MatchID) (Loaded, error) { return Loaded{}, errTodo }

// Match returns the line about a match.
func (s *Store) Match(id MatchID) (Match, error) { return Match{}, errTodo }

// OpenMatches returns the ordinary and practice matches that can be gone on
// with, the one touched last first.
func (s *Store) OpenMatches() ([]Match, error) { return nil, errTodo }

// Matches returns matches, the one begun last first, and how many there are on
// all pages together.
func (s *Store) Matches(f Filter, p Page) ([]Match, int, error) { return nil, 0, errTodo }

// Deals returns settled deals, the newest first, and how many there are on all
// pages together.
func (s *Store) Deals(f DealFilter, p Page) ([]Deal, int, error) { return nil, 0, errTodo }

// SumDeals adds up the settled deals of the filter, in groups sorted by key.
func (s *Store) SumDeals(f DealFilter, by ...By) ([]Group, error) { return nil, errTodo }

// CountMatches counts the matches of the filter, in groups sorted by key.
func (s *Store) CountMatches(f Filter, by ...By) ([]MatchGroup, error) { return nil, errTodo }

// Abandon gives open matches up.
func (s *Store) Abandon(ids ...MatchID) error { return errTodo }

// Reopen takes abandoned matches up again.
func (s *Store) Reopen(ids ...MatchID) error { return errTodo }

// Delete takes matches out of every list and figure. Until the database is
// opened the next time, Undelete brings them back; then they are gone.
func (s *Store) Delete(ids ...MatchID) error { return errTodo }

// Undelete takes a Delete back.
func (s *Store) Undelete(ids ...MatchID) error { return errTodo }

// Export writes the text records of matches, one after the other; of all
// matches, in the order in which they came, if none are named.
func (s *Store) Export(w io.Writer, ids ...MatchID) error { return errTodo }

// Import reads text records and keeps their matches. If one of them is wrong
// none is kept and the error is an *engine.ParseError with line and column.
// Matches that are in the store already are left out.
func (s *Store) Import(r io.Reader) (Import, error) { return Import{}, errTodo }

// Import is what an import brought.
type Import struct {
	Added []MatchID
	Known []MatchID // were here already
}

// Backup writes everything to one file, which it replaces only when the new
// one is complete.
func (s *Store) Backup(path string) error { return errTodo }

// Restore replaces everything by a backup, after looking whether that is
// whole. What was there before is kept beside it in the data folder, in the
// file whose path is returned. Matches being played must be ended first.
func (s *Store) Restore(path string) (old string, err error) { return "", errTodo }

// Players returns the people who play at this computer, by name.
func (s *Store) Players() ([]Player, error) { return nil, errTodo }

// AddPlayer adds a person.
func (s *Store) AddPlayer(name, avatar string) (Player, error) { return Player{}, errTodo }

// SetPlayer changes a person's name and avatar.
func (s *Store) SetPlayer(p Player) error { return errTodo }

// RemovePlayer removes a person; his matches stay and are nobody's in particular.
func (s *Store) RemovePlayer(id PlayerID) error { return errTodo }

// Get returns a small thing kept under a key, "" if there is none.
func (s *Store) Get(key string) (string, error) { return "", errTodo }

// Set keeps a small thing under a key; "" removes it.
func (s *Store) Set(key, value string) error { return errTodo }

// Read lets another package read its own tables. All rows must be closed
// before it returns.
func (s *Store) Read(read func(*sql.DB) error) error { return errTodo }

// Write lets another package write its own tables, in one transaction.
func (s *Store) Write(write func(*sql.Tx) error) error { return errTodo }

// Topic is a table or a few that belong together, with all that was ever done
// to them. Steps are SQL, each run once in its turn; a released step never
// changes and further ones are added at the end. Tables are STRICT, and rowid
// tables (no WITHOUT ROWID), so that a damaged file can be mended.
type Topic struct {
	Name  string
	Steps []string
	// Settled, if set, is called in the transaction in which a deal is settled,
	// and once for each kept deal by Recompute.
	Settled func(tx *sql.Tx, key DealKey, m *engine.Match) error
	// Dropped, if set, is called when the deals of a match from an index on are
	// no longer there: taken back, deleted for good or about to be recomputed.
	Dropped func(tx *sql.Tx, id MatchID, from int) error
}

// Register adds a topic to every database opened from now on. It is for the
// initialisation of packages: func init() { store.Register(…) }.
func Register(t Topic) {}

// Recompute works out the numbers of all deals again from the records. It
// returns the number of matches that could not be replayed to their end.
func (s *Store) Recompute() (broken int, err error) { return 0, errTodo }

// Reference is what a bot made of a deal at the human's seat, against what the
// human made of it: points of South and North minus those of West and East.
type Reference struct {
	DealKey
	Bot  string
	Mine int
	Bots int
}

// SaveReferences keeps references; one that is there already is replaced.
func (s *Store) SaveReferences(r []Reference) error { return errTodo }

// References returns what is kept for the deals of the filter, the oldest first.
func (s *Store) References(f DealFilter, bot string) ([]Reference, error) { return nil, errTodo }

// WithoutReference returns deals of the filter for which no reference of a bot
// is kept yet, the oldest first.
func (s *Store) WithoutReference(f DealFilter, bot string, limit int) ([]DealKey, error) {
	return nil, errTodo
}
