//go:build e2e

package e2e

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"klaverjas/app"
	"klaverjas/app/session/sessiontest"
	_ "klaverjas/app/stats" // its tables
	"klaverjas/app/store"
	"klaverjas/engine"
)

// TestHistoryShots takes pictures of history, replay, statistics and fair
// dealing, with a good deal of matches in the store and with none.
func TestHistoryShots(t *testing.T) {
	full := fullForShots(t)
	takeShots(t, nil, func(lang string, shoot camera) {
		w := open(t, full, "--lang", lang)
		shootHistory(w, shoot)
		shootStatistics(w, shoot)
		shootFairness(w, shoot)
		w.close()
		w = open(t, noPause, "--lang", lang)
		shootNothing(w, shoot)
		w.close()
	})
}

// fullForShots returns the environment of a program with a good deal of matches
// in its store; the test is skipped if no folder for pictures is named.
func fullForShots(t *testing.T) []string {
	t.Helper()
	shotsFolder(t)
	home := t.TempDir()
	fillStore(t, filepath.Join(home, "klaverjassen"))
	return append([]string{"XDG_DATA_HOME=" + home}, noPause...)
}

// page waits for a page by its name.
func (w *window) page(name string) {
	w.t.Helper()
	w.until("the page "+name, func(s app.Screen) bool { return s.Name == name })
}

// press marks a row of a table with a first click and opens it with a second
// one, which leads to a page.
func (w *window) press(row, page string) {
	w.t.Helper()
	w.click(row)
	w.click(row)
	w.page(page)
}

// spot waits for a spot, which may stand for a state.
func (w *window) spot(name string) {
	w.t.Helper()
	w.until("spot "+name, func(s app.Screen) bool { return spotOf(s, name) != nil })
}

func shootHistory(w *window, shoot func(*window, string)) {
	w.click("history")
	w.press("match.3", "match")
	shoot(w, "match")
	w.press("deal.2", "replay")
	shoot(w, "replay-dealt")
	w.key("Down", "Down", "Down", "Right", "Right")
	w.spot("step.16")
	shoot(w, "replay-trick")
	w.key("End")
	w.until("the end", func(s app.Screen) bool { return spotOf(s, "step.16") == nil })
	shoot(w, "replay-end")
	w.key("Escape", "Escape")
	w.page("history")
	shoot(w, "history")
	w.click("delete")
	w.until("the question", func(s app.Screen) bool { return spotOf(s, "no") != nil })
	shoot(w, "history-delete")
	w.click("yes")
	w.until("a way back", func(s app.Screen) bool { return spotOf(s, "undo") != nil })
	shoot(w, "history-undo")
	w.click("undo")
	w.until("the match is back", func(s app.Screen) bool { return spotOf(s, "undo") == nil && s.Name == "history" })
	w.click("filter.result")
	w.foot(map[string]string{"nl": "zoals", "en": "as chosen"}[w.language()])
	shoot(w, "history-filtered")
	for _, id := range []string{"export_all", "import"} {
		w.click(id)
		w.page("files")
		shoot(w, "files-"+id)
		w.click("close")
		w.page("history")
	}
	w.click("close")
}

// language returns the language that the window speaks.
func (w *window) language() string {
	s, _ := w.screen()
	return s.Language
}

func shootStatistics(w *window, shoot func(*window, string)) {
	w.click("statistics")
	w.page("statistics")
	w.spot("figure.4")
	w.key("Down", "Down", "Down", "Down", "Down", "Right", "Right")
	shoot(w, "stats-overview")
	for _, tab := range [][2]string{{"trump", "choice.3"}, {"parts", "part.1"}, {"charts", "form"}, {"rating", "rated.0"}, {"ranking", "rank.0"}} {
		w.click("tab." + tab[0])
		w.spot(tab[1])
		if tab[0] == "charts" {
			w.key("Down", "Home")
			w.spot("form.0")
		}
		shoot(w, "stats-"+tab[0])
	}
	w.click("edit")
	w.page("person")
	shoot(w, "person")
	w.click("close")
	w.click("tab.charts")
	w.click("paper")
	w.page("paper")
	w.until("the picture", func(s app.Screen) bool {
		return slices.ContainsFunc(s.Texts, func(t []string) bool { return t[0] == "picture" })
	})
	shoot(w, "stats-paper")
	w.click("back")
	w.page("statistics")
	w.click("tab.parts")
	w.press("part.1", "statistics")
	w.spot("whole")
	shoot(w, "stats-part")
	w.click("close")
}

func shootFairness(w *window, shoot func(*window, string)) {
	w.click("history")
	w.press("match.1", "match")
	w.click("fair")
	w.page("fairness")
	w.click("swap")
	w.spot("swap.done")
	shoot(w, "fair-dealt")
	w.click("tab.chance")
	w.spot("chance.5")
	shoot(w, "fair-chance")
	w.click("tab.number")
	w.spot("field")
	w.key("1", "1", "2", "3", "0", "4", "7", "9", "1", "5")
	w.spot("number.1123047915")
	shoot(w, "fair-number")
	w.click("close")
	w.page("match")
	w.key("Escape", "Escape")
}

func shootNothing(w *window, shoot func(*window, string)) {
	for _, page := range []string{"history", "statistics", "fairness"} {
		w.click(page)
		w.page(page)
		shoot(w, page+"-empty")
		w.click("close")
	}
}

// fillStore fills a store with a good deal of matches.
func fillStore(t *testing.T, dir string) { fillMatches(t, dir, 40) }

// fillMatches plays matches between bots and keeps them as those of two people.
func fillMatches(t *testing.T, dir string, matches int) {
	t.Helper()
	st, _, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	var people []store.Player
	for i, name := range []string{"Marieke", "Opa Jan"} {
		p, err := st.AddPlayer(name, []string{"HA", "SA"}[i])
		if err != nil {
			t.Fatal(err)
		}
		people = append(people, p)
	}
	if err := st.Set("player", fmt.Sprint(people[0].ID)); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for i := range matches {
		text.WriteString(filledMatch(t, i) + "\n")
	}
	done, err := st.Import(strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Delete(done.Added...); err != nil { // out of the sums while they change
		t.Fatal(err)
	}
	err = st.Write(func(tx *sql.Tx) error {
		for i, id := range done.Added {
			kind, who := store.Ordinary, people[b2i(i%7 == 3)].ID
			if i%11 == 5 {
				kind = store.Practice
			}
			_, err := tx.Exec(`UPDATE matches SET kind = ?, player = ?, south = '', west = 'regular', north = 'regular', east = 'regular' WHERE id = ?`, kind, who, id)
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		err = st.Undelete(done.Added...)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// filledMatch returns the record of a match in which South plays at random now
// and then, as people do.
func filledMatch(t *testing.T, i int) string {
	t.Helper()
	rules := engine.Profiles()[i%5].Rules
	m, err := engine.NewSealedMatch(rules, uint64(i)+77)
	if err != nil {
		t.Fatal(err)
	}
	regulars, withRandom := sessiontest.Bots(t, 1, "regular"), sessiontest.Bots(t, uint64(i), "random", "regular")
	random := engine.NewRandom(uint64(i))
	for !m.Over() && (i%9 != 4 || len(m.Settled()) < 7) {
		players := regulars
		if seat, open := m.Deal().ToAct(); open && seat == engine.South && random.Below(16) == 0 {
			players = withRandom
		}
		m = sessiontest.Step(t, m, players)
	}
	date := time.Date(2026, 9, 1, 20, 5, 0, 0, time.UTC).Add(time.Duration(i) * 53 * time.Hour).Format(time.RFC3339)
	return engine.Record{Match: m, Tags: []engine.Tag{{Key: "Date", Value: date}}}.String()
}
