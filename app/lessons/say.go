package lessons

import (
	"strconv"
	"strings"

	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Say is a sentence before it is said: a key and values. A value may be a
// card, a list of cards, a suit, a seat, a reason of the engine, a number, or
// a sentence of its own; Text says it in the language in force.
type Say struct {
	Key   string
	Pairs []any
}

// say makes a sentence.
func say(key string, pairs ...any) Say { return Say{key, pairs} }

// Text returns the sentence in the language in force.
func (s Say) Text() string {
	pairs := make([]any, len(s.Pairs))
	for i, v := range s.Pairs {
		pairs[i] = v
		if i%2 == 1 {
			pairs[i] = inWords(v)
		}
	}
	return i18n.T(s.Key, pairs...)
}

// Join returns sentences one after the other.
func Join(sentences []Say) string {
	var texts []string
	for _, s := range sentences {
		texts = append(texts, words.Capital(s.Text()))
	}
	return strings.Join(texts, " ")
}

// inWords returns a value in words; numbers stay as they are, since they
// choose the plural.
func inWords(v any) any {
	switch v := v.(type) {
	case Say:
		return v.Text()
	case engine.Card:
		return words.Card(v)
	case engine.Set:
		return list(v.Cards())
	case []engine.Card:
		return list(v)
	case engine.Suit:
		return words.Suit(v)
	case engine.Rank:
		return words.Rank(v)
	case engine.Seat:
		return i18n.T("learn.whom." + v.String())
	case engine.Reason:
		return words.Refusal(v)
	case engine.Roem:
		return words.Roem(v)
	case valued:
		return v.text()
	default:
		return v
	}
}

// list names cards: a, b and c.
func list(cards []engine.Card) string {
	var names []string
	for _, c := range cards {
		names = append(names, words.Card(c))
	}
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + i18n.T("list.and") + names[last]
}

// valued is a list of cards of which each is named with its points.
type valued struct {
	cards []engine.Card
	trump engine.Suit
}

func (v valued) text() string {
	var parts []string
	for _, c := range v.cards {
		parts = append(parts, words.Card(c)+" "+strconv.Itoa(c.Points(v.trump)))
	}
	return strings.Join(parts, ", ")
}
