package stats

import (
	"database/sql"
	"fmt"
	"strings"

	"klaverjas/app/store"
	"klaverjas/engine"
)

func init() { store.Register(dealtTopic) }

// rowBits is how many bits of a deal's row number say its place in the match.
const rowBits = 20

// dealtTopic keeps for each settled deal what the store's own numbers do not
// tell: who was dealt which honours, and how discards were used as signals.
var dealtTopic = store.Topic{
	Name: "dealt",
	Steps: []string{`
CREATE TABLE dealt (
	id      INTEGER PRIMARY KEY, -- the number of its row among the deals
	trumps  INTEGER NOT NULL,    -- seats of the jack, nine and ace of trump, two bits each
	jacks   INTEGER NOT NULL,    -- how many each seat was dealt, eight bits each, South lowest
	nines   INTEGER NOT NULL,
	aces    INTEGER NOT NULL,
	asked   INTEGER NOT NULL, rightly  INTEGER NOT NULL, -- see Signals
	could   INTEGER NOT NULL, answered INTEGER NOT NULL
) STRICT`, `
CREATE INDEX dealt_signals ON dealt (id) WHERE asked + could > 0`},
	Settled: keepDealt,
	Dropped: func(tx *sql.Tx, id store.MatchID, from int) error {
		_, err := tx.Exec(`DELETE FROM dealt WHERE id BETWEEN ? AND ?`, int64(id)<<rowBits|int64(from), int64(id+1)<<rowBits-1)
		return err
	},
}

func keepDealt(tx *sql.Tx, key store.DealKey, m *engine.Match) error {
	d := &m.Deals[key.Index]
	var h Honours
	h.Add(d)
	trumps := 0
	var packed [3]int64
	for s := range 4 {
		for i := range packed {
			packed[i] |= int64(h.Dealt[s][i]) << (8 * s)
			trumps |= h.Trump[s][i] * s << (2 * i)
		}
	}
	sig := SignalsOf(d)
	_, err := tx.Exec(`INSERT OR REPLACE INTO dealt VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		int64(key.Match)<<rowBits|int64(key.Index), trumps, packed[0], packed[1], packed[2],
		sig.Asked.Of, sig.Asked.N, sig.Answered.Of, sig.Answered.N)
	return err
}

// Reader is the part of the store that tables of one's own are read through.
type Reader interface {
	Read(read func(*sql.DB) error) error
}

// counted is the condition for the ordinary matches of a person, or of
// everybody for player 0.
const counted = `m.deleted = 0 AND m.kind = 0 AND (? = 0 OR m.player = ?)`

// adder collects the sums of a query with the places that they go to.
type adder struct {
	columns []string
	into    []any
}

func (a *adder) sum(expression string, to *int) {
	a.columns = append(a.columns, "coalesce(sum("+expression+"), 0)")
	a.into = append(a.into, to)
}

// read asks for the sums over the rows of dealt for which a condition holds.
func (a *adder) read(r Reader, player store.PlayerID, where string) error {
	query := `SELECT ` + strings.Join(a.columns, ", ") + ` FROM dealt x JOIN deals d ON d.id = x.id
		JOIN matches m ON m.id = x.id >> ? WHERE ` + where + ` AND ` + counted
	return r.Read(func(db *sql.DB) error {
		return db.QueryRow(query, rowBits, player, player).Scan(a.into...)
	})
}

// LoadHonours returns what was dealt in the ordinary matches of a person, or of
// everybody for player 0, those given up and deals played again included. It
// looks at every deal.
func LoadHonours(r Reader, player store.PlayerID) (Honours, error) {
	var h Honours
	a := adder{columns: []string{"count(*)"}, into: []any{&h.Deals}}
	for seat := range 4 {
		a.sum(fmt.Sprintf("d.maker = %d", seat), &h.Makers[seat])
		for i, column := range []string{"jacks", "nines", "aces"} {
			a.sum(fmt.Sprintf("(x.%s >> %d) & 255", column, 8*seat), &h.Dealt[seat][i])
			a.sum(fmt.Sprintf("(x.trumps >> %d) & 3 = %d", 2*i, seat), &h.Trump[seat][i])
		}
	}
	err := a.read(r, player, "true")
	return h, err
}

// LoadSignals returns how discards were used as signals in the ordinary
// matches of a person, or of everybody for player 0. Matches given up and deals
// in which something was taken back count for nothing.
func LoadSignals(r Reader, player store.PlayerID) (Signals, error) {
	var s Signals
	var a adder
	a.sum("x.asked", &s.Asked.Of)
	a.sum("x.rightly", &s.Asked.N)
	a.sum("x.could", &s.Answered.Of)
	a.sum("x.answered", &s.Answered.N)
	err := a.read(r, player, "x.asked + x.could > 0 AND d.practice = 0 AND m.state <> 2")
	return s, err
}
