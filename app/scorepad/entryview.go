package scorepad

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/pad"
	"klaverjas/engine"
)

// roemSteps are the amounts of roem that have a button.
var roemSteps = [3]int{20, 50, 100}

// entryView is the pad being written on: the sheet at the left, the line being
// entered at the right, what else can be done above.
type entryView struct {
	page *Page
	form pad.Form
	said string // why the last attempt to write was refused, or what was done
	good bool   // it is no refusal

	judged judgement

	bar     []*look.Button // back, list, heading, undo, redo, table, print
	heading *canvas.Text
	allPass *look.Button
	sides   [2]*canvas.Text
	players [4]*look.Button
	trumps  [4]*look.Button
	labels  [2]*canvas.Text // points, roem
	points  [2]*box
	roem    [2]*box
	digits  [10]*look.Button
	back    *look.Button
	next    *look.Button
	columns [2]*canvas.Text // over the roem buttons
	adds    [2][3]*look.Button
	sweeps  [2]*look.Button
	note    *canvas.Rectangle
	lines   [3]*canvas.Text
	ring    *canvas.Rectangle // around the players or the suits
	cancel  *look.Button
	turn    [2]*look.Button // to the pads beside this one
	remove  *look.Button
	insert  *look.Button
	write   *look.Button
	hint    *canvas.Text
}

func newEntryView(p *Page) *entryView {
	v := &entryView{
		page: p, form: pad.NewForm(),
		heading: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		note:    canvas.NewRectangle(look.Paper), ring: canvas.NewRectangle(look.Clear),
		hint: look.Text(look.OnClothDim, false, fyne.TextAlignCenter),
	}
	v.makeBar()
	v.makeChoices()
	v.makeNumbers()
	for i := range v.lines {
		v.lines[i] = look.Text(look.Ink, i == 0, fyne.TextAlignLeading)
	}
	v.cancel = look.NewButton("cancel", false, v.escape)
	v.remove = look.NewButton("remove", false, v.deleteRow)
	v.insert = look.NewButton("insert", false, v.insertRow)
	for i, by := range []int{-1, 1} {
		v.turn[i] = look.NewButton([]string{"pad.less", "pad.more"}[i], false, func() { p.turnTo(by) })
		v.turn[i].SetLabel([]string{"‹", "›"}[i])
	}
	v.write = look.NewButton("write", true, v.writeDown)
	return v
}

func (v *entryView) makeBar() {
	p := v.page
	v.bar = []*look.Button{
		look.NewButton("back", false, p.leave),
		look.NewButton("pads", false, p.openList),
		look.NewButton("heading", false, func() { p.openSetup(p.open) }),
		look.NewButton("undo", false, v.undo),
		look.NewButton("redo", false, v.redo),
		look.NewButton("export", false, v.export),
	}
	if p.opt.Print != nil {
		v.bar = append(v.bar, look.NewButton("print", false, v.print))
	}
}

// export and print put the pad being written on into a file and on paper.
func (v *entryView) export() {
	v.page.export(v.page.open, func(text string, good bool) { v.said, v.good = text, good })
}

func (v *entryView) print() { v.page.print(v.page.open) }

func (v *entryView) makeChoices() {
	v.allPass = look.NewButton("all_pass", false, v.everybodyPasses)
	for i := range v.sides {
		v.sides[i] = look.Text(look.OnClothDim, true, fyne.TextAlignLeading)
		v.columns[i] = look.Text(look.OnClothDim, true, fyne.TextAlignCenter)
		v.labels[i] = look.Text(look.OnCloth, true, fyne.TextAlignLeading)
	}
	for s := range v.players {
		v.players[s] = look.NewButton("maker."+engine.Seat(s).String(), false, v.does(func() { v.form.SetMaker(engine.Seat(s)) }))
		v.trumps[s] = look.NewButton("trump."+engine.Suit(s).String(), false, v.does(func() { v.form.SetTrump(engine.Suit(s)) }))
		v.trumps[s].SetSuit(engine.Suit(s))
	}
}

func (v *entryView) makeNumbers() {
	for d := range v.digits {
		v.digits[d] = look.NewButton("digit."+strconv.Itoa(d), false, v.does(func() { v.typeDigit(d) }))
	}
	v.back = look.NewButton("erase", false, v.does(v.erase))
	v.next = look.NewButton("next", false, v.advance)
	for s := range engine.Side(2) {
		rules := func() *engine.Rules { h := v.page.open.Heading(); return &h.Rules }
		v.points[s] = newBox(v.does(func() { v.form.GoPoints(s, rules()) }))
		v.roem[s] = newBox(v.does(func() { v.form.Go(pad.FieldRoem0 + pad.Field(s)) }))
		for i, n := range roemSteps {
			v.adds[s][i] = look.NewButton("roem."+strconv.Itoa(int(s))+"."+strconv.Itoa(n), false, v.does(func() { v.form.AddRoem(s, n) }))
		}
		v.sweeps[s] = look.NewButton("pit."+strconv.Itoa(int(s)), false, v.does(func() { v.form.SetSwept(s) }))
	}
}

// does returns a function that changes the line and shows it.
func (v *entryView) does(change func()) func() {
	return func() {
		v.said = ""
		change()
		v.page.Refresh()
	}
}

// clear begins an empty line for the next deal.
func (v *entryView) clear() {
	v.form, v.said = pad.NewForm(), ""
	v.page.sheet.mark = -1
	if k := v.page.open; k != nil {
		v.setForced(k.DealerOf(len(k.Rows())))
	}
}

// setForced enters the maker where by the rules nobody else can be.
func (v *entryView) setForced(dealer engine.Seat) {
	h := v.page.open.Heading()
	if must, ok := pad.MustChoose(&h.Rules, dealer); ok && h.Rules.Round1 == engine.Round1Forced {
		v.form.SetMaker(must)
	}
}

// insertRow begins a line for a deal that had been forgotten, before the row
// that is chosen.
func (v *entryView) insertRow() {
	row := v.chosen()
	if row < 0 {
		return
	}
	v.form, v.said = pad.InsertForm(row), ""
	v.page.sheet.mark = row
	v.setForced(v.page.open.DealerOf(row))
	v.page.Refresh()
}

// chosen returns the row that has been taken up or is marked, -1 if there is none.
func (v *entryView) chosen() int {
	if v.form.Row >= 0 {
		return v.form.Row
	}
	return v.page.sheet.mark
}

// takeUp puts a row that has been written into the form.
func (v *entryView) takeUp(row int) {
	rows := v.page.open.Rows()
	v.form, v.said = pad.FormOf(row, rows[row].Entry), ""
	v.page.sheet.mark = row
	v.page.Refresh()
}

// writeDown writes the line and begins the next, or says why not.
func (v *entryView) writeDown() {
	p, k, c := v.page, v.page.open, v.form.Change()
	wanted := func() bool { return p.now == p.entry && p.open == k && v.form.Change() == c }
	p.attempt(k, c, wanted, func(err error) {
		if err != nil {
			h := k.Heading()
			v.said, v.good = refusal(&h, err), false
			v.toMissing(err)
		} else {
			v.clear()
		}
		p.Refresh()
	})
}

func (v *entryView) everybodyPasses() {
	k := v.page.open
	h := k.Heading()
	v.does(func() { v.form.SetPassed(pad.MustChoose(&h.Rules, k.DealerOf(v.row()))) })()
}

func (v *entryView) deleteRow() {
	p := v.page
	row := v.chosen()
	if row >= 0 && !v.form.Insert && p.shelf.do(p.open, pad.Change{Kind: pad.Delete, Row: row}) == nil {
		v.clear()
	}
	p.Refresh()
}

// row returns the place of the line being entered.
func (v *entryView) row() int {
	if v.form.Row >= 0 {
		return v.form.Row
	}
	return len(v.page.open.Rows())
}

func (v *entryView) undo() {
	v.page.shelf.undo(v.page.open)
	v.clear()
	v.page.Refresh()
}

func (v *entryView) redo() {
	v.page.shelf.redo(v.page.open)
	v.clear()
	v.page.Refresh()
}

func (v *entryView) objects() []fyne.CanvasObject {
	objects := append(v.page.sheet.objects(), v.heading, v.ring, v.note, v.hint)
	for _, b := range v.buttons() {
		objects = append(objects, b)
	}
	for i := range 2 {
		objects = append(objects, v.sides[i], v.columns[i], v.labels[i])
		objects = append(objects, v.points[i].objects()...)
		objects = append(objects, v.roem[i].objects()...)
	}
	for _, l := range v.lines {
		objects = append(objects, l)
	}
	return objects
}

// buttons returns every button of the view.
func (v *entryView) buttons() []*look.Button {
	all := append([]*look.Button{}, v.bar...)
	all = append(all, v.allPass, v.back, v.next, v.cancel, v.remove, v.insert, v.write, v.turn[0], v.turn[1])
	all = append(all, v.players[:]...)
	all = append(all, v.trumps[:]...)
	all = append(all, v.digits[:]...)
	for i := range 2 {
		all = append(all, v.adds[i][:]...)
		all = append(all, v.sweeps[i])
	}
	return all
}

// spots returns what can be clicked: buttons, boxes and rows.
func (v *entryView) spots() []look.Spot {
	var spots []look.Spot
	for _, b := range v.buttons() {
		if b.Visible() {
			spots = append(spots, look.SpotOf(b.ID, b))
		}
	}
	for i := range 2 {
		n := strconv.Itoa(i)
		spots = append(spots, look.SpotOf("points."+n, v.points[i].hit), look.SpotOf("roem."+n, v.roem[i].hit))
	}
	s := v.page.sheet
	for i, r := range s.rows {
		if n := s.first + i; n < len(s.lines) && s.lines[n].row >= 0 {
			spots = append(spots, look.SpotOf("row."+strconv.Itoa(s.lines[n].row+1), r.hit))
		}
	}
	return spots
}
