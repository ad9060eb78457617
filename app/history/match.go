package history

import (
	"strconv"

	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/sheet"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// MatchOptions are what the page of a match leaves to its owner.
type MatchOptions struct {
	Loaded  store.Loaded
	Replay  func(m engine.Match, index int)
	Export  func(ids []store.MatchID)
	Fair    func(l *store.Loaded) // the fairness page of this match
	Paper   func(l *store.Loaded) // the sheet of this match
	GoOn    func(l *store.Loaded) // plays on; nil: cannot be done
	Back    func()
	Changed func()
}

// MatchPage is the page of one match. Its methods are for the main goroutine.
type MatchPage struct {
	*frame.Frame
	opt     MatchOptions
	list    *frame.Grid
	actions *frame.Buttons
	rows    []dealRow
	message string // what became of the last action
}

// dealRow is a line of the list: a deal, and its row on the sheet if it counts.
type dealRow struct {
	index int
	sheet *sheet.Row
}

// NewMatch returns the page of a match.
func NewMatch(opt MatchOptions) *MatchPage {
	p := &MatchPage{opt: opt}
	p.rows = dealRows(&opt.Loaded.Game)
	p.list = frame.NewGrid(frame.GridOptions{
		ID: "deal", Head: dealHead, Count: func() int { return len(p.rows) }, RowAt: p.row, Height: 27, Select: true,
		OnPress: func(row int) { p.replay(row) },
	})
	p.actions = frame.NewButtons(
		frame.Choice{ID: "replay", Label: label("replay"), Tapped: func() {
			row, _ := p.list.At()
			p.replay(row)
		}},
		frame.Choice{ID: "goon", Label: label("goon"), Tapped: func() { opt.GoOn(&p.opt.Loaded) }, Hidden: func() bool {
			return opt.GoOn == nil || opt.Loaded.Closed()
		}},
		frame.Choice{ID: "fair", Label: label("fair"), Tapped: func() { opt.Fair(&p.opt.Loaded) }},
		frame.Choice{ID: "paper", Label: label("paper"), Tapped: func() { opt.Paper(&p.opt.Loaded) }, Hidden: func() bool { return len(opt.Loaded.Game.Settled()) == 0 }},
		frame.Choice{ID: "export", Label: label("export"), Tapped: func() { opt.Export([]store.MatchID{opt.Loaded.ID}) }},
	)
	p.Frame = frame.New(frame.Options{
		Name: "match", Title: p.title, Tabs: []frame.Tab{{ID: "deals"}},
		Body: func(int) frame.Body { return p.body() }, Foot: p.foot, Back: opt.Back, Changed: opt.Changed,
	})
	p.Frame.Rebuild()
	return p
}

// replay opens a deal. The cards of one that can still be played stay hidden,
// and so does the way to it from the deals before.
func (p *MatchPage) replay(row int) {
	m := p.opt.Loaded.Game
	last := len(m.Deals) - 1
	if m.Deals[last].Phase < engine.Settled && !p.opt.Loaded.Closed() {
		m.Deals = m.Deals[:last:last]
	}
	if p.rows[row].index >= len(m.Deals) {
		p.Say(i18n.T("history.not_over"))
		return
	}
	p.opt.Replay(m, p.rows[row].index)
}

// dealRows pairs deals with the rows of the sheet.
func dealRows(m *engine.Match) []dealRow {
	s := sheet.Of(m)
	var rows []dealRow
	next := 0
	for i := range m.Deals {
		row := dealRow{index: i}
		if m.Deals[i].Phase == engine.Settled && next < len(s.Rows) {
			row.sheet = &s.Rows[next]
			next++
		}
		rows = append(rows, row)
	}
	return rows
}

func (p *MatchPage) title() string {
	title, _ := words.Profile(p.opt.Loaded.Profile)
	return i18n.T("history.match_title", "Date", words.Moment(p.opt.Loaded.Started), "Rules", title)
}

// Say shows a sentence at the foot.
func (p *MatchPage) Say(message string) {
	p.message = message
	p.Refresh()
}

func (p *MatchPage) foot() string {
	if p.message != "" {
		return p.message
	}
	l := &p.opt.Loaded
	text := Outcome(&l.Match)
	if l.Undone > 0 {
		text += " · " + i18n.T("history.undone", "Count", l.Undone)
	}
	return text
}

func (p *MatchPage) body() frame.Body {
	return frame.Body{
		Objects: append([]fyne.CanvasObject{p.list}, p.actions.Objects()...),
		Zones:   []frame.Zone{p.list, p.actions},
		Layout: func(x, y, w, h, u float32) {
			p.list.Place(x, y, w, h-48*u, u)
			p.actions.Place(x, y+h-38*u, w, 38*u, u)
		},
	}
}

func dealHead() []frame.Column {
	trailing := fyne.TextAlignTrailing
	return []frame.Column{
		{Title: i18n.T("sheet.number"), Width: 40, Align: trailing},
		{Title: i18n.T("history.dealer"), Width: 90},
		{Title: i18n.T("history.maker"), Width: 110},
		{Title: i18n.T("history.trump"), Width: 110},
		{Title: i18n.T("history.verdict"), Width: 150},
		{Title: i18n.T("side.us"), Width: 65, Align: trailing},
		{Title: i18n.T("side.them"), Width: 65, Align: trailing},
		{Title: i18n.T("history.roem_us"), Width: 95, Align: trailing},
		{Title: i18n.T("history.roem_them"), Width: 95, Align: trailing},
		{Title: i18n.T("sheet.standing"), Width: 110, Align: trailing},
	}
}

// row says a deal.
func (p *MatchPage) row(i int) []frame.Cell {
	d := &p.opt.Loaded.Game.Deals[p.rows[i].index]
	cells := []frame.Cell{{Text: strconv.Itoa(d.Number)}, {Text: words.Seat(d.Dealer)}}
	if d.Phase == engine.PassedOut {
		return append(cells, frame.Cell{}, frame.Cell{}, frame.Cell{Text: i18n.T("history.passed"), Dim: true})
	}
	if d.Phase == engine.Bidding {
		return append(cells, frame.Cell{}, frame.Cell{}, frame.Cell{Text: i18n.T("history.unfinished"), Dim: true})
	}
	cells = append(cells, frame.Cell{Text: words.Seat(d.Maker)}, frame.Cell{Text: words.Suit(d.Trump), Suit: d.Trump, HasSuit: true})
	row := p.rows[i].sheet
	if row == nil {
		return append(cells, frame.Cell{Text: i18n.T("history.unfinished"), Dim: true})
	}
	res := d.Result()
	return append(cells,
		frame.Cell{Text: i18n.T("history.verdict." + res.Verdict.String()), Alarm: !res.Verdict.Made()},
		frame.Cell{Text: strconv.Itoa(row.Points[0])}, frame.Cell{Text: strconv.Itoa(row.Points[1])},
		frame.Cell{Text: dash(row.Roem[0])}, frame.Cell{Text: dash(row.Roem[1])},
		frame.Cell{Text: strconv.Itoa(row.Running[0]) + " – " + strconv.Itoa(row.Running[1]), Bold: true})
}

func dash(n int) string {
	if n == 0 {
		return "–"
	}
	return strconv.Itoa(n)
}
