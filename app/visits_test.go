package app

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/app/prefs"
	"klaverjas/app/session/sessiontest"
	"klaverjas/app/sheet"
	"klaverjas/app/store"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Every word on every screen comes from the texts.
func TestEveryScreenIsTranslated(t *testing.T) {
	g := begin(t)
	g.look("first run")
	g.welcomed()
	g.showStart()
	g.look("start")
	for _, visit := range []struct {
		where string
		do    func()
	}{
		{"settings", g.visitSettings},
		{"editor", g.visitEditor},
		{"history", g.visitHistory},
		{"review", g.visitReview},
		{"statistics", g.visitStatistics},
		{"learning", g.visitLearning},
		{"fairness", g.visitFairness},
		{"unfinished", func() { g.openUnfinished(); g.look("unfinished") }},
		{"score pad", g.visitPad},
		{"paper", g.visitPaper},
		{"table", g.visitTable},
		{"notices", g.visitNotices},
		{"questions", g.visitQuestions},
		{"files", g.visitFiles},
		{"people", g.visitPeople},
	} {
		t.Log(visit.where)
		visit.do()
		g.leave()
	}
}

func (g *tour) visitSettings() {
	g.openSettings()
	for _, tab := range []string{"players", "rules", "match", "play", "look", "help", "sound", "language"} {
		for range 12 {
			g.press("settings "+tab, fyne.KeyDown)
		}
		g.press("settings "+tab, fyne.KeyPageDown)
	}
}

func (g *tour) visitEditor() {
	g.openEditor(g.prefs.Chosen())
	for tab := range 7 {
		for range 14 {
			g.press(fmt.Sprint("editor ", tab), fyne.KeyDown, fyne.KeyRight)
		}
		g.press("editor", fyne.KeyPageDown)
	}
}

// matches returns all matches that are kept.
func (g *tour) matches() []store.Match {
	g.t.Helper()
	all, _, err := g.store().Matches(store.Filter{}, store.Page{Limit: 100})
	if err != nil || len(all) == 0 {
		g.t.Fatal(len(all), err)
	}
	return all
}

func (g *tour) visitHistory() {
	g.openHistory()
	g.until("history", g.says(strconv.Itoa(time.Now().Year())))
	g.look("history")
	for range 6 {
		g.press("history", fyne.KeyDown)
	}
	all := g.matches()
	for _, m := range all {
		g.openMatchPage(m.ID)
		g.look("match")
		g.press("match", fyne.KeyDown, fyne.KeyDown)
		g.closePage()
	}
	l, err := g.store().LoadMatch(all[0].ID)
	if err != nil {
		g.t.Fatal(err)
	}
	g.openReplay(all[0].ID, l.Game, 0)
	for range 40 {
		g.press("replay", fyne.KeyRight)
	}
	g.press("replay", fyne.KeyDown, fyne.KeyUp)
	g.closePage()
}

func (g *tour) visitReview() {
	m := rulesPlayed(g.t, 3)
	c, err := coach.New(1, coach.Effort{Batches: 2, Pool: 20})
	if err != nil {
		g.t.Fatal(err)
	}
	all, err := c.Judge(g.t.Context(), m.Deal(), coach.Wishes{})
	if err != nil {
		g.t.Fatal(err)
	}
	key := store.DealKey{Match: g.matches()[0].ID}
	keepJudgement(g.store(), key, all)
	g.openReview(m, 0, &key)
	for range 40 {
		g.press("review", fyne.KeyRight)
	}
	for range 6 {
		g.press("review", fyne.KeyTab, fyne.KeyDown, fyne.KeyUp)
	}
	g.tap("graph")
	g.look("review by another graph")
}

// The lessons, the book and the drills have tests of their own.
func (g *tour) visitLearning() {
	g.openLearn()
	g.tabs("learning", 3, func(int) { g.press("learning", fyne.KeyDown, fyne.KeyDown) })
}

func (g *tour) visitStatistics() {
	g.openStatistics()
	g.until("statistics", g.says("%"))
	g.tabs("statistics", 6, func(int) {
		for range 5 {
			g.press("statistics", fyne.KeyDown, fyne.KeyRight)
		}
	})
}

func (g *tour) visitFairness() {
	g.openHistory()
	all := g.matches()
	l, err := g.store().LoadMatch(all[0].ID)
	if err != nil {
		g.t.Fatal(err)
	}
	g.openFairnessOf(l.Game, l.Seats, true)
	g.tabs("fairness", 3, func(int) { g.press("fairness", fyne.KeyDown, fyne.KeyDown) })
	g.closePage()
	g.openFairness()
	g.tabs("fairness without a match", 3, nil)
}

func (g *tour) visitPad() {
	g.openScorepad()
	g.look("score pads")
	g.press("score pad", fyne.KeyN, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight)
	g.tap("done")
	for _, line := range []string{"1H99", "1H161", "1H82", "2HP", "2HPP", "A"} {
		for _, c := range line {
			g.press("score pad "+line, fyne.KeyName(string(c)))
		}
		g.press("score pad "+line, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn)
	}
	g.press("score pad", fyne.KeyUp, fyne.KeyU, fyne.KeyY)
	g.tap("heading")
	g.look("heading of a pad")
	g.tap("cancel")
	g.tap("pads")
	g.look("score pads")
	g.tap("remove")
	g.look("pad removed")
}

func (g *tour) visitPaper() {
	g.openBlankSheets()
	for range 14 {
		g.press("empty sheets", fyne.KeyDown, fyne.KeyRight)
	}
	for range 3 {
		g.press("empty sheets", fyne.KeyPageDown)
	}
	g.closePage()
	all := g.matches()
	l, err := g.store().LoadMatch(all[0].ID)
	if err != nil {
		g.t.Fatal(err)
	}
	g.openMatch(&l.Game, sheet.Head{})
	for range 6 {
		g.press("sheet of a match", fyne.KeyRight)
		for range 3 {
			g.press("sheet of a match", fyne.KeyPageDown)
		}
	}
}

func (g *tour) visitTable() {
	rules := engine.DefaultRules()
	rules.Deals = 1
	g.begin(rules)
	g.until("a turn", g.awaited)
	g.look("table")
	g.openMenu()
	g.look("menu")
	g.overlay.Close()
	g.openKeys()
	g.look("keys")
	g.overlay.Close()
	for step := range 3 {
		g.press("hint", fyne.KeyH)
		g.until("a hint", g.says(i18n.T("hint.step", "Step", step+1, "Text", "")))
		g.look("hint")
	}
	for !g.over() {
		g.until("a turn or the end", func() bool { return g.awaited() || g.over() })
		if g.over() {
			break
		}
		for _, k := range []fyne.KeyName{fyne.KeyG, fyne.KeyL, fyne.KeyS} {
			g.press("table", k, k)
		}
		m := g.table.Session().Match()
		if m.Deal().Phase == engine.Playing {
			for card := '8'; card >= '1' && g.awaited(); card-- {
				g.press("table", fyne.KeyName(string(card)))
			}
			continue
		}
		if seat, open := m.Deal().ToAct(); open && seat == engine.South {
			// Refused where it is the answer to a turn already answered: the
			// table asks until it has been told.
			_ = g.table.Session().Submit(g.legal(&m))
		}
		g.look("table")
	}
	g.look("result")
}

// over tells whether the table shows the end of the match.
func (g *tour) over() bool { return g.table.Snapshot().Result != "" }

// awaited tells whether the table waits for the human.
func (g *tour) awaited() bool { return g.table.Snapshot().Asking }

// legal returns what the human may do.
func (g *tour) legal(m *engine.Match) engine.Action {
	players := sessiontest.Bots(g.t, 1, "first-legal")
	return sessiontest.Due(g.t, m, players)
}

func (g *tour) visitFiles() {
	say := func(string) {}
	g.openHistory()
	for what, open := range map[string]func(){
		"export":  func() { g.exportMatches([]store.MatchID{1}, say) },
		"import":  func() { g.importMatches(say) },
		"backup":  func() { g.backUp(say) },
		"restore": func() { g.restore(say) },
	} {
		open()
		g.look(what)
		g.press(what, fyne.KeyTab, fyne.KeyTab, fyne.KeyDown, fyne.KeyUp)
		g.closePage()
	}
}

func (g *tour) visitPeople() {
	g.openStatistics()
	g.addPlayer(func() {})
	g.look("somebody new")
	g.press("somebody new", fyne.KeyTab, fyne.KeyTab, fyne.KeyTab)
}

func (g *tour) visitNotices() {
	for _, k := range []store.NoticeKind{
		store.AnotherInstance, store.ReadOnlyFolder, store.NotKept, store.Newer, store.Damaged, store.Full, store.Broken, store.Shortened, store.Failing,
	} {
		for _, n := range []int{0, 1, 2} {
			g.untold = append(g.untold, noticeOf(store.Notice{Kind: k, Count: n, Lost: n, Path: "/x"}))
			g.tellNotices()
			g.look("notice " + string(k))
			g.overlay.Close()
		}
	}
	for _, o := range []prefs.Outcome{prefs.Restored, prefs.Lost} {
		g.opt.Settings = o
		g.untold = append(g.untold, g.beginningNotices()...)
		g.tellNotices()
		g.look("notice " + string(o))
		g.overlay.Close()
	}
}

func (g *tour) visitQuestions() {
	var asked []string
	for _, key := range i18n.Keys(i18n.Dutch) {
		if what, ok := strings.CutPrefix(key, "ask."); ok && strings.HasSuffix(what, ".title") {
			asked = append(asked, strings.TrimSuffix(what, ".title"))
		}
	}
	if !slices.Contains(asked, "restore") {
		g.t.Error("no questions found")
	}
	for _, what := range asked {
		g.ask(what, func() {})
		g.look("question " + what)
		g.overlay.Close()
	}
}
