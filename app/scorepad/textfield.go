package scorepad

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// longestName is how many letters a name can have.
const longestName = 30

// textField is a field in which a name is typed.
type textField struct {
	widget.Entry
	field  look.Field
	id     string
	leave  func(k fyne.KeyName) // a key that leaves the field
	gained func()
}

func newTextField(id string, leave func(fyne.KeyName), gained func()) *textField {
	f := &textField{id: id, leave: leave, gained: gained}
	f.ExtendBaseWidget(f)
	f.field = look.NewField(f, &f.Entry, look.Paper, 16, 8, longestName)
	return f
}

// set puts a name into the field, with the cursor behind it.
func (f *textField) set(text string) {
	f.SetText(text)
	f.CursorColumn = len([]rune(f.Text))
	f.Refresh()
}

// AcceptsTab has Tab lead to the next field in the order of the page.
func (f *textField) AcceptsTab() bool { return true }

// FocusGained tells the page where the keyboard is.
func (f *textField) FocusGained() {
	f.Entry.FocusGained()
	f.gained()
}

// TypedKey passes the keys on that leave the field.
func (f *textField) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyTab, fyne.KeyUp, fyne.KeyDown, fyne.KeyEscape:
		f.leave(k.Name)
	default:
		f.Entry.TypedKey(k)
	}
}
