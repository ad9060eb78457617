package engine

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// fixedRecord is a record as somebody might paste it.
const fixedRecord = `[Klaverjas "1"]
[Rules "amsterdam-cafe deals=1"]
[Seed "3"]
[South "Jan \"de jas\" Smit"]
[Date "2026-11-30"]

deal 1 dealer E proposed C
hand S CT7 DAQJ87 H9
hand W CK9 DK HA SQJT8
hand N CAJ HQJT8 S97
hand E CQ8 DT9 HK7 SAK
bids S - W D
trick 1  S  DQ DK HQ D9  claim
trick 2  E  SK DJ SQ S7
trick 3  S  C7 C9 CA C8  claim
trick 4  N  CJ CQ CT CK  claim
trick 5  S  H9 HA HJ H7
trick 6  W  ST S9 SA DA
trick 7  S  D7 SJ HT DT
trick 8  E  HK D8 S8 H8
result nat  points 162 0  roem 90 0  score 252 0
`

func TestFixedRecord(t *testing.T) {
	r, err := ParseRecord(fixedRecord)
	if err != nil {
		t.Fatal(err)
	}
	if r.String() != fixedRecord {
		t.Errorf("is written\n%s", r)
	}
	if want := []Tag{{"South", `Jan "de jas" Smit`}, {"Date", "2026-11-30"}}; !slices.Equal(r.Tags, want) {
		t.Errorf("tags %q", r.Tags)
	}
	if r.Match.Totals() != [2]int{252, 0} || !r.Match.Over() {
		t.Errorf("totals %v", r.Match.Totals())
	}
	windows := "\ufeff" + strings.ReplaceAll(fixedRecord, "\n", "\r\n")
	if r, err := ParseRecord(windows); err != nil || r.String() != fixedRecord {
		t.Errorf("with the line ends of Windows: %v", err)
	}
}

// TestRecordsTellOnlyWhatMayHappen puts another line in the place of one and
// asks where the reading stops, and why.
func TestRecordsTellOnlyWhatMayHappen(t *testing.T) {
	for _, c := range []struct {
		name         string
		line, column int
		text         string
		expected     string
		code         ReasonCode
	}{
		{"rules of no profile", 2, 8, `[Rules "amsterdam-bar"]`, "Rules", Allowed},
		{"a seed that is no number", 3, 7, `[Seed "three"]`, "Seed", Allowed},
		{"a second seed", 4, 1, `[Seed "4"]`, "tag with a key of its own", Allowed},
		{"a key of two words", 4, 1, `[South side "Jan"]`, `[Key "value"]`, Allowed},
		{"a tag without quotes", 5, 1, `[Date 2026]`, `[Key "value"]`, Allowed},
		{"another dealer", 7, 15, "deal 1 dealer N proposed C", "E", Allowed},
		{"the cards of another seed", 8, 8, "hand S CT8 DAQJ87 H9", "the cards of this seed, CT7 DAQJ87 H9", Allowed},
		{"a card that does not exist", 9, 8, "hand W CK6 DK HA SQJT8", "cards", Allowed},
		{"a bid out of turn", 12, 6, "bids W D", "bid of S", NotYourTurn},
		{"a bid of no suit", 12, 12, "bids S - W X", "suit", Allowed},
		{"a bid after the choice", 12, 14, "bids S - W D N -", "end of line", Allowed},
		{"a card against a duty", 13, 16, "trick 1  S  DQ CK HQ D9", "card that may be played", MustFollow},
		{"a card that is not held", 13, 16, "trick 1  S  DQ DA HQ D9", "card that may be played", NotInHand},
		{"a card that is none", 13, 16, "trick 1  S  DQ 10 HQ D9", "card", Allowed},
		{"a fifth card", 13, 25, "trick 1  S  DQ DK HQ D9 DT", "end of the trick", Allowed},
		{"a claim of nothing", 14, 26, "trick 2  E  SK DJ SQ S7  claim", "trick with roem to claim", NoRoem},
		{"a claim instead of cards", 14, 13, "trick 2  E  claim", "card", Allowed},
		{"a claim in mid-trick", 13, 19, "trick 1  S  DQ DK claim", "trick with roem to claim", WrongPhase},
		{"a claim twice", 13, 32, "trick 1  S  DQ DK HQ D9  claim claim", "end of line", Allowed},
		{"a trick led by the wrong seat", 14, 10, "trick 2  W  SK DJ SQ S7", "E", Allowed},
		{"tricks out of order", 15, 7, "trick 4  S  C7 C9 CA C8", "3", Allowed},
		{"a verdict that is wrong", 21, 8, "result made  points 162 0  roem 90 0  score 252 0", "nat", Allowed},
		{"a sum that is wrong", 21, 44, "result nat  points 162 0  roem 90 0  score 251 0", "252", Allowed},
		{"something after the result", 21, 51, "result nat  points 162 0  roem 90 0  score 252 0  !", "end of line", Allowed},
	} {
		t.Run(c.name, func(t *testing.T) {
			lines := strings.Split(fixedRecord, "\n")
			lines[c.line-1] = c.text
			_, err := ParseRecord(strings.Join(lines, "\n"))
			var wrong *ParseError
			switch {
			case !errors.As(err, &wrong):
				t.Errorf("is read: %v", err)
			case wrong.Line != c.line || wrong.Column != c.column || wrong.Expected != c.expected || code(wrong) != c.code:
				t.Error(err)
			}
		})
	}
}

// The first bid of a record is bound to the proposed suit like any other: a
// record never leaves its bidding open.
func TestRecordsKnowTheirBidding(t *testing.T) {
	rules, _ := ProfileByName("room-amsterdam")
	m, err := NewMatch(rules, 3)
	if err != nil {
		t.Fatal(err)
	}
	text := Record{Match: m}.String()
	said := m.Deal().Forehand().String() + " " + (m.Deal().Proposed ^ 1).String()
	_, err = ParseRecord(strings.Replace(text, "\nbids\n", "\nbids "+said+"\n", 1))
	if code(err) != NotProposed {
		t.Error(err)
	}
	for cut, want := range map[string]string{
		" W D":                         "line 13, column 1: expected choice of trump",
		" D9  claim":                   "line 14, column 1: expected four cards in the trick before",
		"\ntrick 8  E  HK D8 S8 H8":    "line 20, column 1: expected trick",
		"\ntrick 7  S  D7 SJ HT DT":    "line 19, column 7: expected 7",
		"\nbids S - W D":               "line 12, column 1: expected bids",
		"\ndeal 1 dealer E proposed C": "line 7, column 1: expected deal",
		"\nhand N CAJ HQJT8 S97":       "line 10, column 6: expected N",
	} {
		_, err = ParseRecord(strings.Replace(fixedRecord, cut, "", 1))
		if err == nil || err.Error() != want {
			t.Errorf("without %q: %v, want %s", cut, err, want)
		}
	}
}

// Where a record ends early it is an unfinished match, or an error with a
// place in it; nothing else.
func TestTruncatedRecords(t *testing.T) {
	for end := range fixedRecord {
		text := fixedRecord[:end]
		r, err := ParseRecord(text)
		if err != nil {
			checkPlace(t, text, err)
			continue
		}
		if again, err := ParseRecord(r.String()); err != nil || again.String() != r.String() {
			t.Fatalf("%v\n%s", err, r)
		}
		if !strings.HasPrefix(text, strings.TrimSpace(r.String())) && !strings.HasPrefix(r.String(), strings.TrimSpace(text)) {
			t.Fatalf("%s\nis read as\n%s", text, r)
		}
	}
	lines := strings.SplitAfter(fixedRecord, "\n")
	for n := range lines {
		_, err := ParseRecord(strings.Join(lines[:n], ""))
		if whole := n >= 12; whole != (err == nil) {
			t.Errorf("after %d lines: %v", n, err)
		}
	}
}

// checkPlace checks that an error names a place in the text.
func checkPlace(t *testing.T, text string, err error) {
	t.Helper()
	var wrong *ParseError
	if !errors.As(err, &wrong) {
		t.Fatalf("%T: %v", err, err)
	}
	lines := strings.Split(text, "\n")
	if wrong.Line < 1 || wrong.Line > len(lines) || wrong.Column < 1 || wrong.Column > len(lines[wrong.Line-1])+1 {
		t.Fatalf("no such place in %d lines: %v", len(lines), err)
	}
}

// A record with one wrong byte is an error with a place in it, or it says
// something else that is possible.
func TestRecordsWithOneWrongByte(t *testing.T) {
	for at := range fixedRecord {
		for _, b := range []string{"", " ", "\n", "0", "S", "claim", "\xff"} {
			text := fixedRecord[:at] + b + fixedRecord[at+1:]
			r, err := ParseRecord(text)
			if err != nil {
				checkPlace(t, text, err)
				continue
			}
			if again, err := ParseRecord(r.String()); err != nil || again.String() != r.String() {
				t.Fatalf("%v\n%s", err, r)
			}
		}
	}
}

func TestTagsThatCannotBeReadAreNotWritten(t *testing.T) {
	r, err := ParseRecord(fixedRecord)
	if err != nil {
		t.Fatal(err)
	}
	kept := r.Tags
	for _, key := range []string{"", "Klaverjas", "Rules", "Seed", "two words", "a]b", "a\nb", `a"b`} {
		r.Tags = append(slices.Clone(kept), Tag{key, "x"})
		if r.String() != fixedRecord {
			t.Errorf("%q is written", key)
		}
	}
	r.Tags = append(slices.Clone(kept), Tag{"Plaats_2", "\n] [\xff\u2028é"})
	if again, err := ParseRecord(r.String()); err != nil || !slices.Equal(again.Tags, r.Tags) {
		t.Errorf("%v: %q", err, again.Tags)
	}
}
