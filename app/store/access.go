package store

import (
	"database/sql"
	"errors"
)

// Read lets another package read its own tables. All rows must be closed
// before the next query and before it returns.
func (s *Store) Read(read func(*sql.DB) error) error {
	err := s.try(func() error { return read(s.db) })
	if s.mend(err) {
		err = s.try(func() error { return read(s.db) })
	}
	return err
}

// Write lets another package write its own tables, in one transaction, which
// has reached the disk when it returns. It may be called a second time after
// damage was mended. In a store that only reads it is ErrReadOnly.
func (s *Store) Write(write func(*sql.Tx) error) error {
	if s.mode.Load() == reading {
		return ErrReadOnly
	}
	err := s.try(func() error { return transact(s.out, write) })
	if err != nil && s.makeRoom(err) {
		err = s.try(func() error { return transact(s.out, write) })
	}
	if s.mend(err) {
		err = s.try(func() error { return transact(s.out, write) })
	}
	return err
}

// makeRoom empties the log into the file where the disk is full. It tells
// whether that could be done.
func (s *Store) makeRoom(err error) bool {
	if !isFull(err) || s.mode.Load() != keeping {
		return false
	}
	return s.try(func() error {
		var busy, frames, moved int
		err := s.out.QueryRow(`PRAGMA wal_checkpoint(TRUNCATE)`).Scan(&busy, &frames, &moved)
		if err == nil && busy != 0 {
			err = errBusy
		}
		return err
	}) == nil
}

// errBusy says that somebody reads what the log would have to be emptied over.
var errBusy = errors.New("log is being read")

// errClosed says that the store has been closed.
var errClosed = errors.New("store is closed")

// try does something with the file while nobody exchanges it.
func (s *Store) try(do func() error) error {
	s.swap.RLock()
	defer s.swap.RUnlock()
	if s.db == nil {
		return errClosed
	}
	return do()
}

// transact does something in one transaction.
func transact(db *sql.DB, do func(*sql.Tx) error) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return errors.Join(err, ignoreDone(tx.Rollback()))
	}
	return tx.Commit()
}

// ignoreDone leaves out that a transaction had been rolled back by SQLite itself.
func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) || code(err) != 0 {
		return nil
	}
	return err
}

// collect reads all rows of a query by one function and closes them.
func collect[T any](q querier, scan func(row) (T, error), query string, args ...any) ([]T, error) {
	rows, err := q.Query(query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		one, err := scan(rows)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, rows.Err()
}
