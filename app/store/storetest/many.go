// Package storetest fills stores for the tests of others.
package storetest

import (
	"database/sql"
	"testing"

	"klaverjas/app/store"
)

// copies copy all that belongs to the matches up to a number, under numbers
// that are so much higher.
var copies = []string{
	`INSERT INTO matches SELECT id + ?1, rules, seed, sealed, kind, player, south, west, north, east, tags, profile, exact,
		started, touched, state, deals, number, actions, total0, total1, undone, deleted FROM matches WHERE id <= ?2`,
	`INSERT INTO events SELECT id + (?1 << 20), action FROM events WHERE id < (?2 + 1) << 20`,
	`INSERT INTO deals SELECT id + (?1 << 20), settled, number, redeals, dealer, maker, trump, forced, bids, verdict, points0, points1,
		bonus0, bonus1, roem0, roem1, missed0, missed1, tricks0, tricks1, tricks2, tricks3, practice, undone FROM deals WHERE id < (?2 + 1) << 20`,
	`INSERT INTO dealt SELECT id + (?1 << 20), trumps, jacks, nines, aces, asked, rightly, could, answered FROM dealt WHERE id < (?2 + 1) << 20`,
	`INSERT INTO refs SELECT deal + (?1 << 20), bot, mine, bots FROM refs WHERE deal < (?2 + 1) << 20`,
}

// sums are the columns of the totals that grow with the number of deals.
const sums = `UPDATE totals SET deals = deals * $1, bids = bids * $1, made = made * $1, nat = nat * $1, pit = pit * $1, counter = counter * $1,
	tricks0 = tricks0 * $1, tricks1 = tricks1 * $1, tricks2 = tricks2 * $1, tricks3 = tricks3 * $1,
	points0 = points0 * $1, points1 = points1 * $1, bonus0 = bonus0 * $1, bonus1 = bonus1 * $1,
	roem0 = roem0 * $1, roem1 = roem1 * $1, missed0 = missed0 * $1, missed1 = missed1 * $1, undone = undone * $1`

// Multiply copies the matches of a store, with all that belongs to them, until
// there are at least so many deals, and returns how many there are.
func Multiply(t testing.TB, s *store.Store, deals int) (have int) {
	t.Helper()
	err := s.Write(func(tx *sql.Tx) error {
		var one, top int
		if err := tx.QueryRow(`SELECT (SELECT count(*) FROM deals), (SELECT max(id) FROM matches)`).Scan(&one, &top); err != nil {
			return err
		}
		n := 1
		for ; n*one < deals; n++ {
			for _, q := range copies {
				if _, err := tx.Exec(q, n*top, top); err != nil {
					return err
				}
			}
		}
		have = n * one
		_, err := tx.Exec(sums, n)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return have
}
