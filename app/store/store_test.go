package store

import (
	"database/sql"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"klaverjas/engine"
)

// openIn opens a store in a folder and closes it at the end of the test.
func openIn(t testing.TB, dir string) *Store {
	t.Helper()
	s, n := openAny(t, dir)
	if n.Kind != NoNotice {
		t.Fatalf("notice %+v", n)
	}
	return s
}

func openAny(t testing.TB, dir string) (*Store, Notice) {
	t.Helper()
	s, n, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s, n
}

// rules returns a profile with another number of deals.
func rules(t testing.TB, profile string, deals int) engine.Rules {
	t.Helper()
	r, ok := engine.ProfileByName(profile)
	if !ok {
		t.Fatalf("no profile %s", profile)
	}
	r.Length, r.Deals = engine.LengthDeals, deals
	return r
}

func setup(r engine.Rules, seed uint64) Setup {
	return Setup{Rules: r, Seed: seed, Sealed: seed%2 == 1, Seats: [4]string{Human, "regular", "regular", "random"}}
}

// chooser plays anything that is allowed, quickly.
type chooser struct{ *rand.Rand }

func newChooser(seed uint64) chooser { return chooser{rand.New(rand.NewPCG(seed, 1))} }

// next returns the next action of a match that is not over.
func (c chooser) next(m *engine.Match) engine.Action {
	d := m.Deal()
	seat, open := d.ToAct()
	if !open {
		return engine.Action{Kind: engine.NextDeal, Card: engine.NoCard}
	}
	if d.CanClaim(seat) && d.RoemOf(d.TrickCount-1).Total() > 0 && c.IntN(4) > 0 {
		return engine.ClaimBy(seat)
	}
	switch d.Phase {
	case engine.Bidding:
		return c.bid(m, seat)
	case engine.LastClaim:
		return engine.GatherBy(seat)
	default:
		cards := d.Legal().Cards()
		return engine.PlayBy(seat, cards[c.IntN(len(cards))])
	}
}

func (c chooser) bid(m *engine.Match, seat engine.Seat) engine.Action {
	v := m.View(seat)
	choice := v.Choices()
	if choice.MayPass && c.IntN(3) > 0 {
		return engine.PassBy(seat)
	}
	for {
		suit := engine.Suit(c.IntN(4))
		if choice.Suits[suit] {
			return engine.ChooseBy(seat, suit)
		}
		if choice.MayPass {
			return engine.PassBy(seat)
		}
	}
}

// play keeps a match until so many actions are done or it is over, and returns
// it as it is then.
func play(t testing.TB, s *Store, st Setup, actions int) (*Keeper, engine.Match) {
	t.Helper()
	m, err := st.deal()
	if err != nil {
		t.Fatal(err)
	}
	k := s.NewKeeper(st, func(n Notice) { t.Errorf("not kept: %+v", n) })
	k.Begun(m)
	c := newChooser(st.Seed)
	for range actions {
		if m.Over() {
			break
		}
		a := c.next(&m)
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
		k.Applied(a, m)
	}
	return k, m
}

const all = 1 << 30

func text(m engine.Match) string { return engine.Record{Match: m}.String() }

// load loads a match and compares it with what it should be.
func load(t testing.TB, s *Store, id MatchID, want engine.Match) Loaded {
	t.Helper()
	l, err := s.LoadMatch(id)
	if err != nil {
		t.Fatal(err)
	}
	if text(l.Game) != text(want) {
		t.Fatalf("match %d is\n%s\nwant\n%s", id, text(l.Game), text(want))
	}
	return l
}

func TestAMatchIsLoadedAtTheSameDecision(t *testing.T) {
	dir := t.TempDir()
	for stop := 0; stop < 90; stop += 7 {
		s := openIn(t, dir)
		k, m := play(t, s, setup(rules(t, "amsterdam-cafe", 4), uint64(stop)), stop)
		s.Close()
		s = openIn(t, dir)
		l := load(t, s, k.ID(), m)
		if l.State != Running || l.Actions != stop || l.Number != m.Deal().Number || l.Totals != m.Totals() {
			t.Errorf("after %d actions: %+v", stop, l.Match)
		}
		s.Close()
	}
}

func TestAFinishedMatchIsNoLongerOpen(t *testing.T) {
	s := openIn(t, t.TempDir())
	first, m := play(t, s, setup(rules(t, "utrecht", 2), 1), all)
	second, _ := play(t, s, setup(rules(t, "utrecht", 2), 2), 10)
	open, err := s.OpenMatches()
	if err != nil || len(open) != 1 || open[0].ID != second.ID() {
		t.Errorf("%v %v", open, err)
	}
	l := load(t, s, first.ID(), m)
	if l.State != Finished || l.Deals != 2 || l.Profile != "utrecht" || !l.Exact {
		t.Errorf("%+v", l.Match)
	}
}

func TestRevisionsAreRemembered(t *testing.T) {
	s := openIn(t, t.TempDir())
	k, m := play(t, s, setup(rules(t, "amsterdam-cafe", 2), 4), 0)
	c := newChooser(9)
	step := func() {
		a := c.next(&m)
		var err error
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
		k.Applied(a, m)
	}
	for range 20 {
		step()
	}
	back, _, err := m.TakeBack(m.Deal().Tricks[m.Deal().TrickCount-1].Leader)
	if err != nil {
		t.Fatal(err)
	}
	m = back
	k.Revised(m)
	l := load(t, s, k.ID(), m)
	if l.Undone == 0 || !l.Game.Deal().Practice {
		t.Errorf("%+v", l.Match)
	}
	for m.Deal().Phase != engine.Settled {
		step()
	}
	deals, _, err := s.Deals(DealFilter{Match: k.ID()}, Page{})
	if err != nil || len(deals) != 1 || !deals[0].Practice || deals[0].Undone == 0 {
		t.Errorf("%+v %v", deals, err)
	}
	if m, err = m.PlayAgain(); err != nil {
		t.Fatal(err)
	}
	k.Revised(m)
	l = load(t, s, k.ID(), m)
	if deals, _, _ := s.Deals(DealFilter{Match: k.ID()}, Page{}); len(deals) != 0 || l.Deals != 0 {
		t.Errorf("a deal that is played again still counts: %+v", deals)
	}
}

func TestAnActionOutOfStepIsRefused(t *testing.T) {
	s := openIn(t, t.TempDir())
	k, m := play(t, s, setup(rules(t, "utrecht", 1), 3), 12)
	a := newChooser(1).next(&m)
	after, _, _ := m.Apply(a)
	for _, at := range []int{11, 13, -1, 1 << 20} {
		if err := s.AppendEvent(k.ID(), at, a, &after); err == nil {
			t.Errorf("action %d was taken", at)
		}
	}
	for range 2 {
		if err := s.AppendEvent(k.ID(), 12, a, &after); err != nil {
			t.Error(err)
		}
	}
	load(t, s, k.ID(), after)
}

func TestDeletedMatchesComeBackUntilTheNextStart(t *testing.T) {
	dir := t.TempDir()
	s := openIn(t, dir)
	k, m := play(t, s, setup(rules(t, "utrecht", 1), 3), all)
	other, kept := play(t, s, setup(rules(t, "utrecht", 1), 4), all)
	must(t, s.Delete(k.ID()))
	if _, n, _ := s.Matches(Filter{}, Page{}); n != 1 {
		t.Errorf("%d matches", n)
	}
	if deals, _, _ := s.Deals(DealFilter{}, Page{}); len(deals) != 1 {
		t.Errorf("%d deals", len(deals))
	}
	must(t, s.Undelete(k.ID()))
	load(t, s, k.ID(), m)
	must(t, s.Delete(k.ID()))
	s.Close()
	s = openIn(t, dir)
	must(t, s.Undelete(k.ID()))
	if _, err := s.LoadMatch(k.ID()); err == nil {
		t.Error("it is still there")
	}
	load(t, s, other.ID(), kept)
	again, _ := play(t, s, setup(rules(t, "utrecht", 1), 5), 1)
	if again.ID() <= other.ID() {
		t.Error("a number was used twice")
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestFilters(t *testing.T) {
	s := openIn(t, t.TempDir())
	clock := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	s.now = func() time.Time { return clock }
	anna, err := s.AddPlayer("Anna", "cat")
	must(t, err)
	var won, lost int
	for i := range 12 {
		st := setup(rules(t, []string{"utrecht", "amsterdam-cafe"}[i%2], 2), uint64(i))
		if i%3 == 0 {
			st.Player = anna.ID
		}
		_, m := play(t, s, st, all)
		switch m.Outcome() {
		case engine.WonBySouthNorth:
			won++
		case engine.WonByWestEast:
			lost++
		}
		clock = clock.AddDate(0, 0, 1)
	}
	for name, c := range map[string]struct {
		f    Filter
		want int
	}{
		"all":     {Filter{}, 12},
		"profile": {Filter{Profile: "utrecht"}, 6},
		"player":  {Filter{Player: anna.ID}, 4},
		"bot":     {Filter{Bot: "random"}, 12},
		"no bot":  {Filter{Bot: "first-legal"}, 0},
		"from":    {Filter{From: time.Date(2026, 3, 4, 0, 0, 0, 0, time.UTC)}, 9},
		"until":   {Filter{Until: time.Date(2026, 3, 4, 0, 0, 0, 0, time.UTC)}, 3},
		"won":     {Filter{Result: Won}, won},
		"lost":    {Filter{Result: Lost, States: []State{Finished}, Kinds: []Kind{Ordinary}}, lost},
		"running": {Filter{States: []State{Running, Abandoned}}, 0},
	} {
		matches, n, err := s.Matches(c.f, Page{Limit: 5})
		if err != nil || n != c.want || len(matches) != min(5, c.want) {
			t.Errorf("%s: %d of %d, want %d: %v", name, len(matches), n, c.want, err)
		}
		if !slices.IsSortedFunc(matches, func(a, b Match) int { return b.Started.Compare(a.Started) }) {
			t.Errorf("%s: not the newest first", name)
		}
	}
	groups, err := s.CountMatches(Filter{}, ByProfile)
	if err != nil || len(groups) != 2 || groups[0].Won+groups[1].Won != won || groups[0].Played != 6 {
		t.Errorf("%+v %v", groups, err)
	}
	must(t, s.RemovePlayer(anna.ID))
	if _, n, _ := s.Matches(Filter{}, Page{}); n != 12 {
		t.Error("matches went with their player")
	}
}

// The sums are those of the deals added up one by one, whatever they are grouped by.
func TestSums(t *testing.T) {
	s := openIn(t, t.TempDir())
	for i := range 20 {
		play(t, s, setup(rules(t, engine.Profiles()[i%10].Name, 4), uint64(i)), all)
	}
	deals, n, err := s.Deals(DealFilter{}, Page{})
	if err != nil || n != 80 {
		t.Fatal(n, err)
	}
	var want Sums
	for _, d := range deals {
		want.add(sumsOf(&d))
	}
	for _, by := range [][]By{{}, {ByTrump}, {ByProfile, ByMaker}, {ByForced, ByBots, ByMonth}, {ByPractice, ByKind, ByPlayer, ByPartner}} {
		groups, err := s.SumDeals(DealFilter{}, by...)
		must(t, err)
		var got Sums
		for _, g := range groups {
			got.add(&g.Sums)
		}
		if got != want {
			t.Errorf("by %v: %+v, want %+v", by, got, want)
		}
	}
	checkTotals(t, s)
	if none, err := s.SumDeals(DealFilter{Filter: Filter{Profile: "none"}}); err != nil || len(none) != 0 {
		t.Errorf("%v %v", none, err)
	}
}

// checkTotals compares the totals kept with those worked out again.
func checkTotals(t testing.TB, s *Store) {
	t.Helper()
	list := func(tx *sql.Tx) []string {
		all, err := collect(tx, func(r row) (line string, err error) {
			err = r.Scan(&line)
			return line, err
		}, `SELECT concat_ws(' ', profile, west, north, east, player, kind, state, trump, maker, forced, practice, deals, bids, made, nat, pit,
			counter, tricks0, tricks1, tricks2, tricks3, points0, points1, bonus0, bonus1, roem0, roem1, missed0, missed1, undone) AS line
			FROM totals WHERE deals <> 0 ORDER BY line`)
		must(t, err)
		return all
	}
	must(t, s.Write(func(tx *sql.Tx) error {
		kept := list(tx)
		if err := recountAll(tx); err != nil {
			return err
		}
		if again := list(tx); !slices.Equal(kept, again) {
			t.Errorf("totals are\n%s\nand should be\n%s", strings.Join(kept, "\n"), strings.Join(again, "\n"))
		}
		return nil
	}))
}

// The totals stay right whatever is done to matches.
func TestTotalsFollowEveryChange(t *testing.T) {
	s := openIn(t, t.TempDir())
	anna, err := s.AddPlayer("Anna", "cat")
	must(t, err)
	var ids []MatchID
	for i := range 6 {
		st := setup(rules(t, "amsterdam-cafe", 2), uint64(i))
		st.Player = anna.ID * PlayerID(i%2)
		k, m := play(t, s, st, 90)
		ids = append(ids, k.ID())
		if i == 3 && m.Deal().Phase == engine.Settled {
			again, err := m.PlayAgain()
			must(t, err)
			k.Revised(again)
		}
	}
	for _, change := range []func() error{
		func() error { return s.Abandon(ids...) },
		func() error { return s.Delete(ids[1], ids[2]) },
		func() error { return s.Reopen(ids[3:]...) },
		func() error { return s.Undelete(ids[2]) },
		func() error { return s.RemovePlayer(anna.ID) },
		func() error { return purge(s.out) },
		func() error { _, err := s.Recompute(); return err },
		func() error {
			_, err := s.Import(strings.NewReader(export(t, s) + strings.ReplaceAll(export(t, s, ids[0]), "Date", "Data")))
			return err
		},
	} {
		must(t, change())
		checkTotals(t, s)
	}
}

func sumsOf(d *Deal) *Sums {
	one := Sums{
		Deals: 1, Passed: d.Bids - 1, Tricks: d.Tricks, Score: d.Score(),
		Points: d.Points, Bonus: d.Bonus, Roem: d.Roem, Missed: d.Missed, Undone: d.Undone,
	}
	m := d.Maker
	one.Maker[m], one.MakerScore[m.Side()] = 1, d.Score()[m.Side()]
	if d.Forced {
		one.Forced[m] = 1
	}
	switch d.Verdict {
	case engine.Made:
		one.Made[m] = 1
	case engine.Nat, engine.NatByTie:
		one.Nat[m] = 1
	case engine.Pit:
		one.Made[m], one.Pit[m] = 1, 1
	case engine.CounterPit:
		one.CounterPit[m] = 1
	}
	return &one
}

func TestRecomputeChangesNothing(t *testing.T) {
	s := openIn(t, t.TempDir())
	for i := range 10 {
		play(t, s, setup(rules(t, engine.Profiles()[i].Name, 3), uint64(i)), 60+i*20)
	}
	before, _, _ := s.Deals(DealFilter{}, Page{})
	s.now = func() time.Time { return time.Now().AddDate(1, 0, 0) }
	if broken, err := s.Recompute(); broken != 0 || err != nil {
		t.Fatal(broken, err)
	}
	if after, _, _ := s.Deals(DealFilter{}, Page{}); !slices.Equal(before, after) || len(before) == 0 {
		t.Errorf("%v\n%v", before, after)
	}
}

func TestSmallThingsAndPlayers(t *testing.T) {
	s := openIn(t, t.TempDir())
	must(t, s.Set("a", "1"))
	must(t, s.Set("a", "2"))
	if v, err := s.Get("a"); v != "2" || err != nil {
		t.Error(v, err)
	}
	must(t, s.Set("a", ""))
	if v, err := s.Get("a"); v != "" || err != nil {
		t.Error(v, err)
	}
	bert, err := s.AddPlayer("Bert", "dog")
	must(t, err)
	_, err = s.AddPlayer("anna", "cat")
	must(t, err)
	bert.Name = "Aad"
	must(t, s.SetPlayer(bert))
	all, err := s.Players()
	if err != nil || len(all) != 2 || all[0].Name != "Aad" {
		t.Error(all, err)
	}
}

func TestDefaultDir(t *testing.T) {
	base := t.TempDir()
	t.Setenv("XDG_DATA_HOME", base)
	if dir, err := DefaultDir(); err != nil || filepath.Dir(dir) != base {
		t.Skip("only where XDG_DATA_HOME counts:", dir, err)
	}
	t.Setenv("XDG_DATA_HOME", "")
	if dir, err := DefaultDir(); err != nil || !filepath.IsAbs(dir) {
		t.Error(dir, err)
	}
}
