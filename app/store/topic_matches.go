package store

import (
	"klaverjas/engine"
)

func init() { Register(matchTopic) }

// matchTopic keeps one row for each match. The actions kept, the deal on the
// table and the totals follow from the events; they stand here for lists.
var matchTopic = Topic{
	Name: "matches",
	Steps: []string{`
CREATE TABLE matches (
	id      INTEGER PRIMARY KEY AUTOINCREMENT,
	rules   TEXT    NOT NULL, -- as in a record
	seed    INTEGER NOT NULL, -- the 64 bits of the seed as a signed number
	sealed  INTEGER NOT NULL,
	kind    INTEGER NOT NULL,
	player  INTEGER NOT NULL,
	south   TEXT    NOT NULL, -- the kinds of bot, '' for the person here
	west    TEXT    NOT NULL,
	north   TEXT    NOT NULL,
	east    TEXT    NOT NULL,
	tags    TEXT    NOT NULL, -- of an imported record
	profile TEXT    NOT NULL, -- the nearest
	exact   INTEGER NOT NULL,
	started INTEGER NOT NULL, -- milliseconds since 1970
	touched INTEGER NOT NULL,
	state   INTEGER NOT NULL,
	deals   INTEGER NOT NULL DEFAULT 0,
	number  INTEGER NOT NULL DEFAULT 1,
	actions INTEGER NOT NULL DEFAULT 0,
	total0  INTEGER NOT NULL DEFAULT 0,
	total1  INTEGER NOT NULL DEFAULT 0,
	undone  INTEGER NOT NULL DEFAULT 0,
	deleted INTEGER NOT NULL DEFAULT 0 -- when, 0 if it is not
) STRICT`},
}

// matchColumns are the columns of a Match, in the order in which scanMatch reads them.
const matchColumns = `m.id, m.rules, m.seed, m.sealed, m.kind, m.player, m.south, m.west, m.north, m.east, m.tags,
	m.profile, m.exact, m.started, m.touched, m.state, m.deals, m.number, m.actions, m.total0, m.total1, m.undone`

// row is what a query gives one of.
type row interface{ Scan(into ...any) error }

// scanMatch reads a row of matchColumns. Rules or tags that make no sense are
// left out of it; replaying such a match says what is wrong.
func scanMatch(r row) (Match, error) {
	var m Match
	var rules, tags string
	var seed, started, touched int64
	err := r.Scan(&m.ID, &rules, &seed, &m.Sealed, &m.Kind, &m.Player, &m.Seats[0], &m.Seats[1], &m.Seats[2], &m.Seats[3], &tags,
		&m.Profile, &m.Exact, &started, &touched, &m.State, &m.Deals, &m.Number, &m.Actions, &m.Totals[0], &m.Totals[1], &m.Undone)
	if err != nil {
		return m, err
	}
	m.Seed, m.Started, m.Touched = uint64(seed), moment(started), moment(touched)
	m.Rules, _ = engine.ParseRules(rules)
	m.Tags = readTags(tags)
	return m, nil
}
