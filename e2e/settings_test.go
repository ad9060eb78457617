//go:build e2e

package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"klaverjas/app"
	"klaverjas/app/cli"
	"klaverjas/engine"
)

// The first click of a first run has cards on the table within ten seconds,
// at the usual pace.
func TestFirstRun(t *testing.T) {
	w := openWith(t, "{}", nil, "--lang", "nl", "--seed", "4")
	w.until("the questions", func(s app.Screen) bool { return s.Name == "first" })
	began := time.Now()
	w.click("language.en")
	w.until("English", func(s app.Screen) bool { return s.Language == "en" })
	w.click("profile.club-rotterdam")
	w.click("begin")
	w.until("cards", func(s app.Screen) bool { return s.Name == "table" && len(s.Table.Hand) == 8 })
	t.Logf("cards after %v", time.Since(began))
	w.key("Escape")
	w.click("new")
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" && spotOf(s, "continue") != nil })
	w.key("F5")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
}

// Damaged settings are set aside, are spoken of, and do not stop the game.
func TestDamagedSettings(t *testing.T) {
	w := openWith(t, `{"welcomed": true, "list": [true, 1`, noPause, "--lang", "nl")
	w.until("the notice", func(s app.Screen) bool { return s.Name == "overlay" && spotOf(s, "close") != nil })
	w.key("Return")
	w.until("the questions of a first run", func(s app.Screen) bool { return s.Name == "first" })
	aside := filepath.Join(filepath.Dir(w.trace), "fyne", cli.AppID, "preferences.damaged.json")
	if data, err := os.ReadFile(aside); err != nil || !strings.Contains(string(data), "[true, 1") {
		t.Errorf("%q, %v", data, err)
	}
}

// Whatever is opened and closed in the middle of a trick, the match is as it was.
func TestOpeningAndClosingChangesNothing(t *testing.T) {
	w, _ := atIllegalCard(t, "en", noPause)
	before := w.until("the turn", func(s app.Screen) bool { return s.Table.Asking }).Table
	for _, keys := range [][]string{
		{"F2", "Escape"},
		{"ctrl+comma", "Escape"},
		{"F1", "Escape"},
		{"F10", "Escape"},
		{"Escape", "Escape"},
		{"F2", "F1", "Escape", "F5"},
		{"F2", "Right", "Down", "Page_Down", "Page_Down", "Page_Down", "Page_Down", "Escape"},
		{"F10", "Down", "Return", "Escape"},
	} {
		w.key(keys...)
		w.calm()
		w.until("the table after "+strings.Join(keys, " "), func(s app.Screen) bool { return s.Name == "table" })
	}
	w.click("menu")
	w.click("settings")
	w.click("tab.rules")
	w.click("rules.edit")
	w.until("the editor", func(s app.Screen) bool { return s.Name == "editor" })
	w.click("close")
	w.until("the settings", func(s app.Screen) bool { return s.Name == "settings" })
	w.click("close")
	after := w.until("the table", func(s app.Screen) bool { return s.Name == "table" }).Table
	if !slices.Equal(before.Hand, after.Hand) || !slices.Equal(before.Legal, after.Legal) || before.OnTable != after.OnTable || !after.Asking {
		t.Errorf("before %+v\nafter %+v", before, after)
	}
}

// What a key opens is painted although the pointer rests and nothing else on
// the screen changes.
func TestWhatAKeyOpensIsSeen(t *testing.T) {
	w := open(t, noPause, "--lang", "en", "--profile", "utrecht", "--seed", "2")
	w.until("the turn", func(s app.Screen) bool { return s.Table.Asking })
	shown := w.shown()
	for _, key := range []string{"F1", "Escape", "F10", "Escape"} {
		w.key(key)
		w.until("what comes of "+key, func(s app.Screen) bool { return (s.Name == "overlay") == (key != "Escape") })
		now := w.shown()
		for range 8 { // a slow machine paints late
			if !bytes.Equal(now, shown) {
				break
			}
			now = w.shown()
		}
		if bytes.Equal(now, shown) {
			t.Errorf("after %s the window shows what it showed before", key)
		}
		shown = now
	}
}

// Own rules are made, kept and played.
func TestOwnRules(t *testing.T) {
	w := open(t, noPause, "--lang", "en", "--seed", "3")
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	w.key("F2")
	w.click("tab.rules")
	w.click("rules.edit")
	w.click("tab.bidding")
	w.click("round1.forced")
	w.click("tab.save")
	w.click("name.edit")
	w.do("type", "Oma")
	w.click("save")
	w.until("the settings", func(s app.Screen) bool { return s.Name == "settings" && spotOf(s, "profile.own:Oma") != nil })
	w.key("Escape")
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" && spotOf(s, "profile.own:Oma") != nil })
	w.click("begin")
	w.until("a trump chosen without passing", func(s app.Screen) bool { return s.Table.Asking })
}

// Without a device, and with a sound server that is not there, a deal is
// played as ever.
func TestWithoutSound(t *testing.T) {
	rules, _ := engine.ProfileByName("utrecht")
	m := planUntil(t, rules, 2, func(m *engine.Match) bool { return m.Deal().Phase == engine.Settled })
	silent := filepath.Join(t.TempDir(), "alsa.conf")
	if err := os.WriteFile(silent, []byte("# no output\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, env := range []string{"ALSA_CONFIG_PATH=" + silent, "PULSE_SERVER=unix:/nowhere/at/all", "KLAVERJAS_SOUND=off"} {
		w := open(t, append([]string{env}, noPause...), "--lang", "en", "--profile", "utrecht", "--seed", "2")
		playDeal(t, w, mouse{}, &m.Deals[0])
		w.until("the result", func(s app.Screen) bool { return s.Table.Result != "" })
		if n := strings.Count(w.out.String(), "no sound"); n > 1 {
			t.Errorf("%s: the log says it %d times", env, n)
		}
		w.close()
	}
}
