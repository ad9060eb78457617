package store

import (
	"database/sql"

	"klaverjas/engine"
)

func init() { Register(dealTopic) }

// dealTopic keeps the numbers of each settled deal.
var dealTopic = Topic{
	Name: "deals",
	Steps: []string{`
CREATE TABLE deals (
	id      INTEGER PRIMARY KEY, -- the match's number and the deal's place in it
	settled INTEGER NOT NULL,    -- milliseconds since 1970
	number  INTEGER NOT NULL,
	redeals INTEGER NOT NULL,
	dealer  INTEGER NOT NULL,
	maker   INTEGER NOT NULL,
	trump   INTEGER NOT NULL,
	forced  INTEGER NOT NULL,
	bids    INTEGER NOT NULL,
	verdict INTEGER NOT NULL,
	points0 INTEGER NOT NULL, points1 INTEGER NOT NULL, -- as written down
	bonus0  INTEGER NOT NULL, bonus1  INTEGER NOT NULL,
	roem0   INTEGER NOT NULL, roem1   INTEGER NOT NULL, -- as scored at the table
	missed0 INTEGER NOT NULL, missed1 INTEGER NOT NULL,
	tricks0 INTEGER NOT NULL, tricks1 INTEGER NOT NULL, tricks2 INTEGER NOT NULL, tricks3 INTEGER NOT NULL,
	practice INTEGER NOT NULL,   -- a card was taken back, or the deal was played before
	undone  INTEGER NOT NULL     -- actions taken back in it
) STRICT`},
	Settled: keepDeal,
	Dropped: dropDeals,
}

// dealColumns are the columns of a Deal, in the order in which scanDeal reads them.
const dealColumns = `d.id, d.settled, d.number, d.redeals, d.dealer, d.maker, d.trump, d.forced, d.bids, d.verdict,
	d.points0, d.points1, d.bonus0, d.bonus1, d.roem0, d.roem1, d.missed0, d.missed1,
	d.tricks0, d.tricks1, d.tricks2, d.tricks3, d.practice, d.undone`

func scanDeal(r row) (Deal, error) {
	var d Deal
	var id, at int64
	err := r.Scan(&id, &at, &d.Number, &d.Redeals, &d.Dealer, &d.Maker, &d.Trump, &d.Forced, &d.Bids, &d.Verdict,
		&d.Points[0], &d.Points[1], &d.Bonus[0], &d.Bonus[1], &d.Roem[0], &d.Roem[1], &d.Missed[0], &d.Missed[1],
		&d.Tricks[0], &d.Tricks[1], &d.Tricks[2], &d.Tricks[3], &d.Practice, &d.Undone)
	d.DealKey, d.Settled = keyOf(id), moment(at)
	return d, err
}

// keyOf returns the deal of a row's number.
func keyOf(id int64) DealKey { return DealKey{MatchID(id >> part), int(id & (1<<part - 1))} }

// row returns the number of the deal's row.
func (k DealKey) row() int64 { return rowOf(k.Match, k.Index) }

// numbersOf works out the numbers of a settled deal.
func numbersOf(key DealKey, d *engine.Deal) Deal {
	r := d.Result()
	n := Deal{
		DealKey: key, Number: d.Number, Redeals: d.Redeals, Dealer: d.Dealer, Maker: d.Maker, Trump: d.Trump,
		Forced: forced(d), Bids: d.BidCount, Verdict: r.Verdict,
		Practice: d.Practice, Points: r.Points, Bonus: r.Bonus, Roem: r.Roem, Missed: r.Missed,
	}
	for i := range d.FullTricks() {
		n.Tricks[d.Tricks[i].Winner(d.Trump)]++
	}
	return n
}

// forced tells whether the maker had no pass.
func forced(d *engine.Deal) bool {
	before := engine.Table{Rules: d.Rules, Number: d.Number, Redeals: d.Redeals, Dealer: d.Dealer, Proposed: d.Proposed}
	before.Bids, before.BidCount = d.Bids, max(d.BidCount-1, 0)
	return before.Choices(d.Hands[d.Maker]).Forced
}

// keepDeal writes the row of a settled deal, settled when its match was touched last.
func keepDeal(tx *sql.Tx, key DealKey, m *engine.Match) error {
	n := numbersOf(key, &m.Deals[key.Index])
	_, err := tx.Exec(`INSERT INTO deals SELECT ?, touched, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
		coalesce((SELECT count FROM undone WHERE id = ?), 0) FROM matches WHERE id = ?`,
		key.row(), n.Number, n.Redeals, n.Dealer, n.Maker, n.Trump, n.Forced, n.Bids, n.Verdict,
		n.Points[0], n.Points[1], n.Bonus[0], n.Bonus[1], n.Roem[0], n.Roem[1], n.Missed[0], n.Missed[1],
		n.Tricks[0], n.Tricks[1], n.Tricks[2], n.Tricks[3], n.Practice, key.row(), key.Match)
	return err
}

// dropDeals removes the rows of deals that are no more.
func dropDeals(tx *sql.Tx, id MatchID, from int) error {
	low, high := rowsOf(id, from)
	_, err := tx.Exec(`DELETE FROM deals WHERE id BETWEEN ? AND ?`, low, high)
	return err
}
