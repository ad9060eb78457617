package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseRecords reads a text that holds any number of records. The error is a
// *ParseError; the records before it are returned as well.
func ParseRecords(text string) ([]Record, error) {
	p := newRecordParser(text)
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
	p := newRecordParser(text)
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

// newRecordParser reads a text, after the mark of its encoding that some
// editors put before it.
func newRecordParser(text string) *recordParser {
	return &recordParser{lines: strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n")}
}

func (p *recordParser) line() string {
	if p.at < len(p.lines) {
		return strings.TrimRight(p.lines[p.at], "\r")
	}
	return ""
}

// number returns the number of the present line, at the end that of the last.
func (p *recordParser) number() int { return min(p.at+1, len(p.lines)) }

func (p *recordParser) words() *words { return splitWords(p.line(), p.number(), 1) }

func (p *recordParser) skipBlank() {
	for p.at < len(p.lines) && strings.TrimSpace(p.lines[p.at]) == "" {
		p.at++
	}
}

func (p *recordParser) fail(expected string) error {
	return &ParseError{Line: p.number(), Column: 1, Expected: expected}
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
	for _, key := range recordKeys {
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
		if !t.valid() {
			return r, p.fail("tag with a key of its own")
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
		m.Sealed = t.Value == sealedVersion
		if t.Value != m.version() {
			err = fmt.Errorf("version %q: expected %s or %s", t.Value, openVersion, sealedVersion)
		}
	case "Rules":
		m.Rules, err = ParseRules(t.Value)
	case "Seed":
		m.Seed, err = strconv.ParseUint(t.Value, 10, 64)
	}
	return err
}
