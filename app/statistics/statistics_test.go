package statistics

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/frame"
	"klaverjas/app/page"
	"klaverjas/app/session/sessiontest"
	"klaverjas/app/sheet/paper"
	"klaverjas/app/store"
	"klaverjas/app/store/storetest"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// kept returns a store with some finished matches of one person.
func kept(t testing.TB, matches int) (*store.Store, store.Player) {
	t.Helper()
	s, _, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	who, err := s.AddPlayer("Anna", "HA")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for i := range matches {
		text.WriteString(record(t, uint64(i)) + "\n")
	}
	done, err := s.Import(strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Delete(done.Added...); err != nil { // out of the sums while they change
		t.Fatal(err)
	}
	err = s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`UPDATE matches SET kind = 0, player = ?, south = '', west = 'rule-1', north = 'rule-1', east = 'rule-1'`, who.ID)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Undelete(done.Added...); err != nil {
		t.Fatal(err)
	}
	return s, who
}

// record returns a match of four deals between bots.
func record(t testing.TB, seed uint64) string {
	t.Helper()
	rules := engine.Profiles()[seed%3].Rules
	rules.Deals = 4
	m, err := engine.NewSealedMatch(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	m = sessiontest.Play(t, m, sessiontest.Bots(t, seed, "first-legal", "rule-1", "rule-1", "rule-1"), nil)
	return engine.Record{Match: m}.String()
}

func show(t testing.TB, s *store.Store, player store.PlayerID) *Page {
	t.Helper()
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	p := newPage(s, player, func(do func()) { do() })
	w := test.NewTempWindow(t, p.Root())
	w.Resize(fyne.NewSize(1024, 640))
	return p
}

// newPage returns a page that nobody shows yet.
func newPage(s *store.Store, player store.PlayerID, run frame.Run) *Page {
	return New(Options{
		Store: s, Player: func() store.PlayerID { return player }, Run: run,
		Choose: func(store.Player) {}, Add: func(func()) {}, Edit: func(store.Player, func()) {}, Remove: func(store.Player, func()) {},
		Replay: func(store.DealKey) {}, Paper: func(Pages) {}, Back: func() {}, Changed: func() {},
	})
}

// shownTexts returns all that a table says.
func shownTexts(p *Page) string {
	var all []string
	for _, g := range []struct {
		count int
		row   func(int) []string
	}{
		{len(p.rows), func(i int) []string { return texts(p.overviewRow(i)) }},
		{len(trumpRows), func(i int) []string { return texts(p.trumpRow(i)) }},
		{len(p.partList()), func(i int) []string { return texts(p.partRow(i)) }},
		{len(p.rankList()), func(i int) []string { return texts(p.rankRow(i)) }},
		{len(p.data.last), func(i int) []string { return texts(p.lastRow(i)) }},
	} {
		for i := range g.count {
			all = append(all, g.row(i)...)
		}
	}
	return strings.Join(append(all, p.explanation()), "\n")
}

// Nothing played: dashes, and no number that is none.
func TestNothingPlayedShowsDashes(t *testing.T) {
	s, _ := kept(t, 0)
	p := show(t, s, 0)
	text := shownTexts(p)
	if strings.Contains(text, "NaN") || strings.Contains(text, "Inf") || strings.Contains(text, "%") {
		t.Errorf("shows a number of nothing:\n%s", text)
	}
	if strings.Count(text, dash) < 40 {
		t.Errorf("only %d dashes", strings.Count(text, dash))
	}
	for tab := range 6 {
		p.Open(tab)
	}
}

// Figures stand beside the numbers that they come from.
func TestFiguresTellTheirNumbers(t *testing.T) {
	s, who := kept(t, 12)
	p := show(t, s, who.ID)
	if got := p.data.report.All.Sums.Deals; got != 48 {
		t.Fatalf("%d deals", got)
	}
	for i, f := range p.rows {
		for _, c := range p.overviewRow(i) {
			if strings.Contains(c.Text, "%") && (!strings.Contains(c.Detail, " of ") || !strings.Contains(c.Detail, " = ")) {
				t.Errorf("%s says %q and behind it %q", f.id, c.Text, c.Detail)
			}
		}
	}
	if len(p.data.last) != 48 || p.data.todo || !strings.Contains(p.explanation(), "48 deals") {
		t.Errorf("%d deals are rated, %q", len(p.data.last), p.explanation())
	}
	p.Open(3)
	if len(p.form.Chart.Points) != 48-window+1 || len(p.points.Chart.Points) == 0 {
		t.Errorf("%d and %d points are drawn", len(p.form.Chart.Points), len(p.points.Chart.Points))
	}
	sum := 0.0
	for _, point := range p.points.Chart.Points {
		sum += point.Value
	}
	if sum != 48 {
		t.Errorf("the bars add up to %v deals", sum)
	}
}

// The overview can be narrowed down to rules, or to a kind of opponent.
func TestAPartHasAllFiguresOfItsOwn(t *testing.T) {
	s, who := kept(t, 12)
	p := show(t, s, who.ID)
	whole := p.figures().Sums.Deals
	deals := map[string]int{}
	for row, l := range p.partList() {
		p.openPart(row)
		if p.Tab() != 0 {
			t.Fatalf("row %d opens tab %d", row, p.Tab())
		}
		if l.part.of == "" {
			if p.figures().Sums.Deals != whole {
				t.Errorf("a heading leads to %d deals", p.figures().Sums.Deals)
			}
			continue
		}
		deals[l.part.of] += p.figures().Sums.Deals
		if p.overviewRows() != len(p.rows)-signalRows || !strings.HasSuffix(p.title(), ": "+l.part.title()) {
			t.Errorf("%d rows under %q", p.overviewRows(), p.title())
		}
		for i := range p.overviewRows() {
			if strings.HasPrefix(p.rows[i].id, "as") || p.rows[i].id == "answered" {
				t.Errorf("%s is shown of a part", p.rows[i].id)
			}
		}
	}
	if deals["profile"] != whole || deals["bots"] != whole {
		t.Errorf("parts of %v, together %d", deals, whole)
	}
	p.Key(fyne.KeyTab)
	p.Key(fyne.KeyTab)
	p.Key(fyne.KeyReturn)
	if p.part.of != "" {
		t.Error("there is no way back to everything")
	}
}

// What is printed is what is drawn, in the language in force when it is.
func TestChartsGoOnPaper(t *testing.T) {
	s, who := kept(t, 12)
	p := show(t, s, who.ID)
	var pages Pages
	p.opt.Paper = func(to Pages) { pages = to }
	p.Open(3)
	p.Key(fyne.KeyTab)
	p.Key(fyne.KeyTab)
	p.Key(fyne.KeyTab)
	p.Key(fyne.KeyReturn)
	if pages == nil {
		t.Fatal("nothing is put on paper")
	}
	fonts, err := page.Fonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		d := pages(paper.Press{Fonts: fonts}, "30 november")
		if len(d.Pages) != 1 || d.Title != p.title() || d.Lang != l {
			t.Errorf("%d pages %q in %s", len(d.Pages), d.Title, d.Lang)
		}
	}
	i18n.Set(i18n.English)
	for _, c := range []paper.Chart{onPaper(formChart(&p.data)), onPaper(pointsChart(&p.data))} {
		if len(c.Marks) == 0 || c.Title == "" || (c.Note == "") != c.Bars {
			t.Errorf("%+v", c)
		}
		for _, m := range c.Marks {
			if m.At < 0 || m.At > 1 {
				t.Errorf("%s: a point at %v of its axis", c.Title, m.At)
			}
		}
	}
	if note := pointsNote(&p.data); !strings.Contains(note, "48 deals") {
		t.Errorf("says %q", note)
	}
}

// Nothing that is not a name is taken, and what was typed is cleaned.
func TestAPersonHasANameAndAPicture(t *testing.T) {
	test.NewTempApp(t)
	i18n.Set(i18n.English)
	var done []string
	p := NewPerson(PersonOptions{
		New: true, Avatar: "HA", Focus: func(fyne.Focusable) {}, Back: func() {}, Changed: func() {},
		Done: func(name, avatar string) { done = append(done, name+avatar) },
	})
	w := test.NewTempWindow(t, p.Root())
	w.Resize(fyne.NewSize(1024, 640))
	p.submit()
	if len(done) != 0 || p.foot() != i18n.T("stats.person.nothing") {
		t.Errorf("%v is taken, and it says %q", done, p.foot())
	}
	p.name.SetText("  Opa   Jan ")
	p.Go(p.avatars)
	p.Key(fyne.KeyRight)
	p.Key(fyne.KeyReturn)
	p.submit()
	if len(done) != 1 || done[0] != "Opa JanSA" {
		t.Errorf("%q", done)
	}
}

// What the page shows at first is read from a store of 100,000 deals.
func BenchmarkRead(b *testing.B) {
	s, who := full(b)
	b.ResetTimer()
	var d data
	for b.Loop() {
		d = read(s, nil, who.ID)
	}
	if d.failed || len(d.deals) != recent {
		b.Fatalf("%d deals", len(d.deals))
	}
}

// The page is made, what it shows first is read from a store of 100,000 deals,
// and each of its tabs is laid out and drawn. The ratings follow later.
func BenchmarkPage(b *testing.B) {
	s, who := full(b)
	test.NewTempApp(b)
	i18n.Set(i18n.English)
	w := test.NewTempWindow(b, nil)
	w.Resize(fyne.NewSize(1024, 640))
	opened := func() *Page { // with the first data on the screen
		p := newPage(s, who.ID, func(func()) {})
		w.SetContent(p.Root())
		p.show(context.Background(), read(s, nil, who.ID))
		return p
	}
	for _, tab := range []string{"overview", "trump", "parts", "charts", "rating", "ranking"} {
		at := slices.Index([]string{"overview", "trump", "parts", "charts", "rating", "ranking"}, tab)
		b.Run(tab, func(b *testing.B) {
			for b.Loop() {
				p := opened()
				p.Open(at)
				w.Canvas().Capture()
				p.Close()
			}
		})
	}
}

// full returns a store with 100,000 deals of a person.
func full(b *testing.B) (*store.Store, store.Player) {
	b.Helper()
	s, who := kept(b, 25)
	p := show(b, s, who.ID) // plays the references
	p.Close()
	storetest.Multiply(b, s, 100_000)
	return s, who
}

// texts returns what the cells of a row say.
func texts(cells []frame.Cell) (all []string) {
	for _, c := range cells {
		all = append(all, c.Text)
	}
	return all
}
