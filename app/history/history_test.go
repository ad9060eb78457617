package history

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/session/sessiontest"
	_ "klaverjas/app/stats" // its tables
	"klaverjas/app/store"
	"klaverjas/app/store/storetest"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// now is when the tests take place.
var now = time.Date(2026, 11, 30, 12, 0, 0, 0, time.Local)

// kept returns a store with matches that nobody finished, begun a day apart.
func kept(t testing.TB, n int) *store.Store {
	t.Helper()
	s, _, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	var text strings.Builder
	for i := range n {
		m, err := engine.NewSealedMatch(engine.Profiles()[i%3].Rules, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		date := now.AddDate(0, 0, -i).Add(-time.Hour).Format(time.RFC3339)
		text.WriteString(engine.Record{Match: m, Tags: []engine.Tag{{Key: "Date", Value: date}}}.String() + "\n")
	}
	if _, err := s.Import(strings.NewReader(text.String())); err != nil {
		t.Fatal(err)
	}
	return s
}

// shown is a list in a window.
type shown struct {
	*Page
	opened   []store.MatchID
	exported [][]store.MatchID
	asked    []string
}

func show(t testing.TB, s *store.Store) *shown {
	t.Helper()
	app := test.NewTempApp(t)
	i18n.Set(i18n.English)
	p := &shown{}
	p.Page = newPage(s, p)
	w := app.NewWindow("")
	w.SetContent(p.Root())
	w.Resize(fyne.NewSize(1024, 640))
	t.Cleanup(w.Close)
	return p
}

// newPage returns a list that nobody shows yet; what is done on it is noted in p.
func newPage(s *store.Store, p *shown) *Page {
	return New(Options{
		Store: s, Now: func() time.Time { return now }, Back: func() {}, Import: func() {}, Backup: func() {}, Restore: func() {},
		Open:    func(id store.MatchID) { p.opened = append(p.opened, id) },
		Export:  func(ids []store.MatchID) { p.exported = append(p.exported, ids) },
		Ask:     func(what string, yes func()) { p.asked = append(p.asked, what); yes() },
		Changed: func() {}, Deleted: func(store.MatchID) {}, Run: func(do func()) { do() },
	})
}

// settled checks that the list holds a number of matches.
func (p *shown) settled(t testing.TB, n int) {
	t.Helper()
	if p.lines.count != n || n > 0 && p.lines.at(0) == nil {
		t.Fatalf("%d matches, want %d", p.lines.count, n)
	}
}

func TestTheListCanBeOpenedAndExported(t *testing.T) {
	p := show(t, kept(t, 250))
	p.settled(t, 250)
	p.list.Enter(false)
	p.list.Key(fyne.KeyDown)
	p.list.Key(fyne.KeyReturn)
	if fmt.Sprint(p.opened) != "[2]" {
		t.Errorf("opened %v", p.opened)
	}
	p.exportOne()
	p.exportAll()
	if len(p.exported) != 2 || len(p.exported[0]) != 1 || len(p.exported[1]) != 250 || p.exported[1][0] != 250 {
		t.Errorf("exported %d lists", len(p.exported))
	}
}

// Far down the list is read as it comes in sight.
func TestALongListIsReadByParts(t *testing.T) {
	p := show(t, kept(t, 250))
	p.settled(t, 250)
	if p.lines.known[2] != nil {
		t.Error("all is read at once")
	}
	p.list.Enter(false)
	p.list.Key(fyne.KeyEnd)
	if m := p.lines.at(249); m == nil || m.ID != 250 {
		t.Errorf("the last line is %v", m)
	}
}

func TestFiltersNarrowTheList(t *testing.T) {
	p := show(t, kept(t, 40))
	p.settled(t, 40)
	press := func(part, times int) {
		p.narrow.Enter(false)
		for range 4 {
			p.narrow.Key(fyne.KeyLeft)
		}
		for range part {
			p.narrow.Key(fyne.KeyRight)
		}
		for range times {
			p.narrow.Key(fyne.KeyReturn)
		}
	}
	press(0, 1)
	p.settled(t, 14) // the first profile of three
	press(1, 2)
	p.settled(t, 3) // of those, in the last seven days
	press(3, 1)
	p.settled(t, 0) // of those, ordinary: all were read in
	if got := p.foot(); got != "" && !strings.HasPrefix(got, "0") {
		t.Errorf("foot %q", got)
	}
}

func TestADeletedMatchCanBeBroughtBack(t *testing.T) {
	p := show(t, kept(t, 5))
	p.settled(t, 5)
	p.delete()
	p.settled(t, 4)
	if fmt.Sprint(p.asked) != "[delete_match]" || p.foot() != i18n.T("history.deleted") {
		t.Errorf("asked %v, says %q", p.asked, p.foot())
	}
	p.undo()
	p.settled(t, 5)
	if len(p.deleted) != 0 {
		t.Error("it can be brought back twice")
	}
	p.delete()
	p.Reload() // as after an import, in which it may have come
	if len(p.deleted) != 0 {
		t.Error("it can be there twice")
	}
}

func TestAMatchListsItsDeals(t *testing.T) {
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	s := kept(t, 1)
	l, err := s.LoadMatch(1)
	if err != nil {
		t.Fatal(err)
	}
	replayed := -1
	p := NewMatch(MatchOptions{
		Loaded: l, Back: func() {}, Changed: func() {}, Export: func([]store.MatchID) {}, Fair: func(*store.Loaded) {},
		Replay: func(_ engine.Match, index int) { replayed = index },
	})
	w := test.NewTempWindow(t, p.Root())
	w.Resize(fyne.NewSize(1024, 640))
	p.list.OnPress(0)
	if replayed != 0 || len(p.rows) != 1 || p.row(0)[4].Text != i18n.T("history.unfinished") {
		t.Errorf("replayed %d, row %+v", replayed, p.row(0))
	}
}

// A deal that can still be played is not looked into.
func TestADealThatIsNotOverStaysHidden(t *testing.T) {
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	l, err := kept(t, 1).LoadMatch(1)
	if err != nil {
		t.Fatal(err)
	}
	l.Kind = store.Ordinary
	for _, l.State = range []store.State{store.Running, store.Abandoned} {
		p := NewMatch(MatchOptions{
			Loaded: l, Back: func() {}, Changed: func() {},
			Replay: func(engine.Match, int) { t.Errorf("state %d: the cards are shown", l.State) },
		})
		p.list.OnPress(0)
		if p.foot() != i18n.T("history.not_over") {
			t.Errorf("it says %q", p.foot())
		}
	}
}

// The page of 100,000 deals is made, filled, laid out and drawn; then one of
// its matches is.
func BenchmarkOpen(b *testing.B) {
	s := played100(b)
	deals := storetest.Multiply(b, s, 100_000)
	p := show(b, s)
	b.Logf("%d matches with %d deals", p.lines.count, deals)
	w := test.NewTempWindow(b, nil)
	w.Resize(fyne.NewSize(1024, 640))
	b.Run("list", func(b *testing.B) {
		for b.Loop() {
			page := newPage(s, &shown{})
			w.SetContent(page.Root())
			w.Canvas().Capture()
		}
	})
	b.Run("match", func(b *testing.B) {
		id := p.lines.at(50).ID
		for b.Loop() {
			l, err := s.LoadMatch(id)
			if err != nil {
				b.Fatal(err)
			}
			page := NewMatch(MatchOptions{Loaded: l, Back: func() {}, Changed: func() {}})
			w.SetContent(page.Root())
			w.Canvas().Capture()
		}
	})
}

// played100 returns a store with matches that were played to their end, of a
// hundred deals together.
func played100(b *testing.B) *store.Store {
	b.Helper()
	s, _, err := store.Open(b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { s.Close() })
	var text strings.Builder
	for i := range 10 {
		rules := engine.Profiles()[i%3].Rules
		rules.Length, rules.Deals = engine.LengthDeals, 10
		m, err := engine.NewSealedMatch(rules, uint64(i))
		if err != nil {
			b.Fatal(err)
		}
		m = sessiontest.Play(b, m, sessiontest.Bots(b, uint64(i), "first-legal"), nil)
		text.WriteString(engine.Record{Match: m}.String() + "\n")
	}
	if _, err := s.Import(strings.NewReader(text.String())); err != nil {
		b.Fatal(err)
	}
	return s
}
