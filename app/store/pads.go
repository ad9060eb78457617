package store

import (
	"database/sql"
	"errors"
	"fmt"
	"time"
)

func init() { Register(padTopic) }

// padTopic keeps the score pads: each is the list of everything done to it, of
// which the first changes are in force.
var padTopic = Topic{
	Name: "pads",
	Steps: []string{`
CREATE TABLE pads (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	at INTEGER NOT NULL,
	touched INTEGER NOT NULL,
	deleted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE pad_changes (
	id INTEGER PRIMARY KEY,
	pad INTEGER NOT NULL,
	at INTEGER NOT NULL,
	change TEXT NOT NULL,
	UNIQUE (pad, at)
) STRICT`},
}

// ErrNoPad is returned when there is no score pad of that number.
var ErrNoPad = errors.New("no such score pad")

// errPadGap says that a change of a score pad does not follow the ones kept.
var errPadGap = errors.New("change does not follow the last one kept of its score pad")

// PadID is the number of a score pad in the store, from 1, never used twice.
type PadID int64

// PadLog is a score pad as it is kept: every change in its text form, of which
// the first At are in force. Where a change is missing it ends before that one.
type PadLog struct {
	ID      PadID
	Changes []string
	At      int
	Touched time.Time // when the last change was kept
}

// CreatePad begins a score pad with its first change. It has reached the disk
// when it returns, as after everything here that writes.
func (s *Store) CreatePad(change string) (id PadID, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		res, err := tx.Exec(`INSERT INTO pads (at, touched) VALUES (1, ?)`, s.now().UnixMilli())
		if err != nil {
			return err
		}
		last, err := res.LastInsertId()
		if err != nil {
			return err
		}
		id = PadID(last)
		_, err = tx.Exec(`INSERT INTO pad_changes (pad, at, change) VALUES (?, 0, ?)`, id, change)
		return err
	})
	if err != nil {
		return 0, err
	}
	return id, nil
}

// AppendPad keeps a change as the at-th of its pad, from 0 to the number of
// those kept. What stood there and behind it, undone, is dropped. It is an
// error, and nothing is kept, if there is no such pad (ErrNoPad) or if changes
// before this one are missing.
func (s *Store) AppendPad(id PadID, at int, change string) error {
	return s.Write(func(tx *sql.Tx) error {
		if _, err := tx.Exec(`DELETE FROM pad_changes WHERE pad = ? AND at >= ?`, id, at); err != nil {
			return err
		}
		if _, err := tx.Exec(`INSERT INTO pad_changes (pad, at, change) VALUES (?, ?, ?)`, id, at, change); err != nil {
			return err
		}
		return s.movePad(tx, id, at+1)
	})
}

// MovePad puts the first so many changes of a pad in force, from 1. It is an
// error, and nothing is kept, if there is no such pad (ErrNoPad) or if not all
// of these changes are there.
func (s *Store) MovePad(id PadID, at int) error {
	return s.Write(func(tx *sql.Tx) error { return s.movePad(tx, id, at) })
}

func (s *Store) movePad(tx *sql.Tx, id PadID, at int) error {
	if err := onePad(tx.Exec(`UPDATE pads SET at = ?, touched = ? WHERE id = ?`, at, s.now().UnixMilli(), id)); err != nil {
		return err
	}
	var there int
	err := tx.QueryRow(`SELECT count(*) FROM pad_changes WHERE pad = ? AND at BETWEEN 0 AND ?`, id, at-1).Scan(&there)
	if err == nil && (at < 1 || there != at) {
		err = fmt.Errorf("score pad %d, %d changes, %d kept: %w", id, at, there, errPadGap)
	}
	return err
}

// DeletePad takes a pad out of the list. UndeletePad brings it back until
// PurgePads is called.
func (s *Store) DeletePad(id PadID) error { return s.setPadDeleted(id, 1) }

// UndeletePad takes a DeletePad back.
func (s *Store) UndeletePad(id PadID) error { return s.setPadDeleted(id, 0) }

func (s *Store) setPadDeleted(id PadID, deleted int) error {
	return s.Write(func(tx *sql.Tx) error {
		return onePad(tx.Exec(`UPDATE pads SET deleted = ? WHERE id = ?`, deleted, id))
	})
}

// onePad makes a change of no row ErrNoPad.
func onePad(res sql.Result, err error) error {
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n > 0 {
		return err
	}
	return ErrNoPad
}

// PurgePads removes deleted pads for good, and nothing else.
func (s *Store) PurgePads() error {
	return s.Write(func(tx *sql.Tx) error {
		if _, err := tx.Exec(`DELETE FROM pad_changes WHERE pad IN (SELECT id FROM pads WHERE deleted = 1)`); err != nil {
			return err
		}
		_, err := tx.Exec(`DELETE FROM pads WHERE deleted = 1`)
		return err
	})
}

// Pads returns the score pads that are not deleted, the one touched last first.
func (s *Store) Pads() (pads []PadLog, err error) {
	err = s.Read(func(db *sql.DB) error {
		pads, err = collect(db, scanPad, `SELECT id, at, touched FROM pads WHERE deleted = 0 ORDER BY touched DESC, id DESC`)
		if err != nil {
			return err
		}
		for i := range pads {
			p := &pads[i]
			if p.Changes, err = padChanges(db, p.ID); err != nil {
				return err
			}
			if n := len(p.Changes); p.At < 1 || p.At > n {
				p.At = n
			}
		}
		return nil
	})
	return pads, err
}

func scanPad(r row) (p PadLog, err error) {
	var touched int64
	err = r.Scan(&p.ID, &p.At, &touched)
	p.Touched = time.UnixMilli(touched)
	return p, err
}

// padChanges returns the changes of a pad in order. A gap ends them.
func padChanges(q querier, id PadID) ([]string, error) {
	return collect(q, scanText, `SELECT change FROM (SELECT at, change, row_number() OVER (ORDER BY at) AS place FROM pad_changes
		WHERE pad = ? AND at >= 0) WHERE at = place - 1 ORDER BY at`, id)
}

func scanText(r row) (text string, err error) {
	err = r.Scan(&text)
	return text, err
}
