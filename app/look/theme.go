package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Theme is the toolkit's own theme in the colours of the room; only what
// remains of the toolkit's widgets (file dialogs, window ground) uses it.
type Theme struct{ fyne.Theme }

// NewTheme returns the program's theme.
func NewTheme() Theme { return Theme{theme.DefaultTheme()} }

// Color returns the room's colours where it has one and the toolkit's light ones elsewhere.
func (t Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	switch name {
	case theme.ColorNameBackground:
		return ClothDeep
	case theme.ColorNameForeground:
		return OnCloth
	case theme.ColorNamePrimary, theme.ColorNameFocus:
		return Accent
	}
	return t.Theme.Color(name, theme.VariantDark)
}
