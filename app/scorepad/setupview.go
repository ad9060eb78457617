package scorepad

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/pad"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// The rows of the heading that the keyboard walks over; the first five are
// text fields.
const (
	setupName = iota
	setupSouth
	setupWest
	setupNorth
	setupEast
	setupRules
	setupDeals
	setupFirst
	setupDone
	setupCancel
	setupCount
)

// textFields is how many text fields there are.
const textFields = setupEast + 1

// setupView is the heading of a pad: its name, who plays, by which rules.
type setupView struct {
	page    *Page
	of      *kept // nil for a new pad
	head    pad.Heading
	choices []engine.Rules // to choose from; Deals is not looked at
	rules   int            // the one chosen
	at      int            // the row that the keyboard is on
	said    string

	title  *canvas.Text
	labels [setupFirst + 1]*canvas.Text
	fields [textFields]*textField
	table  *canvas.Rectangle
	value  *canvas.Text // the rules
	line   *canvas.Text // their meaning
	number *canvas.Text // of deals
	more   [2]*look.Button
	rule   [2]*look.Button
	first  [4]*look.Button
	done   *look.Button
	cancel *look.Button
	ring   *canvas.Rectangle
	note   *canvas.Text
}

func newSetupView(p *Page) *setupView {
	v := &setupView{
		page: p, title: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		table: canvas.NewRectangle(look.ClothDeep), ring: canvas.NewRectangle(look.Clear),
		value:  look.Text(look.OnCloth, true, fyne.TextAlignCenter),
		line:   look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
		number: look.Text(look.OnCloth, true, fyne.TextAlignCenter),
		note:   look.Text(look.LightRed, true, fyne.TextAlignLeading),
	}
	for i := range v.labels {
		v.labels[i] = look.Text(look.OnClothDim, true, fyne.TextAlignLeading)
	}
	for i, id := range []string{"name", "player.S", "player.W", "player.N", "player.E"} {
		v.fields[i] = newTextField(id, v.leave, func() { v.at = i; v.page.Refresh() })
	}
	for i, by := range []int{-1, 1} {
		v.rule[i] = look.NewButton([]string{"rules.less", "rules.more"}[i], false, v.does(func() { v.nextRules(by) }))
		v.more[i] = look.NewButton([]string{"deals.less", "deals.more"}[i], false, v.does(func() { v.addDeals(by) }))
	}
	for s := range v.first {
		v.first[s] = look.NewButton("first."+engine.Seat(s).String(), false, v.does(func() { v.head.First = engine.Seat(s) }))
	}
	v.done = look.NewButton("done", true, v.finish)
	v.cancel = look.NewButton("cancel", false, v.giveUp)
	return v
}

func (v *setupView) does(change func()) func() {
	return func() {
		change()
		v.said = ""
		v.page.Refresh()
	}
}

// begin fills the form with a pad's heading, or with what a new one is likely
// to have: the players and rules of the pad written on last.
func (v *setupView) begin(k *kept) {
	v.of, v.said, v.at = k, "", setupName
	switch pads := v.page.shelf.pads; {
	case k != nil:
		v.head = k.Heading()
	case len(pads) > 0:
		v.head = pads[0].Heading()
		v.head.Name = i18n.T("pad.setup.name_new", "Number", len(pads)+1)
	default:
		v.head = pad.Heading{Name: i18n.T("pad.setup.name_new", "Number", 1), Rules: v.page.opt.Rules}
		v.head.Rules.Deals = max(1, min(pad.MaxDeals, v.head.Rules.Deals))
	}
	v.fields[0].set(v.head.Name)
	for s, name := range v.head.Players {
		v.fields[1+s].set(name)
	}
	v.findRules()
}

// findRules makes the list of rules to choose from: the profiles, and the
// pad's own if it has such.
func (v *setupView) findRules() {
	v.choices, v.rules = nil, -1
	for _, p := range engine.Profiles() {
		v.choices = append(v.choices, p.Rules)
		if v.sameRules(p.Rules) {
			v.rules = len(v.choices) - 1
		}
	}
	if v.rules < 0 {
		v.choices = append(v.choices, v.head.Rules)
		v.rules = len(v.choices) - 1
	}
}

// sameRules compares everything but the number of deals.
func (v *setupView) sameRules(r engine.Rules) bool {
	r.Deals = v.head.Rules.Deals
	return r == v.head.Rules
}

func (v *setupView) nextRules(by int) {
	v.rules = (v.rules + by + len(v.choices)) % len(v.choices)
	deals := v.head.Rules.Deals
	v.head.Rules = v.choices[v.rules]
	v.head.Rules.Deals = deals
}

func (v *setupView) addDeals(by int) {
	v.head.Rules.Deals = max(1, min(pad.MaxDeals, v.head.Rules.Deals+by))
}

// heading returns what has been filled in.
func (v *setupView) heading() pad.Heading {
	h := v.head
	h.Name = v.fields[0].Text
	if h.Name == "" {
		h.Name = i18n.T("pad.setup.name_new", "Number", len(v.page.shelf.pads)+1)
	}
	for s := range h.Players {
		h.Players[s] = v.fields[1+s].Text
	}
	return h
}

// finish keeps the heading and goes to the pad.
func (v *setupView) finish() {
	h, k := v.heading(), v.of
	switch {
	case k == nil:
		k, err := v.page.shelf.create(h)
		v.finished(k, &h, err)
	case h == k.Heading():
		v.page.openPad(k)
	default:
		wanted := func() bool { return v.page.now == v && v.of == k && v.heading() == h }
		v.page.attempt(k, pad.Change{Kind: pad.Head, Heading: h}, wanted, func(err error) { v.finished(k, &h, err) })
	}
}

// finished goes to the pad, or says why its heading cannot be so.
func (v *setupView) finished(k *kept, h *pad.Heading, err error) {
	if err != nil {
		v.said = refusal(h, err)
		v.page.Refresh()
		return
	}
	v.page.openPad(k)
}

// giveUp goes back to where one came from.
func (v *setupView) giveUp() {
	p := v.page
	switch {
	case p.open != nil:
		p.openPad(p.open)
	case len(p.shelf.pads) > 0 || p.shelf.deleted != nil:
		p.openList()
	default:
		p.focus(nil)
		p.leave()
	}
}

// goTo moves the keyboard to a row.
func (v *setupView) goTo(row int) {
	v.at = (row + setupCount) % setupCount
	if v.at < textFields {
		v.page.focus(v.fields[v.at])
	} else {
		v.page.focus(nil)
	}
	v.page.Refresh()
}

func (v *setupView) focusFirst() { v.goTo(setupName) }

// leave handles a key that leaves a text field.
func (v *setupView) leave(k fyne.KeyName) { v.key(k) }

func (v *setupView) key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyEscape:
		v.giveUp()
	case fyne.KeyUp:
		v.goTo(v.at - 1)
	case fyne.KeyDown, fyne.KeyTab:
		v.goTo(v.at + 1)
	case fyne.KeyLeft:
		v.turn(-1)
	case fyne.KeyRight:
		v.turn(1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		v.press()
	default:
		return false
	}
	return true
}

// press goes on to the next row, or presses the button.
func (v *setupView) press() {
	switch v.at {
	case setupFirst:
		v.goTo(setupDone)
	case setupDone:
		v.finish()
	case setupCancel:
		v.giveUp()
	default:
		v.goTo(v.at + 1)
	}
}

// turn changes the value of a row.
func (v *setupView) turn(by int) {
	switch v.at {
	case setupRules:
		v.nextRules(by)
	case setupDeals:
		v.addDeals(by)
	case setupFirst:
		v.head.First = v.head.First.Plus(by + 4)
	case setupDone, setupCancel:
		v.at = setupDone + setupCancel - v.at
	}
	v.page.Refresh()
}
