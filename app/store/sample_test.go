package store

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"klaverjas/app/store/pages"
	"klaverjas/engine"
)

// contents is all of a store that can be read whole.
type contents struct {
	records map[MatchID]string // as text, with the deals that are practice
	advised map[MatchID]string // the deals in which there was a hint
	pads    map[PadID]PadLog
}

// sample is a store with matches and score pads of all sorts, closed, and what is in it.
type sample struct {
	contents
	file    []byte
	rows    map[MatchID]map[int]bool // the pages on which a match has rows
	padRows map[PadID]map[int]bool   // those on which a pad has
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
		k, m := play(t, s, setup(rules(t, "amsterdam-cafe", 2), 100+seed), 15)
		takeBack(t, k, m)
		must(t, s.NoteAdvice(DealKey{k.ID(), int(seed & 1)}))
	}
	for n := range 4 {
		keepPad(t, s, 10+5*n, n)
	}
	sm := sample{contents: contentsOf(t, s)}
	s.Close()
	path := filepath.Join(dir, File)
	sm.file, err = os.ReadFile(path)
	must(t, err)
	sm.rows, sm.padRows = rowsByMatch(t, path), rowsByPad(t, path)
	return sm
}

// takeBack takes the last cards of a match back, so that its deal is practice.
func takeBack(t *testing.T, k *Keeper, m engine.Match) {
	t.Helper()
	d := m.Deal()
	back, _, err := m.TakeBack(d.Tricks[d.TrickCount-1].Leader)
	must(t, err)
	k.Revised(back)
}

// keepPad keeps a score pad of some changes, of which a few are undone.
func keepPad(t *testing.T, s *Store, changes, undone int) PadID {
	t.Helper()
	line := func(at int) string { return fmt.Sprintf("%d of %d, %s", at, changes, strings.Repeat("long ", 40)) }
	id, err := s.CreatePad(line(0))
	must(t, err)
	for at := 1; at < changes; at++ {
		must(t, s.AppendPad(id, at, line(at)))
	}
	must(t, s.MovePad(id, changes-undone))
	return id
}

// contentsOf returns what is in a store once the page of score pads has been opened.
func contentsOf(t testing.TB, s *Store) contents {
	t.Helper()
	must(t, s.PurgePads())
	c := contents{records(t, s), map[MatchID]string{}, map[PadID]PadLog{}}
	for id := range c.records {
		for index := range 2 {
			advised, err := s.Advised(DealKey{id, index})
			must(t, err)
			c.advised[id] += fmt.Sprint(advised)
		}
	}
	logs, err := s.Pads()
	must(t, err)
	for _, l := range logs {
		if l.At > len(l.Changes) || l.At < min(1, len(l.Changes)) {
			t.Errorf("pad %d: %d changes of %d", l.ID, l.At, len(l.Changes))
		}
		c.pads[l.ID] = l
	}
	return c
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
	for _, table := range []string{"events", "deals", "undone", "advised"} {
		for _, p := range img.Leaves(roots[table]) {
			for r := range img.Rows(p) {
				note(MatchID(r.ID>>part), p)
			}
		}
	}
	return where
}

func rowsByPad(t *testing.T, path string) map[PadID]map[int]bool {
	t.Helper()
	img, err := pages.Read(path)
	must(t, err)
	where := map[PadID]map[int]bool{}
	note := func(id int64, page int) {
		if where[PadID(id)] == nil {
			where[PadID(id)] = map[int]bool{}
		}
		where[PadID(id)][page] = true
	}
	roots := img.Roots()
	for _, p := range img.Leaves(roots["pads"]) {
		for r := range img.Rows(p) {
			note(r.ID, p)
		}
	}
	for _, p := range img.Leaves(roots["pad_changes"]) {
		for r := range img.Rows(p) {
			note(r.Values[1].(int64), p)
		}
	}
	return where
}
