package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Tag is a line about a match, such as a player's name: [South "Jan"]. The key
// is letters, digits, - and _; any text will do as the value.
type Tag struct{ Key, Value string }

// valid tells whether a record can have the tag besides its own three.
func (t Tag) valid() bool {
	other := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '_' }
	return t.Key != "" && !strings.ContainsFunc(t.Key, other) && !slices.Contains(recordKeys, t.Key)
}

// Record is a match with what is told about it, as kept and exchanged. Its
// text form is made for people to read:
//
//	[Klaverjas "1"]
//	[Rules "amsterdam-cafe"]
//	[Seed "42"]
//	[South "Jan"]
//
//	deal 1 dealer S proposed H
//	hand S CAT7 DJ H98 SK
//	...
//	bids W - N H
//	trick 1  W  CA C7 CT C8
//	trick 2  W  HJ H9 HT HA  claim
//	...
//	result made  points 100 62  roem 20 0  score 120 62
//
// A sealed match has version 2. The cards follow from the seed and are checked
// against it; the result is
// worked out and checked; every action goes through Apply. The word practice
// ends a deal's first line where a card was taken back or the deal was played
// before.
type Record struct {
	Match Match
	Tags  []Tag // besides Klaverjas, Rules and Seed; String leaves out those with no good key
}

// The versions of the text form: an open match's and a sealed one's, in which
// the cards follow from the seed in another way.
const (
	openVersion   = "1"
	sealedVersion = "2"
)

// version returns the version in which a match is written.
func (m *Match) version() string {
	if m.Sealed {
		return sealedVersion
	}
	return openVersion
}

// recordKeys are the tags that every record begins with, in order.
var recordKeys = []string{"Klaverjas", "Rules", "Seed"}

// String returns the record as text.
func (r Record) String() string {
	var b strings.Builder
	writeTag := func(key, value string) { fmt.Fprintf(&b, "[%s %s]\n", key, strconv.Quote(value)) }
	writeTag("Klaverjas", r.Match.version())
	writeTag("Rules", r.Match.Rules.String())
	writeTag("Seed", strconv.FormatUint(r.Match.Seed, 10))
	for _, t := range r.Tags {
		if t.valid() {
			writeTag(t.Key, t.Value)
		}
	}
	for i := range r.Match.Deals {
		r.Match.Deals[i].write(&b)
	}
	return b.String()
}

// write adds a deal to a record.
func (d *Deal) write(b *strings.Builder) {
	fmt.Fprintf(b, "\n%s\n", strings.TrimSpace(d.headerLine()+" "+d.practiceText()))
	for _, s := range Seats {
		fmt.Fprintf(b, "hand %s %s\n", s, handText(d.Hands[s]))
	}
	fmt.Fprintln(b, strings.TrimRight("bids "+d.bidsText(), " "))
	for i := range d.TrickCount {
		t := &d.Tricks[i]
		if t.Count == 0 {
			continue
		}
		fmt.Fprintf(b, "trick %d  %s ", i+1, t.Leader)
		for j := range int(t.Count) {
			fmt.Fprintf(b, " %s", t.Cards[j])
		}
		if d.Claimed[i] {
			b.WriteString("  claim")
		}
		b.WriteByte('\n')
	}
	if d.Phase == Settled {
		fmt.Fprintln(b, d.resultText())
	}
}

// practiceText returns the mark of a deal that is practice.
func (d *Deal) practiceText() string {
	if d.Practice {
		return practiceWord
	}
	return ""
}

// resultText returns the line of a settled deal's result.
func (d *Deal) resultText() string {
	r := d.Result()
	return fmt.Sprintf("result %s  points %d %d  roem %d %d  score %d %d",
		r.Verdict, r.Points[0], r.Points[1], r.Bonus[0], r.Bonus[1], r.Score[0], r.Score[1])
}
