package scorepad

import (
	"os"
	"path/filepath"
	"testing"
)

func TestFileNames(t *testing.T) {
	for name, want := range map[string]string{
		"Boompje 1": "Boompje 1", "../../etc/x": "etc x", `a:b*c?"d"`: "a b c d", "...": "klaverjassen", "": "klaverjassen",
	} {
		if got := FileName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
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
