// Package papertest finds what the tests of paper need and the program gets
// from its window.
package papertest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Fonts returns the files of the regular and the bold font in which the
// program prints: those of page.Fonts, read from the toolkit's module,
// because the tests of paper and printing do without the toolkit. It needs the
// go command.
func Fonts() (regular, bold []byte, err error) {
	module, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "fyne.io/fyne/v2").Output()
	if err != nil {
		return nil, nil, err
	}
	folder := filepath.Join(strings.TrimSpace(string(module)), "theme", "font")
	if regular, err = os.ReadFile(filepath.Join(folder, "NotoSans-Regular.ttf")); err != nil {
		return nil, nil, err
	}
	bold, err = os.ReadFile(filepath.Join(folder, "NotoSans-Bold.ttf"))
	return regular, bold, err
}
