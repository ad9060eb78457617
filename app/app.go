// Package app is the window: it holds the screens, the menu and the match that
// is being played, and gives each key and click to whom it belongs.
package app

import (
	"log/slog"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"klaverjas/app/look"
	"klaverjas/app/overlay"
	"klaverjas/app/prefs"
	"klaverjas/app/session"
	"klaverjas/app/sound"
	"klaverjas/app/speech"
	"klaverjas/app/start"
	"klaverjas/app/store"
	"klaverjas/app/table"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Options are what the command line asks for.
type Options struct {
	Language i18n.Lang     // empty: as kept, or as the system's
	Profile  string        // begin at once with this profile; empty: ask
	Seed     *uint64       // seed of the first match; nil: a random one
	Pace     *table.Pace   // nil: as kept
	Silent   bool          // no sound, whatever the settings say
	Settings prefs.Outcome // what was found of the settings' file
	Trace    *Tracer       // nil: none
}

// Game is the running program. Its methods are for the main goroutine.
type Game struct {
	app     fyne.App
	window  fyne.Window
	opt     Options
	prefs   prefs.Prefs
	start   *start.Start
	table   *table.Table
	overlay *overlay.Overlay
	speaker *speech.Speaker // silent until SetOn
	sound   *sound.Sound
	human   *session.Human // at South, in the match on the table
	inForce inForce
	pages   *pages
	kept    *store.Store // see store
	atTable bool
}

// New makes the window, not yet shown.
func New(a fyne.App, opt Options) *Game {
	g := &Game{app: a, opt: opt, prefs: prefs.New(a.Preferences()), pages: newPages(), speaker: speech.New(), sound: sound.New(opt.Silent)}
	a.SetIcon(fyne.NewStaticResource("klaverjas.png", assets.Icon()))
	a.Settings().SetTheme(look.NewTheme())
	g.setLanguage(g.firstLanguage())
	g.window = a.NewWindow(i18n.T("app.name"))
	g.window.SetPadded(false)
	g.overlay = overlay.New(g.changed)
	g.table = table.New(table.Options{
		Pace: g.pace(), Still: opt.Pace != nil, Letters: g.letters, Menu: g.openMenu, New: g.askNew, Paper: g.openMatchPaper, Changed: g.changed,
		Say: g.say, Sound: g.sound.Play,
	})
	g.start = start.New(start.Options{
		Prefs: g.prefs, Begin: g.begin, Continue: g.showTable, CanGoOn: g.playing,
		Language: g.switchLanguage, Quit: g.askQuit, Changed: g.changed,
		Entries: g.entries(),
	})
	g.window.SetContent(container.NewStack(g.start.Content, g.table.Content, g.pages.root, g.overlay.Root))
	g.showStart()
	g.apply()
	g.window.Canvas().SetOnTypedKey(g.key)
	g.window.Canvas().AddShortcut(
		&desktop.CustomShortcut{KeyName: fyne.KeyComma, Modifier: fyne.KeyModifierShortcutDefault},
		func(fyne.Shortcut) { g.openSettings("") },
	)
	g.window.Resize(fyne.NewSize(look.DesignWidth, look.DesignHeight))
	g.window.SetMaster()
	g.window.SetCloseIntercept(g.askQuit)
	a.Lifecycle().SetOnStarted(g.started)
	return g
}

// Run shows the window and returns when it is closed.
func (g *Game) Run() {
	g.window.ShowAndRun()
	g.endMatch()
	g.speaker.Hush()
}

// started begins what the command line asked for once there is a window.
func (g *Game) started() {
	switch rules, named := engine.ProfileByName(g.opt.Profile); {
	case named:
		g.begin(rules)
	case !prefs.Welcomed.Get(g.prefs):
		g.openWelcome()
	default:
		g.changed()
	}
	if g.opt.Settings != prefs.Whole {
		g.tellDamage()
	}
}

// playing tells whether there is a match that can be gone on with.
func (g *Game) playing() bool {
	s := g.table.Session()
	if s == nil {
		return false
	}
	m := s.Match()
	return !m.Over()
}

// begin puts a new match on the table.
func (g *Game) begin(rules engine.Rules) {
	if g.playing() && !g.atTable {
		g.ask("new", func() { g.overlay.Close(); g.newMatch(rules) })
		return
	}
	g.newMatch(rules)
}

// newMatch puts a new match on the table: a sealed one, or an open one where
// its number was asked for.
func (g *Game) newMatch(rules engine.Rules) {
	seed, deal := randomSeed(), engine.NewSealedMatch
	if g.opt.Seed != nil {
		seed, deal, g.opt.Seed = *g.opt.Seed, engine.NewMatch, nil
	}
	m, err := deal(rules, seed)
	if err != nil {
		slog.Error("match not started", "error", err)
		return
	}
	g.putOnTable(m, store.Ordinary)
}

// putOnTable begins a match of a kind with the players chosen.
func (g *Game) putOnTable(m engine.Match, _ store.Kind) {
	g.endMatch()
	var s *session.Session
	players, err := g.seats(m.Seed)
	if err != nil {
		slog.Error("no bots", "error", err)
		return
	}
	s = session.Start(m, players, func(u session.Update) {
		fyne.Do(func() {
			if g.table.Session() == s {
				g.table.Feed(u)
			}
		})
	})
	g.table.Play(s)
	g.showTable()
}

// endMatch stops the match on the table, if there is one.
func (g *Game) endMatch() {
	if s := g.table.Session(); s != nil {
		s.Close()
	}
}

func (g *Game) showTable() {
	g.closePages()
	g.atTable = true
	g.start.Content.Hide()
	g.table.Content.Show()
	g.table.Refresh()
}

func (g *Game) showStart() {
	g.closePages()
	g.atTable = false
	g.table.Content.Hide()
	g.start.Content.Show()
	g.start.Home()
	g.start.Refresh()
}

// say has the speaker say a sentence of the announcer.
func (g *Game) say(sentence string) { g.speaker.Say(sentence, string(i18n.Current())) }

// hurryToTable shows the table, if there is a match on it, from wherever one
// is; what is not saved is asked about first.
func (g *Game) hurryToTable() {
	if !g.playing() {
		return
	}
	if top := g.pages.top(); top != nil && top.Name() == "editor" {
		top.Key(fyne.KeyEscape)
		return
	}
	g.overlay.Close()
	g.showTable()
}

// key gives a key to what lies on top.
func (g *Game) key(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyF1:
		g.openKeys()
	case e.Name == fyne.KeyF2:
		g.openSettings("")
	case e.Name == fyne.KeyF5:
		g.hurryToTable()
	case g.overlay.IsOpen():
		g.overlay.Key(e.Name)
		g.changed()
	case g.pages.top() != nil:
		if !g.pages.top().Key(e.Name) && e.Name == fyne.KeyEscape {
			g.closePage()
		}
		g.changed()
	case g.atTable:
		if !g.table.Key(e.Name) && (e.Name == fyne.KeyEscape || e.Name == fyne.KeyF10) {
			g.openMenu()
		}
	default:
		g.start.Key(e.Name)
	}
}
