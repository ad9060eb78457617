//go:build e2e

package e2e

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"klaverjas/app"
	"klaverjas/app/store"
	"klaverjas/engine"
)

// killsVariable names the environment variable that says how often the program
// is killed; 5 times if it is not set.
const killsVariable = "KLAVERJAS_KILLS"

// home is a place for settings and data that outlives a window.
type home struct {
	t   *testing.T
	dir string
}

func (h home) open(args ...string) *window {
	settle(h.t, filepath.Join(h.dir, "config"), settled)
	env := append(slices.Clone(noPause), "XDG_DATA_HOME="+h.dir, "XDG_CONFIG_HOME="+filepath.Join(h.dir, "config"))
	return open(h.t, env, append([]string{"--lang", "en"}, args...)...)
}

// look opens the data between two runs, checks that it is sound, and returns
// the matches that can be gone on with.
func (h home) look() []store.Loaded {
	h.t.Helper()
	s, notice, err := store.Open(filepath.Join(h.dir, "klaverjassen"))
	if err != nil || notice.Kind != store.NoNotice {
		h.t.Fatalf("%+v %v", notice, err)
	}
	defer s.Close()
	var found string
	err = s.Read(func(db *sql.DB) error { return db.QueryRow(`PRAGMA integrity_check`).Scan(&found) })
	if err != nil || found != "ok" {
		h.t.Fatalf("integrity: %s %v", found, err)
	}
	open, err := s.OpenMatches()
	if err != nil {
		h.t.Fatal(err)
	}
	var all []store.Loaded
	for _, m := range open {
		l, err := s.LoadMatch(m.ID)
		if err != nil {
			h.t.Fatal(err)
		}
		all = append(all, l)
	}
	return all
}

// goOn goes on with the match played last.
func (h home) goOn() *window {
	w := h.open()
	w.until("a way on", func(s app.Screen) bool { return s.Name == "start" && spotOf(s, "continue") != nil })
	w.click("continue")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" })
	return w
}

// kill ends the program as a power cut would, and returns what it showed last.
func (w *window) kill() app.Screen {
	w.close()
	s, _ := w.screen()
	return s
}

// actOnce does something allowed if something is asked, and tells whether.
func (w *window) actOnce(r *rand.Rand) bool {
	s, ok := w.within(2*time.Second, func(s app.Screen) bool { return s.Table.Asking || s.Table.Result != "" })
	if !ok {
		return false
	}
	var names []string
	for _, spot := range s.Spots {
		if spot.Name == "pass" || spot.Name == "gather" || spot.Name == "roem" || spot.Name == "next" ||
			strings.HasPrefix(spot.Name, "suit.") || slices.Contains(s.Table.Legal, spot.Name) {
			names = append(names, spot.Name)
		}
	}
	if len(names) == 0 {
		return false
	}
	w.clickAt(s, spotOf(s, names[r.IntN(len(names))]))
	return true
}

// TestKilledAtAnyMoment kills the program again and again; each time it goes on
// at the decision that was on the screen, or after the one being made.
func TestKilledAtAnyMoment(t *testing.T) {
	kills, _ := strconv.Atoi(os.Getenv(killsVariable))
	if kills == 0 {
		kills = 5
	}
	h, r := home{t, t.TempDir()}, rand.New(rand.NewPCG(1, 2))
	w := h.open("--profile", "amsterdam-cafe", "--seed", "11")
	for n := range kills {
		w.until("a decision", func(s app.Screen) bool { return s.Table.Asking || s.Table.Result != "" })
		clicks := r.IntN(12)
		for range clicks {
			w.actOnce(r)
		}
		time.Sleep(time.Duration(r.IntN(60)) * time.Millisecond)
		last := w.kill()
		open := h.look()
		if last.Table.Over && len(open) == 0 {
			w = h.open("--profile", "amsterdam-cafe", "--seed", fmt.Sprint(100+n))
			continue
		}
		if len(open) != 1 {
			t.Fatalf("kill %d: %d matches can be gone on with", n, len(open))
		}
		compare(t, n, clicks, last, &open[0].Game)
		w = h.goOn()
		now := w.until("the same decision", func(s app.Screen) bool { return s.Table.Asking || s.Table.Result != "" })
		shows(t, n, now, h, &open[0].Game)
	}
}

// compare checks that what is kept is not behind what was shown, and ahead by no
// more than was clicked.
func compare(t *testing.T, n, clicks int, shown app.Screen, kept *engine.Match) {
	t.Helper()
	d := kept.Deal()
	hand := names(d.Hand(engine.South).Cards())
	switch {
	case d.Number < shown.Table.Deal || d.Number > shown.Table.Deal+1:
		t.Errorf("kill %d: deal %d was shown, deal %d is kept", n, shown.Table.Deal, d.Number)
	case d.Number == shown.Table.Deal && d.TrickCount < shown.Table.Trick:
		t.Errorf("kill %d: trick %d was shown, trick %d is kept", n, shown.Table.Trick, d.TrickCount)
	case d.Number == shown.Table.Deal && len(shown.Table.Hand) > 0:
		for _, c := range hand {
			if !slices.Contains(shown.Table.Hand, c) {
				t.Errorf("kill %d: %s is back in the hand %v", n, c, shown.Table.Hand)
			}
		}
		if gone := len(shown.Table.Hand) - len(hand); gone > clicks {
			t.Errorf("kill %d: %d cards more are played than were shown", n, gone)
		}
	}
}

// shows checks that the window is at what was kept, but for what the others
// have done since.
func shows(t *testing.T, n int, s app.Screen, h home, kept *engine.Match) {
	t.Helper()
	d := kept.Deal()
	if d.Phase == engine.PassedOut {
		return
	}
	if s.Table.Deal != d.Number || len(s.Table.Hand) != d.Hand(engine.South).Len() {
		t.Errorf("kill %d: deal %d with %d cards was kept, deal %d with %v is shown",
			n, d.Number, d.Hand(engine.South).Len(), s.Table.Deal, s.Table.Hand)
	}
	for _, c := range s.Table.Hand {
		if !slices.Contains(names(d.Hand(engine.South).Cards()), c) {
			t.Errorf("kill %d: %s is shown and not held", n, c)
		}
	}
}

func names(cards []engine.Card) []string {
	var all []string
	for _, c := range cards {
		all = append(all, c.String())
	}
	return all
}

// TestSeveralMatchesWait begins two matches and goes on with the first.
func TestSeveralMatchesWait(t *testing.T) {
	h := home{t, t.TempDir()}
	for i, profile := range []string{"amsterdam-cafe", "utrecht"} {
		w := h.open("--profile", profile, "--seed", fmt.Sprint(20+i))
		w.until("a decision", func(s app.Screen) bool { return s.Table.Asking })
		w.key("Escape")
		w.click("quit")
		w.gone()
	}
	if open := h.look(); len(open) != 2 {
		t.Fatalf("%d matches", len(open))
	}
	w := h.open()
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
	w.click("others")
	w.until("the list", func(s app.Screen) bool {
		return s.Name == "unfinished" && spotOf(s, "match.1") != nil && spotOf(s, "match.2") != nil
	})
	w.click("match.1")
	w.click("goon")
	w.until("the table", func(s app.Screen) bool { return s.Name == "table" && s.Table.Asking })
	w.close()
	if open := h.look(); len(open) != 2 || open[0].Profile != "amsterdam-cafe" {
		t.Errorf("the one played last is not the first: %+v", open[0].Match)
	}
}

// gone waits until the program has ended by itself.
func (w *window) gone() {
	w.t.Helper()
	ended := make(chan error, 1)
	go func() { ended <- w.cmd.Wait() }()
	select {
	case err := <-ended:
		if err != nil {
			w.t.Errorf("it ended with %v\n%s", err, w.out.String())
		}
		w.closed = true
	case <-time.After(patience):
		w.t.Fatal("the program does not end")
	}
}

// TestASecondWindowSaysSo opens the program twice on the same data.
func TestASecondWindowSaysSo(t *testing.T) {
	h := home{t, t.TempDir()}
	first := h.open("--profile", "utrecht", "--seed", "5")
	first.until("a decision", func(s app.Screen) bool { return s.Table.Asking })
	second := h.open("--profile", "amsterdam-cafe", "--seed", "6")
	second.until("the notice", func(s app.Screen) bool { return s.Name == "overlay" && spotOf(s, "understood") != nil })
	second.click("understood")
	second.until("the table", func(s app.Screen) bool { return s.Name == "table" && s.Table.Asking })
	second.close()
	first.close()
	if open := h.look(); len(open) != 1 || open[0].Profile != "utrecht" {
		t.Errorf("%d matches kept", len(open))
	}
}
