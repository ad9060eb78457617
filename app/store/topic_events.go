package store

import "database/sql"

func init() { Register(eventTopic) }

// eventTopic keeps the actions of all matches: the match's number and the
// action's place in it are the row's number.
var eventTopic = Topic{
	Name:  "events",
	Steps: []string{`CREATE TABLE events (id INTEGER PRIMARY KEY, action INTEGER NOT NULL) STRICT`},
}

// events returns the actions of a match as numbers. A gap ends them.
func events(q querier, id MatchID) ([]int64, error) {
	low, high := rowsOf(id, 0)
	rows, err := q.Query(`SELECT id, action FROM events WHERE id BETWEEN ? AND ? ORDER BY id`, low, high)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var codes []int64
	for rows.Next() {
		var at, action int64
		if err := rows.Scan(&at, &action); err != nil {
			return nil, err
		}
		if at != low+int64(len(codes)) {
			break
		}
		codes = append(codes, action)
	}
	return codes, rows.Err()
}

// querier is a database or a transaction.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
	QueryRow(query string, args ...any) *sql.Row
}
