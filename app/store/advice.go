package store

import "database/sql"

func init() { Register(adviceTopic) }

// adviceTopic keeps the deals in which a hint told the player what to do, settled
// or not. They are history, so they stay when deals are recomputed; for the
// rating they count as little as those in which something was taken back.
var adviceTopic = Topic{
	Name:  "advice",
	Steps: []string{`CREATE TABLE advised (id INTEGER PRIMARY KEY, since INTEGER NOT NULL) STRICT`},
}

// NoteAdvice notes that a hint told the player what to do in a deal.
func (s *Store) NoteAdvice(key DealKey) error {
	return s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`INSERT OR IGNORE INTO advised VALUES (?, ?)`, key.row(), s.now().UnixMilli())
		return err
	})
}

// Advised tells whether a hint told the player what to do in a deal.
func (s *Store) Advised(key DealKey) (advised bool, err error) {
	err = s.Read(func(db *sql.DB) error {
		return db.QueryRow(`SELECT EXISTS (SELECT 1 FROM advised WHERE id = ?)`, key.row()).Scan(&advised)
	})
	return advised, err
}
