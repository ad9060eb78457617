package store

import (
	"database/sql"
	"fmt"
	"log/slog"
)

// lookThrough reads the whole file and returns damage as an error. The quick
// check does not compare indexes with their tables; few tables have any.
func lookThrough(db *sql.DB) error {
	if err := pragma(db, `PRAGMA quick_check(1)`); err != nil {
		return err
	}
	indexed, err := collect(db, func(r row) (name string, err error) {
		err = r.Scan(&name)
		return name, err
	}, `SELECT DISTINCT tbl_name FROM sqlite_schema WHERE type = 'index'`)
	if err != nil {
		return err
	}
	for _, name := range indexed {
		if err := pragma(db, `PRAGMA integrity_check("`+name+`")`); err != nil {
			return err
		}
	}
	return nil
}

// pragma runs a check that answers ok.
func pragma(db *sql.DB, check string) error {
	var found string
	if err := db.QueryRow(check).Scan(&found); err != nil {
		return err
	}
	if found != "ok" {
		return fmt.Errorf("%w: %s", errDamaged, found)
	}
	return nil
}

// Check looks for damage in the whole file, which takes about a second for
// 100,000 deals; if it finds any it mends the file as Open does, and says so.
// It may run beside everything else.
func (s *Store) Check() Notice {
	if s.mode.Load() != keeping {
		return Notice{}
	}
	err := s.try(func() error { return lookThrough(s.db) })
	if err == nil || !isDamage(err) {
		return Notice{}
	}
	return s.repair(err)
}

// OnDamage sets what is told of a damaged file that was mended while the
// program was running. It is called from any goroutine.
func (s *Store) OnDamage(tell func(Notice)) {
	s.swap.Lock()
	defer s.swap.Unlock()
	s.onDamage = tell
}

// mend mends a file whose damage an error shows and tells of it. It returns
// whether there is reason to try again.
func (s *Store) mend(err error) bool {
	if err == nil || s.mode.Load() != keeping || !isDamage(err) {
		return false
	}
	n := s.repair(err)
	s.swap.RLock()
	tell := s.onDamage
	s.swap.RUnlock()
	if tell != nil && n.Kind != NoNotice {
		tell(n)
	}
	return s.mode.Load() == keeping
}

// repair mends the file in use. Whoever comes second finds it mended.
func (s *Store) repair(cause error) Notice {
	s.swap.Lock()
	defer s.swap.Unlock()
	if s.db == nil || lookThrough(s.db) == nil {
		return Notice{}
	}
	slog.Error("database damaged", "error", cause)
	s.closeFile()
	n, err := s.salvage(cause)
	if err == nil {
		err = s.openFile()
	}
	if err != nil {
		slog.Error("database not mended", "error", err)
		n = Notice{Kind: NotKept, Path: s.path(), Cause: err}
		_ = s.openMemory()
	}
	return n
}
