package store

import (
	"database/sql"
	"encoding/json"
	"errors"
)

func init() { Register(eventTopic) }

// eventTopic keeps the events of all matches. A row's number is that of the
// match and the event's place in it. The event at place 0 is the match's head,
// as JSON; every other one is an action as a number. The head says the same as
// the match's row elsewhere, so that a match can be told from this table alone.
var eventTopic = Topic{
	Name:  "events",
	Steps: []string{`CREATE TABLE events (id INTEGER PRIMARY KEY, action ANY NOT NULL) STRICT`},
}

// eventRow returns the number of the row of an action, from 0.
func eventRow(id MatchID, at int) int64 { return rowOf(id, at+1) }

// mostActions is how many actions a match can have.
const mostActions = 1<<part - 1

// head is what is kept of a match before its first action.
type head struct {
	Rules   string    `json:"rules"`
	Seed    uint64    `json:"seed,string"`
	Sealed  bool      `json:"sealed,omitempty"`
	Kind    Kind      `json:"kind,omitempty"`
	Player  PlayerID  `json:"player,omitempty"`
	Seats   [4]string `json:"seats"`
	Started int64     `json:"started"` // milliseconds since 1970
	Tags    string    `json:"tags,omitempty"`
}

// events returns the actions of a match as numbers. A gap ends them.
func events(q querier, id MatchID) ([]int64, error) {
	low, high := rowsOf(id, 1)
	rows, err := q.Query(`SELECT id, action FROM events WHERE id BETWEEN ? AND ? ORDER BY id`, low, high)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var codes []int64
	for rows.Next() {
		var at int64
		var action any
		if err := rows.Scan(&at, &action); err != nil {
			return nil, err
		}
		code, ok := action.(int64)
		if at != low+int64(len(codes)) || !ok {
			break
		}
		codes = append(codes, code)
	}
	return codes, rows.Err()
}

// headOf returns the head of a match; false if there is none that makes sense.
func headOf(q querier, id MatchID) (h head, found bool, err error) {
	var text string
	err = q.QueryRow(`SELECT CAST(action AS TEXT) FROM events WHERE id = ?`, rowOf(id, 0)).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return h, false, nil
	}
	return h, err == nil && json.Unmarshal([]byte(text), &h) == nil, err
}

// querier is a database or a transaction.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
	QueryRow(query string, args ...any) *sql.Row
}
