package store

import (
	"database/sql"
	"strings"
)

// Reference is what a bot made of a deal at the human's seat, against what the
// human made of it: points of South and North minus those of West and East.
type Reference struct {
	DealKey
	Bot  string
	Mine int
	Bots int
}

func init() { Register(referenceTopic) }

// referenceTopic keeps what the rating is worked out from.
var referenceTopic = Topic{
	Name: "references",
	Steps: []string{`
CREATE TABLE refs (
	deal INTEGER NOT NULL, -- the number of its row among the deals
	bot  TEXT    NOT NULL,
	mine INTEGER NOT NULL,
	bots INTEGER NOT NULL,
	PRIMARY KEY (deal, bot)
) STRICT`},
	Dropped: func(tx *sql.Tx, id MatchID, from int) error {
		low, high := rowsOf(id, from)
		_, err := tx.Exec(`DELETE FROM refs WHERE deal BETWEEN ? AND ?`, low, high)
		return err
	},
}

// SaveReferences keeps references; one that is there already is replaced.
func (s *Store) SaveReferences(all []Reference) error {
	return s.Write(func(tx *sql.Tx) error {
		for _, r := range all {
			if _, err := tx.Exec(`INSERT OR REPLACE INTO refs VALUES (?, ?, ?, ?)`, r.row(), r.Bot, r.Mine, r.Bots); err != nil {
				return err
			}
		}
		return nil
	})
}

// References returns what is kept for the deals of the filter, the oldest first.
func (s *Store) References(f DealFilter, bot string) (all []Reference, err error) {
	from, args := f.from()
	err = s.Read(func(db *sql.DB) (err error) {
		all, err = collect(db, scanReference, `SELECT r.deal, r.bot, r.mine, r.bots `+
			strings.Replace(from, " WHERE ", ` JOIN refs r ON r.deal = d.id WHERE `, 1)+` AND r.bot = ? ORDER BY d.id`, append(args, bot)...)
		return err
	})
	return all, err
}

func scanReference(r row) (ref Reference, err error) {
	var deal int64
	err = r.Scan(&deal, &ref.Bot, &ref.Mine, &ref.Bots)
	ref.DealKey = keyOf(deal)
	return ref, err
}

// WithoutReference returns deals of the filter for which no reference of a bot
// is kept yet, the oldest first.
func (s *Store) WithoutReference(f DealFilter, bot string, limit int) (all []DealKey, err error) {
	from, args := f.from()
	err = s.Read(func(db *sql.DB) (err error) {
		all, err = collect(db, scanKey, `SELECT d.id `+from+` AND NOT EXISTS
			(SELECT 1 FROM refs r WHERE r.deal = d.id AND r.bot = ?) ORDER BY d.id LIMIT ?`, append(args, bot, limit)...)
		return err
	})
	return all, err
}

func scanKey(r row) (DealKey, error) {
	var id int64
	err := r.Scan(&id)
	return keyOf(id), err
}
