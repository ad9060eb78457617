// Package replay shows a deal again, all hands open, step by step.
package replay

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/replay/steps"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Options are what the page leaves to its owner.
type Options struct {
	Match   engine.Match
	Index   int                           // of the deal in the match
	Style   func() assets.Style           // of the cards
	Again   func(d *engine.Deal)          // plays these cards, as practice; nil: cannot be done
	Notes   func(step *steps.Step) string // says something about a step; nil: nothing
	Review  func(index int)               // judges a deal; nil: cannot be done
	Advised func(index int) bool          // a hint told the player what to do in a deal; nil: in none
	Side    Side                          // stands beside the board; nil: the list of the tricks
	Name    string                        // of the page in traces, and of its texts; empty: replay
	Back    func()
	Changed func()
}

// Page is the screen. Its methods are for the main goroutine.
type Page struct {
	*frame.Frame
	opt    Options
	replay *steps.Replay
	board  *board
	stage  *stage
	tricks *frame.Grid
	said   *frame.Prose
	note   *frame.Prose
	walk   *frame.Buttons
	other  *frame.Buttons
	list   []steps.Trick
}

// New returns the page of a deal before its first bid.
func New(opt Options) *Page {
	p := &Page{opt: opt, said: frame.NewProse(16), note: frame.NewProse(14)}
	p.said.Bold = true
	p.board = newBoard(opt.Style, func() { p.Refresh() }, func() { p.move(func() { p.replay.Move(1) }) })
	p.stage = &stage{page: p}
	p.tricks = frame.NewGrid(frame.GridOptions{
		ID: "trick", Head: p.head, Count: func() int { return len(p.list) }, RowAt: p.row, Height: 27,
		OnPress: func(row int) { p.move(func() { p.replay.GoTrick(row + 1) }) },
		Shade:   func(row int) bool { return row+1 == p.replay.Step().Trick },
	})
	p.walk = frame.NewButtons(
		p.walker("first", func() { p.replay.Go(0) }),
		p.walker("trick_back", func() { p.replay.LastTrick() }),
		p.walker("back", func() { p.replay.Move(-1) }),
		p.walker("on", func() { p.replay.Move(1) }),
		p.walker("trick_on", func() { p.replay.NextTrick() }),
		p.walker("last", func() { p.replay.Go(1 << 20) }),
	)
	p.other = frame.NewButtons(
		frame.Choice{ID: "deal_back", Label: label("deal_back"), Tapped: func() { p.show(p.replay.Index - 1) }, Hidden: func() bool { return p.replay.Index == 0 }},
		frame.Choice{ID: "deal_on", Label: label("deal_on"), Tapped: func() { p.show(p.replay.Index + 1) }, Hidden: func() bool { return p.replay.Index == len(opt.Match.Deals)-1 }},
		frame.Choice{ID: "review", Label: label("review"), Tapped: func() { opt.Review(p.replay.Index) }, Hidden: func() bool { return opt.Review == nil }},
		frame.Choice{ID: "again", Label: label("again"), Tapped: func() { opt.Again(&p.opt.Match.Deals[p.replay.Index]) }, Hidden: func() bool { return opt.Again == nil }},
	)
	p.load(opt.Index)
	p.Frame = frame.New(frame.Options{
		Name: cmp.Or(opt.Name, "replay"), Title: p.title, Tabs: []frame.Tab{{ID: "deal"}}, Body: func(int) frame.Body { return p.body() },
		Foot: func() string { return i18n.T(cmp.Or(opt.Name, "replay") + ".foot") }, Back: opt.Back, Changed: opt.Changed,
	})
	p.Frame.Rebuild()
	return p
}

func label(id string) func() string { return func() string { return i18n.T("replay." + id) } }

func (p *Page) walker(id string, step func()) frame.Choice {
	return frame.Choice{ID: id, Label: label(id), Tapped: func() { p.move(step) }}
}

// load takes another deal of the match.
func (p *Page) load(index int) {
	p.replay = steps.New(p.opt.Match, max(0, min(index, len(p.opt.Match.Deals)-1)))
	if p.opt.Notes != nil {
		p.replay.Notes = func(step int) string { return p.opt.Notes(&p.replay.Steps[step]) }
	}
	p.list = p.replay.Tricks()
	if p.opt.Side != nil {
		p.opt.Side.Load(p.replay, p.move)
	}
}

func (p *Page) show(index int) {
	p.load(index)
	p.Refresh()
}

// move goes to another step and shows it.
func (p *Page) move(step func()) {
	step()
	p.tricks.Go(max(0, p.replay.Step().Trick-1))
	p.Refresh()
}

// title names the deal.
func (p *Page) title() string {
	d := &p.opt.Match.Deals[p.replay.Index]
	key := "replay.title"
	switch {
	case p.opt.Name != "":
		key = p.opt.Name + ".title"
	case d.Practice:
		key = "replay.title_practice"
	case p.opt.Advised != nil && p.opt.Advised(p.replay.Index):
		key = "replay.title_advised"
	}
	return i18n.T(key, "Number", d.Number, "Redeals", d.Redeals)
}

func (p *Page) body() frame.Body {
	objects := p.board.objects()
	if p.opt.Side != nil {
		objects = append(append(objects, p.opt.Side.Objects()...), p.walk.Objects()...)
		return frame.Body{Objects: objects, Zones: append(append([]frame.Zone{p.stage}, p.opt.Side.Zones()...), p.walk), Layout: p.layout}
	}
	objects = append(objects, p.said.Object(), p.tricks, p.note.Object())
	objects = append(objects, p.walk.Objects()...)
	objects = append(objects, p.other.Objects()...)
	return frame.Body{
		Objects: objects,
		Zones:   []frame.Zone{p.stage, p.tricks, p.walk, p.other},
		Layout:  p.layout,
	}
}

// layout places the board at the left, what is said and listed at the right,
// and the buttons below.
func (p *Page) layout(x, y, w, h, u float32) {
	left := 560 * u
	below := 46 * u
	p.board.place(p.replay.Step(), x, y, left, h-below, u)
	p.walk.Place(x, y+h-36*u, left, 36*u, u)
	rx, rw := x+left+16*u, w-left-16*u
	if p.opt.Side != nil {
		p.opt.Side.Place(p.replay.Step(), sentence(p.replay), rx, y, rw, h, u)
		return
	}
	p.said.Place(sentence(p.replay), rx, y, rw, 66*u, u)
	p.tricks.Place(rx, y+72*u, rw, 9*27*u+2*u, u)
	p.note.Place(p.remark(), rx, y+(72+9*27+12)*u, rw, h-(72+9*27+12+52)*u, u)
	p.other.Place(rx, y+h-36*u, rw, 36*u, u)
}

// remark is what stands under the tricks: what there is to say about the
// step, or else how the deal stands.
func (p *Page) remark() string {
	if note := p.replay.Note(); note != "" {
		return note
	}
	d := &p.replay.Step().Deal
	if d.Phase == engine.Bidding || d.Phase == engine.PassedOut {
		return ""
	}
	res, points := d.Result(), taken(d)
	key := "replay.standing"
	if p.replay.Step().Kind == steps.Ended {
		key = "replay.whole"
	}
	text := i18n.T(key, "Us", points[0], "Them", points[1], "RoemUs", res.Roem[0], "RoemThem", res.Roem[1])
	if res.Missed != [2]int{} {
		text += "\n" + i18n.T("replay.missed", "Us", res.Missed[0], "Them", res.Missed[1])
	}
	return text
}

// taken returns what the full tricks of a deal have brought each side in points,
// as the list has them.
func taken(d *engine.Deal) (points [2]int) {
	for i := range d.FullTricks() {
		points[d.Tricks[i].Winner(d.Trump).Side()] += d.PointsOf(i)
	}
	return points
}

func (p *Page) head() []frame.Column {
	head := []frame.Column{{Title: i18n.T("sheet.number"), Width: 26, Align: fyne.TextAlignTrailing}}
	for _, s := range engine.Seats {
		head = append(head, frame.Column{Title: i18n.T("seat.short." + s.String()), Width: 46})
	}
	return append(head,
		frame.Column{Title: i18n.T("replay.to"), Width: 56},
		frame.Column{Title: i18n.T("replay.points"), Width: 42, Align: fyne.TextAlignTrailing},
		frame.Column{Title: i18n.T("replay.roem"), Width: 46, Align: fyne.TextAlignTrailing})
}

// row says a trick: its cards by seat, who led in bold, who took it.
func (p *Page) row(i int) []frame.Cell {
	t := &p.list[i]
	cells := []frame.Cell{{Text: strconv.Itoa(i + 1), Dim: true}}
	for _, s := range engine.Seats {
		c := t.CardOf(s)
		cells = append(cells, frame.Cell{Text: Index(c.Rank(), p.opt.Style().Letters), Suit: c.Suit(), HasSuit: true, Bold: s == t.Leader})
	}
	roem := frame.Cell{}
	if n := t.Roem.Total(); n > 0 {
		roem = frame.Cell{Text: strconv.Itoa(n), Alarm: !t.Counts}
	}
	return append(cells, frame.Cell{Text: words.Seat(t.Winner)}, frame.Cell{Text: strconv.Itoa(t.Points)}, roem)
}

// stage is the board as a place for the keyboard: arrows go from card to card
// and from trick to trick.
type stage struct {
	page *Page
	has  bool
}

// Enter gives the board the keyboard.
func (s *stage) Enter(bool) { s.has = true }

// Leave takes it away.
func (s *stage) Leave() { s.has = false }

// Key goes to another step.
func (s *stage) Key(k fyne.KeyName) bool {
	r := s.page.replay
	step := map[fyne.KeyName]func(){
		fyne.KeyLeft:  func() { r.Move(-1) },
		fyne.KeyRight: func() { r.Move(1) },
		fyne.KeySpace: func() { r.Move(1) },
		fyne.KeyUp:    r.LastTrick,
		fyne.KeyDown:  r.NextTrick,
		fyne.KeyHome:  func() { r.Go(0) },
		fyne.KeyEnd:   func() { r.Go(1 << 20) },
	}[k]
	if step == nil {
		return false
	}
	s.page.move(step)
	return true
}

// Spots returns the board, on which a click goes one step on, and a spot
// without size that names the step.
func (s *stage) Spots() []look.Spot {
	return []look.Spot{look.SpotOf("board", s.page.board.cloth), {Name: "step." + strconv.Itoa(s.page.replay.At)}}
}
