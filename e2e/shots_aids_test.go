//go:build e2e

package e2e

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"klaverjas/app"
	"klaverjas/engine"
)

// aidLooks show the table with help for beginners in every theme and deck.
var aidLooks = []tableLook{
	{"nl", "light", "green", "two", 1024, 640, ""},
	{"en", "dark", "blue", "large", 1280, 800, ""},
	{"nl", "contrast", "green", "large", 1024, 640, ""},
	{"en", "light", "red", "two", 3840, 2160, ""},
	{"nl", "dark", "green", "large-four", 1024, 768, ""}, // the score card is a tab
}

// TestAidShots takes pictures of the table with help for beginners: in the
// middle of a deal, the list of all tricks, a hint.
func TestAidShots(t *testing.T) {
	dir := shotsFolder(t)
	rules, _ := engine.ProfileByName("amsterdam-cafe")
	seed := seedFor(t, rules, func(d *engine.Deal) bool {
		return d.Phase == engine.Settled && d.Hands[engine.South].Of(d.Trump).Len() == 2 && d.Result().Roem != [2]int{}
	})
	m := plan(t, rules, seed)
	for _, l := range aidLooks {
		settings := strings.Replace(l.prefs("amsterdam-cafe", ""), `"hints": true`, `"hints": true, "aids": true`, 1)
		w := openWith(t, settings, noPause, "--lang", l.lang, "--profile", "amsterdam-cafe", "--seed", fmt.Sprint(seed))
		w.resize(l.width, l.height)
		take := func(name string) {
			w.pause()
			file := fmt.Sprintf("aids-%s-%s-%s-%s-%dx%d.png", name, l.lang, l.theme, l.deck, l.width, l.height)
			if out, err := exec.Command("import", "-window", w.id, filepath.Join(dir, file)).CombinedOutput(); err != nil {
				t.Errorf("import: %v\n%s", err, out)
			}
		}
		shootAids(w, &m.Deals[0], take)
		w.close()
	}
}

func shootAids(w *window, d *engine.Deal, take func(string)) {
	shot := []int{}
	for _, a := range southSteps(d) {
		s := w.due(a)
		if n := s.Table.Trick; a.Kind == engine.Play && n > 0 && !slices.Contains(shot, n) {
			shot = append(shot, n)
			take(fmt.Sprintf("trick%d", n))
		}
		if s.Table.Trick == 6 && a.Kind == engine.Play {
			w.key("l")
			w.until("the last trick", func(s app.Screen) bool { return s.Table.Peeking })
			take("last-trick")
			w.key("l")
			take("tricks")
			w.key("l")
			w.until("the table", func(s app.Screen) bool { return !s.Table.Peeking })
			w.hints()
			take("hint")
			return
		}
		w.perform(mouse{}, a, s)
	}
}
