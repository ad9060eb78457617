package store

import (
	"database/sql"
	"errors"
)

func init() { Register(drillTopic) }

// drillTopic keeps how practice goes: each kind of drill, and all together.
var drillTopic = Topic{
	Name: "drills",
	Steps: []string{`
CREATE TABLE drills (
	id    INTEGER PRIMARY KEY,
	kind  TEXT    NOT NULL UNIQUE,
	asked INTEGER NOT NULL,
	right INTEGER NOT NULL,
	run   INTEGER NOT NULL, -- right answers in a row since the level last changed
	level INTEGER NOT NULL,
	due   INTEGER NOT NULL  -- how much sooner the kind comes back
) STRICT;
CREATE TABLE drill_totals (
	id      INTEGER PRIMARY KEY, -- always 1
	points  INTEGER NOT NULL,
	streak  INTEGER NOT NULL,
	record  INTEGER NOT NULL,
	touched INTEGER NOT NULL     -- milliseconds since 1970
) STRICT`},
}

// DrillMark is how one kind of drill goes.
type DrillMark struct {
	Kind                          string
	Asked, Right, Run, Level, Due int
}

// DrillTotals is how all drills go together.
type DrillTotals struct{ Points, Streak, Record int }

// Drills returns how practice goes; nothing if there was none.
func (s *Store) Drills() (marks []DrillMark, totals DrillTotals, err error) {
	err = s.Read(func(db *sql.DB) (err error) {
		if marks, err = collect(db, scanDrill, `SELECT kind, asked, right, run, level, due FROM drills ORDER BY kind`); err != nil {
			return err
		}
		err = db.QueryRow(`SELECT points, streak, record FROM drill_totals WHERE id = 1`).Scan(&totals.Points, &totals.Streak, &totals.Record)
		if errors.Is(err, sql.ErrNoRows) {
			return nil
		}
		return err
	})
	return marks, totals, err
}

func scanDrill(r row) (m DrillMark, err error) {
	err = r.Scan(&m.Kind, &m.Asked, &m.Right, &m.Run, &m.Level, &m.Due)
	return m, err
}

// KeepDrills keeps how practice goes in place of what was kept.
func (s *Store) KeepDrills(marks []DrillMark, totals DrillTotals) error {
	return s.Write(func(tx *sql.Tx) error {
		for _, m := range marks {
			_, err := tx.Exec(`INSERT INTO drills (kind, asked, right, run, level, due) VALUES (?, ?, ?, ?, ?, ?)
				ON CONFLICT (kind) DO UPDATE SET asked = excluded.asked, right = excluded.right, run = excluded.run,
				level = excluded.level, due = excluded.due`, m.Kind, m.Asked, m.Right, m.Run, m.Level, m.Due)
			if err != nil {
				return err
			}
		}
		_, err := tx.Exec(`INSERT OR REPLACE INTO drill_totals (id, points, streak, record, touched) VALUES (1, ?, ?, ?, ?)`,
			totals.Points, totals.Streak, totals.Record, s.now().UnixMilli())
		return err
	})
}
