package unfinished

import (
	"strconv"
	"time"

	"klaverjas/app/picker"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// items returns a line for each match: its rules, and how far it is.
func (p *Page) items() []picker.Item {
	var items []picker.Item
	for _, m := range p.opt.Matches() {
		title, _ := words.Profile(m.Profile)
		if !m.Exact {
			title = i18n.T("unfinished.like", "Profile", title)
		}
		items = append(items, picker.Item{
			ID:    "match." + strconv.Itoa(int(m.ID)),
			Title: title,
			Line: i18n.T("unfinished.line", "Date", date(m.Touched), "Deal", deal(&m),
				"Us", m.Totals[engine.SouthNorth], "Them", m.Totals[engine.WestEast]),
		})
	}
	return items
}

// deal says which deal is on the table, and of how many if that is known.
func deal(m *store.Match) string {
	if m.Rules.Length == engine.LengthPoints {
		return i18n.T("unfinished.deal", "Number", m.Number)
	}
	return i18n.T("unfinished.deal_of", "Number", m.Number, "Deals", m.Rules.Deals)
}

// date says when a match was played last, in the time of this place.
func date(t time.Time) string {
	t = t.Local()
	return i18n.T("unfinished.date", "Day", t.Day(), "Month", i18n.T("unfinished.month."+strconv.Itoa(int(t.Month()))),
		"Year", t.Year(), "Time", t.Format("15:04"))
}
