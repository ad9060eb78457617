package scorepad

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// Documents returns the folder in which a user looks for what was exported:
// that of the documents, else the home folder.
func Documents() (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	config := os.Getenv("XDG_CONFIG_HOME")
	if config == "" {
		config = filepath.Join(home, ".config")
	}
	names := []string{filepath.Join(home, "Documents"), home}
	if text, err := os.ReadFile(filepath.Join(config, "user-dirs.dirs")); err == nil {
		if m := documentsLine.FindStringSubmatch(string(text)); m != nil {
			names = append([]string{strings.ReplaceAll(m[1], "$HOME", home)}, names...)
		}
	}
	for _, name := range names {
		if info, err := os.Stat(name); err == nil && info.IsDir() {
			return name, nil
		}
	}
	return "", fs.ErrNotExist
}

var (
	documentsLine = regexp.MustCompile(`(?m)^XDG_DOCUMENTS_DIR="(.*)"`)
	notInNames    = regexp.MustCompile(`[\x00-\x1f/\\:*?"<>|]+`)
)

// SaveNew writes a file of a name that is not there yet into a folder and
// returns its path: a number is added to a name that is taken. The file
// appears only when it is whole.
func SaveNew(dir, name, extension string, write func(io.Writer) error) (string, error) {
	name = strings.Trim(notInNames.ReplaceAllString(name, " "), " .")
	if name == "" {
		name = "klaverjassen"
	}
	part, err := os.CreateTemp(dir, ".klaverjassen-*")
	if err != nil {
		return "", err
	}
	defer os.Remove(part.Name())
	err = errors.Join(write(part), part.Sync(), part.Close(), os.Chmod(part.Name(), 0o644))
	if err != nil {
		return "", err
	}
	for n := 1; n < 1000; n++ {
		path := filepath.Join(dir, name+extension)
		if n > 1 {
			path = filepath.Join(dir, name+" ("+strconv.Itoa(n)+")"+extension)
		}
		taken, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		if err := errors.Join(taken.Close(), os.Rename(part.Name(), path)); err != nil {
			return "", errors.Join(err, os.Remove(path))
		}
		return path, nil
	}
	return "", fs.ErrExist
}
