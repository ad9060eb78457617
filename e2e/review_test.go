//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"klaverjas/app"
)

// TestTryAgain plays a deal badly, goes to a mistake in its review, tries the
// decision again with the best choice, and sees that it is judged at once and in
// the review of the new attempt.
func TestTryAgain(t *testing.T) {
	w, mistake, best := reviewWithMistake(t)
	w.click("again")
	if s := w.until("the position", func(s app.Screen) bool { return s.Name == "table" && s.Table.Asking }); !s.Table.Practice {
		t.Error("the position is not practice")
	}
	w.click(best)
	w.until("a judgement at once", func(s app.Screen) bool { return s.Table.Remark != "" })
	playAnyhow(w)
	w.click("review")
	w.judged()
	s := w.until("the decision", func(s app.Screen) bool { return len(s.Texts) > 1 && s.Texts[0][0] != "" })
	if grade, done := s.Texts[0][0], s.Texts[0][1]; !strings.HasSuffix(done, best) || grade != "best" && grade != "good" {
		t.Errorf("%s was a mistake; %s is judged %q: %q", mistake, done, grade, s.Texts[1])
	}
}

// reviewWithMistake plays deals badly until the review of one is at a mistake.
func reviewWithMistake(t *testing.T) (w *window, was, best string) {
	t.Helper()
	for seed := range 12 {
		w = open(t, noPause, "--lang", "en", "--profile", "room-amsterdam", "--seed", fmt.Sprint(seed+1))
		playAnyhow(w)
		w.click("review")
		w.page("review")
		w.judged()
		if was, best, found := w.mistake(); found {
			return w, was, best
		}
		w.close()
	}
	t.Fatal("no mistake in twelve deals")
	return nil, "", ""
}

// playAnyhow plays the deal on the table to its end with the last card that may be played, and
// passes where it can.
func playAnyhow(w *window) {
	w.t.Helper()
	for {
		s := w.until("a decision", func(s app.Screen) bool { return s.Table.Result != "" || s.Table.Asking && !s.Table.Moving })
		var choice string
		switch {
		case s.Table.Result != "":
			return
		case spotOf(s, "pass") != nil:
			choice = "pass"
		case s.Table.Phase == "bidding":
			choice = "suit.C"
		case s.Table.Phase == "last_claim":
			choice = "gather"
		default:
			choice = s.Table.Legal[len(s.Table.Legal)-1]
		}
		w.clickUntil(choice, func(now app.Screen) bool {
			return now.Table.Result != "" || now.Table.Deal != s.Table.Deal || now.Table.Actions > s.Table.Actions
		})
	}
}

// mistake goes to a mistake with a card in the review; it returns that card and
// the best one, and whether there is such a mistake.
func (w *window) mistake() (was, best string, found bool) {
	w.t.Helper()
	for {
		before, _ := w.screen()
		if spotOf(before, "error_on") == nil {
			return "", "", false
		}
		w.click("error_on")
		s := w.until("the next mistake", func(s app.Screen) bool {
			return len(s.Texts) > 2 && s.Texts[0][0] != "" && fmt.Sprint(s.Texts) != fmt.Sprint(before.Texts)
		})
		if done := strings.Fields(s.Texts[0][1]); len(done) == 3 && len(done[2]) == 2 {
			return done[2], strings.Fields(s.Texts[0][2])[2], true
		}
	}
}
