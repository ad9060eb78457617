package store

import (
	"bytes"
	"database/sql"
	"errors"
	"strings"
	"testing"

	"klaverjas/engine"
)

// fill keeps many matches at once, played by anything that is allowed.
func fill(t testing.TB, s *Store, matches, deals int) {
	t.Helper()
	profiles := engine.Profiles()
	for first := 0; first < matches; first += 500 {
		err := s.Write(func(tx *sql.Tx) error {
			for i := first; i < min(matches, first+500); i++ {
				r := rules(t, profiles[i%len(profiles)].Name, deals)
				m := quick(t, setup(r, uint64(i)), all)
				id, err := s.insertMatch(tx, setup(r, uint64(i)), nil, s.now())
				if err != nil {
					return err
				}
				err = recount(tx, id, func() error { return s.insertWhole(tx, id, &engine.Record{Match: m}, actionsOf(&m)) })
				if err != nil {
					return err
				}
			}
			return nil
		})
		must(t, err)
	}
}

// quick plays a match without keeping it.
func quick(t testing.TB, st Setup, actions int) engine.Match {
	t.Helper()
	m, err := st.deal()
	must(t, err)
	c := newChooser(st.Seed)
	for range actions {
		if m.Over() {
			break
		}
		if m, _, err = m.Apply(c.next(&m)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func export(t testing.TB, s *Store, ids ...MatchID) string {
	t.Helper()
	var b bytes.Buffer
	_, err := s.Export(&b, ids...)
	must(t, err)
	return b.String()
}

// A match that cannot be read does not keep the others from being exported.
func TestWhatCannotBeReadIsLeftOut(t *testing.T) {
	s := openIn(t, t.TempDir())
	fill(t, s, 3, 2)
	must(t, s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`DELETE FROM events WHERE id = ?`, eventRow(2, 5))
		return err
	}))
	var b bytes.Buffer
	if n, err := s.Export(&b); n != 2 || err != nil {
		t.Errorf("%d written, %v", n, err)
	}
	if got, err := openIn(t, t.TempDir()).Import(&b); err != nil || len(got.Added) != 2 {
		t.Errorf("%+v, %v", got, err)
	}
	var broken *ReplayError
	if n, err := s.Export(&b, 2); n != 0 || !errors.As(err, &broken) {
		t.Errorf("%d written, %v", n, err)
	}
}

// What was exported and imported is exported the same, to the byte.
func TestRecordsGoRoundToTheByte(t *testing.T) {
	matches := 1000
	if testing.Short() || raceEnabled {
		matches = 50
	}
	s := openIn(t, t.TempDir())
	fill(t, s, matches, 2)
	first := export(t, s)
	other := openIn(t, t.TempDir())
	got, err := other.Import(strings.NewReader(first))
	if err != nil || len(got.Added) != matches {
		t.Fatalf("%d added: %v", len(got.Added), err)
	}
	second := export(t, other)
	if first != second {
		t.Fatal("the second export differs from the first")
	}
	sums, err := s.SumDeals(DealFilter{})
	must(t, err)
	same, err := other.SumDeals(DealFilter{})
	if err != nil || sums[0].Sums != same[0].Sums {
		t.Errorf("%+v\n%+v %v", sums, same, err)
	}
	if got, err := other.Import(strings.NewReader(second)); err != nil || len(got.Added) != 0 || len(got.Known) != matches {
		t.Errorf("%d added, %d known: %v", len(got.Added), len(got.Known), err)
	}
}

func TestUnfinishedMatchesAndStrangeTagsGoRound(t *testing.T) {
	s := openIn(t, t.TempDir())
	var texts []string
	for stop := range 60 {
		m := quick(t, setup(rules(t, "amsterdam-cafe", 2), uint64(stop)), stop)
		texts = append(texts, engine.Record{Match: m, Tags: []engine.Tag{
			{Key: "South", Value: "J\xffn \"de\" \u2028 Groot" + strings.Repeat("é", 200)},
			{Key: "Date", Value: "yesterday"},
			{Key: "Date", Value: "2001-02-03"},
		}}.String())
	}
	whole := strings.Join(texts, "\n")
	got, err := s.Import(strings.NewReader(whole))
	if err != nil || len(got.Added) != 60 {
		t.Fatal(len(got.Added), err)
	}
	if export(t, s) != whole {
		t.Error("the export differs")
	}
	m, err := s.Match(got.Added[5])
	if err != nil || m.Kind != Imported || m.State != Abandoned || m.Started.Year() != 2001 {
		t.Errorf("%+v %v", m, err)
	}
}

// Where one of many records is wrong, the error says where, and none is kept.
func TestNothingIsImportedIfOneIsWrong(t *testing.T) {
	s := openIn(t, t.TempDir())
	fill(t, s, 3, 1)
	good := export(t, s)
	other := openIn(t, t.TempDir())
	var wrong *engine.ParseError
	for name, bad := range map[string]string{
		"card": strings.Replace(good, "trick 2  ", "trick 2  X", 1),
		"end":  good + "\nnonsense",
		"cut":  good[:len(good)-30],
	} {
		_, err := other.Import(strings.NewReader(bad))
		if !errors.As(err, &wrong) || wrong.Line == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, n, _ := other.Matches(Filter{}, Page{}); n != 0 {
		t.Errorf("%d matches kept", n)
	}
}

func FuzzImport(f *testing.F) {
	m := quick(f, setup(rules(f, "amsterdam-cafe", 1), 3), all)
	f.Add(engine.Record{Match: m}.String())
	m = quick(f, setup(rules(f, "utrecht", 2), 4), 50)
	f.Add(engine.Record{Match: m, Tags: []engine.Tag{{Key: "Date", Value: "2026-01-01"}, {Key: "West", Value: "x"}}}.String())
	s, err := newMemory()
	must(f, err)
	f.Cleanup(func() { s.Close() })
	f.Fuzz(func(t *testing.T, text string) {
		got, err := s.Import(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, id := range got.Added {
			l, err := s.LoadMatch(id)
			if err != nil {
				t.Fatalf("what was imported cannot be replayed: %v", err)
			}
			again := engine.Record{Match: l.Game, Tags: l.Tags}.String()
			if r, err := engine.ParseRecord(again); err != nil || r.String() != again {
				t.Fatalf("what was imported cannot be read: %v\n%s", err, again)
			}
			must(t, s.Write(func(tx *sql.Tx) error { return dropMatch(tx, id) }))
		}
	})
}
