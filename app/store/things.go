package store

import (
	"database/sql"
	"errors"
)

func init() { Register(thingTopic) }

// thingTopic keeps small things by name.
var thingTopic = Topic{
	Name:  "things",
	Steps: []string{`CREATE TABLE things (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT`},
}

// Get returns a small thing kept under a key, "" if there is none.
func (s *Store) Get(key string) (value string, err error) {
	err = s.Read(func(db *sql.DB) error {
		return db.QueryRow(`SELECT value FROM things WHERE key = ?`, key).Scan(&value)
	})
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return value, err
}

// Set keeps a small thing under a key; "" removes it.
func (s *Store) Set(key, value string) error {
	return s.Write(func(tx *sql.Tx) (err error) {
		if value == "" {
			_, err = tx.Exec(`DELETE FROM things WHERE key = ?`, key)
		} else {
			_, err = tx.Exec(`INSERT OR REPLACE INTO things VALUES (?, ?)`, key, value)
		}
		return err
	})
}
