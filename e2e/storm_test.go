//go:build e2e

package e2e

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"klaverjas/app"
)

// lively are settings under which things move and the others answer at once.
const lively = `{"welcomed": true, "speed": "fast", "pause.bot": 300, "pause.trick": 500, "sound": false,
"level.partner": "regular", "level.opponents": "regular"}`

// stormKeys are keys that a cat may press; none of them leaves the match.
var stormKeys = []string{
	"Left", "Right", "Up", "Down", "Return", "space", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "l", "g", "s", "a",
	"r", "p", "x", "z", "BackSpace", "Delete", "Tab", "Home", "End", "Prior", "Next", "F3", "F4", "F9", "minus", "comma",
}

// TestAStormOfInput clicks, drags and types at random for half a minute, and
// then asks for 32 cards and a deal that can be finished.
func TestAStormOfInput(t *testing.T) {
	w := openWith(t, lively, []string{"KLAVERJAS_PACE="}, "--lang", "en", "--profile", "room-amsterdam", "--seed", "11")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
	random := rand.New(rand.NewPCG(11, 4))
	for began := time.Now(); time.Since(began) < 30*time.Second; {
		x, y := strconv.Itoa(random.IntN(1000)), strconv.Itoa(60+random.IntN(560)) // below the menu's button
		switch random.IntN(4) {
		case 0:
			w.do("key", stormKeys[random.IntN(len(stormKeys))])
		case 1:
			w.do("mousemove", "--window", w.id, x, y, "click", "1")
		case 2:
			w.do("mousemove", "--window", w.id, x, y, "click", "--repeat", "3", "--delay", "20", "1")
		default:
			to, down := strconv.Itoa(random.IntN(1000)), strconv.Itoa(random.IntN(620))
			w.do("mousemove", "--window", w.id, x, y, "mousedown", "1", "mousemove", "--window", w.id, to, down, "mouseup", "1")
		}
		if s, read := w.screen(); read && s.Name != "table" {
			w.leave()
		}
	}
	w.finishDeal()
}

// finishDeal leaves what is open and plays on to a result.
func (w *window) finishDeal() {
	w.t.Helper()
	if s := w.leave(); s.Table.Cards != 32 {
		w.t.Errorf("%d cards are left of 32", s.Table.Cards)
	}
	w.playOn(func(s app.Screen) bool { return s.Table.Result != "" })
}

// playOn plays any legal card and makes any bid until ok holds.
func (w *window) playOn(ok func(app.Screen) bool) {
	w.t.Helper()
	for range 2000 {
		s := w.until("the turn or the end", func(s app.Screen) bool {
			return ok(s) || s.Table.Asking && !s.Table.Moving || s.Table.Result != ""
		})
		switch {
		case ok(s):
			return
		case s.Table.Result != "":
			w.clickIfThere(s, "next")
		case s.Table.Phase == "bidding":
			w.key("Return")
		case s.Table.Phase == "last_claim":
			w.clickIfThere(s, "gather")
		case len(s.Table.Legal) > 0:
			w.clickAt(s, spotOf(s, s.Table.Legal[0]))
		}
		w.within(patience/10, func(now app.Screen) bool {
			return ok(now) || now.Table.Actions != s.Table.Actions
		})
	}
	w.t.Fatal("the deal never ends")
}

// clickIfThere clicks on a spot of a screen; a late second click must not wait
// for what the first has done away with.
func (w *window) clickIfThere(s app.Screen, name string) {
	if spot := spotOf(s, name); spot != nil {
		w.clickAt(s, spot)
	}
}

// TestTheWindowChangesWhileBotsThink resizes the window and changes the
// system's scale in the middle of a deal, one after the other while the others
// play.
func TestTheWindowChangesWhileBotsThink(t *testing.T) {
	w := openWith(t, lively, []string{"KLAVERJAS_PACE=", "FYNE_SCALE="}, "--lang", "en", "--profile", "room-amsterdam", "--seed", "12")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
	home := filepath.Dir(w.trace)
	changes := []struct {
		do   func()
		done func(s app.Screen) bool
	}{
		{w.asking(900, 900), isSize(900, 900)}, // the score card folds
		{func() { w.setScale(home, "1.5") }, func(s app.Screen) bool { return s.Scale == 1.5 }},
		{w.asking(3840, 2160), isSize(3840, 2160)}, // as large as the screen
		{func() { w.setScale(home, "0.8") }, func(s app.Screen) bool { return s.Scale < 1 }},
		{w.asking(1280, 800), isSize(1280, 800)},
	}
	var asked time.Time
	w.playOn(func(s app.Screen) bool {
		switch {
		case len(changes) == 0:
			return s.Table.Result != ""
		case changes[0].done(s) && !asked.IsZero():
			changes, asked = changes[1:], time.Time{}
		case s.Table.Phase == "playing" && !s.Table.Asking && time.Since(asked) > 3*time.Second:
			asked = time.Now()
			changes[0].do()
		}
		return false
	})
	w.resize(1280, 800) // a change of scale may have given it a size of its own after that
	if s := w.calm(); s.Table.Cards != 32 {
		t.Errorf("%d cards are left of 32", s.Table.Cards)
	}
}

// asking returns what asks for a size of the window.
func (w *window) asking(width, height int) func() {
	return func() { w.do("windowsize", w.id, strconv.Itoa(width), strconv.Itoa(height)) }
}

// setScale changes the toolkit's scale as its settings program does.
func (w *window) setScale(home, scale string) {
	w.t.Helper()
	dir := filepath.Join(home, "fyne")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(`{"scale": `+scale+`}`), 0o644); err != nil {
		w.t.Fatal(err)
	}
}

// harmless are all keys besides those that play a card or end the program.
var harmless = []string{
	"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
	"9", "0", "minus", "equal", "comma", "period", "slash", "semicolon", "bracketleft", "bracketright", "grave", "backslash",
	"Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Insert", "Delete", "BackSpace", "Tab",
	"F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
}

// TestNoKeyDoesHarm presses every key once in the middle of a deal. Nothing may
// have changed.
func TestNoKeyDoesHarm(t *testing.T) {
	w := atCard(t, "en", noPause, func(s app.Screen) bool { return s.Table.OnTable < 3 }) // his card does not close the trick
	before, _ := w.screen()
	for _, key := range harmless {
		w.key(key)
		if s := w.leave(); !slices.Equal(s.Table.Hand, before.Table.Hand) || s.Table.Trick != before.Table.Trick ||
			s.Table.Deal != before.Table.Deal {
			t.Fatalf("%s changed the deal: %v, before %v", key, s.Table, before.Table)
		}
	}
}

// TestACardIsTakenBack plays a card by a key and takes it back by another. The
// trick lies until it is clicked away, so nothing has to be in time.
func TestACardIsTakenBack(t *testing.T) {
	settings := `{"welcomed": true, "speed": "off", "pause.bot": 0, "pause.trick": -1, "sound": false,
"level.partner": "regular", "level.opponents": "regular"}`
	w := openWith(t, settings, []string{"KLAVERJAS_PACE="}, "--lang", "en", "--profile", "utrecht", "--seed", "9")
	w.playOn(func(s app.Screen) bool { return s.Table.Phase == "playing" && s.Table.Asking && !s.Table.Moving })
	before, _ := w.screen()
	card := before.Table.Legal[0]
	w.key(strconv.Itoa(slices.Index(before.Table.Hand, card) + 1))
	w.until("the card played", func(s app.Screen) bool {
		return !slices.Contains(s.Table.Hand, card) && spotOf(s, "back") != nil
	})
	w.key("BackSpace")
	w.until("the card back", func(s app.Screen) bool {
		return slices.Equal(s.Table.Hand, before.Table.Hand) && s.Table.Asking && s.Table.Practice
	})
}
