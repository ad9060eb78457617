package scorepad

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

func TestSaveNewReplacesNothing(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ name, want string }{
		{"Boompje 1", "Boompje 1.csv"},
		{"Boompje 1", "Boompje 1 (2).csv"},
		{"Boompje 1", "Boompje 1 (3).csv"},
		{"../../etc/x", "etc x.csv"},
		{`a:b*c?"d"`, "a b c d.csv"},
		{"...", "klaverjassen.csv"},
	} {
		path, err := SaveNew(dir, c.name, ".csv", func(w io.Writer) error { _, err := io.WriteString(w, c.want); return err })
		if err != nil || path != filepath.Join(dir, c.want) {
			t.Errorf("%q: %s, %v", c.name, path, err)
		}
		if text, err := os.ReadFile(path); string(text) != c.want {
			t.Errorf("%q holds %q, %v", path, text, err)
		}
	}
}

func TestSaveNewLeavesNothingHalf(t *testing.T) {
	dir := t.TempDir()
	broken := errors.New("broken")
	if _, err := SaveNew(dir, "x", ".csv", func(io.Writer) error { return broken }); !errors.Is(err, broken) {
		t.Error(err)
	}
	if files, err := os.ReadDir(dir); len(files) != 0 || err != nil {
		t.Errorf("%v is left, %v", files, err)
	}
	if _, err := SaveNew(filepath.Join(dir, "none"), "x", ".csv", func(io.Writer) error { return nil }); err == nil {
		t.Error("saved into a folder that is not there")
	}
}

func TestDocuments(t *testing.T) {
	home, config := t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", config)
	want := func(dir string) {
		t.Helper()
		if got, err := Documents(); got != dir || err != nil {
			t.Errorf("%s, %v, want %s", got, err, dir)
		}
	}
	want(home)
	make := func(name string) string {
		dir := filepath.Join(home, name)
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	want(make("Documents"))
	papers := make("Papieren")
	line := []byte("# eigen\nXDG_DOCUMENTS_DIR=\"$HOME/Papieren\"\n")
	if err := os.WriteFile(filepath.Join(config, "user-dirs.dirs"), line, 0o644); err != nil {
		t.Fatal(err)
	}
	want(papers)
}
