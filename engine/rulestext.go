package engine

import (
	"fmt"
	"strings"
)

// String returns the rules as text: the name of the nearest profile, followed
// by key=value for each field that differs from it.
func (r Rules) String() string {
	var best []string
	for _, p := range Profiles() {
		words := r.differences(p)
		if best == nil || len(words) < len(best) {
			best = words
		}
	}
	return strings.Join(best, " ")
}

// differences returns the profile's name and key=value for each field of r that differs from it.
func (r *Rules) differences(p Profile) []string {
	words := []string{p.Name}
	for i := range ruleFields {
		f := &ruleFields[i]
		if v := f.Get(r); v != f.Get(&p.Rules) {
			words = append(words, f.Key+"="+v)
		}
	}
	return words
}

// Nearest returns the profile from which the rules differ least, and whether
// they are exactly that profile.
func (r Rules) Nearest() (name string, exact bool) {
	words := strings.Fields(r.String())
	return words[0], len(words) == 1
}

// ParseRules reads the text form of rules: a profile's name and key=value
// pairs. It is an error if a word is neither, or if the rules make no sense.
func ParseRules(text string) (Rules, error) {
	r := DefaultRules()
	for i, word := range strings.Fields(text) {
		key, value, pair := strings.Cut(word, "=")
		switch {
		case pair:
			if err := r.setField(key, value); err != nil {
				return Rules{}, err
			}
		case i == 0:
			named, ok := ProfileByName(word)
			if !ok {
				return Rules{}, fmt.Errorf("no profile %q: expected one of %s", word, strings.Join(profileNames(), ", "))
			}
			r = named
		default:
			return Rules{}, fmt.Errorf("%q: expected key=value", word)
		}
	}
	return r, r.Validate()
}

func (r *Rules) setField(key, value string) error {
	for i := range ruleFields {
		if ruleFields[i].Key == key {
			return ruleFields[i].Set(r, value)
		}
	}
	return fmt.Errorf("no rule %q", key)
}

func profileNames() []string {
	var names []string
	for _, p := range Profiles() {
		names = append(names, p.Name)
	}
	return names
}
