package pad

import (
	"bytes"
	"encoding/csv"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

func heading(rules string, deals int) Heading {
	r, err := engine.ParseRules(rules)
	if err != nil {
		panic(err)
	}
	r.Deals = deals
	return Heading{Name: "Café", Players: [4]string{"Anneke", "Bert", "Cor", "Daniëlle"}, Rules: r, First: engine.West}
}

func newPad(t testing.TB, rules string, deals int) *Pad {
	t.Helper()
	p, err := New(heading(rules, deals))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func must(t testing.TB, p *Pad, c Change) {
	t.Helper()
	if err := p.Do(c); err != nil {
		t.Fatalf("%s: %+v", c, err)
	}
}

func TestDealersTakeTurns(t *testing.T) {
	p := newPad(t, "all_pass=redeal", 16)
	deal := entryOf(t, "S H 0 82 0 0")
	for _, e := range []Entry{deal, {Passed: true}, {Passed: true}, deal, deal, deal, deal} {
		must(t, p, Change{Kind: Add, Entry: e})
	}
	var got strings.Builder
	for _, r := range p.Rows() {
		got.WriteString(r.Dealer.String())
	}
	if want := "WNNNESW"; got.String() != want {
		t.Errorf("dealt by %s, want %s", got.String(), want)
	}
	if number, dealer := p.Next(); number != 6 || dealer != engine.North {
		t.Errorf("next is deal %d by %s", number, dealer)
	}
	if s := p.Sheet(); len(s.Rows) != 5 || s.Rows[4].Number != 5 || s.Rows[4].Dealer != engine.West {
		t.Errorf("sheet %+v", s.Rows)
	}
}

func TestAGameHasItsDealsAndNoMore(t *testing.T) {
	p := newPad(t, "", 2)
	add := Change{Kind: Add, Entry: entryOf(t, "S H 0 82 0 0")}
	must(t, p, add)
	must(t, p, add)
	if err := p.Do(add); codeOf(err) != Finished || !p.Finished() {
		t.Errorf("a third deal of two: %v", err)
	}
	if err := p.Do(Change{Kind: Head, Heading: heading("", 1)}); codeOf(err) != FewDeals {
		t.Errorf("one deal where two are written: %v", err)
	}
	for _, deals := range []int{0, MaxDeals + 1} {
		if _, err := New(heading("", deals)); codeOf(err) != BadNumber {
			t.Errorf("%d deals: %v", deals, err)
		}
	}
}

// Why a pad is at its end is told apart: only a number of deals below the most
// that there can be may be raised.
func TestWhyAPadIsAtItsEnd(t *testing.T) {
	deal := Change{Kind: Add, Entry: entryOf(t, "S H 0 82 0 0")}
	for _, c := range []struct {
		rules string
		deals int // of the heading
		most  int // that can be written
		want  Code
	}{
		{"", 2, 2, Finished},
		{"", MaxDeals, MaxDeals, Full},
		{"length=points limit=160", 1, 2, AtLimit},
		{"length=points limit=3280", 16, MaxDeals, AtLimit}, // 40 times 82
		{"length=points limit=3281", 16, MaxDeals, Full},
	} {
		p := newPad(t, c.rules, c.deals)
		for n := range c.most {
			if end := p.End(); end != "" || p.Finished() {
				t.Fatalf("%q: at its end after %d deals: %s", c.rules, n, end)
			}
			must(t, p, deal)
		}
		insert := Change{Kind: Insert, Entry: deal.Entry}
		for _, more := range []Change{deal, insert} {
			if err := p.Do(more); codeOf(err) != c.want {
				t.Errorf("%q: one more: %v, want %s", c.rules, err, c.want)
			}
		}
		if p.End() != c.want || !p.Finished() {
			t.Errorf("%q: %q, want %q", c.rules, p.End(), c.want)
		}
	}
}

// The sheet of a pad is that of a match under the same rules, limit and all.
func TestTheSheetHasTheLimit(t *testing.T) {
	p := newPad(t, "length=points limit=100", 16)
	if s := p.Sheet(); s.Limit != 100 || s.Planned != 0 || s.Over(0) {
		t.Errorf("%+v", s)
	}
	must(t, p, Change{Kind: Add, Entry: entryOf(t, "S H 0 82 50 0")})
	if s := p.Sheet(); !s.Over(1) {
		t.Errorf("the limit has been reached: %+v", s)
	}
}

// Other rules work every row out again, or are refused because of one.
func TestOtherRules(t *testing.T) {
	p := newPad(t, "amsterdam-cafe", 16)
	must(t, p, Change{Kind: Add, Entry: entryOf(t, "S H 0 82 0 20")})
	if v := p.Rows()[0].Result.Verdict; v != engine.Nat {
		t.Fatal(v)
	}
	must(t, p, Change{Kind: Head, Heading: heading("web-rotterdam", 16)})
	if v := p.Rows()[0].Result.Verdict; v != engine.Made {
		t.Errorf("82 is enough there: %s", v)
	}
	must(t, p, Change{Kind: Edit, Entry: entryOf(t, "S H 0 82 200 0"), Row: 0})
	if err := p.Do(Change{Kind: Head, Heading: heading("run3=0 run4=0 stuk=0 four_J=0 four_A=0 four_K=0 four_Q=0 four_T=0", 16)}); err == nil {
		t.Error("rules without roem were accepted over roem")
	}
	if got := p.Heading().Rules; got != heading("web-rotterdam", 16).Rules {
		t.Error("a refused heading stays")
	}
}

func TestRowsThatAreNotThere(t *testing.T) {
	p := newPad(t, "", 16)
	must(t, p, Change{Kind: Add, Entry: entryOf(t, "S H 0 82 0 0")})
	for _, k := range []Kind{Edit, Insert, Delete} {
		for _, row := range []int{-1, 1, 99} {
			if err := p.Do(Change{Kind: k, Row: row, Entry: entryOf(t, "S H 0 82 0 0")}); codeOf(err) != NoSuchRow {
				t.Errorf("%s row %d: %v", kindNames[k], row, err)
			}
		}
	}
}

// Any row of changes can be undone to the first and done again to the last,
// the total is always the sum of the engine's results, and what is kept gives
// the same pad.
func TestChanges(t *testing.T) {
	names := []string{"amsterdam-cafe", "web-rotterdam", "room-amsterdam double_spades=all_points", "all_pass=redeal"}
	rapid.Check(t, func(t *rapid.T) {
		p, err := New(heading(rapid.SampledFrom(names).Draw(t, "rules"), MaxDeals))
		if err != nil {
			t.Fatal(err)
		}
		states := [][]Row{p.Rows()}
		for range rapid.IntRange(0, 25).Draw(t, "changes") {
			c := Change{
				Kind: Kind(rapid.IntRange(int(Add), int(Delete)).Draw(t, "kind")),
				Row:  rapid.IntRange(0, 12).Draw(t, "row"),
				Entry: Entry{
					HasMaker: true, Maker: engine.Seat(rapid.IntRange(0, 3).Draw(t, "maker")),
					HasTrump: true, Trump: engine.Suit(rapid.IntRange(0, 3).Draw(t, "trump")),
					HasPoint: true, Points: 2 * rapid.IntRange(0, 81).Draw(t, "points"),
					Roem:   rapid.SampledFrom([][2]int{{}, {20, 0}, {0, 50}, {100, 40}, {30, 0}}).Draw(t, "roem"),
					Passed: rapid.IntRange(0, 9).Draw(t, "passed") == 0,
				},
			}
			if p.Do(c) == nil {
				states = append(states, p.Rows())
			}
			if rapid.IntRange(0, 4).Draw(t, "undo") == 0 && p.Undo() {
				states = states[:len(states)-1]
			}
			checkTotal(t, p)
		}
		for i := len(states) - 1; i > 0; i-- {
			same(t, p, states[i])
			p.Undo()
		}
		same(t, p, states[0])
		if p.Undo() {
			t.Fatal("the heading was undone")
		}
		for _, s := range states[1:] {
			if !p.Redo() {
				t.Fatal("nothing to do again")
			}
			same(t, p, s)
		}
		same(t, reloaded(t, p), p.Rows())
	})
}

type tester interface {
	Helper()
	Fatalf(string, ...any)
}

func same(t tester, p *Pad, rows []Row) {
	t.Helper()
	if got := p.Rows(); len(got)+len(rows) > 0 && !reflect.DeepEqual(got, rows) {
		t.Fatalf("%+v\nwant %+v", got, rows)
	}
}

func reloaded(t tester, p *Pad) *Pad {
	t.Helper()
	changes, at := p.Log()
	var lines []string
	for _, c := range changes {
		lines = append(lines, c.String())
	}
	loaded, err := Load(lines, at)
	if err != nil {
		t.Fatalf("%v: %v", lines, err)
	}
	if again, _ := loaded.Log(); !reflect.DeepEqual(again, changes) {
		t.Fatalf("%+v\nread as %+v", changes, again)
	}
	return loaded
}

func checkTotal(t tester, p *Pad) {
	t.Helper()
	var sum [2]int
	for _, r := range p.Rows() {
		if r.Passed {
			continue
		}
		rules := p.Heading().Rules
		res := rules.Settle(r.Proof(&rules).Tally(&rules, r.Maker.Side()))
		sum[0], sum[1] = sum[0]+res.Score[0], sum[1]+res.Score[1]
	}
	s := p.Sheet()
	if s.Total != sum {
		t.Fatalf("the sheet adds up to %v, the deals to %v", s.Total, sum)
	}
	if n := len(s.Rows); n > 0 && s.Rows[n-1].Running != sum {
		t.Fatalf("running totals %v", s.Rows[n-1].Running)
	}
}

func TestLoadRefusesNonsense(t *testing.T) {
	head := Change{Kind: Head, Heading: heading("", 4)}.String()
	add := Change{Kind: Add, Entry: entryOf(t, "S H 0 82 0 0")}.String()
	if _, err := Load([]string{head, add}, 2); err != nil {
		t.Fatal(err)
	}
	for _, lines := range [][]string{
		{},
		{add},
		{head, "x"},
		{head, `{"do":"steal"}`},
		{head, `{"do":"add"}`},
		{head, `{"do":"delete","row":3}`},
		{head, strings.Replace(add, "82", "1", 1)},
		{head, strings.Replace(add, `"S"`, `"X"`, 1)},
	} {
		if _, err := Load(lines, len(lines)); err == nil {
			t.Errorf("%v made a pad", lines)
		}
	}
	if _, err := Load([]string{head, add}, 3); err == nil {
		t.Error("more changes in force than there are")
	}
}

func FuzzParseChange(f *testing.F) {
	f.Add(Change{Kind: Head, Heading: heading("room-amsterdam double_spades=all_points", 8)}.String())
	f.Add(Change{Kind: Edit, Row: 3, Entry: Entry{Passed: true}}.String())
	f.Add(`{"do":"add","deal":{"maker":"N","trump":"S","sweep":"pit","side":1,"points":-4,"roem":[20,1e3]}}`)
	f.Fuzz(func(t *testing.T, line string) {
		c, err := ParseChange(line)
		if err != nil {
			return
		}
		if again, err := ParseChange(c.String()); err != nil || again != c {
			t.Fatalf("%q: %+v, again %+v, %v", line, c, again, err)
		}
		_ = newPad(t, "", 4).Do(c)
	})
}

func TestCSV(t *testing.T) {
	i18n.Set(i18n.Dutch)
	h := heading("all_pass=redeal", 16)
	h.Players[0] = `=1+1`
	p, err := New(h)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"S H 0 82 20 0", "W S 0 90 0 20", "N C 0 0 20 0 pit"} {
		must(t, p, Change{Kind: Add, Entry: entryOf(t, text)})
	}
	must(t, p, Change{Kind: Insert, Row: 1, Entry: Entry{Passed: true}})
	var b bytes.Buffer
	if err := p.WriteCSV(&b); err != nil {
		t.Fatal(err)
	}
	text, bom := strings.CutPrefix(b.String(), "\ufeff")
	if !bom || !strings.Contains(text, "\r\n") {
		t.Error("a Dutch spreadsheet would not open it by itself")
	}
	r := csv.NewReader(strings.NewReader(text))
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"nr;deler;speler;troef;punten wij;roem wij;totaal wij;punten zij;roem zij;totaal zij;stand wij;stand zij;uitslag;geteld wij;geteld zij;geteld roem wij;geteld roem zij",
		"1;Bert;'=1+1;harten;82;20;102;80;0;80;102;80;gehaald;82;80;20;0",
		";Cor;;;;;;;;;;;rondgepast;;;;",
		"2;Cor;Bert;schoppen;90;0;90;72;20;92;192;172;gehaald;90;72;0;20",
		"3;Daniëlle;Cor;klaver;162;120;282;0;0;0;474;172;pit;162;0;20;0",
	}
	for i, row := range rows {
		if got := strings.Join(row, ";"); i >= len(want) || got != want[i] {
			t.Errorf("line %d: %s", i+1, got)
		}
	}
}

func TestEmptyPad(t *testing.T) {
	p := newPad(t, "", 16)
	if p.Undo() || p.Redo() || p.Finished() || len(p.Rows()) != 0 || p.Sheet().Planned != 16 {
		t.Error("an empty pad is not empty")
	}
	var want sheet.Sheet
	if s := p.Sheet(); s.Total != want.Total {
		t.Error("an empty pad has points")
	}
}
