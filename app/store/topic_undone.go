package store

import "database/sql"

func init() { Register(undoneTopic) }

// undoneTopic counts the actions taken back in each deal, settled or not. They
// are history, so they stay when deals are recomputed.
var undoneTopic = Topic{
	Name:  "undone",
	Steps: []string{`CREATE TABLE undone (id INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT`},
}

// addUndone counts actions taken back in a deal.
func addUndone(tx *sql.Tx, key DealKey, count int) error {
	_, err := tx.Exec(`INSERT INTO undone VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET count = count + excluded.count`, key.row(), count)
	return err
}
