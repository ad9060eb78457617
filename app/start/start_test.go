package start

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/look"
	"klaverjas/app/prefs"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// scene is a start screen with eight entries, and what happened on it.
type scene struct {
	*Start
	prefs    prefs.Prefs
	happened []string
	begun    engine.Rules
	playing  bool
}

func open(t *testing.T, playing bool) *scene {
	t.Helper()
	s := &scene{prefs: prefs.New(test.NewTempApp(t).Preferences()), playing: playing}
	note := func(what string) func() { return func() { s.happened = append(s.happened, what) } }
	var entries []Entry
	for _, id := range []string{"settings", "settings", "settings", "settings", "settings", "settings", "settings", "settings"} {
		entries = append(entries, Entry{ID: id, Tapped: note(id)})
	}
	s.Start = New(Options{
		Prefs: s.prefs, Begin: func(r engine.Rules) { s.begun = r; note("begin")() }, Continue: note("continue"),
		CanGoOn: func() bool { return s.playing }, Letters: func() assets.Letters { return assets.Dutch }, Language: note("language"), Quit: note("quit"), Entries: entries,
	})
	w := test.NewTempWindow(t, s.Content)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 640))
	s.Home()
	s.Refresh()
	return s
}

func TestEverythingFits(t *testing.T) {
	t.Cleanup(func() { i18n.Set(i18n.Dutch) })
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		s := open(t, true)
		for _, size := range [][2]float32{{1024, 640}, {1280, 800}, {3840, 2160}, {1600, 640}, {1024, 1000}} {
			s.Content.Resize(fyne.NewSize(size[0], size[1]))
			checkSpots(t, s.Spots(), s.Content.Size())
		}
		w := NewWelcome(WelcomeOptions{Prefs: s.prefs, Language: i18n.Set, Begin: func() {}, Leave: func() {}, Changed: func() {}})
		for _, size := range [][2]float32{{1024, 640}, {3840, 2160}, {1024, 1000}} {
			w.root.Resize(fyne.NewSize(size[0], size[1]))
			w.Refresh()
			checkSpots(t, w.Spots(), w.root.Size())
			if n := len(w.Spots()); n != len(engine.Profiles())+3 {
				t.Errorf("%d places to click on the first run", n)
			}
		}
	}
}

// checkSpots checks that all places to click lie in the window and none over another.
func checkSpots(t *testing.T, spots []look.Spot, size fyne.Size) {
	t.Helper()
	for i, a := range spots {
		if a.X < 0 || a.Y < 0 || a.X+a.W > size.Width || a.Y+a.H > size.Height || a.H < 24 {
			t.Errorf("%+v is not within %v", a, size)
		}
		for _, b := range spots[i+1:] {
			if a.X+a.W > b.X+0.1 && b.X+b.W > a.X+0.1 && a.Y+a.H > b.Y+0.1 && b.Y+b.H > a.Y+0.1 {
				t.Errorf("%v: %s lies over %s", size, a.Name, b.Name)
			}
		}
	}
}

// The keyboard comes to everything and Return does it.
func TestByKeyboard(t *testing.T) {
	s := open(t, true)
	s.Key(fyne.KeyReturn)
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyReturn)
	s.Key(fyne.KeyEscape)
	if want := []string{"continue", "begin", "continue"}; !slices.Equal(s.happened, want) {
		t.Errorf("%v, want %v", s.happened, want)
	}
	s.happened = nil
	for range 2 + 8 + 1 {
		s.Key(fyne.KeyDown)
		if len(s.sets)+2 != s.at { // the length is a value, not an action
			s.Key(fyne.KeyReturn)
		}
	}
	if got := strings.Join(s.happened, " "); got != strings.Repeat("settings ", 8)+"language quit" {
		t.Errorf("%s", got)
	}
}

func TestOwnRulesAreOffered(t *testing.T) {
	s := open(t, false)
	rules := engine.DefaultRules()
	rules.LastTrick = 20
	s.prefs.SetOwn("Bij oma", rules)
	s.Refresh()
	s.Key(fyne.KeyUp) // from the first one around to the last button …
	s.Key(fyne.KeyLeft)
	for range len(engine.Profiles()) {
		s.Key(fyne.KeyDown)
	}
	s.Key(fyne.KeyReturn) // chooses
	s.Key(fyne.KeyReturn) // begins
	if s.begun.LastTrick != 20 || s.prefs.Chosen().Own != "Bij oma" {
		t.Errorf("begun with %v", s.begun)
	}
	seen := slices.ContainsFunc(s.Spots(), func(p look.Spot) bool { return p.Name == "profile.own:Bij oma" })
	if !seen {
		t.Error("the chosen rules are out of sight")
	}
}

// Rules that were chosen on another page are in sight when one comes back.
func TestRulesChosenElsewhereAreSeen(t *testing.T) {
	s := open(t, false)
	s.prefs.SetOwn("Bij oma", engine.DefaultRules())
	s.prefs.SetChosen("own:Bij oma")
	s.Refresh()
	if !slices.ContainsFunc(s.Spots(), func(p look.Spot) bool { return p.Name == "profile.own:Bij oma" }) {
		t.Error("they are out of sight")
	}
}

// Every press of the button of the length gives another match, until it comes around.
func TestLength(t *testing.T) {
	s := open(t, false)
	seen := map[string]bool{}
	last := ""
	for range len(prefs.Length.Values) {
		rules := s.chosenRules()
		words := lengthWords(&rules)
		if words == last {
			t.Errorf("%s twice in a row", words)
		}
		seen[words], last = true, words
		s.nextLength()
	}
	if len(seen) != 6 || prefs.Length.Get(s.prefs) != 0 {
		t.Errorf("%v, and then %d", seen, prefs.Length.Get(s.prefs))
	}
}

func TestTheFirstRun(t *testing.T) {
	p := prefs.New(test.NewTempApp(t).Preferences())
	var happened []string
	w := NewWelcome(WelcomeOptions{
		Prefs: p, Changed: func() {}, Language: func(l i18n.Lang) { happened = append(happened, string(l)) },
		Begin: func() { happened = append(happened, "begin "+p.Chosen().ID) }, Leave: func() { happened = append(happened, "leave") },
	})
	w.Key(fyne.KeyReturn) // the default rules
	w.Key(fyne.KeyUp)
	w.Key(fyne.KeyReturn) // the last rules of the list
	w.Key(fyne.KeyReturn)
	w.Key(fyne.KeyEscape)
	for range 2 {
		w.Key(fyne.KeyDown)
	}
	w.Key(fyne.KeyReturn)
	if got := strings.Join(happened, ", "); got != "begin amsterdam-cafe, begin web-amsterdam, leave, en" {
		t.Errorf("%s", got)
	}
}
