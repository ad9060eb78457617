package store

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"modernc.org/sqlite" // the driver "sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// readers is how many connections read at the same time.
const readers = 4

// connect opens a database by its URI with up to so many connections.
func connect(uri string, connections int) (*sql.DB, error) {
	db, err := sql.Open("sqlite", uri)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	db.SetConnMaxLifetime(0)
	return db, db.Ping()
}

// uri returns the address of a file with settings; a busy file is waited for.
func uri(path, settings string) string {
	path = filepath.ToSlash(path)
	if runtime.GOOS == "windows" && !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	u := url.URL{Scheme: "file", Path: path, RawQuery: settings + "&_pragma=busy_timeout(10000)"}
	return u.String()
}

const (
	// writing has every commit reach the disk, leaves nothing of what is deleted and
	// lets the log grow to a megabyte.
	writing = "_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=secure_delete(ON)&_pragma=wal_autocheckpoint(250)&_txlock=immediate"
	// onlyReading keeps a connection from writing.
	onlyReading = "_pragma=query_only(ON)"
)

// code returns SQLite's primary code for an error, 0 if it is another's.
func code(err error) int {
	var e *sqlite.Error
	if errors.As(err, &e) {
		return e.Code() & 0xff
	}
	return 0
}

// isDamage tells whether an error means that the file is not what it was.
func isDamage(err error) bool {
	switch code(err) {
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT:
		return true
	}
	return errors.Is(err, errDamaged)
}

// asDamage returns an error of bringing the tables of a file up to date as
// damage, unless the disk or another program is the reason: the steps
// themselves are right.
func asDamage(err error, path string) error {
	switch code(err) {
	case sqlite3.SQLITE_READONLY:
		if writable(path) { // the file says so of itself
			return fmt.Errorf("%w: %w", errDamaged, err)
		}
	case sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_RANGE, sqlite3.SQLITE_TOOBIG:
		return fmt.Errorf("%w: %w", errDamaged, err)
	}
	return err
}

// isFull tells whether an error means that the disk has no room.
func isFull(err error) bool {
	return code(err) == sqlite3.SQLITE_FULL || errors.Is(err, errNoSpace)
}

func writable(path string) bool {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err == nil {
		f.Close()
	}
	return err == nil
}
