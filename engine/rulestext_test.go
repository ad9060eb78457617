package engine

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// anyRules draws rules that can be played, every field at random.
func anyRules(t *rapid.T) Rules {
	r := DefaultRules()
	for i := range ruleFields {
		f := &ruleFields[i]
		lo, hi := f.Min, f.Max
		if f.Values != nil {
			lo, hi = 0, len(f.Values)-1
		}
		f.set(&r, rapid.IntRange(lo, hi).Draw(t, f.Key))
	}
	standard := DefaultRules()
	var wrong *RuleError
	for errors.As(r.Validate(), &wrong) {
		for i := range ruleFields {
			if f := &ruleFields[i]; slices.Contains(wrong.Keys, f.Key) {
				f.set(&r, f.get(&standard))
			}
		}
	}
	return r
}

func TestRulesRoundTripThroughText(t *testing.T) {
	for _, p := range Profiles() {
		if p.Rules.String() != p.Name {
			t.Errorf("%s is written %q", p.Name, p.Rules)
		}
		if name, exact := p.Rules.Nearest(); name != p.Name || !exact {
			t.Errorf("%s is nearest to %s", p.Name, name)
		}
		if r, err := ParseRules(p.Name); err != nil || r != p.Rules {
			t.Errorf("%s: %v", p.Name, err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		rules := anyRules(t)
		if again, err := ParseRules(rules.String()); err != nil || again != rules {
			t.Fatalf("%s: %v", rules, err)
		}
	})
}

func TestOneChangeIsOneWord(t *testing.T) {
	r, _ := ProfileByName("gids-rotterdams")
	r.Roem.Four[Jack] = 200
	if got := r.String(); got != "gids-rotterdams four_J=200" {
		t.Errorf("%q", got)
	}
	if name, exact := r.Nearest(); name != "gids-rotterdams" || exact {
		t.Errorf("nearest to %s, exactly: %v", name, exact)
	}
	if empty, err := ParseRules(""); err != nil || empty != DefaultRules() {
		t.Errorf("no words: %s, %v", empty, err)
	}
}

func TestRulesThatCannotBeRead(t *testing.T) {
	for text, part := range map[string]string{
		"amsterdam":                     `no profile "amsterdam"`,
		"utrecht club-amsterdam":        "expected key=value",
		"utrecht colour=red":            `no rule "colour"`,
		"utrecht nat=81":                "expected one of [compare threshold_82]",
		"utrecht run3=lots":             "expected a number from 0 to 500",
		"utrecht deals=0":               "expected a number from 1 to 64",
		"utrecht deals=65":              "expected a number from 1 to 64",
		"utrecht limit=99":              "expected a number from 100 to 10000",
		"web-rotterdam last_trick=0":    "threshold_needs_162",
		"web-amsterdam undertrump=bann": "expected one of [banned allowed]",
	} {
		if _, err := ParseRules(text); err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("%s: %v, want %s", text, err, part)
		}
	}
}

// Every field can be set to each of its values and to nothing else, and what
// lies outside is refused by Validate too.
func TestFieldsKnowTheirValues(t *testing.T) {
	for _, f := range RuleFields() {
		values, over := f.Values, len(f.Values)
		if values == nil {
			values, over = []string{strconv.Itoa(f.Min), strconv.Itoa(f.Max)}, f.Max+1
		}
		for _, v := range values {
			r := DefaultRules()
			if err := f.Set(&r, v); err != nil || f.Get(&r) != v {
				t.Errorf("%s=%s: %s, %v", f.Key, v, f.Get(&r), err)
			}
		}
		r := DefaultRules()
		if err := f.Set(&r, "?"); err == nil || r != DefaultRules() {
			t.Errorf("%s takes a question mark", f.Key)
		}
		if len(values) == 2 && values[0] == "false" {
			continue // a bool has no third value
		}
		f.set(&r, over)
		var wrong *RuleError
		if err := r.Validate(); !errors.As(err, &wrong) || wrong.Code != "range" || wrong.Keys[0] != f.Key {
			t.Errorf("%s=%d: %v", f.Key, over, err)
		}
	}
}
