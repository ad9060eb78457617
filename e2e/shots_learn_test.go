//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"klaverjas/app"
	"klaverjas/app/practice"
)

// TestLessonShots takes pictures of the lessons.
func TestLessonShots(t *testing.T) { learnShots(t, shootLessons) }

// TestPracticeShots takes pictures of every kind of drill.
func TestPracticeShots(t *testing.T) { learnShots(t, shootPractice) }

// TestBookShots takes pictures of the rules book, of several rules.
func TestBookShots(t *testing.T) {
	learnShots(t, shootBook)
	takeShots(t, (*window).still, func(lang string, take camera) { shootProfiles(t, lang, take) })
}

func learnShots(t *testing.T, what func(w *window, shoot func(string))) {
	t.Helper()
	takeShots(t, (*window).still, func(lang string, take camera) {
		w := open(t, noPause, "--lang", lang)
		w.click("learn")
		w.page("learn")
		what(w, func(scene string) { take(w, "learn-"+scene) })
		w.close()
	})
}

// lessonShots are steps of lessons of which pictures are taken, every kind of
// question among them: the lesson, the step, and what is clicked there.
var lessonShots = []struct {
	lesson string
	step   int
	clicks []string
}{
	{"ranks", 1, nil},
	{"ranks", 2, []string{"card.DT"}},
	{"ranks", 6, []string{"answer.45"}},
	{"follow", 7, []string{"answer.W"}},
	{"ruff", 2, []string{"card.S9", "card.DA", "check"}},
	{"ruff", 3, []string{"card.D8", "card.D9", "card.DA", "check"}},
	{"undertrump", 4, nil},
	{"systems", 6, []string{"card.SJ", "check"}},
	{"roem", 3, nil},
	{"roem", 9, []string{"answer.roem"}},
	{"roem", 10, []string{"answer.roem"}},
	{"stuk", 7, []string{"card.HK"}},
	{"making", 4, []string{"answer.no"}},
	{"making", 4, []string{"answer.yes"}},
	{"bidding", 2, []string{"answer.pass"}},
	{"bidding", 5, []string{"answer.H"}},
	{"counting", 2, []string{"answer.2"}},
	{"counting", 9, []string{"answer.N"}},
	{"leading", 2, []string{"card.HQ"}},
	{"leading", 7, nil},
	{"helping", 8, []string{"answer.S"}},
	{"score", 5, []string{"answer.0-232"}},
	{"score", 8, nil}, // past the last step: the end
}

// onTo follows a lesson from its beginning to a step, or to its end.
func (w *window) onTo(step int) {
	w.t.Helper()
	at := func(n int) func(app.Screen) bool {
		return func(s app.Screen) bool {
			return s.Name == "lesson" && (spotOf(s, fmt.Sprintf("step.%d", n)) != nil || spotOf(s, "end") != nil)
		}
	}
	now := w.until("a lesson", func(s app.Screen) bool { return s.Name == "lesson" && len(s.Spots) > 0 })
	n := 1
	for _, spot := range now.Spots {
		fmt.Sscanf(spot.Name, "step.%d", &n)
	}
	for ; n > step; n-- {
		w.click("back")
		w.until("the step before", at(n-1))
	}
	for ; n < step; n++ {
		w.click("on")
		w.until("the next step", at(n+1))
	}
}

func shootLessons(w *window, shoot func(string)) {
	w.key("Down", "Right")
	shoot("lessons")
	for _, s := range lessonShots {
		w.click("lesson." + s.lesson)
		w.page("lesson")
		w.onTo(s.step)
		for _, name := range s.clicks {
			w.click(name)
		}
		w.pause()
		shoot(strings.ReplaceAll(fmt.Sprintf("lesson-%s-%d-%s", s.lesson, s.step, strings.Join(s.clicks, "-")), ".", ""))
		w.click("close")
		w.page("learn")
	}
	shoot("lessons-begun")
}

func shootPractice(w *window, shoot func(string)) {
	w.click("tab.practice")
	shoot("practice")
	for _, kind := range practice.Kinds {
		w.click("drill." + string(kind))
		s := w.until("a drill", func(s app.Screen) bool { return s.Name == "practice" && spotOf(s, "drill.1") != nil })
		shoot("drill-" + string(kind))
		if !kind.ByCards() { // the first answer, right or wrong
			for _, spot := range s.Spots {
				if strings.HasPrefix(spot.Name, "answer.") {
					w.click(spot.Name)
					break
				}
			}
			w.pause()
			shoot("drill-" + string(kind) + "-answered")
		}
		w.click("close")
		w.page("learn")
	}
	shoot("practice-begun")
}

// bookPages are the chapters with examples that take more than one page.
var bookPages = map[string]int{"bidding": 2, "play": 6, "roem": 5, "result": 4}

func shootBook(w *window, shoot func(string)) {
	w.click("tab.book")
	for _, chapter := range []string{"game", "cards", "bidding", "play", "roem", "result", "signals"} {
		w.click("chapter." + chapter)
		shoot("book-" + chapter)
		for page := 2; page <= bookPages[chapter]; page++ {
			if s := w.until("the book", func(s app.Screen) bool { return s.Name == "learn" }); spotOf(s, "page.on") == nil {
				break
			}
			w.click("page.on")
			shoot(fmt.Sprintf("book-%s-%d", chapter, page))
		}
	}
}

// shootProfiles opens the book of other rules from the table's menu.
func shootProfiles(t *testing.T, lang string, take camera) {
	for _, profile := range []string{"club-rotterdam", "utrecht", "web-amsterdam"} {
		w := open(t, noPause, "--lang", lang, "--profile", profile, "--seed", "3")
		w.until("the table", func(s app.Screen) bool { return s.Name == "table" && s.Table.Asking })
		w.click("menu")
		w.click("rules")
		w.page("learn")
		for _, chapter := range []string{"bidding", "play", "result"} {
			w.click("chapter." + chapter)
			take(w, "learn-book-"+profile+"-"+chapter)
		}
		w.close()
	}
}
