package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// keyboard has the keys as long as nobody types. Without it Tab would never
// arrive: the toolkit keeps it for going from one entry to the next.
type keyboard struct {
	widget.BaseWidget
	typed func(*fyne.KeyEvent)
}

var _ fyne.Tabbable = (*keyboard)(nil)

func newKeyboard(typed func(*fyne.KeyEvent)) *keyboard {
	k := &keyboard{typed: typed}
	k.ExtendBaseWidget(k)
	return k
}

// AcceptsTab has Tab come as any other key.
func (k *keyboard) AcceptsTab() bool { return true }

// FocusGained does nothing: each page shows where the keyboard is.
func (k *keyboard) FocusGained() {}

// FocusLost takes the keys back, as after a click, unless somebody types.
func (k *keyboard) FocusLost() {
	fyne.Do(func() {
		if c := fyne.CurrentApp().Driver().CanvasForObject(k); c != nil && c.Focused() == nil {
			c.Focus(k)
		}
	})
}

// TypedRune does nothing: what is typed goes to entries.
func (k *keyboard) TypedRune(rune) {}

// TypedKey hands a key on.
func (k *keyboard) TypedKey(e *fyne.KeyEvent) { k.typed(e) }

// CreateRenderer draws nothing.
func (k *keyboard) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// giveKeyboard gives an entry the keyboard; nil takes it back.
func (g *Game) giveKeyboard(o fyne.Focusable) {
	if o == nil {
		o = g.keyboard
	}
	g.window.Canvas().Focus(o)
}
