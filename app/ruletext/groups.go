package ruletext

import (
	"slices"
	"strings"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// Group is fields that belong together, few enough for one page.
type Group struct {
	ID     string
	Fields []engine.RuleField
}

// Name returns the group's name.
func (g *Group) Name() string { return i18n.T("rule.group." + g.ID) }

// begins names the first field of each group in the engine's order.
var begins = []struct{ key, group string }{
	{"deal", "bidding"}, {"trump_led_must_beat", "play"}, {"run3", "roem"}, {"last_trick", "result"}, {"length", "match"},
}

// Groups returns all fields of the rules in groups. A field that is new in the
// engine falls into the group of the one before it.
func Groups() []Group {
	groups := []Group{}
	fours := Group{ID: "fours"}
	for _, f := range engine.RuleFields() {
		if strings.HasPrefix(f.Key, "four_") {
			fours.Fields = append(fours.Fields, f)
			continue
		}
		for _, b := range begins {
			if b.key == f.Key {
				groups = append(groups, Group{ID: b.group})
			}
		}
		last := &groups[len(groups)-1]
		last.Fields = append(last.Fields, f)
	}
	at := slices.IndexFunc(groups, func(g Group) bool { return g.ID == "result" })
	return slices.Insert(groups, at, fours)
}
