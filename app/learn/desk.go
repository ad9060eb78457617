package learn

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/frame"
	"klaverjas/app/lessons"
	"klaverjas/app/look"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// panelWidth is the width of the words beside the cloth, in units.
const panelWidth float32 = 384

// desk is the page on which a script plays: the cloth at the left, words and
// buttons at the right.
type desk struct {
	name    string
	script  script
	close   func()
	changed func()
	root    *fyne.Container
	board   *board
	scene   scene

	paper                  *canvas.Rectangle
	title, progress, rules *canvas.Text
	text, question, why    *frame.Prose
	verdict                *canvas.Text
	options                []*look.Button
	nav                    []*look.Button
	leave                  *look.Button
	buttons                *fyne.Container
	pool                   map[string]*look.Button

	focus string // the name of the spot that the keyboard is on
}

// newDesk returns the page; the script is set before it is shown. The room is
// the same for all desks, so that it is not painted anew for each.
func newDesk(name string, room *look.Room, style func() assets.Style, changed, close func()) *desk {
	d := &desk{
		name: name, close: close, changed: changed, paper: look.Panel(),
		title:    look.Text(look.Ink, true, fyne.TextAlignLeading),
		progress: look.Text(look.InkDim, false, fyne.TextAlignLeading),
		rules:    look.Text(look.InkDim, false, fyne.TextAlignLeading),
		verdict:  look.Text(look.Ink, true, fyne.TextAlignLeading),
		text:     frame.NewProse(17), question: frame.NewProse(17.5), why: frame.NewProse(16),
		buttons: container.NewWithoutLayout(), pool: map[string]*look.Button{},
	}
	d.question.Bold = true
	d.leave = look.NewButton("close", false, close)
	d.board = newBoard(room, style, func() { d.layout(d.root.Size()); d.root.Refresh() }, d.tapCard)
	objects := append(d.board.objects(), d.paper, d.title, d.progress, d.rules, d.verdict,
		d.text.Object(), d.question.Object(), d.why.Object(), d.buttons, d.leave)
	d.root = container.New(look.Layout(d.resized), objects...)
	return d
}

// Name names the page in traces.
func (d *desk) Name() string { return d.name }

// Root returns what the page shows.
func (d *desk) Root() fyne.CanvasObject { return d.root }

// Refresh says everything again.
func (d *desk) Refresh() {
	if d.script == nil {
		return
	}
	d.scene = d.script.scene()
	d.remake()
	d.layout(d.root.Size())
	d.root.Refresh()
	d.changed()
}

// remake takes a button for each answer and each way on. The same button comes
// back for the same thing, so that a press of the mouse is not lost.
func (d *desk) remake() {
	d.options, d.nav = nil, nil
	d.buttons.Objects = nil
	for _, o := range d.scene.options {
		b := d.button("answer."+string(o.answer), o.label, o.suit, func() { d.script.answer(o.answer) })
		b.SetPrimary(o.chosen)
		d.options = append(d.options, b)
	}
	if d.scene.check != "" {
		b := d.button("check", d.scene.check, nil, d.handIn)
		b.SetPrimary(true)
		d.options = append(d.options, b)
	}
	for _, n := range d.scene.nav {
		b := d.button(n.id, n.label, nil, n.tapped)
		b.SetPrimary(n.primary)
		d.nav = append(d.nav, b)
	}
}

// button returns the button of a name with what it says and does now.
func (d *desk) button(id, label string, suit *engine.Suit, tapped func()) *look.Button {
	key := id
	if suit != nil {
		key += " with suit"
	}
	b := d.pool[key]
	if b == nil {
		b = look.NewButton(id, false, nil)
		d.pool[key] = b
		if suit != nil {
			b.SetSuit(*suit)
		}
	}
	b.OnTapped = func() { tapped(); d.Refresh() }
	b.SetLabel(label)
	d.buttons.Objects = append(d.buttons.Objects, b)
	return b
}

// handIn answers with the cards that are marked.
func (d *desk) handIn() { d.script.answer(lessons.AnswerOf(d.script.marked())) }

// tapCard answers with a card, or marks it where several are asked for.
func (d *desk) tapCard(c engine.Card) {
	if !d.scene.exhibit.pick.Has(c) {
		return
	}
	d.focus = "card." + c.String()
	if d.scene.exhibit.many {
		d.script.mark(c)
	} else {
		d.script.answer(lessons.Answer(c.String()))
	}
	d.Refresh()
}

// resized places everything for a new size of the window.
func (d *desk) resized(size fyne.Size) {
	d.layout(size)
	d.changed()
}

// layout places everything for the window's size.
func (d *desk) layout(size fyne.Size) {
	if size.Width < 2 || d.script == nil {
		return
	}
	u := look.Unit(size)
	left := size.Width - panelWidth*u
	focus := engine.NoCard
	for _, c := range engine.FullDeck.Cards() {
		if d.focus == "card."+c.String() && d.scene.exhibit.pick.Has(c) {
			focus = c
		}
	}
	d.board.place(&d.scene.exhibit, d.script.marked(), focus, 0, 0, left, size.Height, u)
	look.Place(d.paper, left, 0, panelWidth*u, size.Height)
	d.layoutWords(left+20*u, (panelWidth-40)*u, size.Height, u)
}

// layoutWords places heading, text, question, answers and judgement one under
// the other, and the ways on at the foot.
func (d *desk) layoutWords(x, w, h, u float32) {
	s := &d.scene
	d.title.Text, d.progress.Text = s.title, s.progress
	d.leave.SetLabel(i18n.T("page.back"))
	d.leave.PlaceAt(x+w-92*u, 14*u, 92*u, 34*u, 14*u)
	look.PlaceText(d.title, x, 12*u, w-104*u, 30*u, 20*u)
	look.PlaceText(d.progress, x, 40*u, w-104*u, 22*u, 13.5*u)
	foot := h - 58*u
	y := 72*u + d.text.Place(s.text, x, 72*u, w, 200*u, u)
	if s.question != "" {
		y += 10 * u
		y += d.question.Place(s.question, x, y, w, 80*u, u)
	} else {
		d.question.Place("", x, y, w, 0, u)
	}
	y = d.layoutOptions(x, y+10*u, w, u)
	d.layoutWhy(x, y+8*u, w, foot-26*u-y-8*u, u)
	d.rules.Text = s.rules
	look.Show(d.rules, s.rules != "")
	look.PlaceText(d.rules, x, foot-28*u, w, 20*u, 13*u)
	each := (w - 8*u*float32(len(d.nav)-1)) / float32(max(1, len(d.nav)))
	for i, b := range d.nav {
		b.PlaceAt(x+float32(i)*(each+8*u), foot, each, 44*u, 16*u)
	}
	d.markFocus()
}

// layoutOptions places the answers, in two columns where they are short, and
// returns where they end.
func (d *desk) layoutOptions(x, y, w, u float32) float32 {
	columns := 2
	for _, b := range d.options {
		if fyne.MeasureText(b.AccessibilityLabel(), 16*u, fyne.TextStyle{Bold: true}).Width > w/2-52*u {
			columns = 1
		}
	}
	if len(d.options) < 2 {
		columns = 1
	}
	gap := 7 * u
	each := (w - gap*float32(columns-1)) / float32(columns)
	for i, b := range d.options {
		b.PlaceAt(x+float32(i%columns)*(each+gap), y+float32(i/columns)*(38*u+gap), each, 38*u, 16*u)
	}
	rows := (len(d.options) + columns - 1) / columns
	return y + float32(rows)*(38*u+gap)
}

// layoutWhy places the judgement and its reasons.
func (d *desk) layoutWhy(x, y, w, h, u float32) {
	d.verdict.Text, d.verdict.Color = d.scene.verdict, look.Ink
	if !d.scene.right {
		d.verdict.Color = look.Alarm
	}
	look.Show(d.verdict, d.scene.verdict != "")
	look.PlaceText(d.verdict, x, y, w, 26*u, 18*u)
	d.why.Place(d.scene.why, x, y+28*u, w, max(20*u, h-30*u), u)
}

// spotNames lists what the keyboard walks over, in order.
func (d *desk) spotNames() []string {
	var names []string
	for _, c := range d.board.picked {
		names = append(names, "card."+c.String())
	}
	for _, b := range append(slices.Clone(d.options), d.nav...) {
		names = append(names, b.ID)
	}
	return append(names, "close")
}

// markFocus shows where the keyboard is.
func (d *desk) markFocus() {
	for _, b := range append(append(slices.Clone(d.options), d.nav...), d.leave) {
		b.SetSelected(b.ID == d.focus)
	}
}

// Key handles a key: arrows walk, Return presses, digits choose a card or an
// answer by its place.
func (d *desk) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyRight, fyne.KeyTab:
		d.walk(1)
	case fyne.KeyLeft:
		d.walk(-1)
	case fyne.KeyDown:
		d.jump(1)
	case fyne.KeyUp:
		d.jump(-1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		d.press()
	default:
		return d.digit(k)
	}
	return true
}

func (d *desk) walk(by int) {
	names := d.spotNames()
	at := slices.Index(names, d.focus)
	if at < 0 && by < 0 {
		at = 0
	}
	d.focus = names[(at+by+len(names))%len(names)]
	d.layout(d.root.Size())
	d.root.Refresh()
}

// jump goes to the first of the cards, the answers, or the ways on.
func (d *desk) jump(by int) {
	var groups []string
	if len(d.board.picked) > 0 {
		groups = append(groups, "card."+d.board.picked[0].String())
	}
	for _, list := range [][]*look.Button{d.options, d.nav} {
		if len(list) > 0 {
			groups = append(groups, list[0].ID)
		}
	}
	names := d.spotNames()
	now := slices.Index(names, d.focus)
	at := -1
	for i, g := range groups {
		if slices.Index(names, g) <= now {
			at = i
		}
	}
	d.focus = groups[min(max(at+by, 0), len(groups)-1)]
	d.layout(d.root.Size())
	d.root.Refresh()
}

// press presses what the keyboard is on; with nothing marked it goes on if
// that is what one usually wants.
func (d *desk) press() {
	for _, c := range d.board.picked {
		if d.focus == "card."+c.String() {
			d.tapCard(c)
			return
		}
	}
	all := append(append(slices.Clone(d.options), d.nav...), d.leave)
	for _, b := range all {
		if b.ID == d.focus {
			b.OnTapped()
			return
		}
	}
	for i, n := range d.scene.nav {
		if n.primary {
			d.nav[i].OnTapped()
			return
		}
	}
	d.walk(1)
}

// digit chooses a card or an answer by its place.
func (d *desk) digit(k fyne.KeyName) bool {
	if len(k) != 1 || k[0] < '1' || k[0] > '8' {
		return false
	}
	i := int(k[0] - '1')
	switch {
	case i < len(d.board.picked):
		d.tapCard(d.board.picked[i])
	case len(d.board.picked) == 0 && i < len(d.options):
		d.options[i].OnTapped()
	}
	return true
}

// Spots returns what can be clicked, and a spot without size that names the
// scene; nothing before it has its place.
func (d *desk) Spots() []look.Spot {
	if d.root.Size().Width < 2 {
		return nil
	}
	var spots []look.Spot
	for _, c := range d.board.picked {
		s := look.SpotOf("card."+c.String(), d.board.cards[c])
		s.X, s.Y = s.X+d.board.x, s.Y+d.board.y
		if !d.scene.exhibit.many || len(d.board.picked) > 1 {
			s.W *= 0.5 // its right half may lie under its neighbour
		}
		spots = append(spots, s)
	}
	for _, b := range append(append(slices.Clone(d.options), d.nav...), d.leave) {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	return append(spots, look.Spot{Name: d.scene.place})
}
