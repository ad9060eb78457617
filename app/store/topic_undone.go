package store

import "database/sql"

func init() { Register(undoneTopic) }

// undoneTopic counts the actions taken back in each deal, settled or not; a
// deal that has a row here is practice. They are history, so they stay when
// deals are recomputed.
var undoneTopic = Topic{
	Name:  "undone",
	Steps: []string{`CREATE TABLE undone (id INTEGER PRIMARY KEY, count INTEGER NOT NULL, since INTEGER NOT NULL) STRICT`},
}

// addUndone counts actions taken back in a deal.
func (s *Store) addUndone(tx *sql.Tx, key DealKey, count int) error {
	_, err := tx.Exec(`INSERT INTO undone VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET count = count + excluded.count`,
		key.row(), count, s.now().UnixMilli())
	return err
}

// practiceDeals returns the places of a match's deals that are practice.
func practiceDeals(q querier, id MatchID) (map[int]bool, error) {
	low, high := rowsOf(id, 0)
	keys, err := collect(q, scanKey, `SELECT id FROM undone WHERE id BETWEEN ? AND ?`, low, high)
	practice := map[int]bool{}
	for _, k := range keys {
		practice[k.Index] = true
	}
	return practice, err
}
