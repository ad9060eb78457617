package app

import (
	"database/sql"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/look"
	"klaverjas/app/prefs"
	"klaverjas/app/session/sessiontest"
	"klaverjas/app/store"
	"klaverjas/app/table"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// stage is an application without a screen whose main goroutine is the test's:
// what others ask to have done there waits until the test does it.
type stage struct {
	fyne.App
	queue chan func()
}

type stageDriver struct {
	fyne.Driver
	queue chan func()
}

func (s *stage) Driver() fyne.Driver { return stageDriver{s.App.Driver(), s.queue} }

func (d stageDriver) DoFromGoroutine(f func(), _ bool) { d.queue <- f }

// tour goes through the whole program in a made-up language of another
// alphabet, and finds every word that did not come from the texts.
type tour struct {
	*Game
	t     *testing.T
	queue chan func()
	told  map[string]bool
}

// guest is a name that somebody typed.
const guest = "123"

func begin(t *testing.T) *tour {
	t.Helper()
	for _, name := range []string{"HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "PATH"} {
		t.Setenv(name, t.TempDir())
	}
	fillStore(t)
	before := i18n.Current()
	restore := i18n.Pseudo(foreign)
	a := &stage{test.NewTempApp(t), make(chan func(), 100000)}
	fyne.SetCurrentApp(a)
	pace := table.NoPace()
	g := &tour{t: t, queue: a.queue, told: map[string]bool{}}
	g.Game = New(a, Options{Language: i18n.Dutch, Pace: &pace, Silent: true})
	prefs.Aids.Set(g.prefs, true)
	g.prefs.SetLevel(prefs.Partner, "beginner")
	g.prefs.SetLevel(prefs.Opponents, "beginner")
	t.Cleanup(func() {
		g.endMatch()
		g.closePages()
		g.rest()
		g.closeStore()
		restore()
		i18n.Set(before)
	})
	for _, s := range engine.Seats {
		g.prefs.SetName(s, guest+strconv.Itoa(int(s)))
	}
	g.apply()
	g.window.Resize(fyne.NewSize(1280, 800))
	g.window.Show()
	g.started()
	return g
}

// fillStore makes a database with matches of every kind, and people.
func fillStore(t *testing.T) {
	t.Helper()
	dir, err := store.DefaultDir()
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	who, err := s.AddPlayer(guest, "HA")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for i := range 6 {
		rules := engine.Profiles()[i%3].Rules
		rules.Deals = 3
		m, err := engine.NewSealedMatch(rules, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		m = sessiontest.Play(t, m, sessiontest.Bots(t, uint64(i), "first-legal", "rule-1", "rule-1", "rule-1"), func(m *engine.Match) bool {
			return i >= 4 && len(m.Settled()) == 2
		})
		text.WriteString(engine.Record{Match: m}.String() + "\n")
	}
	done, err := s.Import(strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Delete(done.Added...); err != nil {
		t.Fatal(err)
	}
	kinds := []store.Kind{store.Ordinary, store.Ordinary, store.Imported, store.Practice, store.Ordinary, store.Ordinary}
	states := []store.State{store.Finished, store.Finished, store.Finished, store.Finished, store.Running, store.Abandoned}
	err = s.Write(func(tx *sql.Tx) error {
		for i, id := range done.Added {
			_, err := tx.Exec(`UPDATE matches SET kind = ?, state = ?, player = ?, south = '', west = 'beginner', north = 'beginner', east = 'club' WHERE id = ?`,
				kinds[i], states[i], who.ID, id)
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		err = s.Undelete(done.Added...)
	}
	if err == nil {
		err = s.Set(keyPlayer, strconv.FormatInt(int64(who.ID), 10))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// foreign puts every letter of ours into another alphabet.
func foreign(text string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) && c < 0x250 {
			return 'ж'
		}
		return c
	}, text)
}

// exempt is what is the same in every language: the letters on cards, keys, the
// names that seats have at first, hashes and what they are made of, and files.
var exempt = regexp.MustCompile(`^([A-Z]|[AKQJBHV0-9 ]+|Annie|Kees|Henk|F[0-9]+|[0-9a-f]{8,}|([0-9a-f]{4} )+…|.*[0-9a-f]{32}.*|.*klaverjas deal .*|.*\.(pdf|txt|db|csv).*|/.*)$`)

// look finds the words on the screen that are of no language.
func (g *tour) look(where string) {
	g.t.Helper()
	g.rest()
	g.texts(g.window.Canvas().Content(), func(text string) {
		if g.told[text] || exempt.MatchString(text) {
			return
		}
		if strings.ContainsFunc(text, func(c rune) bool { return unicode.IsLetter(c) && c < 0x250 }) {
			g.told[text] = true
			g.t.Errorf("%s: %q", where, text)
		}
	})
}

// texts returns every text to be seen below an object.
func (g *tour) texts(o fyne.CanvasObject, found func(string)) {
	if o == nil || !o.Visible() {
		return
	}
	switch o := o.(type) {
	case *canvas.Text:
		found(o.Text)
	case *fyne.Container:
		for _, child := range o.Objects {
			g.texts(child, found)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			g.texts(child, found)
		}
	}
}

// rest does what waits to be done.
func (g *tour) rest() {
	for {
		select {
		case f := <-g.queue:
			f()
		default:
			return
		}
	}
}

// until does what comes to be done until something is so.
func (g *tour) until(what string, is func() bool) {
	g.t.Helper()
	end := time.After(time.Minute)
	for g.rest(); !is(); g.rest() {
		select {
		case f := <-g.queue:
			f()
		case <-end:
			g.t.Fatalf("never: %s", what)
		}
	}
}

// says tells whether a text can be seen that has a part of its own.
func (g *tour) says(part string) func() bool {
	return func() bool {
		seen := false
		g.texts(g.window.Canvas().Content(), func(text string) { seen = seen || strings.Contains(text, part) })
		return seen
	}
}

// press presses keys, and looks after each.
func (g *tour) press(where string, keys ...fyne.KeyName) {
	g.t.Helper()
	for _, k := range keys {
		g.key(&fyne.KeyEvent{Name: k})
		g.look(where + " " + string(k))
	}
}

// tap taps the button of a name that can be seen.
func (g *tour) tap(id string) {
	g.t.Helper()
	var find func(o fyne.CanvasObject) bool
	find = func(o fyne.CanvasObject) bool {
		if o == nil || !o.Visible() {
			return false
		}
		switch o := o.(type) {
		case *look.Button:
			if o.ID == id {
				o.Tapped(nil)
			}
			return o.ID == id
		case *fyne.Container:
			return slices.ContainsFunc(o.Objects, find)
		}
		return false
	}
	if !find(g.pages.root) {
		g.t.Fatalf("no button %s", id)
	}
	g.rest()
}

// leave closes what lies over the start screen or the table.
func (g *tour) leave() {
	g.overlay.Close()
	g.closePages()
	g.refresh()
	g.rest()
}

// tabs opens every tab of the page on top, and walks through each.
func (g *tour) tabs(where string, n int, each func(tab int)) {
	g.t.Helper()
	p := g.pages.top().(interface{ Open(tab int) })
	for tab := range n {
		p.Open(tab)
		g.look(fmt.Sprint(where, " ", tab))
		if each != nil {
			each(tab)
		}
	}
}
