package engine

import (
	"fmt"
	"strings"
)

// ParseError tells where a text stops being a position, a record or rules.
type ParseError struct {
	Line     int    // from 1
	Column   int    // from 1, in bytes
	Expected string // what should have stood there: a word or two that name it
	Cause    error  // why what stands there will not do, nil if it is something else altogether
}

// Error returns place, expectation and cause in English; a screen translates
// the parts.
func (e *ParseError) Error() string {
	text := fmt.Sprintf("line %d, column %d: expected %s", e.Line, e.Column, e.Expected)
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap returns the cause, which may be a Reason.
func (e *ParseError) Unwrap() error { return e.Cause }

// word is a word of a text with its place.
type word struct {
	text   string
	column int // from 1
}

// words reads one line, or a part of one, word by word.
type words struct {
	line int
	list []word
	end  int // the column after the last word
}

// splitWords returns the words of a text that begins at a column of a line.
func splitWords(text string, line, column int) *words {
	w := &words{line: line, end: column + len(strings.TrimRight(text, " \t\r"))}
	for at := 0; at < len(text); {
		if text[at] == ' ' || text[at] == '\t' || text[at] == '\r' {
			at++
			continue
		}
		end := at
		for end < len(text) && text[end] != ' ' && text[end] != '\t' && text[end] != '\r' {
			end++
		}
		w.list = append(w.list, word{text[at:end], column + at})
		at = end
	}
	return w
}

// more tells whether a word is left.
func (w *words) more() bool { return len(w.list) > 0 }

// peek returns the next word without taking it, "" at the end.
func (w *words) peek() string {
	if !w.more() {
		return ""
	}
	return w.list[0].text
}

// take returns the next word, an empty one at the end.
func (w *words) take() word {
	if !w.more() {
		return word{column: w.end}
	}
	first := w.list[0]
	w.list = w.list[1:]
	return first
}

// fail returns the error that something else was expected at a word.
func (w *words) fail(at word, expected string, cause error) error {
	return &ParseError{Line: w.line, Column: at.column, Expected: expected, Cause: cause}
}

// literal takes a word that must be this one.
func (w *words) literal(text string) error {
	if at := w.take(); at.text != text {
		return w.fail(at, text, nil)
	}
	return nil
}

// done tells that nothing more may follow.
func (w *words) done() error {
	if w.more() {
		return w.fail(w.list[0], "end of line", nil)
	}
	return nil
}

// seat takes a seat's letter.
func (w *words) seat() (Seat, error) {
	at := w.take()
	s, err := ParseSeat(at.text)
	if err != nil {
		return 0, w.fail(at, "seat", err)
	}
	return s, nil
}

// suit takes a suit's letter.
func (w *words) suit() (Suit, error) {
	at := w.take()
	s, err := ParseSuit(at.text)
	if err != nil {
		return 0, w.fail(at, "suit", err)
	}
	return s, nil
}

// bid takes a bid: a seat, and - for a pass or the suit that it chooses.
func (w *words) bid() (Action, error) {
	seat, err := w.seat()
	if err != nil {
		return Action{}, err
	}
	if w.peek() == "-" {
		w.take()
		return PassBy(seat), nil
	}
	suit, err := w.suit()
	return ChooseBy(seat, suit), err
}

// number takes a number from lo to hi.
func (w *words) number(lo, hi int) (int, error) {
	at := w.take()
	n := 0
	if _, err := fmt.Sscanf(at.text, "%d", &n); err != nil || fmt.Sprint(n) != at.text || n < lo || n > hi {
		return 0, w.fail(at, fmt.Sprintf("number from %d to %d", lo, hi), nil)
	}
	return n, nil
}

// hand takes suit groups such as CAT7 DJ as long as they come.
func (w *words) hand() (Set, error) {
	var hand Set
	for w.more() {
		at := w.take()
		suit, err := ParseSuit(at.text[:1])
		if err != nil || len(at.text) < 2 {
			return 0, w.fail(at, "cards", err)
		}
		for _, letter := range at.text[1:] {
			rank := strings.IndexRune(rankLetters, letter)
			if rank < 0 || hand.Has(CardOf(suit, Rank(rank))) {
				return 0, w.fail(at, "cards", nil)
			}
			hand = hand.With(CardOf(suit, Rank(rank)))
		}
	}
	return hand, nil
}

// handText returns a hand as suit groups, the highest rank first: CAT7 DJ.
func handText(hand Set) string {
	var groups []string
	for _, s := range Suits {
		group := ""
		for r := Ace; r <= Ace; r-- {
			if hand.Has(CardOf(s, r)) {
				group += r.String()
			}
		}
		if group != "" {
			groups = append(groups, s.String()+group)
		}
	}
	return strings.Join(groups, " ")
}
