package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseRecords reads a text that holds any number of records.
func ParseRecords(text string) ([]Record, error) {
	p := &recordParser{lines: strings.Split(text, "\n")}
	var records []Record
	for p.skipBlank(); p.at < len(p.lines); p.skipBlank() {
		r, err := p.record()
		if err != nil {
			return records, err
		}
		records = append(records, r)
	}
	return records, nil
}

// ParseRecord reads a text that holds one record. The error is a *ParseError.
// A record that ends before its match does is read as an unfinished match.
func ParseRecord(text string) (Record, error) {
	p := &recordParser{lines: strings.Split(text, "\n")}
	p.skipBlank()
	r, err := p.record()
	if err != nil {
		return Record{}, err
	}
	if p.skipBlank(); p.at < len(p.lines) {
		return Record{}, p.fail("end of the record")
	}
	return r, nil
}

// recordParser reads records line by line.
type recordParser struct {
	lines []string
	at    int // index of the present line
}

func (p *recordParser) line() string {
	if p.at < len(p.lines) {
		return strings.TrimRight(p.lines[p.at], "\r")
	}
	return ""
}

func (p *recordParser) words() *words { return splitWords(p.line(), p.at+1, 1) }

func (p *recordParser) skipBlank() {
	for p.at < len(p.lines) && strings.TrimSpace(p.lines[p.at]) == "" {
		p.at++
	}
}

func (p *recordParser) fail(expected string) error {
	return &ParseError{Line: p.at + 1, Column: 1, Expected: expected}
}

// record reads tags and deals up to the next record or the end.
func (p *recordParser) record() (Record, error) {
	r, err := p.head()
	if err != nil {
		return r, err
	}
	for p.skipBlank(); strings.HasPrefix(p.line(), "deal "); p.skipBlank() {
		if err := p.deal(&r.Match); err != nil {
			return r, err
		}
	}
	if len(r.Match.Deals) == 0 {
		return r, p.fail("deal")
	}
	return r, nil
}

// head reads the tags and makes a match without deals.
func (p *recordParser) head() (Record, error) {
	var r Record
	for _, key := range []string{"Klaverjas", "Rules", "Seed"} {
		t, err := p.tag()
		if err != nil {
			return r, err
		}
		if t.Key != key {
			return r, p.fail("[" + key + " …]")
		}
		if err := r.Match.readTag(t); err != nil {
			return r, &ParseError{Line: p.at + 1, Column: len(key) + 3, Expected: key, Cause: err}
		}
		p.at++
	}
	for strings.HasPrefix(p.line(), "[") && !strings.HasPrefix(p.line(), "[Klaverjas ") {
		t, err := p.tag()
		if err != nil {
			return r, err
		}
		r.Tags = append(r.Tags, t)
		p.at++
	}
	return r, nil
}

// tag reads the tag on the present line.
func (p *recordParser) tag() (Tag, error) {
	line := p.line()
	inner, open := strings.CutPrefix(line, "[")
	inner, shut := strings.CutSuffix(inner, "]")
	key, quoted, parts := strings.Cut(inner, " ")
	value, err := strconv.Unquote(quoted)
	if !open || !shut || !parts || key == "" || err != nil || !strings.HasPrefix(quoted, `"`) || strconv.Quote(value) != quoted {
		return Tag{}, p.fail(`[Key "value"]`)
	}
	return Tag{key, value}, nil
}

// readTag takes one of the three tags that a match needs.
func (m *Match) readTag(t Tag) (err error) {
	switch t.Key {
	case "Klaverjas":
		if t.Value != recordVersion {
			err = fmt.Errorf("version %q: expected %s", t.Value, recordVersion)
		}
	case "Rules":
		m.Rules, err = ParseRules(t.Value)
	case "Seed":
		m.Seed, err = strconv.ParseUint(t.Value, 10, 64)
	}
	return err
}

// deal reads one deal and applies it to the match.
func (p *recordParser) deal(m *Match) error {
	if err := p.dealHeader(m); err != nil {
		return err
	}
	d := m.Deal()
	for _, s := range Seats {
		if err := p.hand(d, s); err != nil {
			return err
		}
	}
	if !strings.HasPrefix(p.line(), "bids") {
		return p.fail("bids")
	}
	w := p.words()
	if err := w.literal("bids"); err != nil {
		return err
	}
	for w.more() {
		pair := &words{line: w.line, list: w.list[:min(2, len(w.list))], end: w.end}
		w.list = w.list[len(pair.list):]
		if err := d.readBid(pair); err != nil {
			return err
		}
	}
	p.at++
	return p.tricks(d)
}

// readBid applies one bid in its turn.
func (d *Deal) readBid(w *words) error {
	before := d.BidCount
	at := w.list[0]
	if turn, _ := d.ToAct(); at.text != turn.String() || d.Phase != Bidding {
		return w.fail(at, "bid of "+turn.String(), nil)
	}
	if err := d.readBids(w); err != nil {
		return err
	}
	if d.BidCount != before+1 {
		return w.fail(at, "bid", nil)
	}
	return nil
}

// dealHeader reads a deal's first line and has the match deal it.
func (p *recordParser) dealHeader(m *Match) error {
	w := p.words()
	at := w.take()
	if err := m.dealNext(); err != nil {
		return w.fail(at, "end of the record", err)
	}
	want := splitWords(m.Deal().headerLine(), p.at+1, 1)
	want.take()
	for want.more() {
		expected := want.take().text
		if got := w.take(); got.text != expected {
			return w.fail(got, expected, nil)
		}
	}
	p.at++
	return w.done()
}

// headerLine returns the first line of a deal in a record.
func (t *Table) headerLine() string {
	redeal := ""
	if t.Redeals > 0 {
		redeal = fmt.Sprintf(" redeal %d", t.Redeals)
	}
	return fmt.Sprintf("deal %d%s dealer %s proposed %s", t.Number, redeal, t.Dealer, t.Proposed)
}

// dealNext deals the first or the next deal of a match being read.
func (m *Match) dealNext() error {
	if len(m.Deals) == 0 {
		first, err := NewMatch(m.Rules, m.Seed)
		m.Deals = first.Deals
		return err
	}
	next, _, err := m.next()
	if err == nil {
		*m = next
	}
	return err
}

// hand reads a seat's hand and checks it against the seed.
func (p *recordParser) hand(d *Deal, s Seat) error {
	w := p.words()
	if err := w.literal("hand"); err != nil {
		return err
	}
	if err := w.literal(s.String()); err != nil {
		return err
	}
	at := word{column: w.end}
	if w.more() {
		at = w.list[0]
	}
	hand, err := w.hand()
	if err != nil {
		return err
	}
	if hand != d.Hands[s] {
		return w.fail(at, "the cards of this seed, "+handText(d.Hands[s]), nil)
	}
	p.at++
	return nil
}

// tricks reads the tricks and the result of a deal.
func (p *recordParser) tricks(d *Deal) error {
	for n := 1; strings.HasPrefix(p.line(), "trick "); n++ {
		if err := p.trick(d, n); err != nil {
			return err
		}
		p.at++
	}
	settled := strings.HasPrefix(p.line(), "result ")
	if settled && d.Phase == LastClaim {
		turn, _ := d.ToAct()
		if err := d.step(GatherBy(turn)); err != nil {
			return p.fail("trick")
		}
	}
	if settled != (d.Phase == Settled) {
		return p.fail(map[bool]string{true: "trick", false: "result"}[settled])
	}
	if !settled {
		return nil
	}
	return p.result(d)
}

// trick reads one trick: its number, its leader, its cards, a claim.
func (p *recordParser) trick(d *Deal, n int) error {
	w := p.words()
	w.take()
	if err := w.literal(strconv.Itoa(n)); err != nil {
		return err
	}
	if turn, open := d.ToAct(); !open || d.Phase != Playing {
		return p.fail("result")
	} else if err := w.literal(turn.String()); err != nil {
		return err
	}
	if trick := d.Trick(); trick.Count%4 != 0 || !w.more() {
		return w.fail(w.take(), "card", nil)
	}
	for w.more() && w.peek() != "claim" {
		if trick := d.Trick(); d.FullTricks() == n && trick.Full() {
			return w.fail(w.take(), "end of the trick", nil)
		}
		at := w.take()
		if len(at.text) != 2 {
			return w.fail(at, "card", nil)
		}
		if err := d.readCards(&words{line: w.line, list: []word{at}, end: w.end}); err != nil {
			return err
		}
	}
	if w.more() {
		at := w.take()
		trick := d.Trick()
		if err := d.step(ClaimBy(trick.Winner(d.Trump))); err != nil {
			return w.fail(at, "trick with roem to claim", err)
		}
	}
	return w.done()
}

// result checks the line of a settled deal against what the engine works out.
func (p *recordParser) result(d *Deal) error {
	got, want := p.words(), splitWords(d.resultText(), p.at+1, 1)
	for want.more() {
		expected := want.take().text
		if at := got.take(); at.text != expected {
			return got.fail(at, expected, nil)
		}
	}
	p.at++
	return got.done()
}
