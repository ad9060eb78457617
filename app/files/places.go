package files

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// Places returns the folders in which people keep files, those that are there.
func Places() []Place {
	home, err := os.UserHomeDir()
	if err != nil {
		return nil
	}
	all := []Place{{"home", home}}
	named := userFolders(home)
	for _, one := range []struct{ id, key, usual string }{
		{"documents", "DOCUMENTS", "Documents"}, {"downloads", "DOWNLOAD", "Downloads"},
	} {
		for _, path := range []string{named[one.key], filepath.Join(home, one.usual)} {
			if info, err := os.Stat(path); path != "" && path != home && err == nil && info.IsDir() {
				all = append(all, Place{one.id, path})
				break
			}
		}
	}
	return all
}

// Documents returns the folder in which a user looks for what was saved: that
// of the documents, else the home folder, else the one that the program is in.
func Documents() string {
	at := "."
	for _, place := range Places() {
		if at == "." || place.ID == "documents" {
			at = place.Path
		}
	}
	return at
}

var folderLine = regexp.MustCompile(`(?m)^XDG_([A-Z]+)_DIR="(.*)"`)

// userFolders returns what a desktop calls its folders, by the part of its name
// for them, such as DOCUMENTS.
func userFolders(home string) map[string]string {
	config := os.Getenv("XDG_CONFIG_HOME")
	if config == "" {
		config = filepath.Join(home, ".config")
	}
	text, err := os.ReadFile(filepath.Join(config, "user-dirs.dirs"))
	if err != nil {
		return nil
	}
	named := map[string]string{}
	for _, m := range folderLine.FindAllStringSubmatch(string(text), -1) {
		named[m[1]] = strings.ReplaceAll(m[2], "$HOME", home)
	}
	return named
}
