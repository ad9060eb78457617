package statistics

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/stats"
	"klaverjas/app/words"
	"klaverjas/i18n"
)

// part is what the overview is narrowed down to: a profile, or a kind of bot as
// opponents. Zero is everything.
type part struct {
	of   string // profile or bots
	name string
}

// title says the part in words.
func (w part) title() string {
	if w.of == "bots" {
		return i18n.T("stats.part.against", "Name", words.Bot(w.name))
	}
	title, _ := words.Profile(w.name)
	return title
}

// figures returns the figures that overview and trump show.
func (p *Page) figures() *stats.Figures {
	parts := p.data.report.ByProfile
	if p.part.of == "bots" {
		parts = p.data.report.ByBots
	}
	for i := range parts {
		if p.part.of != "" && parts[i].Name == p.part.name {
			return &parts[i].Figures
		}
	}
	if p.part.of != "" { // nothing of it is left
		return &stats.Figures{}
	}
	return &p.data.report.All
}

// openPart opens the overview of the part in a row, or of everything in the
// row of a heading.
func (p *Page) openPart(row int) {
	p.part = p.partList()[row].part
	p.Open(0)
}

// wholeButton goes back to the figures of everything.
func (p *Page) wholeButton() *frame.Buttons {
	return frame.NewButtons(frame.Choice{
		ID: "whole", Label: func() string { return i18n.T("stats.part.whole") },
		Hidden: func() bool { return p.part.of == "" },
		Tapped: func() {
			p.part = part{}
			p.Rebuild()
		},
	})
}

// overviewRows returns how many figures there are; those about agreed discards
// are only known of everything.
func (p *Page) overviewRows() int {
	if p.part.of != "" {
		return len(p.rows) - signalRows
	}
	return len(p.rows)
}

// narrowed is a body that is one table, with a way back to everything below it.
func (p *Page) narrowed(g *frame.Grid) frame.Body {
	return frame.Body{
		Objects: append([]fyne.CanvasObject{g}, p.whole.Objects()...), Zones: []frame.Zone{g, p.whole},
		Layout: func(x, y, w, h, u float32) {
			p.whole.Place(x, y+h-38*u, w, 38*u, u)
			if p.whole.Any() {
				h -= 44 * u
			}
			g.Place(x, y, w, h, u)
		},
	}
}
