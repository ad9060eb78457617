//go:build e2e

package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"klaverjas/app"
)

// foot waits for a page that says something at its foot.
func (w *window) foot(part string) app.Screen {
	w.t.Helper()
	return w.until(part, footSays(part))
}

func footSays(part string) func(app.Screen) bool {
	return func(s app.Screen) bool { return len(s.Texts) == 2 && strings.Contains(s.Texts[1][0], part) }
}

// withMatches opens the program with matches in its store, at the page of an
// entry of the start screen, and returns the folder of its documents too.
func withMatches(t *testing.T, matches int, entry string) (*window, string) {
	t.Helper()
	env, documents := ownHome(t, onePrinter)
	data := t.TempDir()
	fillMatches(t, filepath.Join(data, "klaverjassen"), matches)
	w := open(t, append(env, "XDG_DATA_HOME="+data), "--lang", "en")
	w.click(entry)
	w.page(entry)
	return w, documents
}

// TestMatchesGoThroughFiles exports, deletes, imports, backs up and restores,
// all by mouse.
func TestMatchesGoThroughFiles(t *testing.T) {
	w, documents := withMatches(t, 6, "history")
	w.foot("6 matches")

	w.click("export_all")
	w.page("files")
	w.click("choose")
	w.foot("6 matches saved")
	texts, err := filepath.Glob(filepath.Join(documents, "*.txt"))
	if err != nil || len(texts) != 1 {
		t.Fatalf("%v %v", texts, err)
	}
	w.click("backup")
	w.page("files")
	w.click("choose")
	w.foot("Everything is in")

	w.click("match.2")
	w.click("delete")
	w.spot("no")
	w.click("yes")
	w.foot("is deleted")
	w.click("undo")
	w.foot("is back")
	w.click("delete")
	w.spot("no")
	w.click("yes")
	w.foot("is deleted")

	w.click("import")
	w.page("files")
	w.click("file.0")
	w.click("file.0")
	w.foot("1 match imported; here already: 5")

	refused(w, texts[0])

	w.click("restore")
	w.page("files")
	w.click("file.0")
	w.click("choose")
	w.spot("no")
	w.click("yes")
	w.foot("Restored")
	w.click("filter.kind") // all of them are there, and the imported one is gone
	w.foot("as chosen above")
}

// refused damages an exported file and has it read again.
func refused(w *window, file string) {
	w.t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		w.t.Fatal(err)
	}
	at := bytes.Index(text, []byte("\n1. "))
	if at < 0 {
		at = len(text) / 2
	}
	bad := append(append(append([]byte{}, text[:at]...), " nonsense"...), text[at:]...)
	if err := os.WriteFile(filepath.Join(filepath.Dir(file), "a-bad.txt"), bad, 0o600); err != nil {
		w.t.Fatal(err)
	}
	w.click("import")
	w.page("files")
	w.click("file.0")
	w.click("choose")
	w.foot("Nothing imported. Line ")
}

// TestFiltersAndReplay narrows the list down and steps through a deal with the
// arrow keys.
func TestFiltersAndReplay(t *testing.T) {
	w, _ := withMatches(t, 6, "history")
	w.foot("6 matches")
	w.click("filter.profile")
	w.foot("as chosen above")
	for range 5 { // the profiles that were played, and round again
		w.click("filter.profile")
	}
	w.foot("6 matches")
	w.key("Tab", "Down", "Return")
	w.page("match")
	w.key("Down", "Return")
	w.page("replay")
	w.key("End")
	w.until("the end", func(s app.Screen) bool { return spotOf(s, "step.0") == nil })
	w.key("Home")
	w.spot("step.0")
	w.key("Right")
	w.spot("step.1")
	w.key("Left")
	w.spot("step.0")
	w.key("Down", "Down", "Up", "Right")
	w.until("a step inside", func(s app.Screen) bool { return spotOf(s, "step.0") == nil && spotOf(s, "step.1") == nil })
}

// TestAKeptMatchOnPaper saves the sheet of a match of the history.
func TestAKeptMatchOnPaper(t *testing.T) {
	w, documents := withMatches(t, 3, "history")
	w.press("match.0", "match")
	w.savedOnPaper(documents)
}

// TestChartsOnPaper saves the charts.
func TestChartsOnPaper(t *testing.T) {
	w, documents := withMatches(t, 6, "statistics")
	w.click("tab.charts")
	w.savedOnPaper(documents)
}

// savedOnPaper goes from a page to paper and saves it among the documents.
func (w *window) savedOnPaper(documents string) {
	w.t.Helper()
	w.click("paper")
	w.page("paper")
	w.click("save")
	w.until("saved", says("Saved"))
	isPDF(w.t, documents)
}

// isPDF checks that there is one PDF in a folder, and not an empty one.
func isPDF(t *testing.T, folder string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.pdf"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%v %v", files, err)
	}
	text, err := os.ReadFile(files[0])
	if err != nil || !bytes.HasPrefix(text, []byte("%PDF")) || len(text) < 2000 {
		t.Errorf("%d bytes, %v", len(text), err)
	}
}

// TestTheFigureUnderThePointerTellsItsNumbers hovers over figures and points.
func TestTheFigureUnderThePointerTellsItsNumbers(t *testing.T) {
	w, _ := withMatches(t, 6, "statistics")
	w.hover("figure.4", 0.72, "Made, Us: ")
	w.click("tab.charts")
	w.hover("points", 0.3, " deals")
}

// hover puts the pointer on a spot, so far from its left edge, until the foot
// of the page tells what lies there: a page that is still being filled forgets
// what was pointed at.
func (w *window) hover(name string, part float32, says string) {
	w.t.Helper()
	w.spot(name)
	for try := range 5 {
		s, _ := w.screen()
		spot := spotOf(s, name)
		x, y := int((spot.X+spot.W*part)*s.Scale)+try, int((spot.Y+spot.H/2)*s.Scale)
		w.do("mousemove", "--window", w.id, strconv.Itoa(x-1), strconv.Itoa(y))
		w.do("mousemove", "--window", w.id, strconv.Itoa(x), strconv.Itoa(y))
		if _, done := w.within(patience/6, footSays(says)); done {
			return
		}
	}
	w.foot(says)
}

// TestADealIsPlayedByItsNumber types a number and plays the deal as practice.
func TestADealIsPlayedByItsNumber(t *testing.T) {
	w := open(t, noPause, "--lang", "en")
	w.click("fairness")
	w.page("fairness")
	w.click("tab.number")
	w.spot("field")
	w.key("4", "2")
	w.spot("number.42")
	w.key("Return")
	first := w.dealtHand()
	w.close()
	w = open(t, noPause, "--lang", "en", "--profile", "amsterdam-cafe", "--seed", "42")
	if again := w.dealtHand(); !slices.Equal(first, again) {
		t.Errorf("%v, and again %v", first, again)
	}
}

// dealtHand waits for South's eight cards and returns them in one order: on the
// screen their order changes once trump is chosen.
func (w *window) dealtHand() []string {
	w.t.Helper()
	s := w.until("the table", func(s app.Screen) bool { return s.Name == "table" && len(s.Table.Hand) == 8 })
	return slices.Sorted(slices.Values(s.Table.Hand))
}

// TestAPersonIsAdded types the name of somebody who plays here too.
func TestAPersonIsAdded(t *testing.T) {
	w := open(t, noPause, "--lang", "en")
	w.click("statistics")
	w.page("statistics")
	w.click("tab.ranking")
	w.click("add")
	w.page("person")
	w.do("type", "Marieke")
	w.click("avatar.DA")
	w.click("done")
	w.until("her statistics", func(s app.Screen) bool {
		return s.Name == "statistics" && len(s.Texts) > 0 && strings.Contains(s.Texts[0][0], "Marieke")
	})
}
