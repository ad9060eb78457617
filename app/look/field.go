package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Field shows the toolkit's entry as if it were written with ink on a ground,
// in letters that grow with the window.
type Field struct {
	Root *container.ThemeOverride // what is placed and shown
	ink  *inkTheme
}

// NewField returns the field of an entry, or of a widget that is one. text and
// padding are in units; what is typed is cut at so many letters.
func NewField(w fyne.Widget, e *widget.Entry, ground color.Color, text, padding float32, longest int) Field {
	ink := &inkTheme{Theme: NewTheme(), ground: ground, unit: 1, text: text, padding: padding}
	e.OnChanged = func(typed string) {
		if letters := []rune(typed); len(letters) > longest {
			e.SetText(string(letters[:longest]))
		}
	}
	return Field{Root: container.NewThemeOverride(w, ink), ink: ink}
}

// Place puts the field into a rectangle of a window in which a unit is u.
func (f *Field) Place(x, y, w, h, u float32) {
	if f.ink.unit != u {
		f.ink.unit = u
		f.Root.Refresh()
	}
	Place(f.Root, x, y, w, h)
}

// inkTheme is the theme of one field.
type inkTheme struct {
	fyne.Theme
	ground        color.Color
	unit          float32
	text, padding float32 // in units
}

// Color returns the colours of ink and ground.
func (t *inkTheme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	switch name {
	case theme.ColorNameForeground:
		return Ink
	case theme.ColorNamePlaceHolder:
		return InkDim
	case theme.ColorNameInputBackground:
		return t.ground
	case theme.ColorNameInputBorder:
		return LineStrong
	case theme.ColorNamePrimary, theme.ColorNameFocus:
		return SelectRing
	}
	return t.Theme.Color(name, v)
}

// Size returns sizes that grow with the window.
func (t *inkTheme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return t.text * t.unit
	case theme.SizeNameInnerPadding:
		return t.padding * t.unit
	case theme.SizeNameInputBorder:
		return 2 * t.unit // the field that has the keyboard is seen by its edge
	}
	return t.Theme.Size(name) * t.unit
}
