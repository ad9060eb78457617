package store

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"klaverjas/app/store/pages"
)

// sample is a store with matches of all sorts, closed, and what is in it.
type sample struct {
	file    []byte
	records map[MatchID]string
	rows    map[MatchID]map[int]bool // the pages on which a match has rows
}

func newSample(t *testing.T) sample {
	t.Helper()
	dir := t.TempDir()
	s := openIn(t, dir)
	fill(t, s, 60, 3)
	_, err := s.AddPlayer("Anna", "cat")
	must(t, err)
	must(t, s.Set("thing", "value"))
	for seed := range uint64(5) {
		play(t, s, setup(rules(t, "amsterdam-cafe", 2), 100+seed), 15)
	}
	sm := sample{records: records(t, s)}
	s.Close()
	sm.file, err = os.ReadFile(filepath.Join(dir, File))
	must(t, err)
	sm.rows = rowsByMatch(t, filepath.Join(dir, File))
	return sm
}

// records returns the text of every match that can be replayed whole.
func records(t testing.TB, s *Store) map[MatchID]string {
	t.Helper()
	found := map[MatchID]string{}
	list, _, err := s.Matches(Filter{}, Page{})
	must(t, err)
	for _, m := range list {
		if l, err := s.LoadMatch(m.ID); err == nil {
			found[m.ID] = text(l.Game)
		}
	}
	return found
}

func rowsByMatch(t *testing.T, path string) map[MatchID]map[int]bool {
	t.Helper()
	img, err := pages.Read(path)
	must(t, err)
	where := map[MatchID]map[int]bool{}
	note := func(id MatchID, page int) {
		if where[id] == nil {
			where[id] = map[int]bool{}
		}
		where[id][page] = true
	}
	roots := img.Roots()
	for _, p := range img.Leaves(roots["matches"]) {
		for r := range img.Rows(p) {
			note(MatchID(r.ID), p)
		}
	}
	for _, table := range []string{"events", "deals"} {
		for _, p := range img.Leaves(roots[table]) {
			for r := range img.Rows(p) {
				note(MatchID(r.ID>>part), p)
			}
		}
	}
	return where
}

// openDamaged opens a file, checks that the store works, and returns what is in it.
func openDamaged(t *testing.T, file []byte) (map[MatchID]string, Notice) {
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
	got := records(t, s)
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

// untouched returns how many matches are kept whole and says which are missing
// although none of their rows lie on a page that is damaged.
func (sm sample) untouched(t *testing.T, got map[MatchID]string, damaged func(page int) bool) int {
	t.Helper()
	same := 0
	for id, want := range sm.records {
		if got[id] == want {
			same++
			continue
		}
		hit := false
		for p := range sm.rows[id] {
			hit = hit || damaged(p)
		}
		if !hit {
			t.Errorf("match %d is lost without need", id)
		}
	}
	return same
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
	sm := sample{records: want, rows: where}
	same := sm.untouched(t, records(t, s), func(p int) bool { return p == bad })
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
