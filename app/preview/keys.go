package preview

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
)

// The keyboard walks over tabs, rows, the file and the buttons, in this order.

// rowsFrom and buttonsFrom are the places of the first row and the first button.
func (p *Page) rowsFrom() int    { return int(tabs) }
func (p *Page) buttonsFrom() int { return p.rowsFrom() + len(p.rows()) + 1 }

// buttons returns the buttons below in order.
func (p *Page) buttons() []*look.Button {
	return []*look.Button{p.save, p.print, p.open, p.back}
}

// view returns the row that the keyboard is on, nil if it is on none.
func (p *Page) view() *rowView {
	switch i := p.at - p.rowsFrom(); {
	case i < 0 || i > len(p.rows()):
		return nil
	case i == len(p.rows()):
		return p.file
	default:
		return p.views[i]
	}
}

// placeOf returns the keyboard's place of a row.
func (p *Page) placeOf(v *rowView) int {
	for i := range p.rows() {
		if p.views[i] == v {
			return p.rowsFrom() + i
		}
	}
	return p.buttonsFrom() - 1
}

// Key handles a key and tells whether there is a use for it.
func (p *Page) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyUp:
		p.move(-1)
	case fyne.KeyDown, fyne.KeyTab:
		p.move(1)
	case fyne.KeyLeft:
		p.sideways(-1)
	case fyne.KeyRight:
		p.sideways(1)
	case fyne.KeyPageUp:
		p.turn(-1)
	case fyne.KeyPageDown:
		p.turn(1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.press()
	default:
		return false
	}
	return true
}

// tabbed tells whether there are tabs: notation and heads are those of sheets.
func (p *Page) tabbed() bool { return p.opt.Job.Pages == nil }

// move goes to the next place; tabs are one stop, since Left and Right walk over them.
func (p *Page) move(by int) {
	all := p.buttonsFrom() + len(p.buttons())
	if p.at < int(tabs) {
		p.at = map[int]int{1: int(tabs) - 1, -1: 0}[by]
	}
	p.at = (p.at + by + all) % all
	if p.at < int(tabs) && !p.tabbed() {
		p.at = map[int]int{1: int(tabs), -1: all - 1}[by]
	}
	if p.at < int(tabs) {
		p.at = int(p.tab)
	}
	p.layout()
}

// sideways goes to another tab, value or button.
func (p *Page) sideways(by int) {
	switch v := p.view(); {
	case p.at < int(tabs):
		p.toTab(tab((int(p.tab) + by + int(tabs)) % int(tabs)))
	case v != nil && v.row.step != nil:
		p.stepRow(v, by)
	case v != nil && v.row.pick != nil && by > 0:
		v.row.pick()
	case v == nil:
		n := len(p.buttons())
		p.at = p.buttonsFrom() + (p.at-p.buttonsFrom()+by+n)%n
		p.layout()
	}
}

// press presses what the keyboard is on.
func (p *Page) press() {
	switch v := p.view(); {
	case v != nil:
		p.pressRow(v)
	case p.at >= p.buttonsFrom():
		p.buttons()[p.at-p.buttonsFrom()].OnTapped()
	}
}

// Spots returns what can be clicked.
func (p *Page) Spots() []look.Spot {
	var spots []look.Spot
	for _, v := range append(p.views[:len(p.views):len(p.views)], p.file) {
		if v.row.id == "" {
			continue
		}
		spots = append(spots, look.SpotOf(v.row.id, v.ground))
		if v.row.step != nil {
			spots = append(spots, look.SpotOf(v.less.ID, v.less), look.SpotOf(v.more.ID, v.more))
		}
		if v.row.pick != nil {
			spots = append(spots, look.SpotOf(v.more.ID, v.more))
		}
	}
	buttons := append(p.buttons(), p.tabs[:]...)
	for _, b := range append(buttons, p.earlier, p.later) {
		if b.Visible() {
			spots = append(spots, look.SpotOf(b.ID, b))
		}
	}
	return spots
}
