package prefs

import (
	"os"
	"path/filepath"
	"testing"
)

func TestRescue(t *testing.T) {
	const good, before = `{"theme":"dark","volume":40,"list":["a","b"]}`, `{"theme":"light"}`
	cases := []struct {
		name, file, copy string
		want             Outcome
		left             string // in the settings' file afterwards, empty: none
	}{
		{"whole", good, "", Whole, good},
		{"whole, with an old copy", good, before, Whole, good},
		{"cut off", `{"theme":"da`, before, Restored, before},
		{"cut off, no copy", `{"theme":"da`, "", Lost, ""},
		{"empty", "", before, Restored, before},
		{"empty, no copy", "", "", Lost, ""},
		{"no object", `[1,2]`, "", Lost, ""},
		{"nothing", `null`, "", Lost, ""},
		{"a list that would crash the toolkit", `{"x":[true,1]}`, before, Restored, before},
		{"rubbish", "\x00\xff\x13", "", Lost, ""},
		{"two objects", good + good, "", Lost, ""},
		{"a damaged copy too", `{`, `{`, Lost, ""},
	}
	for _, c := range cases {
		folder := t.TempDir()
		write(t, folder, fileName, c.file)
		if c.copy != "" {
			write(t, folder, goodName, c.copy)
		}
		if got, err := Rescue(folder); got != c.want || err != nil {
			t.Errorf("%s: %q, %v", c.name, got, err)
		}
		if left, _ := os.ReadFile(filepath.Join(folder, fileName)); string(left) != c.left {
			t.Errorf("%s: %q is left", c.name, left)
		}
		aside, err := os.ReadFile(filepath.Join(folder, damagedName))
		if damaged := c.want != Whole; damaged != (err == nil) || damaged && string(aside) != c.file {
			t.Errorf("%s: set aside %q, %v", c.name, aside, err)
		}
	}
}

func TestRescueMakesACopy(t *testing.T) {
	folder := t.TempDir()
	write(t, folder, fileName, `{"a":1}`)
	if _, err := Rescue(folder); err != nil {
		t.Fatal(err)
	}
	write(t, folder, fileName, "")
	if got, _ := Rescue(folder); got != Restored {
		t.Errorf("%q", got)
	}
	if left, _ := os.ReadFile(filepath.Join(folder, fileName)); string(left) != `{"a":1}` {
		t.Errorf("%q", left)
	}
	if entries, _ := os.ReadDir(folder); len(entries) != 3 {
		t.Errorf("%d files", len(entries))
	}
}

func TestRescueWithoutAFile(t *testing.T) {
	if got, err := Rescue(filepath.Join(t.TempDir(), "none")); got != Whole || err != nil {
		t.Errorf("%q, %v", got, err)
	}
}

func FuzzReadable(f *testing.F) {
	f.Add([]byte(`{"a":[1,2],"b":["x"],"c":{}}`))
	f.Add([]byte(`{"x":[true,1]}`))
	f.Fuzz(func(_ *testing.T, data []byte) { readable(data) })
}

func write(t *testing.T, folder, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
