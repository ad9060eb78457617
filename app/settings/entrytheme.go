package settings

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"klaverjas/app/look"
)

// entryTheme makes the toolkit's entry look as if written on the panel, in
// letters that grow with the window.
type entryTheme struct {
	fyne.Theme
	unit float32
}

// Color returns the colours of ink and paper.
func (t *entryTheme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	switch name {
	case theme.ColorNameForeground:
		return look.Ink
	case theme.ColorNameInputBackground:
		return look.PaperShade
	case theme.ColorNameInputBorder:
		return look.LineStrong
	case theme.ColorNamePrimary, theme.ColorNameFocus:
		return look.SelectRing
	}
	return t.Theme.Color(name, v)
}

// Size returns sizes that grow with the window.
func (t *entryTheme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return 16 * t.unit
	case theme.SizeNameInnerPadding:
		return 7 * t.unit
	}
	return t.Theme.Size(name) * t.unit
}
