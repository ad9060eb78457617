package preview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// longestText is how many letters can be typed into a field.
const longestText = 240

// entry is the field in which a row is typed. It has the keyboard only while
// somebody types.
type entry struct {
	widget.Entry
	page *Page
	view *rowView
	root *container.ThemeOverride
	ink  *entryTheme
	over bool
}

// beginEntry lets a row be typed.
func (p *Page) beginEntry(v *rowView) {
	p.endEntry()
	e := &entry{page: p, view: v, ink: &entryTheme{Theme: look.NewTheme(), unit: 1}}
	e.ExtendBaseWidget(e)
	e.SetText(v.row.text)
	e.CursorColumn = len([]rune(v.row.text))
	e.root = container.NewThemeOverride(e, e.ink)
	e.OnChanged = func(text string) {
		if letters := []rune(text); len(letters) > longestText {
			e.SetText(string(letters[:longestText]))
		}
	}
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
	e.root.Hide()
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
		return 15 * t.unit
	case theme.SizeNameInnerPadding:
		return 6 * t.unit
	}
	return t.Theme.Size(name) * t.unit
}
