//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"klaverjas/app"
)

// TestShotsContinue takes pictures of what has to do with going on.
func TestShotsContinue(t *testing.T) {
	dir := os.Getenv("KLAVERJAS_SHOTS")
	if dir == "" {
		t.Skip("KLAVERJAS_SHOTS names no folder")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"nl", "en"} {
		shootContinue(t, lang, func(w *window, scene string) {
			for _, size := range shotSizes() {
				w.resize(size[0], size[1])
				w.picture(filepath.Join(dir, fmt.Sprintf("%s-%s-%dx%d.png", scene, lang, size[0], size[1])))
			}
			w.resize(sizes[0][0], sizes[0][1])
		})
	}
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
}
