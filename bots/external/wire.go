package external

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"klaverjas/engine"
)

// Version is that of the protocol, which both sides say first.
const Version = 1

// longestLine is how many bytes a line may have.
const longestLine = 1 << 16

// The types of request.
const (
	typeHello = "hello"
	typeBid   = "bid"
	typePlay  = "play"
	typeClaim = "claim"
)

// The actions that are no card or suit.
const (
	wordPass  = "pass"
	wordClaim = "claim"
	wordNone  = "none"
)

// request is a line from the arena.
type request struct {
	Type     string     `json:"type"`
	ID       int64      `json:"id"`
	Protocol int        `json:"protocol,omitempty"`
	LimitMS  int64      `json:"limit_ms,omitempty"`
	Seed     uint64     `json:"seed"`
	Rules    *wireRules `json:"rules,omitempty"`
	Legal    []string   `json:"legal,omitempty"`
	View     *wireView  `json:"view,omitempty"`
}

// greeting returns the first request to a program, and that when the rules change.
func greeting(limit time.Duration, seed uint64, rules *engine.Rules) request {
	return request{Type: typeHello, Protocol: Version, LimitMS: limit.Milliseconds(), Seed: seed, Rules: (*wireRules)(rules)}
}

// question returns the request for an action.
func question(kind string, seed uint64, v *engine.View) request {
	return request{Type: kind, Seed: seed, Legal: legalFor(kind, v), View: viewOut(v)}
}

// reply is a line from a bot.
type reply struct {
	ID       *int64  `json:"id,omitempty"`
	Protocol *int    `json:"protocol,omitempty"`
	Name     string  `json:"name,omitempty"`
	Action   *string `json:"action,omitempty"`
	Error    *string `json:"error,omitempty"`
}

// wireRules are rules as an object of all parameters, each under its key.
type wireRules engine.Rules

// MarshalJSON writes the parameters in the order of engine.RuleFields.
func (r *wireRules) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for i, f := range engine.RuleFields() {
		if i > 0 {
			text = append(text, ',')
		}
		value := f.Get((*engine.Rules)(r))
		text = strconv.AppendQuote(text, f.Key)
		text = append(text, ':')
		if isWord(&f) {
			text = strconv.AppendQuote(text, value)
		} else {
			text = append(text, value...)
		}
	}
	return append(text, '}'), nil
}

// isWord tells whether a parameter's values are words, not numbers or truths.
func isWord(f *engine.RuleField) bool { return f.Values != nil && f.Values[0] != "false" }

// UnmarshalJSON reads the parameters. Every one must be there, and together
// they must make sense.
func (r *wireRules) UnmarshalJSON(text []byte) error {
	var values map[string]json.RawMessage
	if err := json.Unmarshal(text, &values); err != nil {
		return err
	}
	for _, f := range engine.RuleFields() {
		raw, ok := values[f.Key]
		if !ok {
			return fmt.Errorf("rules: no %q", f.Key)
		}
		value := string(raw)
		if isWord(&f) {
			if err := json.Unmarshal(raw, &value); err != nil {
				return fmt.Errorf("rules: %s: %w", f.Key, err)
			}
		}
		if err := f.Set((*engine.Rules)(r), value); err != nil {
			return fmt.Errorf("rules: %w", err)
		}
	}
	return (*engine.Rules)(r).Validate()
}

// legalFor returns what may be answered to a question about a view.
func legalFor(kind string, v *engine.View) []string {
	var words []string
	switch kind {
	case typeBid:
		choice := v.Choices()
		if choice.MayPass {
			words = append(words, wordPass)
		}
		for _, s := range engine.Suits {
			if choice.Suits[s] {
				words = append(words, s.String())
			}
		}
	case typePlay:
		words = cardWords(v.Legal())
	case typeClaim:
		words = []string{wordClaim, wordNone}
	}
	return words
}

func cardWords(cards engine.Set) []string {
	words := make([]string, 0, 8)
	for c := range cards.All() {
		words = append(words, c.String())
	}
	return words
}

// errWord is the error for an answer that is no action at all.
var errWord = errors.New("no such action")

// actionOf reads the action that a seat answers to a question. Whether it is
// allowed is not checked here.
func actionOf(kind, word string, seat engine.Seat) (engine.Action, error) {
	switch {
	case kind == typeBid && word == wordPass:
		return engine.PassBy(seat), nil
	case kind == typeClaim && word == wordClaim:
		return engine.ClaimBy(seat), nil
	case kind == typeClaim && word == wordNone:
		return engine.Action{}, nil
	case kind == typeBid:
		if s, err := engine.ParseSuit(word); err == nil {
			return engine.ChooseBy(seat, s), nil
		}
	case kind == typePlay:
		if c, err := engine.ParseCard(word); err == nil {
			return engine.PlayBy(seat, c), nil
		}
	}
	return engine.Action{}, fmt.Errorf("%w to a %s: %q", errWord, kind, clip(word))
}

// wordOf returns an action as an answer.
func wordOf(a engine.Action) string {
	switch a.Kind {
	case engine.Choose:
		return a.Suit.String()
	case engine.Play:
		return a.Card.String()
	default:
		return a.Kind.String()
	}
}

// clip shortens a text for a log.
func clip(text string) string {
	const most = 80
	if len(text) <= most {
		return text
	}
	return text[:most] + "..."
}
