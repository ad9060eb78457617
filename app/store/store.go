// Package store keeps matches, deals and what belongs to them in one SQLite
// file in the user's data folder. The truth about a match is its rules, its
// seed and the list of actions; all other numbers are worked out from those
// and can be worked out again.
//
// Nothing here asks for attention: a file that is damaged, locked or missing
// gives a Store that works all the same, and a Notice that says what it does
// not keep.
package store

import (
	"database/sql"
	"sync"
	"sync/atomic"
	"time"
)

// File is the name of the database in the data folder.
const File = "klaverjas.db"

// Store is the open database. Its methods may be called from any goroutine;
// those that write wait for the disk, so they are not for the main goroutine
// of a window where a slow disk would be felt.
type Store struct {
	dir  string
	now  func() time.Time
	mode atomic.Int32 // a mode

	swap sync.RWMutex // held for writing while the file itself is exchanged
	db   *sql.DB      // for reading; the same as out where there is only one connection
	out  *sql.DB      // for writing, one connection
	lock *lock
	file string // which of them is open; empty: none but memory
	copy string // a folder with a copy to read, removed at the end

	onDamage func(Notice)
}

// mode is what a store can do.
type mode = int32

const (
	keeping mode = iota // reads and writes the file
	reading             // reads the file; writing is refused
	memory              // the file cannot be used; everything is forgotten at the end
)

// Keeps tells whether what is written is kept on disk.
func (s *Store) Keeps() bool { return s.mode.Load() == keeping }

// Dir returns the data folder.
func (s *Store) Dir() string { return s.dir }
