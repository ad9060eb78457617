package printing

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
)

// ErrExists is the answer of Save where a file would be lost.
var ErrExists = errors.New("the file exists")

// Save writes a file under a temporary name beside its place and then gives it
// its own, so that there is never half a file. Where a file of that name
// exists it is left alone and the answer is ErrExists, unless overwrite is set.
func Save(file string, overwrite bool, write func(io.Writer) error) (err error) {
	if _, err := os.Lstat(file); err == nil && !overwrite {
		return ErrExists
	}
	tmp, err := os.CreateTemp(filepath.Dir(file), "."+filepath.Base(file)+"-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tmp.Close()
			os.Remove(tmp.Name())
		}
	}()
	if err = write(tmp); err != nil {
		return err
	}
	if err = tmp.Chmod(0o644); err != nil {
		return err
	}
	if err = tmp.Sync(); err != nil {
		return err
	}
	if err = tmp.Close(); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), file)
}

// SaveTrouble names why a file was not saved, the last part of a translation
// key: exists, full, folder, refused or failed.
func SaveTrouble(err error) string {
	switch {
	case errors.Is(err, ErrExists):
		return "exists"
	case isFull(err):
		return "full"
	case errors.Is(err, os.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return "folder"
	case errors.Is(err, os.ErrPermission), errors.Is(err, syscall.EROFS):
		return "refused"
	default:
		return "failed"
	}
}

// isFull tells whether there is no room: ENOSPC and EDQUOT, and what Windows
// calls them.
func isFull(err error) bool {
	var code syscall.Errno
	if !errors.As(err, &code) {
		return false
	}
	for _, full := range fullCodes {
		if code == full {
			return true
		}
	}
	return false
}
