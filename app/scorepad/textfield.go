package scorepad

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// longestName is how many letters a name can have.
const longestName = 30

// textField is a field in which a name is typed.
type textField struct {
	widget.Entry
	root   *container.ThemeOverride
	paper  *paperTheme
	id     string
	leave  func(k fyne.KeyName) // a key that leaves the field
	gained func()
}

func newTextField(id string, leave func(fyne.KeyName), gained func()) *textField {
	f := &textField{id: id, leave: leave, gained: gained, paper: &paperTheme{look.NewTheme(), 1}}
	f.ExtendBaseWidget(f)
	f.OnChanged = func(text string) {
		if letters := []rune(text); len(letters) > longestName {
			f.SetText(string(letters[:longestName]))
		}
	}
	f.root = container.NewThemeOverride(f, f.paper)
	return f
}

// set puts a name into the field, with the cursor behind it.
func (f *textField) set(text string) {
	f.SetText(text)
	f.CursorColumn = len([]rune(f.Text))
	f.Refresh()
}

func (f *textField) place(x, y, w, h, u float32) {
	if f.paper.unit != u {
		f.paper.unit = u
		f.root.Refresh()
	}
	look.Place(f.root, x, y, w, h)
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

// paperTheme writes with ink on paper, in letters that grow with the window.
type paperTheme struct {
	fyne.Theme
	unit float32
}

// Color returns the colours of ink and paper.
func (t *paperTheme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	switch name {
	case theme.ColorNameForeground:
		return look.Ink
	case theme.ColorNamePlaceHolder:
		return look.InkDim
	case theme.ColorNameInputBackground:
		return look.Paper
	case theme.ColorNameInputBorder:
		return look.LineStrong
	case theme.ColorNamePrimary, theme.ColorNameFocus:
		return look.SelectRing
	}
	return t.Theme.Color(name, v)
}

// Size returns sizes that grow with the window.
func (t *paperTheme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return 16 * t.unit
	case theme.SizeNameInnerPadding:
		return 8 * t.unit
	case theme.SizeNameInputBorder:
		return 2 * t.unit
	}
	return t.Theme.Size(name) * t.unit
}
