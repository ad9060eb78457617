package stats

import (
	"database/sql"

	"klaverjas/app/store"
)

// LoadRatings returns the rating of everybody who has played, by the player's
// number, from the references that are kept. Deals in which something was
// taken back, or a hint told what to do, count for nothing.
func LoadRatings(r Reader) (map[store.PlayerID]Rating, error) {
	all := map[store.PlayerID]Rating{}
	err := r.Read(func(db *sql.DB) error {
		rows, err := db.Query(`SELECT m.player, count(*), sum(r.mine - r.bots), sum((r.mine - r.bots) * (r.mine - r.bots)),
			sum(r.mine > r.bots), sum(r.mine = r.bots), sum(r.mine < r.bots)
			FROM refs r JOIN deals d ON d.id = r.deal JOIN matches m ON m.id = r.deal >> ?
			WHERE r.bot = ? AND d.practice = 0 AND m.deleted = 0 AND m.kind = 0 AND m.state <> 2
				AND d.id NOT IN (SELECT id FROM advised) GROUP BY m.player`,
			rowBits, ReferenceBot)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var id store.PlayerID
			var v Rating
			if err := rows.Scan(&id, &v.Deals, &v.Sum, &v.Squares, &v.Better, &v.Equal, &v.Worse); err != nil {
				return err
			}
			all[id] = v
		}
		return rows.Err()
	})
	return all, err
}

// Last returns the newest deals that count for a person's rating, the newest
// first, for the page on which a rating can be followed deal by deal.
func Last(r Reader, player store.PlayerID, limit int) ([]store.Reference, error) {
	var all []store.Reference
	err := r.Read(func(db *sql.DB) error {
		all = nil
		rows, err := db.Query(`SELECT r.deal, r.bot, r.mine, r.bots
			FROM refs r JOIN deals d ON d.id = r.deal JOIN matches m ON m.id = r.deal >> ?
			WHERE r.bot = ? AND d.practice = 0 AND m.deleted = 0 AND m.kind = 0 AND m.state <> 2
				AND d.id NOT IN (SELECT id FROM advised) AND m.player = ?
			ORDER BY r.deal DESC LIMIT ?`, rowBits, ReferenceBot, player, limit)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var ref store.Reference
			var deal int64
			if err := rows.Scan(&deal, &ref.Bot, &ref.Mine, &ref.Bots); err != nil {
				return err
			}
			ref.DealKey = store.DealKey{Match: store.MatchID(deal >> rowBits), Index: int(deal & (1<<rowBits - 1))}
			all = append(all, ref)
		}
		return rows.Err()
	})
	return all, err
}
