//go:build e2e

package e2e

import (
	"strings"
	"testing"
	"time"

	"klaverjas/app"
)

// TestPaperShots takes pictures of the paper page in both languages and three sizes.
func TestPaperShots(t *testing.T) {
	drawn := func(w *window) {
		w.until("the picture", func(s app.Screen) bool { return !onPaper(s) || rowReads("picture", "drawn")(s) })
	}
	takeShots(t, drawn, func(lang string, shoot camera) {
		env, _ := ownHome(t, onePrinter)
		w := atTheEnd(t, lang, env)
		shoot(w, "paper-end")
		w.clickUntil("paper", onPaper)
		w.until("a printer", hasSpot("printer"))
		shoot(w, "paper-sheet")
		w.clickUntil("tab.notation", hasSpot("running"))
		yes := map[string]string{"nl": "ja", "en": "yes"}[lang]
		w.clickUntil("running.more", rowReads("running", yes))
		w.clickUntil("strike.more", rowReads("strike", yes))
		shoot(w, "paper-notation")
		w.clickUntil("tab.head", hasSpot("club"))
		w.click("club")
		time.Sleep(time.Second) // the field takes the keyboard
		w.do("type", "Ons Genoegen")
		shoot(w, "paper-heading")
		w.key("Return")
		w.until("the club", rowReads("club", "Ons Genoegen"))
		w.clickUntil("tab.paper", hasSpot("kind.less"))
		w.clickUntil("kind.less", hasSpot("deal"))
		w.clickUntil("printer.more", func(s app.Screen) bool { return !rowReads("printer", "Kantoor")(s) })
		w.clickUntil("print", func(s app.Screen) bool { return strings.Contains(s.Texts[0][0], "Zolder") })
		shoot(w, "paper-play")
		w.close()
		w = open(t, env, "--lang", lang)
		w.clickUntil("sheets", onPaper)
		w.clickUntil("numbering.less", hasSpot("rounds"))
		shoot(w, "paper-blank")
		w.close()
	})
}
