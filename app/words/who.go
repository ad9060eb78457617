package words

import (
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Who returns the last part of the keys of a sentence about a seat: "you" for
// the human's, else "other".
func Who(s engine.Seat) string {
	if s == engine.South {
		return "you"
	}
	return "other"
}

// Bot returns the name of a kind of bot, or the name itself if it is nobody's
// kind, as in imported matches.
func Bot(name string) string {
	if key := "level." + name; name != "" && i18n.Has(key) {
		return i18n.T(key)
	}
	return name
}
