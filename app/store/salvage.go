package store

import (
	"database/sql"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"klaverjas/app/store/pages"
)

// salvage brings what can be read of a damaged file into a fresh one, which
// takes its place; the damaged one stays aside. Both are closed.
func (s *Store) salvage(cause error) (Notice, error) {
	img, err := pages.Read(s.path())
	if err != nil {
		return Notice{}, err
	}
	fresh := filepath.Join(s.dir, unfinishedFile)
	clear(fresh)
	n := Notice{Kind: Damaged, Path: s.aside("damaged"), Cause: cause}
	n.Count, n.Lost, err = s.bringOver(img, fresh)
	if err != nil {
		clear(fresh)
		return Notice{}, err
	}
	return n, exchange(s.dir, n.Path)
}

// bringOver makes a database of the rows in an image. It returns how many
// matches it has and how many of them or besides them are not whole.
func (s *Store) bringOver(img *pages.Image, path string) (count, lost int, err error) {
	db, err := connect(uri(path, "_txlock=immediate"), 1)
	if err != nil {
		return 0, 0, err
	}
	defer db.Close()
	if err := migrate(db); err != nil {
		return 0, 0, err
	}
	tables, err := knownTables()
	if err != nil {
		return 0, 0, err
	}
	err = transact(db, func(tx *sql.Tx) error {
		if err := copyRows(tx, img, tables); err != nil {
			return err
		}
		if lost, err = s.tidy(tx); err != nil {
			return err
		}
		return tx.QueryRow(`SELECT count(*) FROM matches`).Scan(&count)
	})
	return count, lost, err
}

// table is a table that rows can be brought to.
type table struct {
	name    string
	columns []column
	least   int // as many columns as it was made with; no row has fewer
}

// column is a column that is kept in the rows.
type column struct {
	name, kind string
	required   bool // is never nil
	number     bool // is the row's number
}

// tablesOf returns the tables of a database but those that are made anew: the list of topics, and totals.
func tablesOf(db *sql.DB) (map[string]table, error) {
	type found struct {
		table string
		column
	}
	all, err := collect(db, func(r row) (f found, err error) {
		var key int
		err = r.Scan(&f.table, &f.name, &f.kind, &f.required, &key)
		f.number = key == 1 && f.kind == "INTEGER"
		return f, err
	}, `SELECT t.name, c.name, c.type, c."notnull", c.pk FROM sqlite_schema t JOIN pragma_table_xinfo(t.name) c
		WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT IN ('topics', 'totals') AND c.hidden = 0 ORDER BY t.name, c.cid`)
	tables := map[string]table{}
	for _, f := range all {
		t := tables[f.table]
		t.name, t.columns = f.table, append(t.columns, f.column)
		tables[f.table] = t
	}
	return tables, err
}

// knownTables returns the tables of this program, each as it is after all steps.
func knownTables() (map[string]table, error) {
	db, err := connect(":memory:", 1)
	if err != nil {
		return nil, err
	}
	defer db.Close()
	known := map[string]table{}
	for _, t := range topics {
		for _, step := range t.Steps {
			if _, err := db.Exec(step); err != nil {
				return nil, err
			}
			now, err := tablesOf(db)
			if err != nil {
				return nil, err
			}
			known = grown(known, now)
		}
	}
	return known, nil
}

// grown returns the tables that there are now, with the columns that each had at first.
func grown(before, now map[string]table) map[string]table {
	for name, t := range now {
		if t.least = len(t.columns); before[name].least > 0 {
			t.least = before[name].least
		}
		now[name] = t
	}
	return now
}

// copyRows copies the rows of all pages, each to the table that it belongs to.
func copyRows(tx *sql.Tx, img *pages.Image, tables map[string]table) error {
	claims := map[int][]table{} // the tables from which a page is reached
	for name, root := range img.Roots() {
		if t, known := tables[name]; known {
			for _, number := range img.Leaves(root) {
				claims[number] = append(claims[number], t)
			}
		}
	}
	var last []func() error
	for _, number := range img.AllLeaves() {
		rows := ascending(slices.Collect(img.Rows(number)))
		t, found := owner(rows, claims[number])
		if !found {
			t, found = owner(rows, slices.Collect(maps.Values(tables)))
		}
		if !found {
			continue
		}
		// Whether the number of the last row fits shows when all others are there.
		end := len(rows) - 1
		last = append(last, func() error { return t.insert(tx, rows[end:]) })
		if err := t.insert(tx, rows[:end]); err != nil {
			return err
		}
	}
	for _, insert := range last {
		if err := insert(); err != nil {
			return err
		}
	}
	return nil
}

// ascending leaves out the rows of a page of which the number is out of order.
func ascending(rows []pages.Row) []pages.Row {
	var kept []pages.Row
	for _, r := range rows {
		n := len(kept)
		switch {
		case n == 0 || r.ID > kept[n-1].ID:
			kept = append(kept, r)
		case n == 1 || r.ID > kept[n-2].ID:
			kept[n-1] = r // the one before was too high
		}
	}
	return kept
}

// owner returns the table among some that the rows of a page fit, all but what
// is damaged; none where two do.
func owner(rows []pages.Row, among []table) (owner table, found bool) {
	most := 0
	for _, t := range among {
		fit := 0
		for _, r := range rows {
			if t.takes(r) {
				fit++
			}
		}
		switch {
		case fit > most:
			owner, found, most = t, true, fit
		case fit == most:
			found = false
		}
	}
	return owner, found
}

// takes tells whether the values of a row are of the columns' kinds. A row from
// before the table got its last columns has fewer.
func (t table) takes(r pages.Row) bool {
	if len(r.Values) < t.least || len(r.Values) > len(t.columns) {
		return false
	}
	for i, v := range r.Values {
		if !t.columns[i].takes(v) {
			return false
		}
	}
	return t.means(r)
}

// means tells an action from the moment of a hint, which are kept in columns of
// the same kinds: it is a smaller number.
func (t table) means(r pages.Row) bool {
	if t.name != "events" && t.name != "advised" {
		return true
	}
	number, ok := r.Values[1].(int64)
	return (ok && number>>actionBits != 0) == (t.name == "advised")
}

func (c column) takes(value any) bool {
	switch value.(type) {
	case nil:
		return c.number || !c.required
	case int64, string:
		if c.kind == "ANY" {
			return true
		}
	}
	switch value.(type) {
	case int64:
		return c.kind == "INTEGER" && !c.number || c.kind == "REAL"
	case float64:
		return c.kind == "REAL"
	case string:
		return c.kind == "TEXT"
	case []byte:
		return c.kind == "BLOB"
	}
	return false
}

// insert adds the rows that make sense and are not there yet. A row that was
// written before the table got its last columns takes their defaults.
func (t table) insert(tx *sql.Tx, rows []pages.Row) error {
	for _, r := range rows {
		if !t.takes(r) {
			continue
		}
		names, args := make([]string, len(r.Values)), slices.Clone(r.Values)
		for i := range r.Values {
			if names[i] = t.columns[i].name; t.columns[i].number {
				args[i] = r.ID
			}
		}
		_, err := tx.Exec(fmt.Sprintf(`INSERT OR IGNORE INTO %s (%s) VALUES %s`, t.name, strings.Join(names, ", "), marks(len(names))), args...)
		if err != nil {
			return err
		}
	}
	return nil
}
