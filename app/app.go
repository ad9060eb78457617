// Package app is the window: it holds the screens, the menu and the match that
// is being played, and gives each key and click to whom it belongs.
package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"klaverjas/app/fairness"
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
	app      fyne.App
	window   fyne.Window
	opt      Options
	prefs    prefs.Prefs
	start    *start.Start
	table    *table.Table
	overlay  *overlay.Overlay
	keyboard *keyboard
	speaker  *speech.Speaker // silent until SetOn
	sound    *sound.Sound
	human    *session.Human // at South, in the match on the table
	inForce  inForce
	pages    *pages
	kept     *store.Store // see store
	goesOn   goesOn
	untold   []notice // in the order in which they are to be told
	hinting  *hinting // the last hint asked for
	advice   advice   // whether hints have told what to do
	retry    *retry   // the decision that is tried again, nil if none is
	atTable  bool
}

// New makes the window, not yet shown.
func New(a fyne.App, opt Options) *Game {
	g := &Game{app: a, opt: opt, prefs: prefs.New(a.Preferences()), pages: newPages(), speaker: speech.New(), sound: sound.New(opt.Silent)}
	a.SetIcon(fyne.NewStaticResource("klaverjas.png", assets.Icon()))
	a.Settings().SetTheme(look.NewTheme())
	g.setLanguage(g.firstLanguage())
	g.window = a.NewWindow(i18n.T("app.name"))
	g.window.SetPadded(false)
	g.overlay = overlay.New(func() { g.changed(); g.tellNotices() })
	g.overlay.OnPlaced = g.changed
	g.table = table.New(table.Options{
		Pace: g.pace(), Still: opt.Pace != nil, Letters: g.letters, Menu: g.openMenu, New: g.askNew, Ask: g.askAndClose, Paper: g.openMatchPaper, Changed: g.changed,
		Say: g.say, Seal: fairness.Note, Sound: g.sound.Play, Hint: g.hint, HintNote: g.hintNote, Advised: g.advised, Judged: g.judgeRetry, Review: g.reviewTable,
	})
	g.start = start.New(start.Options{
		Prefs: g.prefs, Begin: g.begin, Continue: g.goOn, CanGoOn: g.canGoOn,
		Others: g.othersOpen, ShowOthers: g.openUnfinished,
		Language: g.switchLanguage, Quit: g.quit, Changed: g.changed, Letters: g.letters,
		Entries: g.entries(),
	})
	g.keyboard = newKeyboard(g.key)
	g.window.SetContent(container.NewStack(g.keyboard, g.start.Content, g.table.Content, g.pages.root, g.overlay.Root))
	g.showStart()
	g.apply()
	g.window.Canvas().SetOnTypedKey(g.key)
	g.window.Canvas().AddShortcut(
		&desktop.CustomShortcut{KeyName: fyne.KeyComma, Modifier: fyne.KeyModifierShortcutDefault},
		func(fyne.Shortcut) { g.openSettings() },
	)
	g.window.Resize(fyne.NewSize(look.DesignWidth, look.DesignHeight))
	g.window.SetMaster()
	g.window.SetCloseIntercept(g.quit)
	a.Lifecycle().SetOnStarted(g.started)
	return g
}

// Run shows the window and returns when it is closed.
func (g *Game) Run() {
	g.window.ShowAndRun()
	g.endMatch()
	g.closeStore()
	g.speaker.Hush()
}

// started begins what the command line asked for once there is a window.
func (g *Game) started() {
	g.askReducedMotion()
	startProbe()
	g.giveKeyboard(nil)
	g.lookForMatches()
	switch rules, named := engine.ProfileByName(g.opt.Profile); {
	case named:
		g.begin(rules)
	case !prefs.Welcomed.Get(g.prefs):
		g.openWelcome()
	default:
		g.changed()
	}
	g.untold = append(g.beginningNotices(), g.untold...)
	g.tellNotices()
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
	g.lookForMatches()
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
		g.openSettings()
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
