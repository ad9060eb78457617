package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// A new file takes the place of the present one in steps of which each can be
// the last one before the power fails: it is written under a first name, gets
// a second name when it is complete, the present file is moved aside, and the
// new one gets its name. What is found at the next start tells how to go on.
const (
	unfinishedFile = "klaverjas.unfinished.db"
	completeFile   = "klaverjas.complete.db"
)

// exchange puts the unfinished file, now finished and closed, in the place of
// the present one, which is closed and goes aside.
func exchange(dir, aside string) error {
	unfinished, complete := filepath.Join(dir, unfinishedFile), filepath.Join(dir, completeFile)
	if err := syncFile(unfinished); err != nil {
		return err
	}
	if err := os.Rename(unfinished, complete); err != nil {
		return err
	}
	syncDir(dir)
	present := filepath.Join(dir, File)
	if err := renameIfThere(present, aside); err != nil {
		return err
	}
	if err := renameIfThere(present+"-wal", aside+"-wal"); err != nil {
		return err
	}
	return finishExchange(dir)
}

// finishExchange goes on where an exchange was interrupted.
func finishExchange(dir string) error {
	present, complete := filepath.Join(dir, File), filepath.Join(dir, completeFile)
	clear(filepath.Join(dir, unfinishedFile))
	if exists(present) {
		clear(complete) // it had not begun: whatever was wrong will be found again
		return nil
	}
	if !exists(complete) {
		return nil
	}
	if exists(present + "-wal") {
		if err := os.Rename(present+"-wal", filepath.Join(dir, "klaverjas-damaged.db-wal")); err != nil {
			return err
		}
	}
	_ = os.Remove(present + "-shm")
	if err := os.Rename(complete, present); err != nil {
		return err
	}
	syncDir(dir)
	return nil
}

// clear removes a database and its log.
func clear(path string) {
	for _, end := range []string{"", "-wal", "-shm", "-journal"} {
		_ = os.Remove(path + end)
	}
}

func renameIfThere(from, to string) error {
	err := os.Rename(from, to)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

func syncFile(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// syncDir makes the names in a folder last, where the system can.
func syncDir(dir string) {
	if f, err := os.Open(dir); err == nil {
		_ = f.Sync()
		f.Close()
	}
}
