// Package prefs holds the small settings behind one typed wrapper: keys,
// defaults and ranges stand here and nowhere else.
package prefs

import (
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/engine"
	"klaverjas/i18n"
)

const (
	keyLanguage = "language"
	keyProfile  = "profile"
	keyLetters  = "letters"
	keyTrick    = "pause.trick"
	keyBot      = "pause.bot"
)

// TrickPauses and BotPauses are the pauses offered, in turn, in milliseconds.
var (
	TrickPauses = []int{1500, 2500, 4000, 500, 1000}
	BotPauses   = []int{600, 1000, 1500, 0, 300}
)

// Letters is the choice of index letters.
type Letters int

// The choices.
const (
	LettersAuto Letters = iota // as the language
	LettersDutch
	LettersInternational
)

// Prefs reads and writes settings. A value that is damaged or out of range
// reads as its default.
type Prefs struct{ store fyne.Preferences }

// New returns the settings kept in a store.
func New(store fyne.Preferences) Prefs { return Prefs{store} }

// Language returns the language chosen, or the default.
func (p Prefs) Language(def i18n.Lang) i18n.Lang {
	switch l := i18n.Lang(p.store.String(keyLanguage)); l {
	case i18n.Dutch, i18n.English:
		return l
	}
	return def
}

// SetLanguage keeps the language.
func (p Prefs) SetLanguage(l i18n.Lang) { p.store.SetString(keyLanguage, string(l)) }

// Profile returns the name of the profile chosen last.
func (p Prefs) Profile() string {
	name := p.store.String(keyProfile)
	if _, ok := engine.ProfileByName(name); !ok {
		return engine.Profiles()[0].Name
	}
	return name
}

// SetProfile keeps the name of a profile.
func (p Prefs) SetProfile(name string) { p.store.SetString(keyProfile, name) }

// Letters returns the choice of index letters.
func (p Prefs) Letters() Letters {
	l := Letters(p.store.Int(keyLetters))
	if l < LettersAuto || l > LettersInternational {
		return LettersAuto
	}
	return l
}

// SetLetters keeps the choice of index letters.
func (p Prefs) SetLetters(l Letters) { p.store.SetInt(keyLetters, int(l)) }

// TrickPause returns how long a full trick lies.
func (p Prefs) TrickPause() time.Duration { return p.pause(keyTrick, TrickPauses[0]) }

// SetTrickPause keeps how long a full trick lies.
func (p Prefs) SetTrickPause(d time.Duration) { p.store.SetInt(keyTrick, int(d.Milliseconds())) }

// BotPause returns how long the others seem to think.
func (p Prefs) BotPause() time.Duration { return p.pause(keyBot, BotPauses[0]) }

// SetBotPause keeps how long the others seem to think.
func (p Prefs) SetBotPause(d time.Duration) { p.store.SetInt(keyBot, int(d.Milliseconds())) }

// pause reads a pause from 0 to 10 seconds.
func (p Prefs) pause(key string, def int) time.Duration {
	ms := p.store.IntWithFallback(key, def)
	if ms < 0 || ms > 10000 {
		ms = def
	}
	return time.Duration(ms) * time.Millisecond
}

// NextPause returns the pause offered after this one.
func NextPause(offered []int, now time.Duration) time.Duration {
	for i, ms := range offered {
		if time.Duration(ms)*time.Millisecond == now {
			return time.Duration(offered[(i+1)%len(offered)]) * time.Millisecond
		}
	}
	return time.Duration(offered[0]) * time.Millisecond
}
