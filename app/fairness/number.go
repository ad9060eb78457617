package fairness

import (
	"strconv"
	"strings"
)

// longestNumber is how many digits a deal number can have.
const longestNumber = 20

// ParseNumber reads a deal number as people type or paste it: digits, with
// spaces, dots, commas or a # between them. It is false if there is no such
// number.
func ParseNumber(text string) (uint64, bool) {
	digits := strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \t\r\n.,'#\u00a0\u202f", r) {
			return -1
		}
		return r
	}, text)
	if len(digits) > longestNumber {
		return 0, false
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return 0, false
	}
	return n, true
}

// Grouped writes a deal number in groups of four digits, easier to read aloud.
func Grouped(n uint64) string { return groups(strconv.FormatUint(n, 10)) }

// groups puts a space between every four digits, from the left, as they are
// typed.
func groups(digits string) string {
	var out strings.Builder
	for i, r := range digits {
		if i > 0 && i%4 == 0 {
			out.WriteByte(' ')
		}
		out.WriteRune(r)
	}
	return out.String()
}
