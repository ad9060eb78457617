package prefs

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// Outcome is what was found of the settings' file at the start.
type Outcome string

// The outcomes.
const (
	Whole    Outcome = ""         // nothing is wrong
	Restored Outcome = "restored" // it was damaged, and those of the last start are back
	Lost     Outcome = "lost"     // it was damaged, and the defaults are in force
)

const (
	fileName    = "preferences.json"
	goodName    = "preferences.good.json"
	damagedName = "preferences.damaged.json"
)

// Folder returns where the toolkit keeps the settings of an application.
func Folder(appID string) (string, error) {
	if runtime.GOOS == "darwin" {
		home, err := os.UserHomeDir()
		return filepath.Join(home, "Library", "Preferences", "fyne", appID), err
	}
	base, err := os.UserConfigDir()
	return filepath.Join(base, "fyne", appID), err
}

// Rescue looks at the settings in a folder before the toolkit reads them. The
// toolkit rewrites the file in place, so that a crash can leave half of it, and
// it would crash itself on some contents. A damaged file is set aside, and
// a copy of the last one that was sound is put in its place if there is one.
func Rescue(folder string) (Outcome, error) {
	name := filepath.Join(folder, fileName)
	data, err := os.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Whole, nil
	case err == nil && readable(data):
		return Whole, replace(filepath.Join(folder, goodName), data)
	}
	if err := os.Rename(name, filepath.Join(folder, damagedName)); err != nil {
		return Lost, fmt.Errorf("damaged settings not set aside: %w", err)
	}
	good, err := os.ReadFile(filepath.Join(folder, goodName))
	if err != nil || !readable(good) {
		return Lost, nil
	}
	return Restored, replace(name, good)
}

// readable tells whether the toolkit can read settings: an object of numbers,
// texts, truths and lists of one kind of those.
func readable(data []byte) bool {
	var values map[string]any
	if json.Unmarshal(data, &values) != nil || values == nil {
		return false
	}
	for _, v := range values {
		list, _ := v.([]any)
		for _, item := range list {
			if fmt.Sprintf("%T", item) != fmt.Sprintf("%T", list[0]) {
				return false
			}
		}
	}
	return true
}

// replace writes a file beside its place and moves it there, so that it is
// whole at any time.
func replace(name string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), "preferences-*.tmp")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
