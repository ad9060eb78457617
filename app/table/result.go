package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/sheet"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// resultPanel shows how a deal was settled, step by step as it is written
// down, and after the last deal how the match ended.
type resultPanel struct {
	ground *canvas.Rectangle
	title  *canvas.Text
	line   *canvas.Text
	head   [2]*canvas.Text
	rules  [2]*canvas.Line
	rows   [10]resultRow
	next   *look.Button
	again  *look.Button
	review *look.Button // the deal judged
	paper  *look.Button // the sheet on paper, after the last deal
	row    choiceRow
}

// resultRow is a label and a value for each side.
type resultRow struct {
	label *canvas.Text
	value [2]*canvas.Text
}

// resultLine is the content of a row.
type resultLine struct {
	label string
	value [2]string
	bold  bool
}

func newResultPanel(t *Table) *resultPanel {
	p := &resultPanel{
		ground: look.Panel(),
		title:  look.Text(look.Ink, true, fyne.TextAlignCenter),
		line:   look.Text(look.Ink, false, fyne.TextAlignCenter),
		next:   look.NewButton("next", true, t.goOn),
		again:  look.NewButton("again", false, t.playAgain),
		review: look.NewButton("review", false, t.opt.Review),
		paper:  look.NewButton("paper", false, t.opt.Paper),
	}
	for side := range 2 {
		p.head[side] = look.Text(look.InkDim, true, fyne.TextAlignTrailing)
		p.rules[side] = canvas.NewLine(look.LineStrong)
	}
	for i := range p.rows {
		p.rows[i].label = look.Text(look.Ink, false, fyne.TextAlignLeading)
		for side := range 2 {
			p.rows[i].value[side] = look.Text(look.Ink, false, fyne.TextAlignTrailing)
		}
	}
	p.row.undigited = p.again
	return p
}

func (p *resultPanel) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.ground, p.title, p.line, p.head[0], p.head[1], p.rules[0], p.rules[1]}
	for _, r := range p.rows {
		objects = append(objects, r.label, r.value[0], r.value[1])
	}
	return append(objects, p.next, p.again, p.review, p.paper)
}

// goOn deals the next deal, or asks for a new match after the last one.
func (t *Table) goOn() {
	if t.match.Over() {
		t.opt.New()
		return
	}
	t.submit(engine.Action{Kind: engine.NextDeal, Card: engine.NoCard})
}

func (p *resultPanel) place(t *Table, g *geometry) {
	for _, o := range p.objects() {
		look.Show(o, t.settled)
	}
	if !t.settled {
		p.row.set(nil)
		return
	}
	buttons := []*look.Button{p.next, p.again}
	look.Show(p.review, t.opt.Review != nil)
	if t.opt.Review != nil {
		buttons = append(buttons, p.review)
	}
	look.Show(p.paper, t.match.Over() && t.opt.Paper != nil)
	if p.paper.Visible() {
		buttons = append(buttons, p.paper)
	}
	p.row.set(buttons)
	p.review.SetLabel(i18n.T("result.review"))
	p.paper.SetLabel(i18n.T("result.paper"))
	p.again.SetLabel(i18n.T("result.again"))
	lines := dealLines(t.match.Deal())
	res := t.match.Deal().Result()
	p.title.Text, p.line.Text = words.Verdict(&res), dealSentence(t.match.Deal(), &res)
	if t.opt.Advised != nil && t.opt.Advised() {
		p.line.Text += " " + i18n.T("result.advised")
	}
	p.next.SetLabel(i18n.T("result.next"))
	if t.match.Over() {
		sh := sheet.Of(&t.match)
		lines = matchLines(&sh)
		p.title.Text, p.line.Text = matchTitle(t.match.Outcome()), matchSentence(&sh, &res)
		p.next.SetLabel(i18n.T("result.new"))
	}
	p.fill(g, lines)
}

// fill lays the panel out with these lines.
func (p *resultPanel) fill(g *geometry, lines []resultLine) {
	u := g.u
	rowHeight := 26 * u
	w := 470 * u
	h := 108*u + float32(len(lines))*rowHeight + 66*u
	if p.paper.Visible() || p.review.Visible() {
		h += 50 * u
	}
	x, y := g.cx-w/2, max(8*u, g.h/2-h/2-10*u)
	p.ground.CornerRadius = 12 * u
	look.Place(p.ground, x, y, w, h)
	look.PlaceText(p.title, x+16*u, y+10*u, w-32*u, 36*u, 25*u)
	look.PlaceText(p.line, x+16*u, y+46*u, w-32*u, 24*u, 15*u)
	column := 88 * u
	right := [2]float32{x + w - 20*u - column, x + w - 20*u}
	for side, key := range []string{"side.us", "side.them"} {
		p.head[side].Text = i18n.T(key)
		look.PlaceText(p.head[side], right[side]-column, y+76*u, column, 24*u, 15*u)
	}
	top := y + 102*u
	for i := range p.rows {
		on := i < len(lines)
		p.rows[i].show(on)
		if on {
			p.rows[i].place(lines[i], x+20*u, top+float32(i)*rowHeight, right, column, rowHeight, 16*u)
		}
	}
	p.placeRules(lines, x+20*u, x+w-20*u, top, rowHeight, u)
	p.next.PlaceAt(x+w-(20+190)*u, y+h-56*u, 190*u, 44*u, 17*u)
	p.placeMore(x+20*u, y+h-106*u, w-40*u, u)
	p.again.PlaceAt(x+20*u, y+h-56*u, 226*u, 44*u, 15*u)
}

// placeMore places the ways to the review and to paper side by side.
func (p *resultPanel) placeMore(x, y, w, u float32) {
	each, gap := w, 8*u
	if p.review.Visible() && p.paper.Visible() {
		each = (w - gap) / 2
	}
	p.review.PlaceAt(x, y, each, 44*u, 15*u)
	if p.review.Visible() {
		x += each + gap
	}
	p.paper.PlaceAt(x, y, each, 44*u, 15*u)
}

// placeRules draws lines under the headings and above the last, bold row.
func (p *resultPanel) placeRules(lines []resultLine, left, right, top, rowHeight, u float32) {
	bottom := top + float32(len(lines)-1)*rowHeight
	for i, y := range []float32{top - 1*u, bottom + 2*u} {
		look.Stroke(p.rules[i], left, y, right, y, u)
	}
}

func (r *resultRow) show(on bool) {
	look.Show(r.label, on)
	look.Show(r.value[0], on)
	look.Show(r.value[1], on)
}

func (r *resultRow) place(l resultLine, x, y float32, right [2]float32, column, h, size float32) {
	r.label.Text, r.label.TextStyle.Bold = l.label, l.bold
	look.PlaceText(r.label, x, y, right[0]-column-x, h, size)
	for side := range 2 {
		r.value[side].Text, r.value[side].TextStyle.Bold = l.value[side], l.bold
		look.PlaceText(r.value[side], right[side]-column, y, column, h, size)
	}
}

// dealLines returns what a person would write down to settle a deal.
func dealLines(d *engine.Deal) []resultLine {
	res := d.Result()
	lines := []resultLine{
		numbers("result.cards", res.Cards, false),
		numbers("result.last_trick", res.Last, false),
		numbers("result.roem", res.Roem, false),
	}
	if res.Missed != [2]int{} {
		lines = append(lines, numbers("result.missed", res.Missed, false))
	}
	if res.Pit != [2]int{} {
		lines = append(lines, numbers("result.pit", res.Pit, false))
	}
	tricks := numbers("result.tricks", res.Tricks, false)
	return append(lines, tricks, numbers("result.score", res.Score, true))
}

// matchLines returns the totals of a whole match.
func matchLines(s *sheet.Sheet) []resultLine {
	return []resultLine{
		numbers("result.points", s.Points, false),
		numbers("result.roem_pit", s.Roem, false),
		numbers("result.nats", s.Nats, false),
		numbers("result.pits", s.Pits, false),
		numbers("result.total", s.Total, true),
	}
}

// numbers makes the line of a number for each side; nothing is shown as a dash.
func numbers(key string, n [2]int, bold bool) resultLine {
	line := resultLine{label: i18n.T(key), bold: bold}
	for side := range 2 {
		line.value[side] = strconv.Itoa(n[side])
		if n[side] == 0 && !bold {
			line.value[side] = "–"
		}
	}
	return line
}

// dealSentence says in words what the comparison was.
func dealSentence(d *engine.Deal, res *engine.Result) string {
	makers, defenders := res.Makers, res.Makers.Other()
	sum := func(side engine.Side) int { return res.Cards[side] + res.Last[side] + res.Roem[side] }
	key, mine := "result.sentence.", sum(makers)
	if d.Rules.Nat == engine.NatThreshold && res.Tricks[makers] > 0 && res.Tricks[defenders] > 0 {
		key, mine = "result.sentence_82.", mine-res.Roem[makers] // roem does not count for 82
	}
	text := i18n.T(key+words.Who(d.Maker), "Name", words.Seat(d.Maker), "Suit", words.Suit(d.Trump), "Mine", mine, "Theirs", sum(defenders))
	if d.Practice {
		text += " " + i18n.T("result.practice")
	}
	return text
}

// matchTitle returns the heading at the end of a match.
func matchTitle(o engine.Outcome) string {
	switch o {
	case engine.WonBySouthNorth:
		return i18n.T("match.won")
	case engine.WonByWestEast:
		return i18n.T("match.lost")
	default:
		return i18n.T("match.shared")
	}
}

// matchSentence says by how much the match was won, and how the last deal ended.
func matchSentence(s *sheet.Sheet, last *engine.Result) string {
	diff := s.Difference()
	if diff < 0 {
		diff = -diff
	}
	return i18n.T("match.difference", "Count", diff) + " " + i18n.T("match.last_deal", "Verdict", words.Verdict(last))
}
