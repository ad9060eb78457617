package store

import (
	"database/sql"
	"errors"

	"klaverjas/engine"
)

// tidy makes the rows that were brought over agree with each other. It returns
// how many matches are gone or shorter than they were; score pads are not counted.
func (s *Store) tidy(tx *sql.Tx) (lost int, err error) {
	gone, err := adopt(tx)
	if err != nil {
		return 0, err
	}
	ids, err := collect(tx, scanID, `SELECT id FROM matches ORDER BY id`)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		whole, err := s.tidyMatch(tx, id)
		if err != nil {
			return 0, err
		}
		if !whole {
			lost++
		}
	}
	if err := s.tidyPads(tx); err != nil {
		return 0, err
	}
	return lost + gone, recountAll(tx)
}

// tidyPads makes the rows of score pads that have lost them, with all their
// changes in force, and ends every pad before the first change that is missing.
// Changes of which neither the pad nor its first one is left are removed; the
// pad's number is not used again.
func (s *Store) tidyPads(tx *sql.Tx) error {
	const made = -1 // in force in a row that is made here, until they are counted
	for _, step := range []struct {
		do   string
		args []any
	}{
		{`DELETE FROM pad_changes WHERE at < 0 OR pad NOT BETWEEN 1 AND ?`, []any{highest}},
		{`INSERT INTO pads (id, at, touched) SELECT DISTINCT pad, ?, ? FROM pad_changes WHERE pad NOT IN (SELECT id FROM pads)`, []any{made, s.now().UnixMilli()}},
		{`DELETE FROM pad_changes WHERE id IN (SELECT id FROM
			(SELECT id, at, row_number() OVER (PARTITION BY pad ORDER BY at) AS place FROM pad_changes) WHERE at <> place - 1)`, nil},
		{`DELETE FROM pads WHERE at = ? AND id NOT IN (SELECT pad FROM pad_changes)`, []any{made}},
		{`UPDATE pads SET deleted = (deleted = 1), at = min(CASE WHEN at < 1 THEN ? ELSE at END,
			(SELECT count(*) FROM pad_changes WHERE pad = pads.id))`, []any{highest}},
	} {
		if _, err := tx.Exec(step.do, step.args...); err != nil {
			return err
		}
	}
	return nil
}

// adopt makes the rows of matches that have lost them from their heads, and
// removes what belongs to matches of which the head is lost as well, whose
// numbers are not used again. It returns how many of those there are.
func adopt(tx *sql.Tx) (gone int, err error) {
	ids, err := collect(tx, scanID, `SELECT DISTINCT id >> 20 AS m FROM (SELECT id FROM events UNION ALL SELECT id FROM deals
		UNION ALL SELECT id FROM undone UNION ALL SELECT id FROM advised) WHERE m NOT IN (SELECT id FROM matches) ORDER BY m`)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		adopted, err := adoptOne(tx, id)
		if err != nil {
			return 0, err
		}
		if adopted {
			continue
		}
		gone++
		if err := dropMatch(tx, id); err != nil {
			return 0, err
		}
		if err := neverAgain(tx, id); err != nil {
			return 0, err
		}
	}
	return gone, nil
}

// adoptOne makes the row of a match from its head and counts the actions that are there.
func adoptOne(tx *sql.Tx, id MatchID) (bool, error) {
	h, found, err := headOf(tx, id)
	if err != nil || !found {
		return false, err
	}
	rules, err := engine.ParseRules(h.Rules)
	if err != nil {
		return false, nil
	}
	if _, err := insertHead(tx, id, h, rules); err != nil {
		return false, err
	}
	codes, err := events(tx, id)
	if err != nil {
		return false, err
	}
	low, high := rowsOf(id, 0)
	_, err = tx.Exec(`UPDATE matches SET actions = ?, state = CASE kind WHEN 2 THEN 2 ELSE 0 END,
		touched = max(started, coalesce((SELECT max(settled) FROM deals WHERE id BETWEEN ? AND ?), 0)),
		undone = coalesce((SELECT sum(count) FROM undone WHERE id BETWEEN ? AND ?), 0) WHERE id = ?`,
		len(codes), low, high, low, high, id)
	return true, err
}

// highest is the highest number that is one and not damage.
const highest = 1 << 40

// neverAgain keeps the number of a match, and all below it, from being given out.
func neverAgain(tx *sql.Tx, id MatchID) error {
	if id > highest {
		return nil
	}
	_, err := tx.Exec(`UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'matches'`, id)
	if err == nil {
		_, err = tx.Exec(`INSERT INTO sqlite_sequence SELECT 'matches', ? WHERE NOT EXISTS
			(SELECT 1 FROM sqlite_sequence WHERE name = 'matches')`, id)
	}
	return err
}

// tidyMatch has the numbers of a match agree with its actions, or, where some
// of them are missing, ends a running match before the gap. It tells whether
// all actions are there.
func (s *Store) tidyMatch(tx *sql.Tx, id MatchID) (whole bool, err error) {
	l, err := loadAll(tx, id)
	var broken *ReplayError
	if err != nil && !errors.As(err, &broken) {
		return false, err
	}
	whole, err = broken == nil, nil
	switch {
	case len(l.Game.Deals) == 0:
		return false, nil
	case !whole && l.State == Running:
		err = s.cut(tx, id, len(l.Done), 0, &l.Game)
	case whole:
		err = s.fillIn(tx, &l)
	}
	return whole, err
}

// loadAll replays a match, deleted or not.
func loadAll(q querier, id MatchID) (l Loaded, err error) {
	if l.Match, err = scanMatch(q.QueryRow(`SELECT `+matchColumns+` FROM matches m WHERE m.id = ?`, id)); err != nil {
		return l, err
	}
	h, err := historyOf(q, id)
	if err != nil {
		return l, err
	}
	err = l.replay(h)
	return l, err
}

// fillIn works out the deals of a match again if some of them are missing.
func (s *Store) fillIn(tx *sql.Tx, l *Loaded) error {
	low, high := rowsOf(l.ID, 0)
	var kept int
	if err := tx.QueryRow(`SELECT count(*) FROM deals WHERE id BETWEEN ? AND ?`, low, high).Scan(&kept); err != nil {
		return err
	}
	if kept == countSettled(&l.Game) {
		return setProgress(tx, l.ID, &l.Game)
	}
	return recompute(tx, l)
}

// Recompute works out the numbers of all deals again from the records. It
// returns the number of matches that could not be replayed to their end, of
// which the numbers stay as they are.
func (s *Store) Recompute() (broken int, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		broken = 0
		ids, err := collect(tx, scanID, `SELECT id FROM matches ORDER BY id`)
		if err != nil {
			return err
		}
		for _, id := range ids {
			l, err := loadAll(tx, id)
			var wrong *ReplayError
			switch {
			case errors.As(err, &wrong):
				broken++
			case err != nil:
				return err
			default:
				if err := recompute(tx, &l); err != nil {
					return err
				}
			}
		}
		return recountAll(tx)
	})
	return broken, err
}

// recompute works out the deals of a match again; when they were settled stays.
func recompute(tx *sql.Tx, l *Loaded) error {
	low, high := rowsOf(l.ID, 0)
	times, err := collect(tx, func(r row) (t [2]int64, err error) {
		err = r.Scan(&t[0], &t[1])
		return t, err
	}, `SELECT id, settled FROM deals WHERE id BETWEEN ? AND ?`, low, high)
	if err != nil {
		return err
	}
	if err := dropped(tx, l.ID, 0); err != nil {
		return err
	}
	for i := range l.Game.Deals {
		if l.Game.Deals[i].Phase != engine.Settled {
			continue
		}
		if err := settled(tx, DealKey{l.ID, i}, &l.Game); err != nil {
			return err
		}
	}
	for _, t := range times {
		if _, err := tx.Exec(`UPDATE deals SET settled = ? WHERE id = ?`, t[1], t[0]); err != nil {
			return err
		}
	}
	return setProgress(tx, l.ID, &l.Game)
}
