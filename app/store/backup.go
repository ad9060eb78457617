package store

import (
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Backup writes everything to one file, which it replaces only when the new
// one is complete.
func (s *Store) Backup(path string) error {
	if filepath.Clean(path) == s.path() {
		return fmt.Errorf("backup over the database itself: %s", path)
	}
	unfinished := path + ".unfinished"
	clear(unfinished)
	err := s.Read(func(db *sql.DB) error { return s.copyInto(db, unfinished) })
	if err == nil {
		err = syncFile(unfinished)
	}
	if err == nil {
		err = os.Rename(unfinished, path)
	}
	if err != nil {
		clear(unfinished)
		return err
	}
	syncDir(filepath.Dir(path))
	return nil
}

// copyInto writes everything into a new file, on a connection of its own so
// that playing goes on meanwhile.
func (s *Store) copyInto(db *sql.DB, path string) error {
	if s.file != "" {
		own, err := connect(uri(s.file, "mode=ro"), 1)
		if err != nil {
			return err
		}
		defer own.Close()
		db = own
	}
	_, err := db.Exec(`VACUUM INTO ?`, path)
	return err
}

// ErrNoBackup is returned for a file that is no whole backup.
var ErrNoBackup = errors.New("not a whole backup")

// Restore replaces everything by a backup, after looking whether that is
// whole. What was there before is kept beside it in the data folder, in the
// file whose path is returned. Matches being played must be ended first. The
// error is ErrNoBackup, ErrReadOnly or one of the disk's.
func (s *Store) Restore(path string) (old string, err error) {
	if s.mode.Load() != keeping {
		return "", ErrReadOnly
	}
	unfinished := filepath.Join(s.dir, unfinishedFile)
	defer clear(unfinished)
	if err := copyFile(path, unfinished); err != nil {
		return "", err
	}
	if err := prepare(unfinished); err != nil {
		return "", fmt.Errorf("%w: %w", ErrNoBackup, err)
	}
	s.swap.Lock()
	defer s.swap.Unlock()
	s.closeFile()
	old = s.aside("before-restore")
	err = exchange(s.dir, old)
	return old, errors.Join(err, s.reopen())
}

// reopen opens the file again after an exchange; if that fails, memory.
func (s *Store) reopen() error {
	err := s.openFile()
	if err != nil {
		return errors.Join(err, s.openMemory())
	}
	return nil
}

// prepare looks through a backup and brings its tables up to date.
func prepare(path string) error {
	db, err := connect(uri(path, writing), 1)
	if err != nil {
		return err
	}
	defer db.Close()
	var known int
	if err := db.QueryRow(`SELECT count(*) FROM topics WHERE name = 'matches'`).Scan(&known); err != nil || known == 0 {
		return errors.Join(errDamaged, err)
	}
	if err := lookThrough(db); err != nil {
		return err
	}
	return upToDate(db, path)
}

func copyFile(from, to string) error {
	clear(to)
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}
