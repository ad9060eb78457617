package store

import (
	"errors"
	"os"
	"path/filepath"
)

// lockFile is the name of the file whose lock belongs to the one instance that
// writes. The system drops the lock when a program ends, however it ends.
const lockFile = "klaverjas.lock"

// errLocked says that another instance holds the lock.
var errLocked = errors.New("another instance writes")

// lock is the right to write.
type lock struct{ file *os.File }

// takeLock takes the lock of a folder, or fails at once: with errLocked if
// another instance has it, otherwise because the folder cannot be written to.
func takeLock(dir string) (*lock, error) {
	f, err := os.OpenFile(filepath.Join(dir, lockFile), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := lockWhole(f); err != nil {
		f.Close()
		return nil, err
	}
	return &lock{f}, nil
}

// release lets another instance write.
func (l *lock) release() {
	if l != nil {
		l.file.Close()
	}
}
