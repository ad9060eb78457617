//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"klaverjas/app"
	"klaverjas/engine"
)

// TestReviewShots takes pictures of hints at the table and of the review of a
// deal: its beginning, a mistake, the graph with open cards.
func TestReviewShots(t *testing.T) {
	full := fullForShots(t)
	takeShots(t, nil, func(lang string, shoot camera) {
		w := open(t, full, "--lang", lang)
		shootReview(w, shoot)
		w.close()
		shootHints(t, lang, shoot)
		shootWay(t, lang, shoot)
	})
}

// judged waits until all of a deal is judged.
func (w *window) judged() {
	w.t.Helper()
	_, done := w.within(5*patience, func(s app.Screen) bool { return s.Name == "review" && spotOf(s, "stop") == nil })
	if !done {
		w.t.Fatal("the deal is not judged")
	}
}

func shootReview(w *window, shoot func(*window, string)) {
	w.click("history")
	w.press("match.3", "match")
	w.page("match")
	w.press("deal.2", "replay")
	w.page("replay")
	for range 5 {
		w.key("Right")
	}
	shoot(w, "replay-why")
	w.click("review")
	w.judged()
	shoot(w, "review")
	if s := w.until("a mistake", func(s app.Screen) bool { return s.Name == "review" }); spotOf(s, "error_on") != nil {
		w.click("error_on")
		shoot(w, "review-mistake")
		w.click("graph")
		w.key("Right")
		shoot(w, "review-open")
	}
}

func shootHints(t *testing.T, lang string, shoot func(*window, string)) {
	w := open(t, noPause, "--lang", lang, "--profile", "amsterdam-cafe", "--seed", fmt.Sprint(seedAtForehand()))
	w.until("a bid", func(s app.Screen) bool { return s.Table.Asking && s.Table.Phase == "bidding" })
	w.hints()
	shoot(w, "hint-bid")
	w.close()
	w, _ = atIllegalCard(t, lang, noPause)
	w.key("h")
	w.until("the first step", func(s app.Screen) bool { return strings.Contains(s.Table.Status, "1") })
	shoot(w, "hint-rule")
	w.key("h")
	w.key("h")
	w.third()
	shoot(w, "hint-card")
	w.close()
}

// shootWay goes to the review from the result of a deal.
func shootWay(t *testing.T, lang string, shoot func(*window, string)) {
	rules, _ := engine.ProfileByName("amsterdam-cafe")
	m := plan(t, rules, 1)
	w := open(t, noPause, "--lang", lang, "--profile", "amsterdam-cafe", "--seed", "1")
	playDeal(t, w, mouse{}, &m.Deals[0])
	w.until("the result", func(s app.Screen) bool { return s.Table.Result != "" })
	shoot(w, "result-review")
	w.click("review")
	w.judged()
	w.key("End")
	shoot(w, "review-end")
	w.close()
}

// hints asks for all three steps of the hint.
func (w *window) hints() {
	w.t.Helper()
	for range 3 {
		w.key("h")
	}
	w.third()
}

// third waits for the third step of the hint.
func (w *window) third() {
	w.t.Helper()
	w.until("the third step", func(s app.Screen) bool {
		return strings.Contains(s.Table.Status, "3") && !strings.HasSuffix(s.Table.Status, "…")
	})
}
