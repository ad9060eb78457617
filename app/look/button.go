package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/engine"
)

// Button is a push button that scales with the window and never takes the
// keyboard away from its screen; the screen marks it as Selected instead.
type Button struct {
	widget.BaseWidget
	ID       string // names the button for traces and tests
	OnTapped func()

	label    string
	spoken   string // what a screen reader says; empty: the label
	suit     engine.Suit
	hasSuit  bool
	primary  bool
	selected bool
	hovered  bool
	size     float32 // of its text
}

var (
	_ fyne.Tappable      = (*Button)(nil)
	_ fyne.Accessible    = (*Button)(nil)
	_ desktop.Hoverable  = (*Button)(nil)
	_ desktop.Cursorable = (*Button)(nil)
)

// NewButton returns a button; a primary one stands out as what one usually wants.
func NewButton(id string, primary bool, tapped func()) *Button {
	b := &Button{ID: id, OnTapped: tapped, primary: primary, size: 16}
	b.ExtendBaseWidget(b)
	return b
}

// AccessibilityLabel returns what a screen reader says.
func (b *Button) AccessibilityLabel() string {
	if b.spoken != "" {
		return b.spoken
	}
	return b.label
}

// AccessibilityRole returns that of a button.
func (b *Button) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// SetLabel sets the words on the button.
func (b *Button) SetLabel(label string) {
	if b.label != label {
		b.label = label
		b.Refresh()
	}
}

// SetSpoken sets what a screen reader says where the words on the button need
// those around it, such as the name of its row; empty: the words on the button.
func (b *Button) SetSpoken(label string) { b.spoken = label }

// SetSuit puts a suit's shape before the words.
func (b *Button) SetSuit(s engine.Suit) {
	b.suit, b.hasSuit = s, true
	b.Refresh()
}

// SetPrimary makes the button stand out, as the one that is in force.
func (b *Button) SetPrimary(on bool) {
	if b.primary != on {
		b.primary = on
		b.Refresh()
	}
}

// SetSelected marks the button as the one that Return presses.
func (b *Button) SetSelected(on bool) {
	if b.selected != on {
		b.selected = on
		b.Refresh()
	}
}

// PlaceAt puts the button into a rectangle with a text size.
func (b *Button) PlaceAt(x, y, w, h, size float32) {
	b.size = size
	Place(b, x, y, w, h)
	b.Refresh()
}

// Tapped presses the button.
func (b *Button) Tapped(*fyne.PointEvent) {
	if b.OnTapped != nil {
		b.OnTapped()
	}
}

// MouseIn marks the button under the pointer.
func (b *Button) MouseIn(*desktop.MouseEvent) { b.hovered = true; b.Refresh() }

// MouseMoved does nothing.
func (b *Button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends the mark.
func (b *Button) MouseOut() { b.hovered = false; b.Refresh() }

// Cursor returns the pointing hand.
func (b *Button) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer makes the button's objects.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{b: b, ground: canvas.NewRectangle(Paper), edge: canvas.NewRectangle(Clear), text: Text(Ink, true, fyne.TextAlignCenter), icon: SuitIcon()}
	r.objects = []fyne.CanvasObject{r.ground, r.edge, r.icon, r.text}
	r.Refresh()
	return r
}

type buttonRenderer struct {
	b       *Button
	ground  *canvas.Rectangle
	edge    *canvas.Rectangle // within the ring of a marked button
	text    *canvas.Text
	icon    *canvas.Image
	objects []fyne.CanvasObject
}

func (r *buttonRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *buttonRenderer) Destroy()                     {}
func (r *buttonRenderer) MinSize() fyne.Size           { return fyne.NewSize(10, 10) }

// Layout centres icon and words together.
func (r *buttonRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	in := (r.ground.StrokeWidth + r.edge.StrokeWidth) / 2 // a stroke lies half within its rectangle
	Place(r.edge, in, in, size.Width-2*in, size.Height-2*in)
	pad := size.Height * 0.22
	room := size.Width - 2*pad
	icon := float32(0)
	if r.b.hasSuit {
		icon = min(size.Height*0.52, r.b.size*1.35)
		room -= icon + pad/2
	}
	r.text.TextSize = Fit(r.b.label, room, r.b.size, r.text.TextStyle)
	words := min(room, fyne.MeasureText(r.b.label, r.text.TextSize, r.text.TextStyle).Width)
	left := (size.Width - words) / 2
	if icon > 0 {
		left = (size.Width - words - icon - pad/2) / 2
		Place(r.icon, left, (size.Height-icon)/2, icon, icon)
		left += icon + pad/2
	}
	Place(r.text, left, 0, words, size.Height)
}

// Refresh copies the button's state to its objects.
func (r *buttonRenderer) Refresh() {
	b := r.b
	r.ground.FillColor = Paper
	switch {
	case b.primary && b.hovered:
		r.ground.FillColor = AccentDeep
	case b.primary:
		r.ground.FillColor = Accent
	case b.hovered:
		r.ground.FillColor = PaperShade
	}
	r.ground.CornerRadius = b.size * 0.5
	r.ring()
	r.text.Text, r.text.Color = b.label, fresh(Ink)
	if b.primary {
		r.text.Color = fresh(OnAccent)
	}
	Show(r.icon, b.hasSuit)
	if b.hasSuit {
		SetSuit(r.icon, b.suit)
	}
	r.Layout(b.Size())
	r.ground.Refresh()
	r.edge.Refresh()
	r.text.Refresh()
}

// ring draws the button's edge, or the ring of a marked one: in two tones, so
// that one of them stands out on whatever colour the button has.
func (r *buttonRenderer) ring() {
	g, size := r.ground, r.b.size
	Show(r.edge, r.b.selected)
	g.StrokeColor, g.StrokeWidth = LineStrong, max(1, size/16)
	if !r.b.selected {
		return
	}
	g.StrokeColor, g.StrokeWidth = SelectRing, max(3, size/5)
	r.edge.StrokeColor, r.edge.StrokeWidth = CardEdge, max(1.5, size/9)
	r.edge.CornerRadius = max(0, g.CornerRadius-g.StrokeWidth/2-r.edge.StrokeWidth/2)
}
