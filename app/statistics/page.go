// Package statistics is the page of figures, charts, the rating and the
// ranking of who plays at this computer.
package statistics

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/charts"
	"klaverjas/app/frame"
	"klaverjas/app/stats"
	"klaverjas/app/store"
	"klaverjas/i18n"
)

// Options are what the page leaves to its owner.
type Options struct {
	Store   *store.Store
	Run     frame.Run                         // nil: in goroutines
	Player  func() store.PlayerID             // whose figures are shown
	Judged  stats.Judged                      // nil: no card is judged, and no loss is shown
	Choose  func(p store.Player)              // somebody else plays from now on
	Add     func(done func())                 // asks for a name and adds a person
	Edit    func(p store.Player, done func()) // asks for another name or picture
	Remove  func(p store.Player, done func()) // removes somebody who is not playing, after a question
	Replay  func(key store.DealKey)
	Paper   func(pages Pages) // shows what is to be printed
	Back    func()
	Changed func()
}

// Page is the screen. Its methods are for the main goroutine.
type Page struct {
	*frame.Frame
	opt   Options
	data  data
	part  part // of which overview and trump are
	ready bool
	stop  func() // ends reading and rating

	overview, trump, parts, last, ranking *frame.Grid
	form, points, loss                    *charts.View
	formula, wait                         *frame.Prose
	people, paper, whole                  *frame.Buttons
	rows                                  []figure
}

// New returns the page with its overview open. Close must be called when it is
// left.
func New(opt Options) *Page {
	p := &Page{opt: opt, stop: func() {}, rows: figures(), formula: frame.NewProse(14.5), wait: frame.NewProse(16)}
	p.overview = p.grid("figure", p.overviewHead, p.overviewRows, p.overviewRow, 24.5)
	p.trump = p.grid("choice", p.trumpHead, func() int { return len(trumpRows) }, p.trumpRow, 34)
	p.parts = p.grid("part", partsHead, func() int { return len(p.partList()) }, p.partRow, 26)
	p.parts.OnPress, p.parts.Select = p.openPart, true
	p.whole = p.wholeButton()
	p.last = frame.NewGrid(frame.GridOptions{
		ID: "rated", Head: lastHead, Count: func() int { return len(p.data.last) }, RowAt: p.lastRow, Height: 25,
		OnPress: func(row int) { opt.Replay(p.data.last[row].DealKey) },
	})
	p.ranking = frame.NewGrid(frame.GridOptions{
		ID: "rank", Head: rankHead, Count: func() int { return len(p.rankList()) }, RowAt: p.rankRow, Height: 32, Select: true,
		Shade:   func(row int) bool { r := p.rankList()[row]; return r.person && r.player.ID == opt.Player() },
		OnFocus: func(int, int) { p.Foot() },
	})
	p.form = charts.NewView("form", func() { p.Foot() })
	p.points = charts.NewView("points", func() { p.Foot() })
	p.loss = charts.NewView("loss", func() { p.Foot() })
	p.people, p.paper = p.peopleButtons(), p.paperButton()
	p.Frame = frame.New(frame.Options{
		Name: "statistics", Title: p.title, Body: p.body, Foot: p.foot, Changed: opt.Changed,
		Back: func() { p.Close(); opt.Back() },
		Tabs: []frame.Tab{
			{ID: "overview", Label: label("overview")},
			{ID: "trump", Label: label("trump")},
			{ID: "parts", Label: label("parts")},
			{ID: "charts", Label: label("charts")},
			{ID: "rating", Label: label("rating")},
			{ID: "ranking", Label: label("ranking")},
		},
	})
	p.Frame.Rebuild()
	p.load()
	return p
}

func label(id string) func() string { return func() string { return i18n.T("stats.tab." + id) } }

// Close ends what goes on in the background.
func (p *Page) Close() { p.stop() }

// Reload reads everything again, as when somebody else plays.
func (p *Page) Reload() { p.load() }

// grid returns a table through which the keyboard goes cell by cell, with the
// numbers behind each figure at the foot.
func (p *Page) grid(id string, head func() []frame.Column, count func() int, row func(int) []frame.Cell, height float32) *frame.Grid {
	return frame.NewGrid(frame.GridOptions{
		ID: id, Cells: true, Head: head, Count: count, RowAt: row, Height: height, OnFocus: func(int, int) { p.Foot() },
	})
}

func (p *Page) title() string {
	title := i18n.T("stats.title")
	for _, who := range p.data.players {
		if who.ID == p.opt.Player() {
			title = i18n.T("stats.title_of", "Name", who.Name)
		}
	}
	if p.part.of != "" && p.Frame != nil && p.Tab() < 2 {
		return i18n.T("stats.title_part", "Title", title, "Part", p.part.title())
	}
	return title
}

// foot tells the numbers behind the figure that the pointer or the keyboard is
// on, or else what the figures are of.
func (p *Page) foot() string {
	details := [][]interface{ Detail() string }{
		{p.overview}, {p.trump}, {p.parts}, {p.form, p.points, p.loss}, {}, {},
	}[p.Tab()]
	for _, d := range details {
		if text := d.Detail(); text != "" {
			return text
		}
	}
	a := &p.data.report.Apart
	switch p.Tab() {
	case 2:
		return i18n.T("stats.part.foot")
	case 4:
		if p.data.todo {
			return i18n.T("stats.rating.busy")
		}
		return i18n.T("stats.rating.foot")
	case 5:
		return i18n.T("stats.ranking.foot")
	}
	return i18n.T("stats.foot", "Practice", a.Practice, "Imported", a.Imported, "Abandoned", a.Abandoned,
		"Tied", p.data.report.All.Matches.Tied)
}

// body returns what stands under a tab.
func (p *Page) body(tab int) frame.Body {
	switch tab {
	case 1:
		return p.narrowed(p.trump)
	case 2:
		return whole(p.parts)
	case 3:
		return p.chartBody()
	case 4:
		return p.ratingBody()
	case 5:
		return p.rankingBody()
	default:
		return p.narrowed(p.overview)
	}
}

// whole is a body that is one table.
func whole(g *frame.Grid) frame.Body {
	return frame.Body{Objects: []fyne.CanvasObject{g}, Zones: []frame.Zone{g}, Layout: g.Place}
}

// who are the columns of the overview, in order.
var who = []stats.Who{stats.You, stats.Partner, stats.Us, stats.Them}
