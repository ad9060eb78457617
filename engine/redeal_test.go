package engine

import (
	"errors"
	"strings"
	"testing"
)

// redealtMatch plays a match in which everybody passes now and then: before
// the first deal twice, before the last once.
func redealtMatch(t *testing.T, visit func(Match)) Match {
	t.Helper()
	rules, err := ParseRules("web-rotterdam all_pass=redeal deals=3")
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewMatch(rules, 6)
	if err != nil {
		t.Fatal(err)
	}
	passes := map[int]int{1: 2, 3: 1} // by number of the deal
	r := NewRandom(6)
	for !m.Over() {
		visit(m)
		d := m.Deal()
		turn, open := d.ToAct()
		a := Action{Kind: NextDeal, Card: NoCard}
		switch {
		case open && d.Phase == Bidding && d.Redeals < passes[d.Number]:
			a = PassBy(turn)
		case open && d.Phase == Bidding:
			a = ChooseBy(turn, d.Proposed)
		case open:
			a = randomAction(d, turn, r)
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	visit(m)
	return m
}

// Deals that were passed out stand in the record and in the line of each deal,
// and count for nothing.
func TestRedealsRoundTrip(t *testing.T) {
	m := redealtMatch(t, func(m Match) {
		text := Record{Match: m}.String()
		if r, err := ParseRecord(text); err != nil || r.String() != text {
			t.Fatalf("%v\n%s", err, text)
		}
		line := m.Deal().String()
		if d, err := ParseDeal(line); err != nil || d != *m.Deal() {
			t.Fatalf("%v\n%s", err, line)
		}
	})
	var numbers []string
	for i := range m.Deals {
		numbers = append(numbers, m.Deals[i].headerLine()[:15])
	}
	if got, want := strings.Join(numbers, ","), "deal 1 dealer N,deal 1 redeal 1,deal 1 redeal 2,deal 2 dealer E,deal 3 dealer S,deal 3 redeal 1"; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	var sum [2]int
	for _, d := range m.Settled() {
		for side, score := range d.Result().Score {
			sum[side] += score
		}
	}
	if len(m.Settled()) != 3 || sum != m.Totals() {
		t.Errorf("%d deals count, totals %v, want %v", len(m.Settled()), m.Totals(), sum)
	}
}

// A record says how often a deal was dealt again, and the right one.
func TestRecordsCountTheirRedeals(t *testing.T) {
	text := Record{Match: redealtMatch(t, func(Match) {})}.String()
	for _, c := range []struct{ old, new, expected string }{
		{"deal 1 redeal 2 ", "deal 1 ", "redeal"},
		{"redeal 2", "redeal 3", "2"},
		{"deal 2 dealer", "deal 2 redeal 1 dealer", "dealer"},
	} {
		_, err := ParseRecord(strings.Replace(text, c.old, c.new, 1))
		var wrong *ParseError
		if !errors.As(err, &wrong) || wrong.Expected != c.expected {
			t.Errorf("%s: %v", c.new, err)
		}
	}
}

// Several records may stand in one text, unfinished ones among them; those
// before an error are returned with it.
func TestRecordsUpToAnError(t *testing.T) {
	unfinished := fixedRecord[:strings.Index(fixedRecord, "trick 5")]
	records, err := ParseRecords(unfinished + "\n" + fixedRecord + "\n\n" + fixedRecord[:80])
	var wrong *ParseError
	if !errors.As(err, &wrong) || len(records) != 2 {
		t.Fatalf("%d records, %v", len(records), err)
	}
	if records[0].String() != unfinished || records[1].String() != fixedRecord {
		t.Errorf("%s\n%s", records[0], records[1])
	}
	if none, err := ParseRecords(" \n"); err != nil || none != nil {
		t.Errorf("%v %v", none, err)
	}
}
