package engine

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// fixedLine is a deal in one line.
const fixedLine = "amsterdam-cafe | dealer E proposed C | S CT7 DAQJ87 H9 / W CK9 DK HA SQJT8 / N CAJ HQJT8 S97 / E CQ8 DT9 HK7 SAK" +
	" | S - W D | DQ DK HQ D9! SK DJ"

func TestFixedLine(t *testing.T) {
	d, err := ParseDeal(fixedLine)
	if err != nil || d.String() != fixedLine {
		t.Fatalf("%v\n%s", err, d)
	}
	if turn, _ := d.ToAct(); turn != West || d.Maker != West || d.Trump != Diamonds || !d.Claimed[0] {
		t.Errorf("%+v", d.Table)
	}
	if again, err := ParseDeal(" \t" + strings.ReplaceAll(fixedLine, " ", "  ") + " \r\n"); err != nil || again != d {
		t.Errorf("with more space: %v", err)
	}
}

// TestLinesThatCannotBeRead puts a word in the place of another and asks
// where the reading stops, and why.
func TestLinesThatCannotBeRead(t *testing.T) {
	for _, c := range []struct {
		name, old, text string
		at              string // the error is where this begins in the new text
		expected        string
		code            ReasonCode
	}{
		{"no such rules", "amsterdam-cafe", "amsterdam", "amsterdam", "rules", Allowed},
		{"rules that make no sense", "amsterdam-cafe", "utrecht round2=free", "utrecht", "rules", Allowed},
		{"no dealer", "dealer E ", "", "proposed", "dealer", Allowed},
		{"no such seat", "dealer E", "dealer Z", "Z proposed", "seat", Allowed},
		{"no such suit", "proposed C", "proposed N", "N |", "suit", Allowed},
		{"number one is left out", "proposed C", "proposed C number 1", "1 |", "number from 2 to 1000000", Allowed},
		{"hands in another order", "S CT7", "W CT7", "W CT7", "hand of S", Allowed},
		{"a card twice in a hand", "HA SQJT8", "HA SQJT8T", "SQJT8T", "cards", Allowed},
		{"a suit without cards", "HA SQJT8", "H SQJT8", "H SQJT8", "cards", Allowed},
		{"a card in two hands", "W CK9", "W CK7", " | S - W", "four hands of eight cards", Allowed},
		{"seven cards", "W CK9", "W CK", " | S - W", "four hands of eight cards", Allowed},
		{"three hands", " / E CQ8 DT9 HK7 SAK", "", " | S - W", "/", Allowed},
		{"a bid out of turn", "S - W D", "W - N D", "W - N", "bid", NotYourTurn},
		{"a bid after the choice", "S - W D", "S - W D N -", "N - |", "bid", WrongPhase},
		{"a bid that is none", "S - W D", "S - W X", "X | DQ", "suit", Allowed},
		{"a card before the choice", "S - W D", "S -", "DQ DK", "card that may be played", WrongPhase},
		{"a card against a duty", "DQ DK", "DQ CK", "CK HQ", "card that may be played", MustFollow},
		{"a card that is not held", "DQ DK", "CK DK", "CK DK HQ", "card that may be played", NotInHand},
		{"no card", "DQ DK", "10 DK", "10 DK", "card", Allowed},
		{"a claim of nothing", "SK DJ", "SK DJ SQ S7!", "S7!", "trick with roem to claim", NoRoem},
		{"a claim in mid-trick", "DQ DK", "DQ! DK", "DQ!", "trick with roem to claim", WrongPhase},
		{"turned too early", "SK DJ", "SK DJ .", ".", "card", WrongPhase},
		{"four parts", " | S - W D", "", "", "five parts between |", Allowed},
		{"six parts", "SK DJ", "SK DJ |", "", "five parts between |", Allowed},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(fixedLine, c.old, c.text, 1)
			column := len(text) + 1
			if c.at != "" {
				column = strings.LastIndex(text, c.at) + 1
			}
			_, err := ParseDeal(text)
			var wrong *ParseError
			switch {
			case !errors.As(err, &wrong):
				t.Errorf("is read: %v", err)
			case wrong.Line != 1 || wrong.Column != column || wrong.Expected != c.expected || code(wrong) != c.code:
				t.Errorf("%v, want column %d\n%s", err, column, text)
			}
		})
	}
	if _, err := ParseDeal(fixedLine + "\n\nmore"); err == nil {
		t.Error("two lines are read as one deal")
	}
}

// Deals without bids, whoever is the maker, keep through text and replay.
func TestStartedDealsRoundTrip(t *testing.T) {
	r := NewRandom(41)
	for _, rules := range textRules(t) {
		for range 200 / min(raceDivisor, 10) {
			fresh, err := StartPlay(rules, Seat(r.Below(4)), Seat(r.Below(4)), Suit(r.Below(4)), rules.Batches.Distribute(r.Shuffle(), South))
			if err != nil {
				t.Fatal(err)
			}
			d := fresh
			for {
				if again, err := ParseDeal(d.String()); err != nil || again != d {
					t.Fatalf("%v\n%s", err, d)
				}
				turn, open := d.ToAct()
				if !open {
					break
				}
				d = applied(t, d, randomAction(&d, turn, r))
			}
		}
	}
}

// A deal played again from its actions causes the same events one by one.
func TestReplaysCauseTheSameEvents(t *testing.T) {
	r := NewRandom(42)
	for _, rules := range textRules(t) {
		for n := range 300 / min(raceDivisor, 10) {
			d, err := NewDeal(rules, Seat(n&3), Suit(r.Below(4)), rules.Batches.Distribute(r.Shuffle(), South))
			if err != nil {
				t.Fatal(err)
			}
			again := d
			var events, replayed []Event
			for turn, open := d.ToAct(); open; turn, open = d.ToAct() {
				events = append(events, apply(t, &d, randomAction(&d, turn, r))...)
			}
			for _, a := range d.Actions() {
				replayed = append(replayed, apply(t, &again, a)...)
			}
			if again != d || !slices.Equal(events, replayed) {
				t.Fatalf("%s\n%v\n%v", d, events, replayed)
			}
		}
	}
}

// apply changes the deal by an action that must be allowed.
func apply(t *testing.T, d *Deal, a Action) []Event {
	t.Helper()
	next, events, err := d.Apply(a)
	if err != nil {
		t.Fatalf("%s: %v\n%s", a, err, d)
	}
	*d = next
	return events
}
