//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"klaverjas/app"
	"klaverjas/engine"
)

// tableLook is a way in which the table can look.
type tableLook struct {
	lang, theme, cloth, deck string
	width, height            int
	scale                    string // of the toolkit; empty: 1
}

// tableLooks show every theme, cloth and deck at least once, and the smallest
// and the largest window in both languages.
var tableLooks = []tableLook{
	{"nl", "light", "green", "two", 1024, 640, ""},
	{"en", "dark", "blue", "four", 1280, 800, ""},
	{"nl", "contrast", "green", "large", 1024, 640, ""},
	{"en", "light", "red", "two", 1920, 1080, ""},
	{"nl", "dark", "green", "large-four", 3840, 2160, ""},
	{"nl", "light", "blue", "four", 1024, 768, ""}, // the score card is a tab
	{"en", "contrast", "blue", "four", 1024, 640, ""},
	{"en", "light", "green", "two", 3840, 2160, ""},
}

// tableShapes are windows from 4:3 to 21:9, and the toolkit's scales.
var tableShapes = []tableLook{
	{"nl", "light", "green", "two", 1600, 1200, ""},
	{"en", "light", "green", "two", 2560, 1080, ""},
	{"en", "dark", "red", "four", 1024, 640, "0.8"},
	{"nl", "light", "green", "two", 1280, 800, "1.5"},
	{"nl", "light", "blue", "large", 1920, 1080, "2"},
	{"en", "light", "green", "two", 1024, 640, "2.5"},
}

// prefs returns the settings of the look for a match by these rules; things
// move at a speed and nobody thinks.
func (l tableLook) prefs(profile, speed string) string {
	return fmt.Sprintf(`{"welcomed": true, "theme": %q, "cloth": %q, "deck": %q, "speed": %q, "hints": true, "profile": %q,
"pause.bot": 0, "pause.trick": 1000, "sound": false, "level.partner": "regular", "level.opponents": "regular"}`, l.theme, l.cloth, l.deck, speed, profile)
}

// file names a picture of the look.
func (l tableLook) file(scene string) string {
	name := fmt.Sprintf("table-%s-%s-%s-%s-%s-%dx%d", scene, l.lang, l.theme, l.cloth, l.deck, l.width, l.height)
	if l.scale != "" {
		name += "-at-" + l.scale
	}
	return name + ".png"
}

// tableScene is a moment at the table: where to find it, and how to come there.
type tableScene struct {
	name, profile string
	speed         string // empty: without motion
	looks         []tableLook
	wanted        func(d *engine.Deal) bool
	shoot         func(w *window, d *engine.Deal, take func(*window, string))
}

var tableScenes = []tableScene{
	{"dealing", "utrecht", "slow", tableLooks, func(d *engine.Deal) bool { return d.Dealer == engine.East }, shootDealing},
	{"roem", "room-amsterdam", "slow", tableLooks, func(d *engine.Deal) bool { return d.RoemOf(0).Total() >= 50 }, shootRoem},
	{"nat", "room-amsterdam", "slow", tableLooks, func(d *engine.Deal) bool { return d.Result().Verdict == engine.Nat }, shootMoment("nat")},
	{"pit", "room-rotterdam", "slow", tableLooks, func(d *engine.Deal) bool { return d.Result().Verdict == engine.Pit }, shootMoment("pit")},
	{"hand", "amsterdam-cafe", "", tableLooks, claimsByNow, shootHand},
	{"shapes", "amsterdam-cafe", "", tableShapes, claimsByNow, shootFull},
}

// TestTableShots takes pictures of the table in all its looks into the folder
// that KLAVERJAS_SHOTS names; KLAVERJAS_LOOKS keeps to the first so many of a
// scene, and KLAVERJAS_SCENE to one scene.
func TestTableShots(t *testing.T) {
	dir := shotsFolder(t)
	for _, scene := range tableScenes {
		if only := os.Getenv("KLAVERJAS_SCENE"); only != "" && only != scene.name {
			continue
		}
		looks := scene.looks
		var n int
		if _, err := fmt.Sscan(os.Getenv("KLAVERJAS_LOOKS"), &n); err == nil {
			looks = looks[:min(n, len(looks))]
		}
		rules, _ := engine.ProfileByName(scene.profile)
		seed := seedFor(t, rules, func(d *engine.Deal) bool { return d.Phase == engine.Settled && scene.wanted(d) })
		m := plan(t, rules, seed)
		for _, l := range looks {
			w := openLook(t, l, &scene, seed)
			scene.shoot(w, &m.Deals[0], func(w *window, name string) {
				if scene.speed == "" {
					w.still()
				}
				w.frozen(filepath.Join(dir, l.file(name)))
			})
			w.close()
		}
	}
}

// openLook begins a match in a window that has its size before a card moves.
func openLook(t *testing.T, l tableLook, scene *tableScene, seed uint64) *window {
	env := []string{"KLAVERJAS_PACE="}
	if scene.speed == "" {
		env = noPause
	}
	if l.scale != "" {
		env = append(slices.Clone(env), "FYNE_SCALE="+l.scale)
	}
	w := openWith(t, l.prefs(scene.profile, scene.speed), env, "--lang", l.lang, "--seed", fmt.Sprint(seed))
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	w.resize(l.width, l.height)
	w.still()
	w.click("begin")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
	return w
}

// shootDealing catches the cards in the air, of which the first has been turned up.
func shootDealing(w *window, _ *engine.Deal, take func(*window, string)) {
	w.until("cards in the air", func(s app.Screen) bool { return s.Table.Moving })
	w.pause() // it deals for more than four seconds
	w.pause()
	take(w, "dealing")
}

// shootRoem plays to the end of the first trick and catches its roem.
func shootRoem(w *window, d *engine.Deal, take func(*window, string)) {
	for _, a := range southSteps(d) {
		s, found := w.within(patience, func(s app.Screen) bool {
			return s.Table.Moment == "roem" || a.due(s) && !s.Table.Moving
		})
		if !found || s.Table.Moment == "roem" {
			break
		}
		mouse{}.act(w, a.Action, s)
		w.within(patience/4, a.done)
	}
	w.until("roem", func(s app.Screen) bool { return s.Table.Moment == "roem" })
	w.pause()
	w.pause()
	take(w, "roem")
}

// shootMoment plays a whole deal and catches how it is judged.
func shootMoment(kind string) func(*window, *engine.Deal, func(*window, string)) {
	return func(w *window, d *engine.Deal, take func(*window, string)) {
		playDeal(w.t, w, mouse{}, d)
		w.until(kind, func(s app.Screen) bool { return s.Table.Moment == kind && !s.Table.Moving })
		w.pause()
		take(w, kind)
		w.until("the result", func(s app.Screen) bool { return s.Table.Result != "" && !s.Table.Writing })
		w.pause()
		take(w, kind+"-result")
	}
}

// claimsByNow tells whether South claims roem in the second trick or later.
func claimsByNow(d *engine.Deal) bool {
	for i, a := range southSteps(d) {
		if a.Kind == engine.Claim && i > 4 {
			return true
		}
	}
	return false
}

// shootHand shows bidding, legal and illegal cards, a claim, the last trick,
// the log and the score card.
func shootHand(w *window, d *engine.Deal, take func(*window, string)) {
	shot := map[string]bool{}
	once := func(name string) {
		if !shot[name] {
			shot[name] = true
			take(w, name)
		}
	}
	for _, a := range southSteps(d) {
		s := w.due(a)
		switch {
		case a.Kind == engine.Pass || a.Kind == engine.Choose:
			once("bidding")
		case a.Kind == engine.Claim:
			once("claim")
		case len(s.Table.Legal) < len(s.Table.Hand) && s.Table.OnTable > 0 && s.Table.OnTable < 4:
			w.key("Right")
			w.until("a mark", func(s app.Screen) bool { return s.Table.Marked != "" })
			once("legal")
		}
		w.perform(mouse{}, a, s)
		if s.Table.Trick > 4 && !shot["log"] {
			w.until("the turn", func(s app.Screen) bool { return s.Table.Asking })
			w.key("l")
			w.until("the last trick", func(s app.Screen) bool { return s.Table.Peeking })
			once("last-trick")
			w.key("l")
			w.until("the table", func(s app.Screen) bool { return !s.Table.Peeking })
			if spotOf(s, "sheet") != nil { // the score card is a tab
				w.key("s")
				once("sheet")
				w.key("s")
			}
			w.key("g")
			w.until("the log", func(s app.Screen) bool { return len(s.Table.Log) > 0 })
			once("log")
			w.key("g")
			w.until("no log", func(s app.Screen) bool { return len(s.Table.Log) == 0 })
		}
	}
}

// shootFull shows a trick with four cards whose roem can be claimed.
func shootFull(w *window, d *engine.Deal, take func(*window, string)) {
	for _, a := range southSteps(d) {
		s := w.due(a)
		if a.Kind == engine.Claim && s.Table.Trick > 0 {
			take(w, "full")
			return
		}
		w.perform(mouse{}, a, s)
	}
}
