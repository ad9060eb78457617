package store

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"klaverjas/app/store/pages"
)

// small is the size in bytes up to which a file is looked through as it is
// opened; a larger one waits for Check.
const small = 4 << 20

// Open opens the database in a folder and makes both if they are not there.
// The store works whatever is found; the notice tells what it does not keep.
// The error says that not even memory could be had.
func Open(dir string) (*Store, Notice, error) {
	s := &Store{dir: dir, now: time.Now}
	n := s.open()
	if s.db == nil {
		if err := s.openMemory(); err != nil {
			return nil, n, err
		}
	}
	return s, n, nil
}

// newMemory returns a store that is forgotten at the end.
func newMemory() (*Store, error) {
	s := &Store{now: time.Now}
	return s, s.openMemory()
}

// open tries to write, then to read; it leaves a store without a database if
// neither can be done.
func (s *Store) open() Notice {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return Notice{Kind: NotKept, Path: s.dir, Cause: err}
	}
	l, err := takeLock(s.dir)
	switch {
	case errors.Is(err, errLocked):
		return s.openReading(Notice{Kind: AnotherInstance, Path: s.path(), Cause: err})
	case isFull(err):
		return s.openReading(Notice{Kind: Full, Path: s.path(), Cause: err})
	case err != nil:
		return s.openReading(Notice{Kind: ReadOnlyFolder, Path: s.dir, Cause: err})
	}
	s.lock = l
	n, err := s.openWriting()
	if err == nil {
		return n
	}
	s.lock.release()
	s.lock = nil
	return s.openReading(whyNotWriting(err, s.path()))
}

// whyNotWriting returns the notice for a file that cannot be written to.
func whyNotWriting(err error, path string) Notice {
	n := Notice{Kind: ReadOnlyFolder, Path: filepath.Dir(path), Cause: err}
	switch {
	case errors.Is(err, errNewer):
		n.Kind, n.Path = Newer, path
	case isFull(err) || noRoom(filepath.Dir(path)):
		n.Kind, n.Path = Full, path
	}
	return n
}

// path returns where the database lies.
func (s *Store) path() string { return filepath.Join(s.dir, File) }

// openWriting opens the file to be written to, mended if it has to be.
func (s *Store) openWriting() (Notice, error) {
	if err := finishExchange(s.dir); err != nil {
		return Notice{}, err
	}
	n, err := s.setOddAside()
	if err != nil {
		return n, err
	}
	if pages.LogDamaged(s.path() + "-wal") {
		err = fmt.Errorf("%w: log", errDamaged)
	} else {
		err = s.openFile()
	}
	if err == nil && n.Kind == NoNotice && size(s.path()) <= small {
		err = lookThrough(s.db)
	}
	if err != nil && isDamage(err) {
		s.closeFile()
		if n, err = s.salvage(err); err == nil {
			err = s.openFile()
		}
	}
	if err == nil {
		err = purge(s.out)
	}
	if err != nil {
		s.closeFile()
	}
	return n, err
}

// setOddAside moves away what is no file but has its name.
func (s *Store) setOddAside() (Notice, error) {
	info, err := os.Lstat(s.path())
	if errors.Is(err, fs.ErrNotExist) || (err == nil && (info.Mode().IsRegular() || info.Mode()&fs.ModeSymlink != 0)) {
		return Notice{}, nil
	}
	if err != nil {
		return Notice{}, err
	}
	aside := s.aside("damaged")
	return Notice{Kind: Damaged, Path: aside}, os.Rename(s.path(), aside)
}

// aside returns a name with the date that nothing has yet.
func (s *Store) aside(why string) string {
	stem := filepath.Join(s.dir, "klaverjas-"+why+"-"+s.now().Format("2006-01-02-150405"))
	name := stem + ".db"
	for n := 'b'; exists(name) && n <= 'z'; n++ {
		name = stem + string(n) + ".db"
	}
	return name
}

func exists(path string) bool { _, err := os.Lstat(path); return err == nil }

func size(path string) int64 {
	info, err := os.Stat(path)
	if err != nil {
		return 0
	}
	return info.Size()
}

// openFile opens the file for writing and brings its tables up to date.
func (s *Store) openFile() error {
	out, err := connect(uri(s.path(), writing), 1)
	s.out, s.file = out, s.path()
	if err != nil {
		return err
	}
	if err := upToDate(out, s.path()); err != nil {
		return err
	}
	s.db, err = connect(uri(s.path(), onlyReading), readers)
	return err
}

// upToDate brings the tables up to date. Where the tables are those of this
// program, a number that speaks of a newer one is damage.
func upToDate(db *sql.DB, path string) error {
	err := asDamage(migrate(db), path)
	if err != nil && !errors.Is(err, errNewer) {
		return err
	}
	asMade := checkSchema(db)
	switch {
	case err != nil && asMade == nil:
		return errors.Join(errDamaged, err)
	case err != nil:
		return err
	}
	return asDamage(asMade, path)
}

// closeFile closes the connections to the file.
func (s *Store) closeFile() {
	for _, db := range []*sql.DB{s.db, s.out} {
		if db != nil {
			db.Close()
		}
	}
	s.db, s.out, s.file = nil, nil, ""
}

// openReading opens the file for reading only: in place, or a copy where the
// folder does not let SQLite open it.
func (s *Store) openReading(n Notice) Notice {
	if n.Kind == Newer || !exists(s.path()) {
		if n.Kind == AnotherInstance {
			return n
		}
		return orNotKept(n)
	}
	err := s.readFrom(s.path())
	if err != nil {
		if copied, copyErr := s.copyAway(); copyErr == nil {
			err = s.readFrom(copied)
		}
	}
	if err != nil {
		s.closeFile()
		n.Cause = errors.Join(n.Cause, err)
		return orNotKept(n)
	}
	s.mode.Store(reading)
	return n
}

// orNotKept says that nothing can be read either, unless more is known.
func orNotKept(n Notice) Notice {
	if n.Kind == ReadOnlyFolder {
		n.Kind = NotKept
	}
	return n
}

func (s *Store) readFrom(path string) (err error) {
	s.closeFile()
	if s.db, err = connect(uri(path, onlyReading+"&mode=ro"), readers); err == nil {
		s.out, s.file = s.db, path
		err = checkSchema(s.db)
	}
	return err
}

// copyAway copies the file and its log into a folder of their own.
func (s *Store) copyAway() (string, error) {
	dir, err := os.MkdirTemp("", "klaverjas")
	if err != nil {
		return "", err
	}
	s.copy = dir
	for _, end := range []string{"", "-wal"} {
		data, err := os.ReadFile(s.path() + end)
		if errors.Is(err, fs.ErrNotExist) && end != "" {
			continue
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, File+end), data, 0o600)
		}
		if err != nil {
			return "", err
		}
	}
	return filepath.Join(dir, File), nil
}

// openMemory makes a database that is forgotten at the end.
func (s *Store) openMemory() error {
	s.closeFile()
	db, err := connect(":memory:", 1)
	if err == nil {
		err = migrate(db)
	}
	s.mode.Store(memory)
	s.db, s.out = db, db
	return err
}

// Close closes the database and lets another instance write.
func (s *Store) Close() error {
	s.swap.Lock()
	defer s.swap.Unlock()
	s.closeFile()
	s.lock.release()
	s.lock = nil
	if s.copy != "" {
		return os.RemoveAll(s.copy)
	}
	return nil
}
