package prefs

import (
	"slices"
	"strings"

	"klaverjas/engine"
)

const (
	keyRules  = "profile"
	keyOwn    = "rules.own"
	ownPrefix = "own:"
)

// MostOwn is how many sets of own rules can be kept.
const MostOwn = 20

// Ruleset is rules that can be chosen for a match: a profile, or own ones.
type Ruleset struct {
	ID    string // the profile's name, or "own:" and the name
	Own   string // the name given to own rules, empty for a profile
	Rules engine.Rules
}

// Rulesets returns all rules that can be chosen: the profiles, then the own ones.
func (p Prefs) Rulesets() []Ruleset {
	var all []Ruleset
	for _, profile := range engine.Profiles() {
		all = append(all, Ruleset{ID: profile.Name, Rules: profile.Rules})
	}
	own, _ := p.readOwn()
	return append(all, own...)
}

// Chosen returns the rules chosen for the next match; the first profile if
// there is no choice or it has gone.
func (p Prefs) Chosen() Ruleset {
	all := p.Rulesets()
	id := p.store.String(keyRules)
	if i := slices.IndexFunc(all, func(r Ruleset) bool { return r.ID == id }); i >= 0 {
		return all[i]
	}
	return all[0]
}

// SetChosen keeps the choice of rules by its ID.
func (p Prefs) SetChosen(id string) { p.store.SetString(keyRules, id) }

// SetOwn keeps own rules under a name, in the place of any of that name, and
// tells whether there was room.
func (p Prefs) SetOwn(name string, rules engine.Rules) bool {
	own, rest := p.readOwn()
	set := Ruleset{ID: ownPrefix + name, Own: name, Rules: rules}
	if i := slices.IndexFunc(own, func(r Ruleset) bool { return strings.EqualFold(r.Own, name) }); i >= 0 {
		own[i] = set
	} else {
		own = append(own, set)
	}
	if len(own) > MostOwn {
		return false
	}
	p.writeOwn(own, rest)
	return true
}

// DeleteOwn forgets own rules.
func (p Prefs) DeleteOwn(name string) {
	own, rest := p.readOwn()
	p.writeOwn(slices.DeleteFunc(own, func(r Ruleset) bool { return r.Own == name }), rest)
}

// readOwn returns the own rules, and the lines that cannot be read, which are
// kept as they are: a later version may understand them.
func (p Prefs) readOwn() (own []Ruleset, rest []string) {
	for _, line := range strings.Split(p.store.String(keyOwn), "\n") {
		name, text, _ := strings.Cut(line, "\t")
		rules, err := engine.ParseRules(text)
		switch known := slices.ContainsFunc(own, func(r Ruleset) bool { return r.Own == name }); {
		case line == "":
		case err != nil || text == "" || name == "" || CleanName(name) != name || known || len(own) >= MostOwn:
			rest = append(rest, line)
		default:
			own = append(own, Ruleset{ID: ownPrefix + name, Own: name, Rules: rules})
		}
	}
	return own, rest
}

func (p Prefs) writeOwn(own []Ruleset, rest []string) {
	var lines []string
	for _, r := range own {
		lines = append(lines, r.Own+"\t"+r.Rules.String())
	}
	p.store.SetString(keyOwn, strings.Join(append(lines, rest...), "\n"))
}
