package page

import (
	"sync"

	"fyne.io/fyne/v2/theme"

	"klaverjas/app/sheet/paper"
)

// Fonts returns the fonts of everything on paper: the toolkit's own, Noto
// Sans, which may be embedded and has all the accents of names.
var Fonts = sync.OnceValues(func() (*paper.Fonts, error) {
	return paper.NewFonts(theme.DefaultTextFont().Content(), theme.DefaultTextBoldFont().Content())
})
