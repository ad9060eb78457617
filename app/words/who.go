package words

import "klaverjas/engine"

// Who returns the last part of the keys of a sentence about a seat: "you" for
// the human's, else "other".
func Who(s engine.Seat) string {
	if s == engine.South {
		return "you"
	}
	return "other"
}
