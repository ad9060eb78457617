package store

import (
	"database/sql"
	"strings"
)

func init() { Register(totalTopic) }

// totalTopic keeps the numbers of all settled deals added up, one row for all
// deals that have everything in common that one asks after, so that a page of
// figures is quick however many deals there are. All of it follows from the
// deals and their matches.
var totalTopic = Topic{
	Name: "totals",
	Steps: []string{`
CREATE TABLE totals (
	profile TEXT NOT NULL, west TEXT NOT NULL, north TEXT NOT NULL, east TEXT NOT NULL,
	player INTEGER NOT NULL, kind INTEGER NOT NULL, state INTEGER NOT NULL,
	trump INTEGER NOT NULL, maker INTEGER NOT NULL, forced INTEGER NOT NULL, practice INTEGER NOT NULL,
	deals INTEGER NOT NULL, bids INTEGER NOT NULL,
	made INTEGER NOT NULL, nat INTEGER NOT NULL, pit INTEGER NOT NULL, counter INTEGER NOT NULL,
	tricks0 INTEGER NOT NULL, tricks1 INTEGER NOT NULL, tricks2 INTEGER NOT NULL, tricks3 INTEGER NOT NULL,
	points0 INTEGER NOT NULL, points1 INTEGER NOT NULL, bonus0 INTEGER NOT NULL, bonus1 INTEGER NOT NULL,
	roem0 INTEGER NOT NULL, roem1 INTEGER NOT NULL, missed0 INTEGER NOT NULL, missed1 INTEGER NOT NULL,
	undone INTEGER NOT NULL,
	PRIMARY KEY (profile, west, north, east, player, kind, state, trump, maker, forced, practice)
) STRICT`},
}

const (
	// commonColumns are what the deals of one row of totals have in common.
	commonColumns = `m.profile, m.west, m.north, m.east, m.player, m.kind, m.state, d.trump, d.maker, d.forced, d.practice`
	// dealSums are the sums over deals, in the order of the columns of totals.
	dealSums = `count(*), sum(d.bids), sum(d.verdict IN (0, 3)), sum(d.verdict IN (1, 2)), sum(d.verdict = 3), sum(d.verdict = 4),
	sum(d.tricks0), sum(d.tricks1), sum(d.tricks2), sum(d.tricks3), sum(d.points0), sum(d.points1),
	sum(d.bonus0), sum(d.bonus1), sum(d.roem0), sum(d.roem1), sum(d.missed0), sum(d.missed1), sum(d.undone)`
	// totalNames are the columns of totals that are sums.
	totalNames = `deals bids made nat pit counter tricks0 tricks1 tricks2 tricks3 points0 points1
	bonus0 bonus1 roem0 roem1 missed0 missed1 undone`
)

// addTotals and subTotals add the deals of one match to the totals and take
// them out. A deleted match has none.
var addTotals, subTotals = totalling("+"), totalling("-")

func totalling(sign string) string {
	var set []string
	for _, name := range strings.Fields(totalNames) {
		set = append(set, name+" = "+name+" + excluded."+name)
	}
	sums := dealSums
	if sign == "-" {
		sums = strings.NewReplacer("sum(", "-sum(", "count(", "-count(").Replace(sums)
	}
	return `INSERT INTO totals SELECT ` + commonColumns + `, ` + sums + ` FROM deals d JOIN matches m ON m.id = ?
		WHERE d.id BETWEEN ? AND ? AND m.deleted = 0 GROUP BY d.trump, d.maker, d.forced, d.practice
		ON CONFLICT DO UPDATE SET ` + strings.Join(set, ", ")
}

// recount changes something about a match or its deals and keeps the totals right.
func recount(tx *sql.Tx, id MatchID, change func() error) error {
	low, high := rowsOf(id, 0)
	if _, err := tx.Exec(subTotals, id, low, high); err != nil {
		return err
	}
	if err := change(); err != nil {
		return err
	}
	_, err := tx.Exec(addTotals, id, low, high)
	return err
}

// recountAll works all totals out again.
func recountAll(tx *sql.Tx) error {
	if _, err := tx.Exec(`DELETE FROM totals`); err != nil {
		return err
	}
	_, err := tx.Exec(`INSERT INTO totals SELECT ` + commonColumns + `, ` + dealSums + `
		FROM deals d JOIN matches m ON m.id = d.id >> 20 WHERE m.deleted = 0 GROUP BY ` + commonColumns)
	return err
}

// inTotals returns a question about deals as one about totals; false where
// they do not know the answer.
func (f *DealFilter) inTotals(by ...By) (from string, args []any, ok bool) {
	if f.Match != 0 || f.Advised != nil || !f.From.IsZero() || !f.Until.IsZero() || f.Result != AnyResult {
		return "", nil, false
	}
	for _, b := range by {
		if b == ByMonth {
			return "", nil, false
		}
	}
	from, args = f.from()
	_, where, _ := strings.Cut(from, " WHERE ")
	return ofTotals("FROM totals m WHERE " + strings.Replace(where, "m.deleted = 0", "m.deals <> 0", 1)), args, true
}

// ofTotals has a piece of SQL ask the totals what it would ask of deals.
func ofTotals(sql string) string { return strings.ReplaceAll(sql, "d.", "m.") }

// totalSums are the sums of the deals of one maker, in the order of dealSums.
func totalSums() string {
	var sums []string
	for _, name := range strings.Fields(totalNames) {
		sums = append(sums, "sum(m."+name+")")
	}
	return strings.Join(sums, ", ")
}
