package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// FieldOptions say what is typed and what becomes of it.
type FieldOptions struct {
	ID      string
	Hint    func() string        // said as long as nothing is typed
	Longest int                  // in letters
	Submit  func()               // Return was pressed
	Focus   func(fyne.Focusable) // gives an entry the keyboard; nil takes it back
}

// Field is where a text is typed. It is given to a frame by Attach.
type Field struct {
	opt   FieldOptions
	frame *Frame
	entry fieldEntry
	look  look.Field
}

// NewField returns an empty field.
func NewField(opt FieldOptions) *Field {
	f := &Field{opt: opt}
	f.entry.field = f
	f.entry.ExtendBaseWidget(&f.entry)
	f.look = look.NewField(&f.entry, &f.entry.Entry, look.PaperShade, 16, 7, opt.Longest)
	return f
}

// Attach tells the field on which page it is.
func (f *Field) Attach(page *Frame) { f.frame = page }

// Object returns what is shown.
func (f *Field) Object() fyne.CanvasObject { return f.look.Root }

// Text returns what is typed.
func (f *Field) Text() string { return f.entry.Text }

// SetText replaces what is typed, with the cursor at its end.
func (f *Field) SetText(text string) {
	f.entry.SetText(text)
	f.entry.CursorColumn = len([]rune(text))
	f.entry.Refresh()
}

// Place puts the field into a rectangle.
func (f *Field) Place(x, y, w, h, u float32) {
	f.entry.SetPlaceHolder(f.opt.Hint())
	f.look.Place(x, y, w, h, u)
}

// Enter gives the field the keyboard.
func (f *Field) Enter(bool) { f.opt.Focus(&f.entry) }

// Leave takes the keyboard from it.
func (f *Field) Leave() {
	if f.entry.has {
		f.opt.Focus(nil)
	}
}

// Key begins typing again where the field was left by a click beside it.
func (f *Field) Key(k fyne.KeyName) bool {
	if k != fyne.KeyReturn && k != fyne.KeyEnter {
		return false
	}
	f.opt.Focus(&f.entry)
	return true
}

// Spots returns the field.
func (f *Field) Spots() []look.Spot { return []look.Spot{look.SpotOf(f.opt.ID, f.look.Root)} }

// fieldEntry gives the keys that do not type to the page.
type fieldEntry struct {
	widget.Entry
	field *Field
	has   bool
}

// AcceptsTab has Tab go to the next part of the page.
func (e *fieldEntry) AcceptsTab() bool { return true }

// TypedKey types, or does what the key does on the page.
func (e *fieldEntry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		e.field.opt.Submit()
	case fyne.KeyTab, fyne.KeyDown, fyne.KeyUp, fyne.KeyEscape:
		e.field.frame.Key(k.Name)
	default:
		e.Entry.TypedKey(k)
	}
}

// FocusGained tells the page where the keyboard is, as after a click.
func (e *fieldEntry) FocusGained() {
	e.has = true
	e.Entry.FocusGained()
	e.field.frame.Focus(e.field)
}

// FocusLost notes that the keyboard is elsewhere; nowhere, after a click beside
// the field, is with the page.
func (e *fieldEntry) FocusLost() {
	e.has = false
	e.Entry.FocusLost()
	fyne.Do(func() {
		if c := fyne.CurrentApp().Driver().CanvasForObject(e); c != nil && c.Focused() == nil {
			e.field.opt.Focus(nil)
		}
	})
}
