package charts

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
	"klaverjas/app/words"
)

// View is a chart on the canvas. The pointer, or the keyboard with Left and
// Right, goes from point to point.
type View struct {
	widget.BaseWidget
	ID    string
	Chart Chart
	Empty string // said where there is nothing to draw
	Tell  func() // the keyboard or the pointer is on another point

	at   int
	has  bool
	over int // point under the pointer, -1 for none
	u    float32
}

var (
	_ desktop.Hoverable = (*View)(nil)
	_ fyne.Tappable     = (*View)(nil)
)

// NewView returns an empty chart.
func NewView(id string, tell func()) *View {
	v := &View{ID: id, Tell: tell, over: -1, u: 1}
	v.ExtendBaseWidget(v)
	return v
}

// Place puts the chart into a rectangle.
func (v *View) Place(x, y, w, h, u float32) {
	v.u = u
	look.Place(v, x, y, w, h)
	v.Refresh()
}

// Detail returns the numbers behind the point that the pointer, or else the
// keyboard, is on.
func (v *View) Detail() string {
	if i := v.marked(); i >= 0 {
		return v.Chart.Points[i].Detail
	}
	return ""
}

// marked returns the point that stands out, -1 for none.
func (v *View) marked() int {
	i := -1
	switch {
	case v.over >= 0:
		i = v.over
	case v.has:
		i = v.at
	}
	if i >= len(v.Chart.Points) {
		return -1
	}
	return i
}

// Enter gives the chart the keyboard, on its newest point.
func (v *View) Enter(bool) {
	v.has, v.at = true, max(0, len(v.Chart.Points)-1)
	v.changed()
}

// Leave takes the keyboard from it.
func (v *View) Leave() {
	v.has = false
	v.changed()
}

// Key handles a key.
func (v *View) Key(k fyne.KeyName) bool {
	n := len(v.Chart.Points)
	to := v.at
	switch k {
	case fyne.KeyLeft:
		to--
	case fyne.KeyRight:
		to++
	case fyne.KeyHome:
		to = 0
	case fyne.KeyEnd:
		to = n - 1
	default:
		return false
	}
	if to < 0 || to >= n {
		return n > 0 // an end of the chart is no way out of it
	}
	v.at = to
	v.changed()
	return true
}

func (v *View) changed() {
	v.Refresh()
	v.Tell()
}

// Spots returns the chart as a whole, and a spot without size that names the
// point marked.
func (v *View) Spots() []look.Spot {
	spots := []look.Spot{look.SpotOf(v.ID, v)}
	if i := v.marked(); i >= 0 {
		spots = append(spots, look.Spot{Name: v.ID + "." + strconv.Itoa(i)})
	}
	return spots
}

// MouseIn marks the point under the pointer.
func (v *View) MouseIn(e *desktop.MouseEvent) { v.MouseMoved(e) }

// MouseMoved marks the point under the pointer.
func (v *View) MouseMoved(e *desktop.MouseEvent) {
	if i := v.pointAt(e.Position.X); i != v.over {
		v.over = i
		v.changed()
	}
}

// MouseOut ends the mark.
func (v *View) MouseOut() {
	v.over = -1
	v.changed()
}

// Tapped does nothing; hovering tells all.
func (v *View) Tapped(*fyne.PointEvent) {}

// plot returns the rectangle in which values are drawn.
func (v *View) plot() (x, y, w, h float32) {
	size := v.Size()
	left, top, bottom := 54*v.u, 30*v.u, 24*v.u
	return left, top, size.Width - left - 12*v.u, size.Height - top - bottom
}

// pointAt returns the point at a place from the left, -1 outside.
func (v *View) pointAt(px float32) int {
	x, _, w, _ := v.plot()
	n := len(v.Chart.Points)
	if n == 0 || px < x || px >= x+w {
		return -1
	}
	return min(n-1, int((px-x)/w*float32(n)))
}

// middle returns where a point lies from the left.
func (v *View) middle(i int) float32 {
	x, _, w, _ := v.plot()
	return x + w*(float32(i)+0.5)/float32(max(1, len(v.Chart.Points)))
}

// height returns where a value lies from the top.
func (v *View) height(a Axis, value float64) float32 {
	_, y, _, h := v.plot()
	return y + h*float32(1-a.At(value))
}

// Number writes a value beside an axis with steps of this size.
func Number(v, step float64) string {
	digits := 0
	if step < 1 {
		digits = 1
	}
	return words.Decimal(v, digits)
}

// CreateRenderer makes the chart's objects.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	r := &viewRenderer{
		v: v, title: look.Text(look.Ink, true, fyne.TextAlignLeading), unit: look.Text(look.InkDim, false, fyne.TextAlignTrailing),
		empty: look.Text(look.InkDim, false, fyne.TextAlignCenter), zero: canvas.NewLine(look.LineStrong),
		ring: canvas.NewRectangle(look.Clear), cursor: canvas.NewLine(look.SelectRing), dot: canvas.NewCircle(look.SelectRing),
	}
	r.Refresh()
	return r
}
