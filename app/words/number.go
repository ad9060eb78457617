package words

import (
	"strconv"
	"strings"

	"klaverjas/i18n"
)

// Decimal writes a number with so many digits behind the comma, as the language
// does, and with a real minus.
func Decimal(v float64, digits int) string {
	text := strconv.FormatFloat(v, 'f', digits, 64)
	if strings.Trim(text, "-0.") == "" {
		text = strings.TrimPrefix(text, "-")
	}
	if i18n.Current() == i18n.Dutch {
		text = strings.Replace(text, ".", ",", 1)
	}
	return strings.Replace(text, "-", "−", 1)
}

// Signed writes a number with its sign, plus too; what is rounded to nothing
// has none.
func Signed(v float64, digits int) string {
	text := Decimal(v, digits)
	if v > 0 && strings.Trim(text, "0.,") != "" {
		return "+" + text
	}
	return text
}
