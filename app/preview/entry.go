package preview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// longestText is how many letters can be typed into a field.
const longestText = 240

// entry is the field in which a row is typed. It has the keyboard only while
// somebody types.
type entry struct {
	widget.Entry
	page  *Page
	view  *rowView
	field look.Field
	over  bool
}

// beginEntry lets a row be typed.
func (p *Page) beginEntry(v *rowView) {
	p.endEntry()
	e := &entry{page: p, view: v}
	e.ExtendBaseWidget(e)
	e.SetText(v.row.text)
	e.CursorColumn = len([]rune(v.row.text))
	e.field = look.NewField(e, &e.Entry, look.PaperShade, 15, 6, longestText)
	p.entry = e
	p.Refresh()
	p.opt.Focus(e)
}

// endEntry keeps what has been typed and ends typing.
func (p *Page) endEntry() {
	if p.entry != nil {
		p.entry.end(true)
	}
}

func (e *entry) end(keep bool) {
	if e.over {
		return
	}
	e.over = true
	p := e.page
	p.entry = nil
	e.field.Root.Hide()
	p.opt.Focus(nil)
	if keep {
		e.view.row.typed(e.Text)
		p.keep()
	}
	p.Refresh()
}

// AcceptsTab makes Tab end the typing rather than jump elsewhere.
func (e *entry) AcceptsTab() bool { return true }

// TypedKey ends typing with the keys that end it.
func (e *entry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		e.end(true)
	case fyne.KeyTab, fyne.KeyDown:
		e.end(true)
		e.page.move(1)
	case fyne.KeyUp:
		e.end(true)
		e.page.move(-1)
	case fyne.KeyEscape:
		e.end(false)
	default:
		e.Entry.TypedKey(k)
	}
}

// FocusLost ends typing, as when something else is clicked.
func (e *entry) FocusLost() {
	e.Entry.FocusLost()
	e.end(true)
}
