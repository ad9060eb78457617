//go:build e2e

package e2e

import (
	"testing"

	"klaverjas/app"
)

// TestScorepadShots takes pictures of the score pad: a new heading, an empty
// pad, a deal being entered, a refusal, a row being changed, a deal being
// inserted, a change undone, a full boompje, where its table goes, the list.
func TestScorepadShots(t *testing.T) {
	takeShots(t, nil, func(lang string, shoot camera) {
		shootPad(t, lang, func(w *window, scene string) { shoot(w, "scorepad-"+scene) })
	})
}

func shootPad(t *testing.T, lang string, shoot func(*window, string)) {
	w := openPad(t, nil, lang)
	for _, name := range []string{"", "Anneke van den Berg", "Bert", "Cornelis", "Marie-Christine de Wit"} {
		if name != "" {
			w.do("type", "--delay", "20", name)
		}
		w.key("Return")
	}
	shoot(w, "heading")
	w.click("done")
	written(w, 0)
	shoot(w, "empty")
	for i, d := range boompje[:6] {
		written(w, i)
		d.byKeyboard(w)
	}
	written(w, 6)
	w.key("3", "s", "7", "4", "Return", "2", "0")
	shoot(w, "entry")
	w.key("Escape", "3", "s", "1", "6", "1", "Return")
	shoot(w, "refused")
	w.key("Escape", "Up", "Up", "Return")
	shoot(w, "change")
	w.click("insert")
	w.key("1", "h")
	shoot(w, "insert")
	w.key("Escape", "u")
	written(w, 5)
	shoot(w, "undone")
	w.key("y")
	for i, d := range boompje[6:] {
		written(w, 6+i)
		d.byKeyboard(w)
	}
	written(w, len(boompje))
	shoot(w, "full")
	w.click("export")
	w.until("the files", func(s app.Screen) bool { return s.Name == "files" })
	shoot(w, "table")
	w.key("Escape")
	w.until("the pad", func(s app.Screen) bool { return s.Name == "scorepad" })
	for range 3 {
		w.click("pads")
		w.click("new")
		w.click("done")
	}
	w.click("pads")
	w.click("remove")
	w.until("the way back", func(s app.Screen) bool { return spotOf(s, "restore") != nil })
	shoot(w, "list")
	w.close()
}
