package store

import (
	"database/sql"
	"strings"

	"klaverjas/engine"
)

// keyOfGroup is the expression for a grouping's key. Those with d need deals.
var keyOfGroup = map[By]string{
	ByNothing:  "''",
	ByProfile:  "m.profile",
	ByBots:     "m.west",
	ByPartner:  "m.north",
	ByTrump:    "substr('CDHS', d.trump + 1, 1)",
	ByMaker:    "substr('SWNE', d.maker + 1, 1)",
	ByForced:   "CASE d.forced WHEN 0 THEN 'free' ELSE 'forced' END",
	ByPlayer:   "CAST(m.player AS TEXT)",
	ByMonth:    "strftime('%Y-%m', m.started / 1000, 'unixepoch')",
	ByKind:     "CAST(m.kind AS TEXT)",
	ByPractice: "CASE d.practice WHEN 0 THEN 'ordinary' ELSE 'practice' END",
}

// grouping returns the keys as columns k0, k1 … and as what is grouped by.
func grouping(by []By) (columns, group string) {
	var c, g []string
	for i, b := range by {
		name := "k" + string(rune('0'+i))
		c, g = append(c, keyOfGroup[b]+" AS "+name), append(g, name)
	}
	return strings.Join(append(c, ""), ", "), strings.Join(g, ", ")
}

// SumDeals adds up the settled deals of the filter, in groups sorted by key.
// There are at most ten groupings. It is quick where the filter does not ask
// for dates, results or one match and nothing is grouped by month; otherwise
// it looks at each deal.
func (s *Store) SumDeals(f DealFilter, by ...By) ([]Group, error) {
	columns, group := grouping(by)
	if group != "" {
		group += ", "
	}
	from, args := f.from()
	sums := "d.maker, d.forced, " + dealSums
	if short, values, ok := f.inTotals(by...); ok {
		from, args = short, values
		columns, sums = ofTotals(columns), "m.maker, m.forced, "+totalSums()
	}
	query := `SELECT ` + columns + sums + ` ` + from + ` GROUP BY ` + group + `maker, forced ORDER BY ` + group + `maker, forced`
	var groups []Group
	err := s.Read(func(db *sql.DB) error {
		groups = nil
		rows, err := db.Query(query, args...)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			if groups, err = addSums(groups, rows, len(by)); err != nil {
				return err
			}
		}
		return rows.Err()
	})
	return groups, err
}

// addSums reads the sums of one maker, free or forced, and adds them to the group they belong to.
func addSums(groups []Group, r row, keys int) ([]Group, error) {
	g := Group{Keys: make([]string, keys)}
	var maker engine.Seat
	var forced bool
	var bids, made, nat, pit, counter int
	into := pointers(g.Keys)
	into = append(into, &maker, &forced, &g.Deals, &bids, &made, &nat, &pit, &counter,
		&g.Tricks[0], &g.Tricks[1], &g.Tricks[2], &g.Tricks[3], &g.Points[0], &g.Points[1], &g.Bonus[0], &g.Bonus[1],
		&g.Roem[0], &g.Roem[1], &g.Missed[0], &g.Missed[1], &g.Undone)
	if err := r.Scan(into...); err != nil {
		return nil, err
	}
	m := maker & 3
	g.Passed = bids - g.Deals
	g.Maker[m], g.Made[m], g.Nat[m], g.Pit[m], g.CounterPit[m] = g.Deals, made, nat, pit, counter
	if forced {
		g.Forced[m] = g.Deals
	}
	g.Score = [2]int{g.Points[0] + g.Bonus[0], g.Points[1] + g.Bonus[1]}
	g.MakerScore[m.Side()] = g.Score[m.Side()]
	if n := len(groups); n > 0 && equal(groups[n-1].Keys, g.Keys) {
		groups[n-1].add(&g.Sums)
		return groups, nil
	}
	return append(groups, g), nil
}

func pointers(texts []string) []any {
	var into []any
	for i := range texts {
		into = append(into, &texts[i])
	}
	return into
}

func equal(a, b []string) bool {
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// add adds other deals.
func (s *Sums) add(o *Sums) {
	s.Deals, s.Passed, s.Undone = s.Deals+o.Deals, s.Passed+o.Passed, s.Undone+o.Undone
	for i := range 4 {
		s.Maker[i] += o.Maker[i]
		s.Made[i] += o.Made[i]
		s.Nat[i] += o.Nat[i]
		s.Pit[i] += o.Pit[i]
		s.CounterPit[i] += o.CounterPit[i]
		s.Forced[i] += o.Forced[i]
		s.Tricks[i] += o.Tricks[i]
	}
	for i := range 2 {
		s.Score[i] += o.Score[i]
		s.MakerScore[i] += o.MakerScore[i]
		s.Points[i] += o.Points[i]
		s.Bonus[i] += o.Bonus[i]
		s.Roem[i] += o.Roem[i]
		s.Missed[i] += o.Missed[i]
	}
}

// CountMatches counts the matches of the filter, in groups sorted by key. The
// groupings that are about deals, ByTrump, ByMaker, ByForced and ByPractice, are an error.
func (s *Store) CountMatches(f Filter, by ...By) ([]MatchGroup, error) {
	columns, group := grouping(by)
	if group == "" {
		group = "''"
	}
	where, args := f.where()
	query := `SELECT ` + columns + `sum(m.state = 1 AND m.total0 > m.total1), sum(m.state = 1 AND m.total0 < m.total1),
		sum(m.state = 1 AND m.total0 = m.total1), sum(m.state = 0), sum(m.state = 2),
		sum(CASE m.state WHEN 1 THEN m.total0 ELSE 0 END), sum(CASE m.state WHEN 1 THEN m.total1 ELSE 0 END)
		FROM matches m WHERE ` + where + ` GROUP BY ` + group + ` ORDER BY ` + group
	var groups []MatchGroup
	err := s.Read(func(db *sql.DB) (err error) {
		groups, err = collect(db, func(r row) (MatchGroup, error) {
			g := MatchGroup{Keys: make([]string, len(by))}
			into := append(pointers(g.Keys), &g.Won, &g.Lost, &g.Tied, &g.Open, &g.Abandoned, &g.Totals[0], &g.Totals[1])
			err := r.Scan(into...)
			g.Played = g.Won + g.Lost + g.Tied
			return g, err
		}, query, args...)
		return err
	})
	return groups, err
}
