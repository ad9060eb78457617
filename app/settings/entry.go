package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
	"klaverjas/app/prefs"
)

// entry is the field in which a name is typed. It has the keyboard only while
// somebody types, because its blinking keeps the window from resting.
type entry struct {
	widget.Entry
	f     *form
	view  *view
	field look.Field
	over  bool // typing has ended
}

// beginEntry lets the name of a row be typed.
func (f *form) beginEntry(v *view) {
	f.endEntry()
	e := &entry{f: f, view: v}
	e.ExtendBaseWidget(e)
	e.SetText(v.row.text.value)
	e.CursorColumn = len([]rune(v.row.text.value))
	e.field = look.NewField(e, &e.Entry, look.PaperShade, 16, 7, prefs.LongestName)
	f.entry = e
	f.Refresh()
	f.focus(e)
	e.TypedShortcut(&fyne.ShortcutSelectAll{}) // what is typed takes the old name's place
}

// endEntry keeps what has been typed and ends typing.
func (f *form) endEntry() {
	if f.entry != nil {
		f.entry.end(true)
	}
}

// end ends typing. Nothing is made anew, so that a click which ends it finds
// the button that it was aimed at.
func (e *entry) end(keep bool) {
	if e.over {
		return
	}
	e.over = true
	f := e.f
	f.entry = nil
	if keep {
		e.view.row.text.set(e.Text)
	}
	e.field.Root.Hide()
	f.focus(nil)
	if now := f.tabs[f.tab].rows(); e.view.at < len(now) && now[e.view.at].text != nil {
		e.view.value.Text = now[e.view.at].text.shown
	}
	f.layout(f.root.Size())
	f.changed()
}

// placeEntry places the field if it belongs to a row.
func (f *form) placeEntry(row int, x, y, w, h, u float32) {
	if f.entry == nil || f.entry.view.at != row {
		return
	}
	f.entry.field.Place(x, y, w, h, u)
}

// AcceptsTab makes Tab end the typing rather than jump elsewhere.
func (e *entry) AcceptsTab() bool { return true }

// TypedKey ends typing with the keys that end it.
func (e *entry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyTab, fyne.KeyUp, fyne.KeyDown:
		e.end(true)
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
