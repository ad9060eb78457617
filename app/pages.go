package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/start"
)

// page is a whole screen besides start and table: settings, history and the
// like. It is opened over them and left with Escape.
type page interface {
	// Name names the page in traces.
	Name() string
	// Root returns what the page shows; it must be the same object every time.
	Root() fyne.CanvasObject
	// Refresh says everything again, in the language and the colours in force.
	Refresh()
	// Key handles a key and tells whether there is a use for it.
	Key(k fyne.KeyName) bool
	// Spots returns what can be clicked.
	Spots() []look.Spot
}

// pages is the stack of the pages that are open; the last one is seen.
type pages struct {
	root *fyne.Container
	open []page
}

func newPages() *pages { return &pages{root: container.NewStack()} }

// top returns the page that is seen, nil if there is none.
func (p *pages) top() page {
	if len(p.open) == 0 {
		return nil
	}
	return p.open[len(p.open)-1]
}

func (p *pages) show() {
	p.root.Objects = nil
	if top := p.top(); top != nil {
		p.root.Objects = []fyne.CanvasObject{top.Root()}
		top.Refresh()
	}
	p.root.Refresh()
}

// openPage shows a page over whatever is shown now.
func (g *Game) openPage(p page) {
	g.overlay.Close()
	g.pages.open = append(g.pages.open, p)
	g.pages.show()
	g.changed()
}

// closePage leaves the page that is seen for what was shown before it.
func (g *Game) closePage() {
	if n := len(g.pages.open); n > 0 {
		g.pages.open = g.pages.open[:n-1]
	}
	if len(g.pages.open) == 0 && !g.atTable {
		g.lookForMatches() // some may have been deleted or brought back
	}
	g.pages.show()
	g.refresh()
}

// closePages leaves all pages, for the table or the start screen.
func (g *Game) closePages() {
	g.pages.open = nil
	g.pages.show()
}

// entries returns the ways from the start screen to other pages, in order.
func (g *Game) entries() []start.Entry {
	return []start.Entry{
		{ID: "learn", Tapped: g.openLearn},
		{ID: "scorepad", Tapped: g.openScorepad},
		{ID: "sheets", Tapped: g.openBlankSheets},
		{ID: "history", Tapped: g.openHistory},
		{ID: "statistics", Tapped: g.openStatistics},
		{ID: "fairness", Tapped: g.openFairness},
		{ID: "settings", Tapped: g.openSettings},
	}
}
