package store

import (
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"klaverjas/engine"
)

// Topic is a table or a few that belong together, with all that was ever done
// to them. Steps are SQL, each run once in its turn; a released step never
// changes and further ones are added at the end. Tables are STRICT, and rowid
// tables (no WITHOUT ROWID), so that a damaged file can be mended.
type Topic struct {
	Name  string
	Steps []string
	// Settled, if set, is called in the transaction in which the deal
	// m.Deals[key.Index] is settled, and again when it is recomputed, where m may
	// be further on.
	Settled func(tx *sql.Tx, key DealKey, m *engine.Match) error
	// Dropped, if set, is called when the deals of a match from an index on are
	// no longer there: taken back, deleted for good or about to be recomputed.
	Dropped func(tx *sql.Tx, id MatchID, from int) error
}

// topics are the registered ones, in the order of their names.
var topics []Topic

// Register adds a topic to every database opened from now on. It is for the
// initialisation of packages: func init() { store.Register(…) }. It panics on
// a name that is taken.
func Register(t Topic) {
	at, taken := slices.BinarySearchFunc(topics, t.Name, func(a Topic, name string) int {
		return strings.Compare(a.Name, name)
	})
	if taken {
		panic("store: two topics " + t.Name)
	}
	topics = slices.Insert(topics, at, t)
}

// versions says which steps of each topic a database has had.
const versions = `CREATE TABLE IF NOT EXISTS topics (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT`

// errNewer says that a database has had steps that this program does not know.
var errNewer = errors.New("database is of a newer version")

// migrate brings the tables up to date, all of them or none.
func migrate(db *sql.DB) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(versions); err != nil {
		return err
	}
	for _, t := range topics {
		if err := t.migrate(tx); err != nil {
			return fmt.Errorf("topic %s: %w", t.Name, err)
		}
	}
	// A file that only can be read shows it now and not at the first card.
	if _, err := tx.Exec(`UPDATE topics SET version = version`); err != nil {
		return err
	}
	return tx.Commit()
}

// migrate runs the steps that a database has not had.
func (t Topic) migrate(tx *sql.Tx) error {
	var had int
	err := tx.QueryRow(`SELECT version FROM topics WHERE name = ?`, t.Name).Scan(&had)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		had = 0
	case err != nil:
		return err
	case had > len(t.Steps):
		return errNewer
	case had == len(t.Steps):
		return nil
	}
	for _, step := range t.Steps[had:] {
		if _, err := tx.Exec(step); err != nil {
			return err
		}
	}
	_, err = tx.Exec(`INSERT OR REPLACE INTO topics VALUES (?, ?)`, t.Name, len(t.Steps))
	return err
}

// settled tells all topics of a deal that is settled.
func settled(tx *sql.Tx, key DealKey, m *engine.Match) error {
	for _, t := range topics {
		if t.Settled == nil {
			continue
		}
		if err := t.Settled(tx, key, m); err != nil {
			return fmt.Errorf("topic %s: %w", t.Name, err)
		}
	}
	return nil
}

// dropped tells all topics of deals that are no more.
func dropped(tx *sql.Tx, id MatchID, from int) error {
	for _, t := range topics {
		if t.Dropped == nil {
			continue
		}
		if err := t.Dropped(tx, id, from); err != nil {
			return fmt.Errorf("topic %s: %w", t.Name, err)
		}
	}
	return nil
}

// schema returns the text of every object of a database, by name.
func schema(db *sql.DB) (map[string]string, error) {
	rows, err := db.Query(`SELECT name, coalesce(sql, '') FROM sqlite_schema`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	objects := map[string]string{}
	for rows.Next() {
		var name, text string
		if err := rows.Scan(&name, &text); err != nil {
			return nil, err
		}
		objects[name] = text
	}
	return objects, rows.Err()
}

// errDamaged says that the file is not as this program makes it.
var errDamaged = errors.New("not as it was made")

// checkSchema compares the tables with those of a fresh database, so that
// damage in their definitions is found before anything is asked of them.
func checkSchema(db *sql.DB) error {
	found, err := schema(db)
	if err != nil {
		return err
	}
	fresh, err := connect(":memory:", 1)
	if err != nil {
		return err
	}
	defer fresh.Close()
	if err := migrate(fresh); err != nil {
		return err
	}
	want, err := schema(fresh)
	if err != nil {
		return err
	}
	for name, text := range want {
		if found[name] != text {
			return fmt.Errorf("%w: %s", errDamaged, name)
		}
	}
	return nil
}
