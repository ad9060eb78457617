package scorepad

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
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

// FileName returns the name of a pad as that of a file can be.
func FileName(name string) string {
	name = strings.Trim(notInNames.ReplaceAllString(name, " "), " .")
	if name == "" {
		return "klaverjassen"
	}
	return name
}
