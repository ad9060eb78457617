package prefs

import (
	"slices"
	"strings"
	"unicode"

	"klaverjas/engine"
)

// LongestName is how many letters the name of a player or of rules may have.
const LongestName = 14

// defaultNames are the players that one meets in any café; South is called
// "you" until he has a name.
var defaultNames = [4]string{engine.South: "", engine.West: "Kees", engine.North: "Annie", engine.East: "Henk"}

// Name returns the name of who sits at a seat, empty for a human without one.
func (p Prefs) Name(s engine.Seat) string {
	if name := CleanName(p.store.String("name." + s.String())); name != "" {
		return name
	}
	return defaultNames[s&3]
}

// SetName keeps a name; an empty one means the default.
func (p Prefs) SetName(s engine.Seat, name string) {
	p.store.SetString("name."+s.String(), CleanName(name))
}

// CleanName returns a name without spaces around it, without what cannot be
// printed and not too long.
func CleanName(name string) string {
	letters := []rune(strings.Join(strings.FieldsFunc(name, func(r rune) bool {
		return unicode.IsSpace(r) || !unicode.IsPrint(r)
	}), " "))
	if len(letters) > LongestName {
		letters = letters[:LongestName]
	}
	return strings.TrimSpace(string(letters))
}

// Role is whom a level of play is chosen for.
type Role string

// The roles.
const (
	Partner   Role = "partner"
	Opponents Role = "opponents"
)

// preferred are the levels taken when none is chosen, the best first.
var preferred = []string{"champion", "regular"}

// Level returns the level chosen for a role out of those that there are, the
// weakest first. Without a choice it is the champion, or the nearest to one.
func (p Prefs) Level(r Role, levels []string) string {
	for _, name := range append([]string{p.store.String("level." + string(r))}, preferred...) {
		if slices.Contains(levels, name) {
			return name
		}
	}
	if len(levels) == 0 {
		return ""
	}
	return levels[len(levels)-1]
}

// SetLevel keeps the level for a role.
func (p Prefs) SetLevel(r Role, name string) { p.store.SetString("level."+string(r), name) }
