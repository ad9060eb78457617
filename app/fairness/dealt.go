package fairness

import (
	"strconv"

	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// dealtBody lists the deals of the match: what was fixed before each, and what
// it was made of once it is over.
func (p *Page) dealtBody() frame.Body {
	if !p.has { // there is no match, and that is all there is to say
		return frame.Body{
			Objects: []fyne.CanvasObject{p.intro.Object()},
			Layout:  func(x, y, w, _, u float32) { p.intro.Place(p.introduction(), x+4*u, y, w-8*u, 66*u, u) },
		}
	}
	objects := []fyne.CanvasObject{p.intro.Object(), p.dealt, p.outcome.Object()}
	return frame.Body{
		Objects: append(objects, p.actions.Objects()...), Zones: []frame.Zone{p.dealt, p.actions},
		Layout: func(x, y, w, h, u float32) {
			p.intro.Place(p.introduction(), x+4*u, y, w-8*u, 66*u, u)
			p.dealt.Place(x, y+72*u, w, h-(72+132)*u, u)
			p.outcome.Place(p.told(), x+4*u, y+h-126*u, w-8*u, 80*u, u)
			p.actions.Place(x, y+h-38*u, w, 38*u, u)
		},
	}
}

func (p *Page) introduction() string {
	switch {
	case !p.has:
		return i18n.T("fair.no_match")
	case !p.subject.Match.Sealed:
		return i18n.T("fair.open_match", "Number", Grouped(p.subject.Match.Seed))
	case p.subject.Over:
		return i18n.T("fair.sealed_over", "Number", Grouped(p.subject.Match.Seed))
	default:
		return i18n.T("fair.sealed")
	}
}

// told says all about the deal marked: the line that was hashed, the hash, and
// whether its cards were worked out again; and what came of the swap test.
func (p *Page) told() string {
	c := p.marked()
	if c == nil {
		return ""
	}
	text := ""
	switch {
	case !p.subject.Match.Sealed:
		text = verdict(c.Same)
	case !over(&c.Deal):
		text = i18n.T("fair.before", "Hash", c.Opening.Commitment().String())
	default:
		text = i18n.T("fair.after", "Line", c.Opening.Line(), "Hash", c.Opening.Commitment().String()) + "\n" + verdict(c.Same)
	}
	if p.swap != "" {
		text += "\n" + p.swap
	}
	return text
}

func verdict(same bool) string {
	if same {
		return i18n.T("fair.same")
	}
	return i18n.T("fair.other")
}

func dealtHead() []frame.Column {
	return []frame.Column{
		{Title: i18n.T("fair.deal"), Width: 60, Align: fyne.TextAlignTrailing},
		{Title: "", Width: 12},
		{Title: i18n.T("fair.commitment"), Width: 230},
		{Title: i18n.T("fair.number"), Width: 240},
		{Title: i18n.T("fair.check"), Width: 140},
	}
}

// dealtRow says a deal. The number of one that is not over stays hidden.
func (p *Page) dealtRow(i int) []frame.Cell {
	c := &p.checked.Deals[i]
	name := strconv.Itoa(c.Deal.Number)
	if c.Deal.Redeals > 0 {
		name += "+" + strconv.Itoa(c.Deal.Redeals)
	}
	cells := []frame.Cell{{Text: name}, {}}
	if p.subject.Match.Sealed {
		cells = append(cells, frame.Cell{Text: c.Opening.Commitment().Short() + " …"})
	} else {
		cells = append(cells, frame.Cell{Text: "–", Dim: true})
	}
	switch {
	case !over(&c.Deal):
		return append(cells, frame.Cell{Text: i18n.T("fair.hidden"), Dim: true}, frame.Cell{Text: i18n.T("fair.later"), Dim: true})
	case p.subject.Match.Sealed:
		cells = append(cells, frame.Cell{Text: Grouped(c.Opening.Seed)})
	default:
		cells = append(cells, frame.Cell{Text: "–", Dim: true})
	}
	if !c.Same {
		return append(cells, frame.Cell{Text: i18n.T("fair.wrong"), Alarm: true})
	}
	return append(cells, frame.Cell{Text: i18n.T("fair.right")})
}

// chanceBody tells how cards are dealt and what came of it so far.
func (p *Page) chanceBody() frame.Body {
	return frame.Body{
		Objects: []fyne.CanvasObject{p.about.Object(), p.chance, p.notes.Object()}, Zones: []frame.Zone{p.chance},
		Layout: func(x, y, w, h, u float32) {
			p.about.Place(i18n.T("fair.how"), x+4*u, y, w-8*u, 128*u, u)
			p.chance.Place(x, y+138*u, w, 9*26*u+2*u, u)
			p.notes.Place(i18n.T("fair.chance.notes", "Deals", p.honours.Deals), x+4*u, y+(138+9*26+12)*u, w-8*u, h-(138+9*26+14)*u, u)
		},
	}
}

func chanceHead() []frame.Column {
	head := []frame.Column{{Title: i18n.T("fair.chance.cards"), Width: 200}}
	for _, s := range engine.Seats {
		head = append(head, frame.Column{Title: words.Seat(s), Width: 100, Align: fyne.TextAlignTrailing})
	}
	return append(head, frame.Column{Title: i18n.T("fair.chance.range"), Width: 230, Align: fyne.TextAlignTrailing})
}

// chanceRow says how many of some cards each seat was dealt, beside the range
// that chance allows. The first row tells how often each chose trump; then
// come jacks, nines and aces of all suits, a heading, and those of trump.
func (p *Page) chanceRow(i int) []frame.Cell {
	h := &p.honours
	kinds := []string{"jacks", "nines", "aces"}
	switch {
	case i == 0:
		return []frame.Cell{{Text: i18n.T("fair.chance.all"), Bold: true}}
	case i == 4:
		return []frame.Cell{{Text: i18n.T("fair.chance.trump"), Bold: true}}
	case i < 4:
		chance := h.ChanceDealt()
		cells := []frame.Cell{{Text: i18n.T("fair.chance." + kinds[i-1])}}
		for s := range 4 {
			n := h.Dealt[s][i-1]
			cells = append(cells, frame.Cell{
				Text: strconv.Itoa(n), Alarm: !chance.Has(n),
				Detail: i18n.T("fair.chance.detail", "N", n, "Deals", h.Deals, "Low", int(chance.Low+0.5), "High", int(chance.High+0.5)),
			})
		}
		return append(cells, frame.Cell{Text: span(chance.Low, chance.High), Dim: true})
	default:
		chance := h.ChanceTrump()
		cells := []frame.Cell{{Text: i18n.T("fair.chance.trump_" + kinds[i-5])}}
		for s := range 4 {
			cells = append(cells, frame.Cell{
				Text:   strconv.Itoa(h.Trump[s][i-5]),
				Detail: i18n.T("fair.chance.trump_detail", "N", h.Trump[s][i-5], "Deals", h.Deals, "Maker", h.Makers[s]),
			})
		}
		return append(cells, frame.Cell{Text: i18n.T("fair.chance.if", "Range", span(chance.Low, chance.High)), Dim: true})
	}
}

func span(low, high float64) string {
	return strconv.Itoa(int(low+0.5)) + " – " + strconv.Itoa(int(high+0.5))
}
