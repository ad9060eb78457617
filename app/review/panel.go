package review

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/charts"
	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/replay"
	"klaverjas/app/replay/steps"
	"klaverjas/app/words"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// panel stands beside the board: what is said of a step, the alternatives, the
// graph and the buttons.
type panel struct {
	page   *Page
	replay *steps.Replay
	move   func(func())

	said, remark *frame.Prose
	badge        *canvas.Rectangle
	grade        *canvas.Text
	list         *frame.Grid
	graph        *charts.View
	way, done    *canvas.Rectangle
	status       *canvas.Text
	buttons      *frame.Buttons
}

func newPanel(p *Page) *panel {
	s := &panel{
		page: p, said: frame.NewProse(15), remark: frame.NewProse(14),
		badge: canvas.NewRectangle(look.Clear), grade: look.Text(look.Ink, true, fyne.TextAlignCenter),
		way: canvas.NewRectangle(look.PaperShade), done: canvas.NewRectangle(look.Accent),
		status: look.Text(look.InkDim, false, fyne.TextAlignLeading),
	}
	s.said.Bold = true
	s.list = frame.NewGrid(frame.GridOptions{
		ID: "option", Head: s.head, Count: s.count, RowAt: s.row, Height: rowHeight, Shade: s.shade,
	})
	s.graph = charts.NewView("graph", func() { p.Refresh() })
	s.buttons = frame.NewButtons(
		frame.Choice{ID: "error_back", Label: label("error_back"), Tapped: func() { s.jump(-1) }, Hidden: func() bool { return !s.has(-1) }},
		frame.Choice{ID: "error_on", Label: label("error_on"), Tapped: func() { s.jump(1) }, Hidden: func() bool { return !s.has(1) }},
		frame.Choice{ID: "again", Label: label("again"), Tapped: func() { p.tryAgain(s.step()) }, Hidden: func() bool { return p.opt.Again == nil || !p.mine(s.step()) }},
		frame.Choice{ID: "graph", Label: s.graphLabel, Tapped: s.turnGraph},
		frame.Choice{ID: "stop", Label: label("stop"), Tapped: p.Close, Hidden: func() bool { return !p.state.running }},
	)
	return s
}

func label(id string) func() string { return func() string { return i18n.T("review." + id) } }

// step returns the number of the step shown, 0 if it shows no action.
func (s *panel) step() int {
	if k := s.replay.Step().Kind; k == steps.Dealt || k == steps.Ended {
		return 0
	}
	return s.replay.At
}

func (s *panel) has(by int) bool {
	_, ok := s.page.state.next(s.replay.At, by)
	return ok
}

func (s *panel) jump(by int) {
	if step, ok := s.page.state.next(s.replay.At, by); ok {
		s.move(func() { s.replay.Go(step) })
	}
}

func (s *panel) graphLabel() string {
	if s.page.state.open {
		return i18n.T("review.show_known")
	}
	return i18n.T("review.show_open")
}

func (s *panel) turnGraph() {
	s.page.state.open = !s.page.state.open
	s.page.Refresh()
}

// Load takes the deal.
func (s *panel) Load(r *steps.Replay, move func(func())) { s.replay, s.move = r, move }

// Objects returns what the panel shows.
func (s *panel) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{s.said.Object(), s.badge, s.grade, s.remark.Object(), s.list, s.graph, s.way, s.done, s.status}
	return append(objects, s.buttons.Objects()...)
}

// Zones returns where the keyboard goes.
func (s *panel) Zones() []frame.Zone { return []frame.Zone{s.buttons, s.list, s.graph} }

// The heights of the parts in units; see look.Unit. The graph takes the rest.
const (
	saidHeight   = 42
	badgeHeight  = 24
	remarkHeight = 64
	rowHeight    = 22
	fewRows      = 5 // the least that the list has room for, so that it seldom moves the graph
	buttonHeight = 34
	wayHeight    = 16
)

// Place draws the panel for a step.
func (s *panel) Place(_ *steps.Step, said string, x, y, w, h, u float32) {
	d := s.page.state.at(s.step())
	s.said.Place(said, x, y, w, saidHeight*u, u)
	top := y + (saidHeight+2)*u
	s.placeBadge(d, x, top, u)
	below := top + (badgeHeight+4+remarkHeight+4)*u
	if d != nil {
		top += (badgeHeight + 4) * u
	}
	s.remark.Place(s.page.remark(s.step()), x, top, w, below-top-4*u, u)
	list := float32(max(fewRows, s.count())+1) * rowHeight * u
	s.list.Place(x, below, w, list+2*u, u)
	top = below + list + 8*u
	bottom := y + h - buttonHeight*u
	s.buttons.Place(x, bottom, w, buttonHeight*u, u)
	s.placeWay(x, bottom-(wayHeight+6)*u, w, u)
	s.graph.Chart, s.graph.Empty = s.page.graph(), i18n.T("review.graph.empty")
	s.graph.Place(x, top, w, bottom-(wayHeight+8)*u-top, u)
}

// placeBadge writes the grade on its colour.
func (s *panel) placeBadge(d *coach.Decision, x, y, u float32) {
	look.Show(s.badge, d != nil)
	look.Show(s.grade, d != nil)
	if d == nil {
		return
	}
	s.grade.Text = verdict(d)
	s.badge.FillColor, s.grade.Color = gradeColours(d.Grade)
	w := fyne.MeasureText(s.grade.Text, 14*u, s.grade.TextStyle).Width + 20*u
	s.badge.CornerRadius = badgeHeight * u / 2
	look.Place(s.badge, x, y, w, badgeHeight*u)
	look.PlaceText(s.grade, x, y, w, badgeHeight*u, 14*u)
}

// gradeColours returns the ground of a grade and the colour of words on it.
func gradeColours(g coach.Grade) (ground, ink look.Role) {
	switch {
	case g >= coach.Mistake:
		return look.Alarm, look.Paper
	case g >= coach.Inaccuracy:
		return look.Accent, look.OnAccent
	case g == coach.Good:
		return look.PaperShade, look.Ink
	default:
		return look.Cloth, look.OnCloth
	}
}

// placeWay shows how far the judging is, or the numbers behind a point.
func (s *panel) placeWay(x, y, w, u float32) {
	st := &s.page.state
	look.Show(s.way, st.running)
	look.Show(s.done, st.running)
	s.status.Text = st.status()
	if detail := s.graph.Detail(); detail != "" {
		s.status.Text = detail
	}
	left := x
	if st.running {
		part := float32(st.progress.Done) / float32(max(1, st.progress.Total))
		s.way.CornerRadius, s.done.CornerRadius = 4*u, 4*u
		look.Place(s.way, x, y+4*u, 130*u, 8*u)
		look.Place(s.done, x, y+4*u, 130*u*part, 8*u)
		left += 140 * u
	}
	look.PlaceText(s.status, left, y, w-(left-x), wayHeight*u, 13*u)
}

// head returns the columns: of the alternatives, or of the players.
func (s *panel) head() []frame.Column {
	end := fyne.TextAlignTrailing
	if s.page.state.at(s.step()) != nil {
		return []frame.Column{
			{Title: i18n.T("review.choice"), Width: 120},
			{Title: i18n.T("review.expected"), Width: 90, Align: end},
			{Title: i18n.T("review.behind"), Width: 76, Align: end},
			{Title: i18n.T("review.open"), Width: 90, Align: end},
		}
	}
	return []frame.Column{
		{Title: i18n.T("review.player"), Width: 96},
		{Title: i18n.T("review.choices"), Width: 62, Align: end},
		{Title: i18n.T("review.mean"), Width: 62, Align: end},
		{Title: i18n.T("review.short.inaccuracy"), Width: 54, Align: end},
		{Title: i18n.T("review.short.mistake"), Width: 50, Align: end},
		{Title: i18n.T("review.short.blunder"), Width: 74, Align: end},
	}
}

func (s *panel) count() int {
	if d := s.page.state.at(s.step()); d != nil {
		return len(d.Options)
	}
	return len(engine.Seats)
}

// shade marks the alternative that was taken.
func (s *panel) shade(row int) bool {
	if d := s.page.state.at(s.step()); d != nil {
		return row == d.Taken
	}
	return false
}

func (s *panel) row(i int) []frame.Cell {
	if d := s.page.state.at(s.step()); d != nil {
		return s.option(d, i)
	}
	seat := engine.Seats[i]
	sum := s.page.state.of(seat)
	number := func(n int) frame.Cell { return frame.Cell{Text: strconv.Itoa(n), Dim: n == 0} }
	mean := frame.Cell{Text: "–", Dim: true}
	if sum.decisions > 0 {
		mean = frame.Cell{Text: words.Decimal(sum.loss/float64(sum.decisions), 1)}
	}
	return []frame.Cell{
		{Text: words.Seat(seat), Bold: seat == Me},
		number(sum.decisions), mean,
		number(sum.grades[coach.Inaccuracy]), number(sum.grades[coach.Mistake]), number(sum.grades[coach.Blunder]),
	}
}

// option says an alternative with what it was worth.
func (s *panel) option(d *coach.Decision, i int) []frame.Cell {
	o := &d.Options[i]
	taken := i == d.Taken
	behind := frame.Cell{Text: i18n.T("review.top"), Bold: taken}
	if o.Behind >= 0.05 {
		behind = frame.Cell{Text: "−" + words.Decimal(o.Behind, 1), Bold: taken}
	}
	return []frame.Cell{
		s.choice(o.Action, taken), {Text: words.Signed(math.Round(o.Expected), 0), Bold: taken}, behind, {Text: words.Signed(float64(o.Open), 0), Bold: taken},
	}
}

// choice names a bid or a card, with the shape of its suit.
func (s *panel) choice(a engine.Action, taken bool) frame.Cell {
	switch a.Kind {
	case engine.Pass:
		return frame.Cell{Text: words.Action(a), Bold: taken}
	case engine.Choose:
		return frame.Cell{Text: words.Suit(a.Suit), Suit: a.Suit, HasSuit: true, Bold: taken}
	default:
		return frame.Cell{Text: replay.Index(a.Card.Rank(), s.page.opt.Style().Letters), Suit: a.Card.Suit(), HasSuit: true, Bold: taken}
	}
}
