// Package history is the list of all matches that were played and the page of
// one match with its deals.
package history

import (
	"log/slog"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Options are what the list leaves to its owner.
type Options struct {
	Store   *store.Store
	Now     func() time.Time
	Run     frame.Run                 // nil: in goroutines
	Open    func(id store.MatchID)    // the page of a match
	Export  func(ids []store.MatchID) // asks for a file and writes to it
	Import  func()                    // asks for a file and reads it
	Backup  func()
	Restore func()
	Ask     func(what string, yes func()) // puts a question
	Deleted func(id store.MatchID)        // a match is no longer in the list
	Back    func()
	Changed func()
}

// Page is the list. Its methods are for the main goroutine.
type Page struct {
	*frame.Frame
	opt     Options
	filter  filter
	lines   lines
	list    *frame.Grid
	narrow  *frame.Buttons
	actions *frame.Buttons
	files   *frame.Buttons
	empty   *frame.Prose
	deleted []store.MatchID // that can be brought back
	message string          // what became of the last action
}

// New returns the list of all matches.
func New(opt Options) *Page {
	p := &Page{opt: opt, empty: frame.NewProse(16)}
	p.empty.Dim = true
	p.lines = lines{store: opt.Store, told: func() { p.Refresh() }, run: opt.Run.Away()}
	p.list = frame.NewGrid(frame.GridOptions{
		ID: "match", Head: head, Count: func() int { return p.lines.count }, RowAt: p.row, OnPress: p.open, Select: true,
	})
	p.narrow = p.filterButtons()
	p.actions = frame.NewButtons(
		frame.Choice{ID: "open", Label: label("open"), Tapped: func() { p.open(p.at()) }, Hidden: p.none},
		frame.Choice{ID: "export", Label: label("export"), Tapped: p.exportOne, Hidden: p.none},
		frame.Choice{ID: "export_all", Label: p.exportLabel, Tapped: p.exportAll, Hidden: p.none},
		frame.Choice{ID: "delete", Label: label("delete"), Tapped: p.delete, Hidden: p.none},
		frame.Choice{ID: "undo", Label: label("undo"), Tapped: p.undo, Hidden: func() bool { return len(p.deleted) == 0 }},
	)
	p.files = frame.NewButtons(
		frame.Choice{ID: "import", Label: label("import"), Tapped: opt.Import},
		frame.Choice{ID: "backup", Label: label("backup"), Tapped: opt.Backup},
		frame.Choice{ID: "restore", Label: label("restore"), Tapped: opt.Restore},
	)
	p.Frame = frame.New(frame.Options{
		Name: "history", Title: func() string { return i18n.T("history.title") }, Tabs: []frame.Tab{{ID: "list"}},
		Body: func(int) frame.Body { return p.body() }, Foot: p.foot, Back: opt.Back, Changed: opt.Changed,
	})
	p.Frame.Rebuild()
	p.lines.run(func() {
		names, err := played(opt.Store)
		if err != nil {
			slog.Error("profiles not listed", "error", err)
		}
		fyne.Do(func() { p.filter.profiles = names })
	})
	p.reload()
	return p
}

func label(id string) func() string { return func() string { return i18n.T("history." + id) } }

// Reload reads the list again, as after an import. What was deleted before it
// can no longer be brought back: it may have come in again.
func (p *Page) Reload() {
	p.deleted = nil
	p.reload()
}

func (p *Page) reload() { p.lines.load(p.filter.of(p.opt.Now())) }

// Say shows a sentence at the foot.
func (p *Page) Say(message string) {
	p.message = message
	p.Refresh()
}

func (p *Page) filterButtons() *frame.Buttons {
	var choices []frame.Choice
	for _, part := range p.filter.parts() {
		choices = append(choices, frame.Choice{
			ID: "filter." + part.id, Label: part.label, Marked: func() bool { return *part.value != 0 },
			Tapped: func() {
				*part.value = (*part.value + 1) % part.count()
				p.message = ""
				p.list.Go(0)
				p.reload()
				p.Refresh()
			},
		})
	}
	return frame.NewButtons(choices...)
}

func (p *Page) none() bool { return p.lines.count == 0 }

func (p *Page) at() int {
	row, _ := p.list.At()
	return row
}

// current returns the match that the keyboard is on, nil if there is none.
func (p *Page) current() *store.Match {
	if p.none() {
		return nil
	}
	return p.lines.at(p.at())
}

func (p *Page) open(row int) {
	if m := p.lines.at(row); m != nil {
		p.opt.Open(m.ID)
	}
}

func (p *Page) exportOne() {
	if m := p.current(); m != nil {
		p.opt.Export([]store.MatchID{m.ID})
	}
}

func (p *Page) exportLabel() string { return i18n.T("history.export_all", "Count", p.lines.count) }

// exportAll exports every match that the filter leaves.
func (p *Page) exportAll() {
	matches, _, err := p.opt.Store.Matches(p.lines.filter, store.Page{})
	if err != nil {
		p.Say(i18n.T("history.failed"))
		return
	}
	var ids []store.MatchID
	for i := len(matches) - 1; i >= 0; i-- { // as they came
		ids = append(ids, matches[i].ID)
	}
	p.opt.Export(ids)
}

// delete takes a match out of the list, after a question.
func (p *Page) delete() {
	m := p.current()
	if m == nil {
		return
	}
	id := m.ID
	p.opt.Ask("delete_match", func() {
		if err := p.opt.Store.Delete(id); err != nil {
			p.Say(i18n.T("history.failed"))
			return
		}
		p.opt.Deleted(id)
		p.deleted = []store.MatchID{id}
		p.message = i18n.T("history.deleted")
		p.reload()
		p.Refresh()
	})
}

// undo brings the match back that was deleted last.
func (p *Page) undo() {
	if err := p.opt.Store.Undelete(p.deleted...); err != nil {
		p.Say(i18n.T("history.failed"))
		return
	}
	p.deleted, p.message = nil, i18n.T("history.undeleted")
	p.reload()
	p.Refresh()
}

// foot says what became of the last action, or how many matches there are.
func (p *Page) foot() string {
	switch {
	case p.message != "":
		return p.message
	case p.none():
		return ""
	case p.filter.any():
		return i18n.T("history.count_filtered", "Count", p.lines.count)
	}
	return i18n.T("history.count", "Count", p.lines.count)
}

func (p *Page) body() frame.Body {
	objects := append(p.narrow.Objects(), p.list, p.empty.Object())
	objects = append(objects, p.actions.Objects()...)
	objects = append(objects, p.files.Objects()...)
	return frame.Body{
		Objects: objects, Zones: []frame.Zone{p.narrow, p.list, p.actions, p.files},
		Layout: func(x, y, w, h, u float32) {
			p.narrow.Place(x, y, w, 36*u, u)
			p.list.Place(x, y+46*u, w, h-138*u, u)
			text := ""
			if p.none() {
				text = i18n.T("history.empty")
				if p.filter.any() {
					text = i18n.T("history.empty_filtered")
				}
			}
			p.empty.Place(text, x+120*u, y+150*u, w-240*u, 120*u, u)
			p.actions.Place(x, y+h-84*u, w, 38*u, u)
			p.files.Place(x, y+h-38*u, w, 38*u, u)
		},
	}
}

func head() []frame.Column {
	trailing := fyne.TextAlignTrailing
	return []frame.Column{
		{Title: i18n.T("history.date"), Width: 130},
		{Title: i18n.T("history.rules"), Width: 230},
		{Title: i18n.T("history.against"), Width: 150},
		{Title: i18n.T("history.deals"), Width: 70, Align: trailing},
		{Title: i18n.T("side.us"), Width: 70, Align: trailing},
		{Title: i18n.T("side.them"), Width: 70, Align: trailing},
		{Title: "", Width: 16},
		{Title: i18n.T("history.outcome"), Width: 190},
	}
}

// row says a match.
func (p *Page) row(i int) []frame.Cell {
	m := p.lines.at(i)
	if m == nil {
		return []frame.Cell{{Text: "…", Dim: true}}
	}
	title, _ := words.Profile(m.Profile)
	if !m.Exact {
		title = i18n.T("history.like", "Profile", title)
	}
	return []frame.Cell{
		{Text: words.Moment(m.Started)},
		{Text: title},
		{Text: words.Bot(m.Seats[engine.West])},
		{Text: strconv.Itoa(m.Deals)},
		{Text: strconv.Itoa(m.Totals[0]), Bold: m.Totals[0] > m.Totals[1]},
		{Text: strconv.Itoa(m.Totals[1]), Bold: m.Totals[1] > m.Totals[0]},
		{},
		{Text: Outcome(m), Dim: m.State != store.Finished || m.Kind != store.Ordinary},
	}
}

// Outcome says how a match came out and what kind it was.
func Outcome(m *store.Match) string {
	text := ""
	switch {
	case m.State == store.Running:
		text = i18n.T("history.outcome.running")
	case m.State == store.Abandoned:
		text = i18n.T("history.outcome.abandoned")
	default:
		text = i18n.T("history.outcome." + []string{"won", "lost", "tied"}[m.Outcome()])
	}
	switch m.Kind {
	case store.Practice:
		text += " · " + i18n.T("history.practice")
	case store.Imported:
		text += " · " + i18n.T("history.imported")
	}
	return text
}
