//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"klaverjas/app"
	"klaverjas/app/store"
)

// TestContinueShots takes pictures of what has to do with going on.
func TestContinueShots(t *testing.T) {
	takeShots(t, nil, func(lang string, shoot camera) { shootContinue(t, lang, shoot) })
}

// shootContinue shows the start screen with matches that wait, their list, and
// what a second window says.
func shootContinue(t *testing.T, lang string, shoot func(*window, string)) {
	h := home{t, t.TempDir()}
	for i, profile := range []string{"amsterdam-cafe", "utrecht", "web-rotterdam"} {
		w := h.open("--lang", lang, "--profile", profile, "--seed", fmt.Sprint(20+i))
		w.until("a decision", func(s app.Screen) bool { return s.Table.Asking })
		w.close()
	}
	w := h.open("--lang", lang)
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	shoot(w, "start-continue")
	second := h.open("--lang", lang)
	second.until("the notice", func(s app.Screen) bool { return spotOf(s, "understood") != nil })
	shoot(second, "another")
	second.close()
	w.click("others")
	w.until("the list", func(s app.Screen) bool { return s.Name == "unfinished" && spotOf(s, "match.1") != nil })
	shoot(w, "unfinished")
	w.click("giveup")
	w.until("a way back", func(s app.Screen) bool { return spotOf(s, "takeup") != nil })
	shoot(w, "given-up")
	w.close()
	shootDamage(t, lang, shoot)
}

// shootDamage shows what is said of a file that is cut short, and of one that
// cannot be used at all.
func shootDamage(t *testing.T, lang string, shoot func(*window, string)) {
	h := home{t, t.TempDir()}
	dir := filepath.Join(h.dir, "klaverjassen")
	fillMatches(t, dir, 3)
	file := filepath.Join(dir, store.File)
	info, err := os.Stat(file)
	if err == nil {
		err = os.Truncate(file, info.Size()*2/3)
	}
	if err != nil {
		t.Fatal(err)
	}
	w := h.open("--lang", lang)
	w.spot("understood")
	shoot(w, "damaged")
	w.close()
	h = home{t, t.TempDir()}
	if err := os.MkdirAll(filepath.Join(h.dir, "klaverjassen", store.File), 0o700); err != nil {
		t.Fatal(err)
	}
	w = h.open("--lang", lang)
	w.spot("understood")
	shoot(w, "not-kept")
	w.close()
}
