package app

import (
	"time"

	"klaverjas/app/pad"
	"klaverjas/app/preview"
	"klaverjas/app/printing"
	"klaverjas/app/ruletext"
	"klaverjas/app/sheet"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// printers is the print system of this machine.
var printers = &printing.System{}

// openPaper shows a job as it will be printed, to be saved or printed.
func (g *Game) openPaper(job preview.Job) {
	if top := g.pages.top(); top != nil && top.Name() == "paper" {
		return
	}
	g.openPage(preview.New(preview.Options{
		Job: job, Paper: g.prefs.Paper(), Letters: g.letters(), Folder: g.lastFolder(), System: printers,
		Choose: func(name string, chosen func(file string)) { g.saveFile("pdf", name, chosen) },
		Keep:   g.prefs.SetPaper, Focus: g.giveKeyboard, Close: g.closePage, Changed: g.changed,
		Replace: func(_ string, yes func()) { g.ask("replace", func() { g.overlay.Close(); yes() }) },
	}))
}

// openBlankSheets shows sheets to be filled in by hand, for the rules chosen.
func (g *Game) openBlankSheets() {
	rules := g.prefs.WithLength(g.prefs.Chosen().Rules)
	g.openPaper(preview.Job{
		Name: i18n.T("preview.name.blank"), Rules: rules,
		Line: func() string { return ruletext.Line(rules) },
	})
}

// openMatchPaper shows the sheet of the match on the table, with its rules
// and its deals.
func (g *Game) openMatchPaper() {
	s := g.table.Session()
	if s == nil {
		return
	}
	m := s.Match()
	head := sheet.Head{Date: words.Day(time.Now())}
	for _, seat := range engine.Seats {
		head.Names[seat] = g.prefs.Name(seat)
	}
	g.openMatch(&m, head)
}

// openMatch shows the sheet of a match with its rules and its deals.
func (g *Game) openMatch(m *engine.Match, head sheet.Head) {
	sh := sheet.Of(m)
	rules := m.Rules
	name := i18n.T("preview.name.match", "Date", head.Date)
	g.openPaper(preview.Job{
		Name: name, Head: head, Rules: rules, Sheet: &sh, Deals: m.Settled(),
		Line: func() string { return ruletext.Line(rules) },
	})
}

// openPadPaper shows the sheet of a game played with real cards.
func (g *Game) openPadPaper(h pad.Heading, s sheet.Sheet) {
	g.openPaper(preview.Job{
		Name: h.Name, Head: sheet.Head{Date: words.Day(time.Now()), Names: h.Players}, Rules: h.Rules, Sheet: &s,
		Line: func() string { return ruletext.Line(h.Rules) },
	})
}
