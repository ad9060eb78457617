package app

import (
	"time"

	"klaverjas/app/look"
	"klaverjas/app/prefs"
	"klaverjas/app/table"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// inForce is the settings as they were last applied, so that only what has
// changed is set again.
type inForce struct {
	theme                                      look.ThemeName
	cloth                                      look.ClothName
	deck                                       assets.Variant
	speed                                      table.Speed
	sorting                                    table.Sorting
	mode                                       table.PlayMode
	reduced, forced, hints, aids, speech, deaf bool
	bot, trick, claim                          time.Duration
}

// change sets a value if it is another than the one in force.
func change[T comparable](old *T, now T, set func(T)) {
	if *old != now {
		*old = now
		set(now)
	}
}

// apply brings all settings into force.
func (g *Game) apply() {
	p, old, t := g.prefs, &g.inForce, g.table
	g.applyColours()
	for _, s := range engine.Seats {
		words.SetName(s, p.Name(s))
	}
	change(&old.deck, prefs.Deck.Get(p), t.SetDeck)
	change(&old.speed, prefs.Speed.Get(p), t.SetSpeed)
	change(&old.sorting, prefs.Sorting.Get(p), t.SetSorting)
	change(&old.mode, prefs.PlayMode.Get(p), t.SetPlayMode)
	change(&old.reduced, prefs.ReducedMotion.Get(p) || !g.app.Settings().ShowAnimations(), t.SetReducedMotion)
	change(&old.forced, prefs.AutoForced.Get(p), t.SetAutoForced)
	change(&old.hints, prefs.Hints.Get(p), t.SetHints)
	change(&old.aids, prefs.Aids.Get(p), t.SetAids)
	g.applyPauses()
	change(&old.speech, prefs.Speech.Get(p), g.speaker.SetOn)
	change(&old.deaf, !prefs.Sound.Get(p), func(deaf bool) { g.sound.SetOn(!deaf) })
	g.sound.SetVolume(prefs.Volume.Get(p))
	if g.human != nil {
		g.human.SetClaims(g.claims())
	}
	g.refresh()
}

// applyColours brings theme and cloth into force, in the toolkit's own parts too.
func (g *Game) applyColours() {
	round := 0
	change(&g.inForce.theme, prefs.Theme.Get(g.prefs), func(n look.ThemeName) { look.SetTheme(n); round++ })
	change(&g.inForce.cloth, prefs.Cloth.Get(g.prefs), func(n look.ClothName) { look.SetCloth(n); round++ })
	if round > 0 {
		g.app.Settings().SetTheme(look.NewTheme())
	}
}

// applyPauses brings the pauses into force, unless the command line has its own.
func (g *Game) applyPauses() {
	if g.opt.Pace != nil {
		return
	}
	change(&g.inForce.bot, g.prefs.Pause(prefs.BotPause), g.table.SetBotPause)
	change(&g.inForce.trick, g.prefs.Pause(prefs.TrickPause), g.table.SetTrickPause)
	change(&g.inForce.claim, g.prefs.Pause(prefs.ClaimTime), g.table.SetClaimTime)
}

// letters returns the index letters in force.
func (g *Game) letters() assets.Letters {
	switch l := prefs.Index.Get(g.prefs); {
	case l == prefs.LettersDutch, l == prefs.LettersAuto && i18n.Current() == i18n.Dutch:
		return assets.Dutch
	default:
		return assets.International
	}
}

// pace returns how long things stay on the screen at the start.
func (g *Game) pace() table.Pace {
	if g.opt.Pace != nil {
		return *g.opt.Pace
	}
	p := table.NormalPace()
	p.Trick, p.Bot, p.Claim = g.prefs.Pause(prefs.TrickPause), g.prefs.Pause(prefs.BotPause), g.prefs.Pause(prefs.ClaimTime)
	return p
}
