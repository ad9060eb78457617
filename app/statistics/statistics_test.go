package statistics

import (
	"database/sql"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/frame"
	"klaverjas/app/session/sessiontest"
	"klaverjas/app/store"
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
	p := New(Options{
		Store: s, Player: func() store.PlayerID { return player }, Run: func(do func()) { do() },
		Choose: func(store.Player) {}, Add: func(func()) {}, Rename: func(store.Player, func()) {},
		Replay: func(store.DealKey) {}, Paper: func(Pages) {}, Back: func() {}, Changed: func() {},
	})
	w := test.NewTempWindow(t, p.Root())
	w.Resize(fyne.NewSize(1024, 640))
	return p
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
	if strings.Contains(text, "NaN") || strings.Contains(text, "Inf") || strings.Contains(text, " %") {
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

func TestNumbersInBothLanguages(t *testing.T) {
	for _, c := range []struct {
		lang i18n.Lang
		v    float64
		want string
	}{
		{i18n.Dutch, 12.25, "12,2"}, {i18n.English, 12.25, "12.2"}, {i18n.Dutch, -3.5, "−3,5"}, {i18n.English, -0.01, "0.0"},
	} {
		i18n.Set(c.lang)
		if got := decimal(c.v, 1); got != c.want {
			t.Errorf("%s: %s, want %s", c.lang, got, c.want)
		}
	}
	i18n.Set(i18n.English)
	if signed(2, 0) != "+2" || signed(-2, 0) != "−2" || signed(0.01, 1) != "0.0" {
		t.Error(signed(2, 0), signed(-2, 0), signed(0.01, 1))
	}
}

// multiply copies the matches of a store until there are about so many deals.
func multiply(b *testing.B, s *store.Store, deals int) {
	b.Helper()
	err := s.Write(func(tx *sql.Tx) error {
		var have, top int
		if err := tx.QueryRow(`SELECT (SELECT count(*) FROM deals), (SELECT max(id) FROM matches)`).Scan(&have, &top); err != nil {
			return err
		}
		for n := 1; n*have < deals; n++ {
			for _, q := range []string{
				`INSERT INTO matches SELECT id + ?, rules, seed, sealed, kind, player, south, west, north, east, tags, profile, exact,
					started, touched, state, deals, number, actions, total0, total1, undone, deleted FROM matches WHERE id <= ?`,
				`INSERT INTO deals SELECT id + (? << 20), settled, number, redeals, dealer, maker, trump, forced, bids, verdict, points0, points1,
					bonus0, bonus1, roem0, roem1, missed0, missed1, tricks0, tricks1, tricks2, tricks3, practice, undone FROM deals WHERE id >> 20 <= ?`,
				`INSERT INTO dealt SELECT id + (? << 20), trumps, jacks, nines, aces, asked, rightly, could, answered FROM dealt WHERE id >> 20 <= ?`,
				`INSERT INTO refs SELECT deal + (? << 20), bot, mine, bots FROM refs WHERE deal >> 20 <= ?`,
			} {
				if _, err := tx.Exec(q, n*top, top); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
}

// What the page shows at first is read from a store of 100,000 deals.
func BenchmarkRead(b *testing.B) {
	s, who := kept(b, 25)
	p := show(b, s, who.ID) // plays the references
	p.Close()
	multiply(b, s, 100_000)
	b.ResetTimer()
	var d data
	for b.Loop() {
		d = read(s, nil, who.ID)
	}
	if d.failed || len(d.deals) != recent {
		b.Fatalf("%d deals", len(d.deals))
	}
}

// texts returns what the cells of a row say.
func texts(cells []frame.Cell) (all []string) {
	for _, c := range cells {
		all = append(all, c.Text)
	}
	return all
}
