package store

import (
	"strconv"
	"strings"
	"time"

	"klaverjas/engine"
)

// moment is a time that is kept in milliseconds since 1970.
func moment(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// nearest returns the nearest profile and whether the rules are its own, apart
// from the length of the match.
func nearest(r engine.Rules) (name string, exact bool) {
	name, _ = r.Nearest()
	p, _ := engine.ProfileByName(name)
	p.Length, p.Deals, p.Limit = r.Length, r.Deals, r.Limit
	return name, p == r
}

// writeTags returns tags as text: a line for each, the value in quotes.
func writeTags(tags []engine.Tag) string {
	var b strings.Builder
	for _, t := range tags {
		b.WriteString(t.Key + " " + strconv.Quote(t.Value) + "\n")
	}
	return b.String()
}

func readTags(text string) []engine.Tag {
	var tags []engine.Tag
	for line := range strings.Lines(text) {
		key, quoted, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if value, err := strconv.Unquote(quoted); err == nil {
			tags = append(tags, engine.Tag{Key: key, Value: value})
		}
	}
	return tags
}

// part is how many bits of a row's number tell the place in its match: of an
// action, or of a deal. Rows of one match lie side by side so, and the number
// is all the index that there has to be.
const part = 20

// rowOf returns the number of a row that belongs to a match.
func rowOf(id MatchID, at int) int64 { return int64(id)<<part | int64(at) }

// rowsOf returns the lowest and highest number of a match's rows from a place on.
func rowsOf(id MatchID, from int) (low, high int64) { return rowOf(id, from), rowOf(id, 1<<part-1) }

// actionBits is how many bits an action takes as a number.
const actionBits = 12

// actionCode returns an action as a number: kind, seat, suit and card, from the
// lowest bit.
func actionCode(a engine.Action) int64 {
	code := int64(a.Kind) | int64(a.Seat&3)<<3
	switch a.Kind {
	case engine.Choose:
		code |= int64(a.Suit&3) << 5
	case engine.Play:
		code |= int64(a.Card&31) << 7
	}
	return code
}

// actionOf returns the action of a number.
func actionOf(code int64) engine.Action {
	a := engine.Action{Kind: engine.ActionKind(code & 7), Seat: engine.Seat(code >> 3 & 3), Card: engine.NoCard}
	switch a.Kind {
	case engine.Choose:
		a.Suit = engine.Suit(code >> 5 & 3)
	case engine.Play:
		a.Card = engine.Card(code >> 7 & 31)
	}
	return a
}
