package store

import (
	"database/sql"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
)

// A second store on the same folder reads what the first one keeps, says so and
// writes nothing; when the first is closed the next one writes again.
func TestTwoStoresInOneFolder(t *testing.T) {
	dir := t.TempDir()
	first := openIn(t, dir)
	k, m := play(t, first, setup(rules(t, "utrecht", 2), 3), 20)
	second, n := openAny(t, dir)
	if n.Kind != AnotherInstance || second.Keeps() {
		t.Fatalf("%+v", n)
	}
	load(t, second, k.ID(), m)
	if _, err := second.CreateMatch(setup(rules(t, "utrecht", 2), 4)); !errors.Is(err, ErrReadOnly) {
		t.Errorf("a match begun: %v", err)
	}
	if _, err := second.Restore(filepath.Join(dir, "x")); !errors.Is(err, ErrReadOnly) {
		t.Errorf("restored: %v", err)
	}
	for range 5 {
		a := newChooser(uint64(len(m.Deals))).next(&m)
		m, _, _ = m.Apply(a)
		k.Applied(a, m)
	}
	load(t, second, k.ID(), m)
	second.Close()
	first.Close()
	load(t, openIn(t, dir), k.ID(), m)
}

func TestAFolderThatCannotBeWrittenTo(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	k, m := play(t, s, setup(rules(t, "utrecht", 2), 3), 20)
	for _, log := range []bool{false, true} {
		if !log {
			s.Close()
		} else {
			s = openIn(t, dir)
			play(t, s, setup(rules(t, "utrecht", 2), 5), 3)
		}
		copied := t.TempDir()
		for _, end := range []string{"", "-wal"} {
			if data, err := os.ReadFile(filepath.Join(dir, File+end)); err == nil {
				must(t, os.WriteFile(filepath.Join(copied, File+end), data, 0o600))
			}
		}
		readOnly(t, copied)
		other, n := openAny(t, copied)
		if n.Kind != ReadOnlyFolder || other.Keeps() {
			t.Errorf("%+v", n)
		}
		load(t, other, k.ID(), m)
		other.Close()
	}
	empty := t.TempDir()
	readOnly(t, empty)
	other, n := openAny(t, empty)
	if n.Kind != NotKept || other.Keeps() {
		t.Errorf("%+v", n)
	}
	k, m = play(t, other, setup(rules(t, "utrecht", 2), 3), 20)
	load(t, other, k.ID(), m)
}

// readOnly keeps everybody from writing to a folder until the test ends.
func readOnly(t *testing.T, dir string) {
	t.Helper()
	if os.Geteuid() != 0 {
		must(t, os.Chmod(dir, 0o500))
		t.Cleanup(func() { os.Chmod(dir, 0o700) })
		return
	}
	mount(t, "--bind", dir, dir)
	if out, err := exec.Command("mount", "-o", "remount,ro,bind", dir).CombinedOutput(); err != nil {
		t.Skipf("cannot be made read-only: %v %s", err, out)
	}
}

// mount mounts something until the test ends, or skips the test.
func mount(t *testing.T, args ...string) {
	t.Helper()
	if runtime.GOOS != "linux" || os.Geteuid() != 0 {
		t.Skip("only root on Linux can do this")
	}
	if out, err := exec.Command("mount", args...).CombinedOutput(); err != nil {
		t.Skipf("mount %v: %v %s", args, err, out)
	}
	t.Cleanup(func() { exec.Command("umount", "-l", args[len(args)-1]).Run() })
}

func TestAFileOfANewerVersion(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	must(t, s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`UPDATE topics SET version = 99 WHERE name = 'deals'; ALTER TABLE deals ADD COLUMN more INTEGER`)
		return err
	}))
	s.Close()
	before, err := os.ReadFile(filepath.Join(dir, File))
	must(t, err)
	s, n := openAny(t, dir)
	if n.Kind != Newer || s.Keeps() {
		t.Fatalf("%+v", n)
	}
	checkWorks(t, s)
	s.Close()
	if after, _ := os.ReadFile(filepath.Join(dir, File)); string(after) != string(before) {
		t.Error("the file has changed")
	}
}

// A disk with no room left: what is there can be read, the match is played, and
// all of it is kept once there is room.
func TestAFullDisk(t *testing.T) {
	dir := t.TempDir()
	mount(t, "-t", "tmpfs", "-o", "size=4m", "none", dir)
	s := openIn(t, dir)
	k, m := play(t, s, setup(rules(t, "utrecht", 16), 3), 20)
	stuff := filepath.Join(dir, "stuff")
	fillUp(t, stuff)
	var told []Notice
	k.report = func(n Notice) { told = append(told, n) }
	c := newChooser(8)
	for range 150 {
		if m.Over() {
			break
		}
		a := c.next(&m)
		m, _, _ = m.Apply(a)
		k.Applied(a, m)
	}
	if len(told) != 1 || told[0].Kind != Full {
		t.Fatalf("told %+v", told)
	}
	s.Close()
	s, n := openAny(t, dir)
	if n.Kind == NoNotice || s.Keeps() {
		t.Logf("opened on a full disk: %+v, keeps %v", n, s.Keeps())
	}
	if _, err := s.LoadMatch(k.ID()); err != nil {
		t.Errorf("what was kept cannot be read: %v", err)
	}
	s.Close()
	must(t, os.Remove(stuff))
	s = openIn(t, dir)
	checkSound(t, s)
	k.store = s
	a := c.next(&m)
	m, _, _ = m.Apply(a)
	k.lost, k.failing = false, false
	k.Applied(a, m)
	if len(told) != 1 || len(k.waiting) > 0 {
		t.Fatalf("told %+v, %d actions wait", told, len(k.waiting))
	}
	load(t, s, k.ID(), m)
}

// fillUp writes a file until nothing more fits.
func fillUp(t *testing.T, path string) {
	t.Helper()
	f, err := os.Create(path)
	must(t, err)
	defer f.Close()
	block := make([]byte, 4096)
	for {
		if _, err := f.Write(block); err != nil {
			return
		}
	}
}

func TestDamageOnAFullDiskLosesNothing(t *testing.T) {
	dir := t.TempDir()
	mount(t, "-t", "tmpfs", "-o", "size=4m", "none", dir)
	s := openIn(t, dir)
	k, m := play(t, s, setup(rules(t, "utrecht", 4), 3), 20)
	s.Close()
	path := filepath.Join(dir, File)
	file, err := os.ReadFile(path)
	must(t, err)
	file[17] ^= 0x40
	must(t, os.WriteFile(path, file, 0o600))
	fillUp(t, filepath.Join(dir, "stuff"))
	s, n := openAny(t, dir)
	if n.Kind == NoNotice || s.Keeps() {
		t.Errorf("%+v", n)
	}
	checkWorks(t, s)
	s.Close()
	if after, _ := os.ReadFile(path); string(after) != string(file) {
		t.Error("the damaged file has changed")
	}
	must(t, os.Remove(filepath.Join(dir, "stuff")))
	s, n = openAny(t, dir)
	if n.Kind != Damaged {
		t.Errorf("%+v", n)
	}
	load(t, s, k.ID(), m)
}

func TestBackupAndRestore(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	s := openIn(t, dir)
	fill(t, s, 20, 2)
	must(t, s.Set("a", "1"))
	file := filepath.Join(other, "backup.db")
	must(t, os.WriteFile(file, []byte("an older one"), 0o600))
	must(t, s.Backup(file))
	want := records(t, s)
	k, m := play(t, s, setup(rules(t, "utrecht", 2), 999), 20)
	old, err := s.Restore(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := records(t, s); len(got) != len(want) {
		t.Errorf("%d matches after restoring, want %d", len(got), len(want))
	}
	checkWorks(t, s)
	moved := t.TempDir()
	must(t, os.Rename(old, filepath.Join(moved, File)))
	load(t, openIn(t, moved), k.ID(), m)
	if err := s.Backup(filepath.Join(dir, File)); err == nil {
		t.Error("the database was overwritten by its backup")
	}
}

// What is no whole backup is refused, and all stays as it is.
func TestABadBackupChangesNothing(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	s := openIn(t, dir)
	fill(t, s, 5, 2)
	file := filepath.Join(other, "backup.db")
	must(t, s.Backup(file))
	good, err := os.ReadFile(file)
	must(t, err)
	want := records(t, s)
	bad := append([]byte(nil), good...)
	for at := 4096; at < len(bad); at += 4096 {
		bad[at] ^= 0xff
	}
	for name, data := range map[string][]byte{
		"empty": nil, "text": []byte("hello"), "cut": good[:len(good)/2], "hurt": bad,
	} {
		must(t, os.WriteFile(file, data, 0o600))
		if _, err := s.Restore(file); !errors.Is(err, ErrNoBackup) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := s.Restore(filepath.Join(other, "none")); err == nil {
		t.Error("restored from nothing")
	}
	if got := records(t, s); len(got) != len(want) {
		t.Errorf("%d matches, want %d", len(got), len(want))
	}
	entries, err := os.ReadDir(dir)
	must(t, err)
	for _, e := range entries {
		if strings.Contains(e.Name(), "unfinished") || strings.Contains(e.Name(), "before") {
			t.Errorf("%s is left", e.Name())
		}
	}
}

// Everybody reads and writes at once.
func TestManyGoroutines(t *testing.T) {
	s := openIn(t, t.TempDir())
	fill(t, s, 10, 2)
	var wait sync.WaitGroup
	for g := range 4 {
		wait.Go(func() { play(t, s, setup(rules(t, "utrecht", 1), uint64(50+g)), 30) })
		wait.Go(func() {
			for range 20 {
				if _, err := s.SumDeals(DealFilter{}, ByTrump); err != nil {
					t.Error(err)
				}
				if _, _, err := s.Matches(Filter{}, Page{Limit: 3}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wait.Go(func() {
		if n := s.Check(); n.Kind != NoNotice {
			t.Errorf("%+v", n)
		}
		if err := s.Backup(filepath.Join(t.TempDir(), "b.db")); err != nil {
			t.Error(err)
		}
	})
	wait.Wait()
}
