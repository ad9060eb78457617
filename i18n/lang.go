package i18n

import (
	"slices"
	"strings"
	"sync/atomic"
)

// Lang is a language of the game, written as its two-letter ISO 639-1 code.
type Lang string

// The languages of the game.
const (
	Dutch   Lang = "nl"
	English Lang = "en"
)

var languages = [...]Lang{Dutch, English}

// current is the index in languages of the language now in use.
var current atomic.Int32

// Languages returns the languages of the game, in the order in which a person
// chooses from them.
func Languages() []Lang { return slices.Clone(languages[:]) }

// Set chooses the language of every later call of T. It may be called from any
// goroutine. A language which the game does not speak becomes English.
func Set(l Lang) {
	i := slices.Index(languages[:], l)
	if i < 0 {
		i = slices.Index(languages[:], English)
	}
	current.Store(int32(i))
}

// Current returns the language now in use; Dutch until Set is called.
func Current() Lang { return languages[current.Load()] }

// FromLocale returns the language for a locale as the system writes it, such as
// "nl_NL.UTF-8" or "nl-BE". Everything that is not Dutch is English.
func FromLocale(locale string) Lang {
	code, _, _ := strings.Cut(strings.ToLower(locale), ".")
	code, _, _ = strings.Cut(code, "@")
	code, _, _ = strings.Cut(strings.ReplaceAll(code, "-", "_"), "_")
	if code == string(Dutch) || code == "nld" || code == "dut" {
		return Dutch
	}
	return English
}
