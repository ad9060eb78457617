package prefs

import (
	"time"

	"klaverjas/app/look"
	"klaverjas/app/table"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Letters is the choice of index letters.
type Letters string

// The choices of index letters.
const (
	LettersAuto          Letters = "auto" // as the language
	LettersDutch         Letters = "dutch"
	LettersInternational Letters = "international"
)

// Claims is who claims the roem of a trick, where the rules ask for claims.
type Claims string

// The ways of claiming (RULES.md X16).
const (
	ClaimOwn     Claims = "own"     // everybody for the tricks that he captured himself
	ClaimPartner Claims = "partner" // what the human forgets, his partner claims
	ClaimAll     Claims = "all"     // the human's roem is claimed by itself
)

// UseSignals is whether the agreed meaning of discards is that of the rules.
type UseSignals string

// The choices about signals.
const (
	SignalsAsRules UseSignals = "rules"
	SignalsOff     UseSignals = "off"
	SignalsLow     UseSignals = "low_discard"
)

// The settings that take one of some values.
var (
	Theme    = Choice[look.ThemeName]{"theme", look.Themes, look.Light}
	Cloth    = Choice[look.ClothName]{"cloth", look.Cloths, look.Green}
	Deck     = Choice[assets.Variant]{"deck", assets.Variants, assets.TwoColour}
	Index    = Choice[Letters]{"letters", []Letters{LettersAuto, LettersDutch, LettersInternational}, LettersAuto}
	Speed    = Choice[table.Speed]{"speed", table.Speeds, table.SpeedNormal}
	Sorting  = Choice[table.Sorting]{"sorting", table.Sortings, table.TrumpLast}
	PlayMode = Choice[table.PlayMode]{"play", table.PlayModes, table.PlayClick}
	Claiming = Choice[Claims]{"claims", []Claims{ClaimOwn, ClaimPartner, ClaimAll}, ClaimOwn}
	Signals  = Choice[UseSignals]{"signals", []UseSignals{SignalsAsRules, SignalsOff, SignalsLow}, SignalsAsRules}
)

// The settings that are on or off.
var (
	AutoForced    = Switch{"forced", false} // a card is played by itself when no other may be
	ReducedMotion = Switch{"motion.reduced", false}
	Hints         = Switch{"hints", false}
	Aids          = Switch{"aids", false} // what a beginner cannot count yet is counted for him
	Speech        = Switch{"speech", false}
	Sound         = Switch{"sound", true}
	Welcomed      = Switch{"welcomed", false} // the questions of the first run have been answered
)

// untilClick is the pause of a trick that lies until it is clicked away.
const untilClick = -1

// The settings that count. Pauses are in milliseconds.
var (
	Volume     = Number{"volume", 0, 100, 70, nil}
	BotPause   = Number{"pause.bot", 0, 10_000, 600, []int{0, 300, 600, 1000, 1500, 2500}}
	TrickPause = Number{"pause.trick", untilClick, 10_000, 1500, []int{500, 1000, 1500, 2500, 4000, untilClick}}
	ClaimTime  = Number{"pause.claim", 0, 60_000, 0, []int{0, 5000, 10_000, 20_000}} // 0: until the next lead
	Length     = Number{"length", -10_000, 64, 0, []int{0, 4, 8, 12, 16, -1000, -1500}}
)

// Pause returns a setting in milliseconds as a time; that of a trick which
// lies until it is clicked away is a day.
func (p Prefs) Pause(n Number) time.Duration {
	if ms := n.Get(p); ms != untilClick {
		return time.Duration(ms) * time.Millisecond
	}
	return 24 * time.Hour
}

// WithLength returns rules with the length of a match that is kept: 0 leaves
// the rules' own, a number is of deals, and below nought it is the points, with
// a minus sign, that end the match.
func (p Prefs) WithLength(r engine.Rules) engine.Rules {
	switch n := Length.Get(p); {
	case n > 0:
		r.Length, r.Deals = engine.LengthDeals, n
	case n < -100:
		r.Length, r.Limit = engine.LengthPoints, -n
	}
	return r
}

// WithSignals returns rules with the choice about signals that is kept.
func (p Prefs) WithSignals(r engine.Rules) engine.Rules {
	switch Signals.Get(p) {
	case SignalsOff:
		r.Signals = engine.SignalsOff
	case SignalsLow:
		r.Signals = engine.SignalsLow
	}
	return r
}

// Language returns the language chosen, or the default.
func (p Prefs) Language(def i18n.Lang) i18n.Lang {
	return Choice[i18n.Lang]{keyLanguage, i18n.Languages(), def}.Get(p)
}

const keyLanguage = "language"

// SetLanguage keeps the language.
func (p Prefs) SetLanguage(l i18n.Lang) {
	Choice[i18n.Lang]{key: keyLanguage, Values: i18n.Languages()}.Set(p, l)
}
