//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"klaverjas/app"
	"klaverjas/app/store"
	"klaverjas/app/store/storetest"
)

// TestMeasureKeep measures start and pages with 100,000 deals in the store, and
// the start with none, and prints what it finds; no number makes it fail.
func TestMeasureKeep(t *testing.T) {
	if os.Getenv("KLAVERJAS_MEASURE") == "" {
		t.Skip("KLAVERJAS_MEASURE is not set")
	}
	full, empty := t.TempDir(), t.TempDir()
	dir := filepath.Join(full, "klaverjassen")
	fillStore(t, dir)
	s, _, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	deals := storetest.Multiply(t, s, 100_000)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	result("deals_in_the_store", float64(deals), "")
	for range 3 { // in turn, so that whatever else goes on here slows both
		for name, home := range map[string]string{"empty": empty, "100k_deals": full} {
			began := time.Now()
			w := open(t, append([]string{"XDG_DATA_HOME=" + home}, noPause...), "--lang", "en")
			w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" && len(s.Spots) > 0 })
			result("start_with_"+name, float64(time.Since(began).Milliseconds()), "ms")
			w.close()
		}
	}
	w := open(t, append([]string{"XDG_DATA_HOME=" + full}, noPause...), "--lang", "en")
	for range 3 {
		w.timed("settings", func(s app.Screen) bool { return s.Name == "settings" }) // nothing kept is read for it: what a click costs
		w.timed("history", func(s app.Screen) bool { return s.Name == "history" && spotOf(s, "match.0") != nil })
		w.timed("statistics", func(s app.Screen) bool {
			return s.Name == "statistics" && len(s.Texts) == 2 && strings.Contains(s.Texts[0][0], "Marieke")
		})
	}
}

// timed opens a page of the start screen, prints how long it takes until all
// of it is there, and leaves it.
func (w *window) timed(page string, ready func(app.Screen) bool) {
	w.t.Helper()
	w.spot(page)
	s, _ := w.screen()
	began := time.Now()
	w.clickAt(s, spotOf(s, page))
	w.until(page, ready)
	result("open_"+page, float64(time.Since(began).Milliseconds()), "ms, click and trace included")
	w.click("close")
	w.until("the start screen", func(s app.Screen) bool { return s.Name == "start" })
}
