package store

import (
	"database/sql"
	"fmt"
)

// Abandon gives open matches up.
func (s *Store) Abandon(ids ...MatchID) error {
	return s.change(`UPDATE matches SET state = 2 WHERE state = 0 AND id = ?`, ids)
}

// Reopen takes abandoned matches up again.
func (s *Store) Reopen(ids ...MatchID) error {
	return s.change(`UPDATE matches SET state = 0 WHERE state = 2 AND id = ?`, ids)
}

// Delete takes matches out of every list and figure. Until the database is
// opened the next time, Undelete brings them back; then they are gone.
func (s *Store) Delete(ids ...MatchID) error {
	return s.change(fmt.Sprintf(`UPDATE matches SET deleted = %d WHERE deleted = 0 AND id = ?`, s.now().UnixMilli()), ids)
}

// Undelete takes a Delete back.
func (s *Store) Undelete(ids ...MatchID) error {
	return s.change(`UPDATE matches SET deleted = 0 WHERE id = ?`, ids)
}

// change runs a statement for each of some matches, for all or for none.
func (s *Store) change(statement string, ids []MatchID) error {
	return s.Write(func(tx *sql.Tx) error {
		for _, id := range ids {
			err := recount(tx, id, func() error {
				_, err := tx.Exec(statement, id)
				return err
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// purge removes the deleted matches for good.
func purge(db *sql.DB) error {
	ids, err := collect(db, scanID, `SELECT id FROM matches WHERE deleted <> 0`)
	if err != nil || len(ids) == 0 {
		return err
	}
	return transact(db, func(tx *sql.Tx) error {
		for _, id := range ids {
			if err := dropMatch(tx, id); err != nil {
				return err
			}
		}
		return nil
	})
}

func scanID(r row) (id MatchID, err error) {
	err = r.Scan(&id)
	return id, err
}

// dropMatch removes a match and all that belongs to it.
func dropMatch(tx *sql.Tx, id MatchID) error {
	return recount(tx, id, func() error { return dropRows(tx, id) })
}

func dropRows(tx *sql.Tx, id MatchID) error {
	if err := dropped(tx, id, 0); err != nil {
		return err
	}
	low, high := rowsOf(id, 0)
	for _, table := range []string{"events", "undone", "advised"} {
		if _, err := tx.Exec(`DELETE FROM `+table+` WHERE id BETWEEN ? AND ?`, low, high); err != nil {
			return err
		}
	}
	_, err := tx.Exec(`DELETE FROM matches WHERE id = ?`, id)
	return err
}
