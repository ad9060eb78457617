package store

import (
	"bytes"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"klaverjas/app/store/pages"
)

// openDamaged opens a file, checks that the store works, and returns what is in it.
func openDamaged(t *testing.T, file []byte) (contents, Notice) {
	t.Helper()
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, File), file, 0o600))
	s, n := openAny(t, dir)
	if found := s.Check(); found.Kind != NoNotice {
		n = found
	}
	if n.Kind != NoNotice && n.Kind != Damaged || !s.Keeps() {
		t.Fatalf("notice %+v, keeps %v", n, s.Keeps())
	}
	if n.Kind == Damaged {
		if set, err := os.ReadFile(n.Path); err != nil || string(set) != string(file) {
			t.Errorf("the damaged file is not at %s as it was: %v", n.Path, err)
		}
	}
	checkSound(t, s)
	checkWorks(t, s)
	got := contentsOf(t, s)
	s.Close()
	s = openIn(t, dir) // the next start has nothing to say
	checkSound(t, s)
	s.Close()
	return got, n
}

// checkWorks plays a match in a store and removes it.
func checkWorks(t *testing.T, s *Store) {
	t.Helper()
	k, m := play(t, s, setup(rules(t, "utrecht", 1), 77), 8)
	load(t, s, k.ID(), m)
	must(t, s.Write(func(tx *sql.Tx) error { return dropMatch(tx, k.ID()) }))
}

func checkSound(t testing.TB, s *Store) {
	t.Helper()
	var found string
	must(t, s.Read(func(db *sql.DB) error { return db.QueryRow(`PRAGMA integrity_check`).Scan(&found) }))
	if found != "ok" {
		t.Errorf("integrity: %s", found)
	}
}

// untouched returns how many matches are kept whole and says which matches and
// pads are not although none of their rows lie on a page that is damaged.
func (sm sample) untouched(t *testing.T, got contents, damaged func(page int) bool) int {
	t.Helper()
	same := 0
	for id, want := range sm.records {
		switch {
		case got.records[id] == want && got.advised[id] == sm.advised[id]:
			same++
		case !anyOf(sm.rows[id], damaged):
			t.Errorf("match %d is lost without need", id)
		}
	}
	for id, want := range sm.pads {
		is := got.pads[id]
		if (is.At != want.At || !slices.Equal(is.Changes, want.Changes)) && !anyOf(sm.padRows[id], damaged) {
			t.Errorf("pad %d is lost without need", id)
		}
	}
	return same
}

func anyOf(all map[int]bool, is func(page int) bool) bool {
	for p := range all {
		if is(p) {
			return true
		}
	}
	return false
}

func TestFilesCutShort(t *testing.T) {
	sm := newSample(t)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range times(50) {
		end := random.IntN(len(sm.file))
		t.Run(fmt.Sprint(end), func(t *testing.T) {
			got, n := openDamaged(t, sm.file[:end])
			same := sm.untouched(t, got, func(p int) bool { return p > end/pages.Size })
			if n.Kind != Damaged && end > 0 {
				t.Error("nothing was said")
			}
			if i < 5 {
				t.Logf("%d of %d bytes: %d of %d matches, %d said to be lost", end, len(sm.file), same, len(sm.records), n.Lost)
			}
		})
	}
}

func TestFilesWithAWrongByte(t *testing.T) {
	sm := newSample(t)
	random := rand.New(rand.NewPCG(3, 4))
	var places []int
	for range times(50) {
		places = append(places, random.IntN(len(sm.file)))
	}
	for range times(50) { // in the header, the tables' definitions and the heads of pages
		places = append(places, random.IntN(100), random.IntN(pages.Size), random.IntN(len(sm.file))/pages.Size*pages.Size+random.IntN(12))
	}
	for _, at := range places {
		t.Run(fmt.Sprint(at), func(t *testing.T) {
			file := append([]byte(nil), sm.file...)
			file[at] ^= 1 << random.IntN(8)
			got, _ := openDamaged(t, file)
			sm.untouched(t, got, func(p int) bool { return p == at/pages.Size+1 })
		})
	}
}

// A table whose name can no longer be read in the list of tables has its pages
// known by their rows, and by nothing else.
func TestATableThatIsNotReached(t *testing.T) {
	sm := newSample(t)
	for _, table := range []string{"matches", "events", "deals", "undone", "advised", "pads", "pad_changes"} {
		t.Run(table, func(t *testing.T) {
			entry := []byte("table" + table + table)
			file := bytes.Clone(sm.file)
			at := bytes.Index(file, entry)
			if at < 0 || bytes.Count(file, entry) != 1 {
				t.Fatal("the list of tables is not as this test takes it to be")
			}
			copy(file[at+len("table"):], strings.Repeat("x", len(table)))
			got, n := openDamaged(t, file)
			sm.untouched(t, got, func(int) bool { return false })
			if n.Kind != Damaged {
				t.Error("nothing was said")
			}
		})
	}
}

// Every row fits its own table and no other.
func TestRowsAreToldApart(t *testing.T) {
	sm := newSample(t)
	path := filepath.Join(t.TempDir(), File)
	must(t, os.WriteFile(path, sm.file, 0o600))
	img, err := pages.Read(path)
	must(t, err)
	tables, err := knownTables()
	must(t, err)
	roots := img.Roots()
	for name := range tables {
		for _, p := range img.Leaves(roots[name]) {
			for r := range img.Rows(p) {
				for other, t2 := range tables {
					if t2.takes(r) != (other == name) {
						t.Fatalf("row %d of %s fits %s: %v, %v", r.ID, name, other, t2.takes(r), r.Values)
					}
				}
			}
		}
	}
}

// A page of score pads is lost; every pad is there as far as it can be told.
func TestPadsOfWhichAPageIsLost(t *testing.T) {
	sm := newSample(t)
	path := filepath.Join(t.TempDir(), File)
	must(t, os.WriteFile(path, sm.file, 0o600))
	img, err := pages.Read(path)
	must(t, err)
	roots := img.Roots()
	for _, p := range slices.Concat(img.Leaves(roots["pads"]), img.Leaves(roots["pad_changes"])) {
		t.Run(fmt.Sprint(p), func(t *testing.T) {
			file := bytes.Clone(sm.file)
			copy(file[(p-1)*pages.Size:p*pages.Size], bytes.Repeat([]byte{0xff}, pages.Size))
			got, _ := openDamaged(t, file)
			sm.untouched(t, got, func(page int) bool { return page == p })
			all := slices.Contains(img.Leaves(roots["pads"]), p)
			for id, want := range sm.pads {
				is, n := got.pads[id], len(got.pads[id].Changes)
				if n > len(want.Changes) || !slices.Equal(is.Changes, want.Changes[:n]) || all && n < len(want.Changes) {
					t.Errorf("pad %d has %d changes of %d", id, n, len(want.Changes))
				}
			}
		})
	}
}

// times is how often something is tried.
func times(n int) int {
	if testing.Short() || raceEnabled {
		return n / 10
	}
	return n
}

func TestOddThingsInItsPlace(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"empty":     func(path string) error { return os.WriteFile(path, nil, 0o600) },
		"text":      func(path string) error { return os.WriteFile(path, []byte("Dear diary,"), 0o600) },
		"directory": func(path string) error { return os.MkdirAll(filepath.Join(path, "full"), 0o700) },
		"noise": func(path string) error {
			return os.WriteFile(path, []byte(fmt.Sprint(rand.New(rand.NewPCG(1, 1)).Perm(30000))), 0o600)
		},
		"other log": func(path string) error { return os.WriteFile(path+"-wal", []byte("not a log at all"), 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			must(t, put(filepath.Join(dir, File)))
			s, n := openAny(t, dir)
			if said := n.Kind == Damaged; said != (name != "empty" && name != "other log") {
				t.Errorf("notice %+v", n)
			}
			checkWorks(t, s)
			s.Close()
			openIn(t, dir).Close()
		})
	}
}

// A file that has a damaged page in a part that is read late is mended while
// the program runs, and told of then.
func TestDamageIsFoundInUse(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	fill(t, s, 600, 16)
	want := records(t, s)
	s.Close()
	path := filepath.Join(dir, File)
	file, err := os.ReadFile(path)
	must(t, err)
	where := rowsByMatch(t, path)
	if len(file) < small {
		t.Fatalf("only %d bytes", len(file))
	}
	var bad int
	for p := range where[300] {
		bad = max(bad, p)
	}
	for i := range 16 {
		file[(bad-1)*pages.Size+i] = 0xff
	}
	must(t, os.WriteFile(path, file, 0o600))
	s = openIn(t, dir)
	var told []Notice
	s.OnDamage(func(n Notice) { told = append(told, n) })
	_, _ = s.LoadMatch(300)
	if n := s.Check(); n.Kind != NoNotice {
		told = append(told, n)
	}
	if len(told) != 1 || told[0].Kind != Damaged || told[0].Lost == 0 {
		t.Fatalf("told %+v", told)
	}
	sm := sample{contents: contents{records: want}, rows: where}
	same := sm.untouched(t, contents{records: records(t, s)}, func(p int) bool { return p == bad })
	t.Logf("%d of %d matches whole, %d said to be lost", same, len(want), told[0].Lost)
	checkWorks(t, s)
	checkSound(t, s)
}

func TestARunningMatchEndsBeforeWhatIsMissing(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	k, _ := play(t, s, setup(rules(t, "amsterdam-cafe", 4), 5), 100)
	must(t, s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`DELETE FROM events WHERE id = ?`, eventRow(k.ID(), 60))
		return err
	}))
	l, err := s.LoadMatch(k.ID())
	if broken, ok := err.(*ReplayError); !ok || broken.At != 60 || len(l.Done) != 60 {
		t.Fatalf("%v after %d", err, len(l.Done))
	}
	must(t, s.Write(func(tx *sql.Tx) error {
		lost, err := s.tidy(tx)
		if lost != 1 {
			t.Errorf("%d lost", lost)
		}
		return err
	}))
	load(t, s, k.ID(), quick(t, setup(rules(t, "amsterdam-cafe", 4), 5), 60))
}

// An exchange can end after any of its steps; nothing is lost then.
func TestAnInterruptedExchangeIsFinished(t *testing.T) {
	for _, step := range []string{"unfinished", "complete", "aside", "log left"} {
		t.Run(step, func(t *testing.T) {
			dir := t.TempDir()
			s := openIn(t, dir)
			k, m := play(t, s, setup(rules(t, "utrecht", 1), 3), all)
			s.Close()
			path := func(name string) string { return filepath.Join(dir, name) }
			file, err := os.ReadFile(path(File))
			must(t, err)
			switch step {
			case "unfinished":
				must(t, os.WriteFile(path(unfinishedFile), file[:5000], 0o600))
			case "complete":
				must(t, os.WriteFile(path(completeFile), file, 0o600))
			default:
				must(t, os.Rename(path(File), path(completeFile)))
			}
			if step == "log left" {
				must(t, os.WriteFile(path(File)+"-wal", []byte("the old file's log"), 0o600))
			}
			s = openIn(t, dir)
			load(t, s, k.ID(), m)
			if exists(path(unfinishedFile)) || exists(path(completeFile)) {
				t.Error("leftovers")
			}
		})
	}
}

// A page damaged in the log is no reason to forget what came after it.
func TestADamagedLog(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	k, m := play(t, s, setup(rules(t, "amsterdam-cafe", 2), 3), 40)
	log, err := os.ReadFile(filepath.Join(dir, File+"-wal"))
	must(t, err)
	file, err := os.ReadFile(filepath.Join(dir, File))
	must(t, err)
	random := rand.New(rand.NewPCG(5, 6))
	for range times(20) {
		at := 32 + random.IntN(len(log)-32)
		broken := append([]byte(nil), log...)
		broken[at] ^= 0x10
		other := t.TempDir()
		must(t, os.WriteFile(filepath.Join(other, File), file, 0o600))
		must(t, os.WriteFile(filepath.Join(other, File+"-wal"), broken, 0o600))
		s, _ := openAny(t, other)
		l, err := s.LoadMatch(k.ID())
		if err != nil {
			t.Errorf("byte %d: %v", at, err)
		}
		if lost := 40 - len(l.Done); lost > 0 {
			t.Errorf("byte %d of %d: %d actions lost", at, len(log), lost)
		}
		s.Close()
	}
	load(t, s, k.ID(), m)
}
