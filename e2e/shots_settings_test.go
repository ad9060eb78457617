//go:build e2e

package e2e

import (
	"testing"

	"klaverjas/app"
)

// settledTwo are the settings of a player with rules of his own.
const settledTwo = `{"welcomed": true, "level.partner": "regular", "level.opponents": "regular", "profile": "own:Bij oma",
"rules.own": "Bij oma\tamsterdam-cafe undertrump=allowed last_trick=20\nKroeg\tutrecht four_9=100 length=points limit=1000"}`

// settingsTabs are the tabs of the settings, as their spots are called.
var settingsTabs = []string{"players", "rules", "match", "play", "look", "help", "sound", "language"}

// editorTabs are those of the editor of rules.
var editorTabs = []string{"bidding", "play", "roem", "fours", "result", "match", "save"}

// TestSettingsShots takes pictures of the first run, the start screen, every
// tab of the settings, the editor of rules and the map of keys.
func TestSettingsShots(t *testing.T) {
	takeShotsAt(t, tableSizes, (*window).still, func(lang string, shoot camera) {
		shootFirst(t, lang, shoot)
		shootSettings(t, lang, shoot)
	})
}

// shootFirst shows the first run.
func shootFirst(t *testing.T, lang string, shoot func(*window, string)) {
	w := openWith(t, "{}", noPause, "--lang", lang)
	w.until("the questions", func(s app.Screen) bool { return s.Name == "first" })
	shoot(w, "first")
	w.close()
}

// shootSettings shows every tab, reached from the table's menu.
func shootSettings(t *testing.T, lang string, shoot func(*window, string)) {
	w := openWith(t, settledTwo, noPause, "--lang", lang, "--profile", "utrecht", "--seed", "1")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
	w.click("menu")
	w.until("the menu", func(s app.Screen) bool { return s.Name == "overlay" })
	shoot(w, "menu-short")
	w.click("settings")
	for _, id := range settingsTabs {
		w.click("tab." + id)
		if id == "sound" {
			w.click("test.play")
			w.until("an answer", func(s app.Screen) bool { return len(s.Spots) > 0 })
		}
		shoot(w, "settings-"+id)
	}
	w.click("tab.rules")
	w.click("rules.edit")
	for _, id := range editorTabs {
		w.click("tab." + id)
		shoot(w, "editor-"+id)
	}
	w.click("tab.play")
	w.click("undertrump.banned")
	w.click("must_overtrump.false")
	shoot(w, "editor-problem")
	w.key("F1")
	w.until("the keys", func(s app.Screen) bool { return s.Name == "overlay" })
	shoot(w, "keys-columns")
	w.key("Escape", "Escape")
	w.click("yes")
	w.key("Escape")
	w.click("menu")
	w.click("new")
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	shoot(w, "start-own")
	w.close()
}
