package store

import (
	"database/sql"
	"strings"
)

// OpenMatches returns the ordinary and practice matches that can be gone on
// with, the one touched last first.
func (s *Store) OpenMatches() ([]Match, error) {
	var all []Match
	err := s.Read(func(db *sql.DB) (err error) {
		all, err = collect(db, scanMatch, `SELECT `+matchColumns+` FROM matches m
			WHERE m.state = 0 AND m.kind <> 2 AND m.deleted = 0 ORDER BY m.touched DESC, m.id DESC`)
		return err
	})
	return all, err
}

// Matches returns matches, the one begun last first, and how many there are on
// all pages together.
func (s *Store) Matches(f Filter, p Page) ([]Match, int, error) {
	var all []Match
	var count int
	where, args := f.where()
	err := s.Read(func(db *sql.DB) (err error) {
		if err = db.QueryRow(`SELECT count(*) FROM matches m WHERE `+where, args...).Scan(&count); err != nil {
			return err
		}
		all, err = collect(db, scanMatch, `SELECT `+matchColumns+` FROM matches m WHERE `+where+
			` ORDER BY m.started DESC, m.id DESC LIMIT ? OFFSET ?`, append(args, p.limit(), p.Offset)...)
		return err
	})
	return all, count, err
}

// Deals returns settled deals, the newest first, and how many there are on all
// pages together.
func (s *Store) Deals(f DealFilter, p Page) ([]Deal, int, error) {
	var all []Deal
	var count int
	from, args := f.from()
	counting := `SELECT count(*) ` + from
	if short, _, ok := f.inTotals(); ok {
		counting = `SELECT coalesce(sum(m.deals), 0) ` + short
	}
	err := s.Read(func(db *sql.DB) (err error) {
		if !p.Uncounted {
			if err = db.QueryRow(counting, args...).Scan(&count); err != nil {
				return err
			}
		}
		all, err = collect(db, scanDeal, `SELECT `+dealColumns+` `+from+
			` ORDER BY d.id DESC LIMIT ? OFFSET ?`, append(args, p.limit(), p.Offset)...)
		return err
	})
	return all, count, err
}

// limit returns SQLite's word for the page's length.
func (p Page) limit() int {
	if p.Limit == 0 {
		return -1
	}
	return p.Limit
}

// where returns the filter as a condition on m with its values.
func (f *Filter) where() (string, []any) {
	conditions, args := []string{"m.deleted = 0"}, []any{}
	add := func(wanted bool, condition string, values ...any) {
		if wanted {
			conditions, args = append(conditions, condition), append(args, values...)
		}
	}
	add(f.Player != 0, "m.player = ?", f.Player)
	add(f.Profile != "", "m.profile = ?", f.Profile)
	add(f.Bot != "", "? IN (m.west, m.east)", f.Bot)
	add(len(f.Kinds) > 0, "m.kind IN "+marks(len(f.Kinds)), values(f.Kinds)...)
	add(len(f.States) > 0, "m.state IN "+marks(len(f.States)), values(f.States)...)
	add(!f.From.IsZero(), "m.started >= ?", f.From.UnixMilli())
	add(!f.Until.IsZero(), "m.started < ?", f.Until.UnixMilli())
	add(f.Result == Won, "m.state = 1 AND m.total0 > m.total1")
	add(f.Result == Lost, "m.state = 1 AND m.total0 < m.total1")
	add(f.Result == Tied, "m.state = 1 AND m.total0 = m.total1")
	return strings.Join(conditions, " AND "), args
}

// from returns the filter as a choice of rows of m and d. Where it asks
// nothing of the matches the deals are read alone.
func (f *DealFilter) from() (string, []any) {
	where, args := f.where()
	add := func(condition string, values ...any) {
		where, args = where+" AND "+condition, append(args, values...)
	}
	if f.Match != 0 {
		low, high := rowsOf(f.Match, 0)
		add("m.id = ? AND d.id BETWEEN ? AND ?", f.Match, low, high)
	}
	if f.Maker != nil {
		add("d.maker = ?", *f.Maker)
	}
	if f.Trump != nil {
		add("d.trump = ?", *f.Trump)
	}
	if f.Practice != nil {
		add("d.practice = ?", *f.Practice)
	}
	if f.Advised != nil {
		add("EXISTS (SELECT 1 FROM advised a WHERE a.id = d.id) = ?", *f.Advised)
	}
	return "FROM deals d CROSS JOIN matches m ON m.id = d.id >> 20 WHERE " + where, args
}

// marks returns a list of so many question marks.
func marks(n int) string { return "(" + strings.TrimSuffix(strings.Repeat("?, ", n), ", ") + ")" }

func values[T any](list []T) []any {
	all := make([]any, len(list))
	for i, v := range list {
		all[i] = v
	}
	return all
}
