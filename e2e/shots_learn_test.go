//go:build e2e

package e2e

import (
	"testing"

	"klaverjas/app"
)

// TestLearnShots takes pictures of the lessons, practice and the rules book.
func TestLearnShots(t *testing.T) {
	takeShots(t, nil, func(lang string, take camera) {
		w := open(t, noPause, "--lang", lang)
		shoot := func(scene string) { take(w, "learn-"+scene) }
		w.click("learn")
		w.page("learn")
		shootLessons(w, shoot)
		shootPractice(w, shoot)
		shootBook(w, shoot)
		w.close()
	})
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
		w.page("lesson")
		for range s.on {
			w.click("on")
		}
		for _, name := range s.clicks {
			w.click(name)
		}
		shoot("lesson-" + s.lesson)
		w.click("close")
		w.page("learn")
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
		w.page("learn")
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
