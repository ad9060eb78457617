package ruletext

import (
	"errors"
	"strconv"
	"strings"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// FieldName returns the name of a field, from the engine's own list of fields.
func FieldName(key string) string { return i18n.T("rule." + key) }

// FieldLine returns what a field decides, in one line.
func FieldLine(key string) string {
	if rank, ok := strings.CutPrefix(key, "four_"); ok {
		return i18n.T("rule.four.line", "Rank", i18n.T("rule.plural."+rank))
	}
	return i18n.T("rule." + key + ".line")
}

// FieldValue returns a value of a field, given as the engine's text, in words.
func FieldValue(f *engine.RuleField, value string) string {
	n, err := strconv.Atoi(value)
	switch {
	case isFlag(f):
		return i18n.T("rule.answer." + value)
	case f.Values != nil || err != nil:
		return i18n.T("rule." + f.Key + "." + value)
	case f.Key == "deals":
		return i18n.T("rule.deals.value", "Count", n)
	default:
		return i18n.T("rule.points.value", "Count", n)
	}
}

func isFlag(f *engine.RuleField) bool { return len(f.Values) == 2 && f.Values[1] == "true" }

// Title returns the name of rules and their meaning in one line: those of a
// profile, or of own rules what makes them differ from the nearest one.
func Title(own string, r engine.Rules) (name, line string) {
	nearest, _ := r.Nearest()
	if own == "" {
		return profile(nearest), i18n.T("profile." + nearest + ".line")
	}
	return own, Describe(r)
}

// Describe tells which profile rules are like, and in what they differ.
func Describe(r engine.Rules) string {
	nearest, exact := r.Nearest()
	name := profile(nearest)
	if exact {
		return i18n.T("rule.like", "Name", name)
	}
	like, _ := engine.ProfileByName(nearest)
	var parts []string
	for _, f := range engine.RuleFields() {
		if v := f.Get(&r); v != f.Get(&like) {
			parts = append(parts, i18n.T("rule.difference", "Name", lower(FieldName(f.Key)), "Value", lower(FieldValue(&f, v))))
		}
	}
	return i18n.T("rule.like_but", "Name", name, "Differences", strings.Join(parts, "; "))
}

// lower makes the first letter of words small, as within a sentence.
func lower(name string) string {
	letters := []rune(name)
	return strings.ToLower(string(letters[:1])) + string(letters[1:])
}

// Problem returns the sentence that tells why rules make no sense, empty if
// they do.
func Problem(r engine.Rules) string {
	var e *engine.RuleError
	if err := r.Validate(); err == nil || !errors.As(err, &e) {
		return ""
	}
	var names []string
	for _, key := range e.Keys {
		names = append(names, FieldName(key))
	}
	return i18n.T("rule.error."+e.Code, "Names", strings.Join(names, ", "))
}
