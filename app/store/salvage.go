package store

import (
	"database/sql"
	"fmt"
	"path/filepath"
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
	tables, err := tablesOf(db)
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
}

// column is a column that is kept in the rows.
type column struct {
	name, kind string
	required   bool
	number     bool // is the row's number
}

// tablesOf returns the tables of a database but the list of topics, which is right already.
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
		WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name <> 'topics' AND c.hidden = 0 ORDER BY t.name, c.cid`)
	tables := map[string]table{}
	for _, f := range all {
		t := tables[f.table]
		t.name, t.columns = f.table, append(t.columns, f.column)
		tables[f.table] = t
	}
	return tables, err
}

// copyRows copies the rows of all tables: first those on pages that can be
// reached from where their table begins, then those that fit but one table.
func copyRows(tx *sql.Tx, img *pages.Image, tables map[string]table) error {
	reached := map[int]bool{}
	for name, root := range img.Roots() {
		t, known := tables[name]
		for _, number := range img.Leaves(root) {
			if reached[number] {
				continue
			}
			reached[number] = true
			if !known {
				continue
			}
			for r := range img.Rows(number) {
				if err := t.insert(tx, r); err != nil {
					return err
				}
			}
		}
	}
	for _, number := range img.AllLeaves() {
		if reached[number] {
			continue
		}
		for r := range img.Rows(number) {
			if t, ok := onlyFit(tables, r); ok {
				if err := t.insert(tx, r); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// onlyFit returns the table that a row can only belong to.
func onlyFit(tables map[string]table, r pages.Row) (fit table, found bool) {
	for _, t := range tables {
		if !t.takes(r) {
			continue
		}
		if found {
			return table{}, false
		}
		fit, found = t, true
	}
	return fit, found
}

// takes tells whether the values of a row are of the columns' kinds.
func (t table) takes(r pages.Row) bool {
	if len(r.Values) != len(t.columns) {
		return false
	}
	for i, c := range t.columns {
		if !c.takes(r.Values[i]) {
			return false
		}
	}
	return true
}

func (c column) takes(value any) bool {
	switch value.(type) {
	case nil:
		return c.number || !c.required
	case int64:
		return c.kind == "INTEGER" && !c.number || c.kind == "REAL"
	case float64:
		return c.kind == "REAL"
	case string:
		return c.kind == "TEXT"
	default:
		return c.kind == "BLOB"
	}
}

// insert adds a row if it makes sense and is not there yet. A row that was
// written before the table got its last columns takes their defaults.
func (t table) insert(tx *sql.Tx, r pages.Row) error {
	if len(r.Values) == 0 || len(r.Values) > len(t.columns) {
		return nil
	}
	short := table{t.name, t.columns[:len(r.Values)]}
	if !short.takes(r) {
		return nil
	}
	names, args := make([]string, len(r.Values)), make([]any, len(r.Values))
	for i, c := range short.columns {
		if names[i], args[i] = c.name, r.Values[i]; c.number {
			args[i] = r.ID
		}
	}
	_, err := tx.Exec(fmt.Sprintf(`INSERT OR IGNORE INTO %s (%s) VALUES %s`, t.name, strings.Join(names, ", "), marks(len(names))), args...)
	return err
}
