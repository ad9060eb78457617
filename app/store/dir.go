package store

import (
	"os"
	"path/filepath"
	"runtime"
)

// folder is the program's folder among the data of others.
const folder = "klaverjassen"

// DefaultDir returns the folder in which this user's data belongs: on Linux
// XDG_DATA_HOME, on macOS Application Support, on Windows the local data of
// programs. It is an error if there is no home at all.
func DefaultDir() (string, error) {
	switch runtime.GOOS {
	case "windows":
		base, err := os.UserCacheDir() // %LocalAppData%
		return filepath.Join(base, "Klaverjassen"), err
	case "darwin":
		base, err := os.UserConfigDir() // Library/Application Support
		return filepath.Join(base, "Klaverjassen"), err
	}
	if base := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(base) {
		return filepath.Join(base, folder), nil
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "share", folder), err
}
