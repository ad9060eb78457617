//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"klaverjas/app"
)

// TestLearnShots takes pictures of the lessons, practice and the rules book.
func TestLearnShots(t *testing.T) {
	dir := os.Getenv("KLAVERJAS_SHOTS")
	if dir == "" {
		t.Skip("KLAVERJAS_SHOTS names no folder")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"nl", "en"} {
		w := open(t, noPause, "--lang", lang)
		shoot := func(scene string) {
			for _, size := range learnSizes() {
				w.resize(size[0], size[1])
				w.picture(filepath.Join(dir, fmt.Sprintf("learn-%s-%s-%dx%d.png", scene, lang, size[0], size[1])))
			}
			w.resize(1024, 640)
		}
		w.click("learn")
		onPage(w, "learn")
		shootLessons(w, shoot)
		shootPractice(w, shoot)
		shootBook(w, shoot)
		w.close()
	}
}

// learnSizes are the sizes of the pictures; KLAVERJAS_SHOTS_SIZE, as 1024x640,
// makes it one of them.
func learnSizes() [][2]int {
	var one [2]int
	if n, _ := fmt.Sscanf(os.Getenv("KLAVERJAS_SHOTS_SIZE"), "%dx%d", &one[0], &one[1]); n == 2 {
		return [][2]int{one}
	}
	return sizes
}

// onPage waits for a page by its name.
func onPage(w *window, name string) {
	w.t.Helper()
	w.until("the page "+name, func(s app.Screen) bool { return s.Name == name })
}

// lessonShots are steps of lessons of which pictures are taken: the lesson,
// how often "on" is pressed, and what is clicked then.
var lessonShots = []struct {
	lesson string
	on     int
	clicks []string
}{
	{"ranks", 0, nil},
	{"ruff", 1, []string{"card.S9", "card.SQ", "check"}},
	{"undertrump", 3, nil},
	{"systems", 5, []string{"card.CJ", "check"}},
	{"making", 2, []string{"answer.yes"}},
	{"bidding", 1, []string{"answer.pass"}},
	{"counting", 8, []string{"answer.N"}},
	{"helping", 3, []string{"card.C7"}},
	{"score", 4, []string{"answer.0-232"}},
}

func shootLessons(w *window, shoot func(string)) {
	w.key("Down", "Right")
	shoot("lessons")
	for _, s := range lessonShots {
		w.click("lesson." + s.lesson)
		onPage(w, "lesson")
		for range s.on {
			w.click("on")
		}
		for _, name := range s.clicks {
			w.click(name)
		}
		shoot("lesson-" + s.lesson)
		w.click("close")
		onPage(w, "learn")
	}
	shoot("lessons-begun")
}

func shootPractice(w *window, shoot func(string)) {
	w.click("tab.practice")
	shoot("practice")
	for _, kind := range []string{"legal", "best", "roem", "bid", "made"} {
		w.click("drill." + kind)
		w.until("a drill", func(s app.Screen) bool { return s.Name == "practice" && len(s.Spots) > 2 })
		shoot("drill-" + kind)
		w.click("close")
		onPage(w, "learn")
	}
}

func shootBook(w *window, shoot func(string)) {
	w.click("tab.book")
	for _, chapter := range []string{"game", "cards", "bidding", "play", "roem", "result", "signals"} {
		w.click("chapter." + chapter)
		shoot("book-" + chapter)
		if chapter == "play" || chapter == "roem" {
			w.click("page.on")
			shoot("book-" + chapter + "-2")
		}
	}
}
