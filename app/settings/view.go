package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/i18n"
)

// view is a row on the screen.
type view struct {
	f       *form
	at      int
	row     row
	ground  *canvas.Rectangle
	label   *canvas.Text
	line    *canvas.Text
	value   *canvas.Text // between the arrows
	buttons []*look.Button
	arrows  bool // the values are stepped through, one is shown
	marked  bool // the keyboard is on it
}

// The widths of a row's two halves, in units, and the least size of letters.
const (
	labelWidth   = 416
	controlWidth = 504
	leastText    = 12
)

func newView(f *form, at int, r row) *view {
	v := &view{
		f: f, at: at, row: r, ground: canvas.NewRectangle(look.Clear),
		label: look.Text(look.Ink, true, fyne.TextAlignLeading),
		line:  look.Text(look.InkDim, false, fyne.TextAlignLeading),
		value: look.Text(look.Ink, true, fyne.TextAlignCenter),
	}
	v.label.Text, v.line.Text = r.label, r.line
	if r.label == "" {
		v.label.Color, v.label.TextStyle.Bold = look.InkDim, false
		v.label.Text, v.line.Text = halves(r.line)
	}
	switch {
	case r.list != nil, r.text == nil && r.buttons == nil && r.number == nil:
	case r.text != nil:
		v.value.Text = r.text.shown
		v.add(r.id+".edit", r.text.label, func() { f.goTo(at); f.beginEntry(v) })
	case r.buttons != nil:
		for i, b := range r.buttons {
			v.add(b.id, b.label, func() { f.goTo(at); f.col = i; b.tapped(); f.Refresh() })
		}
	case r.choices != nil && segmentsFit(r.choices):
		for i, c := range r.choices {
			v.add(r.id+"."+c.id, c.label, func() { f.goTo(at); r.number.put(i); f.Refresh() })
			v.buttons[i].SetPrimary(i == r.number.value)
		}
	default:
		v.addArrows()
	}
	v.speak()
	return v
}

// oneLine is how many letters stand in one line.
const oneLine = 62

// halves parts a sentence at the space nearest to its middle, if it is long.
func halves(text string) (first, second string) {
	if len(text) <= oneLine {
		return text, ""
	}
	at := 0
	for i, c := range text {
		if c == ' ' && abs(i-len(text)/2) < abs(at-len(text)/2) {
			at = i
		}
	}
	return text[:at], text[at+1:]
}

func abs(n int) int { return max(n, -n) }

// add adds a button.
func (v *view) add(id, label string, tapped func()) {
	v.buttons = append(v.buttons, v.f.button(id, label, tapped))
}

// addArrows makes the values stepped through.
func (v *view) addArrows() {
	v.arrows = true
	n, less, more := v.row.number, "−", "+"
	if v.row.choices != nil {
		less, more = "‹", "›"
		if n.value >= 0 {
			v.value.Text = v.row.choices[n.value].label
		}
	} else {
		v.value.Text = n.say(n.value)
		if v.f.typed != "" && v.at == v.f.row {
			v.value.Text = v.f.typed
		}
	}
	v.add(v.row.id+".less", less, func() { v.f.goTo(v.at); n.put(n.value - n.step); v.f.Refresh() })
	v.add(v.row.id+".more", more, func() { v.f.goTo(v.at); n.put(n.value + n.step); v.f.Refresh() })
}

// speak has each button spoken with the row's name and value, without which its
// own words say nothing.
func (v *view) speak() {
	if v.row.label == "" {
		return
	}
	for i, b := range v.buttons {
		key, value := v.spoken(i)
		b.SetSpoken(i18n.T(key, "Row", v.row.label, "Value", value))
	}
}

// spoken returns what is said of a button: the key of its text, and the value.
func (v *view) spoken(i int) (key, value string) {
	switch r := v.row; {
	case v.arrows:
		return [2]string{"spoken.less", "spoken.more"}[i], v.value.Text
	case r.text != nil:
		return "spoken.row", v.value.Text + ", " + r.text.label
	case r.buttons != nil:
		return "spoken.row", r.buttons[i].label
	case i == r.number.value:
		return "spoken.row", i18n.T("spoken.chosen", "Label", r.choices[i].label)
	default:
		return "spoken.row", r.choices[i].label
	}
}

// segmentsFit tells whether all choices can stand side by side.
func segmentsFit(choices []choice) bool {
	room := controlWidth/float32(len(choices)) - 24
	for _, c := range choices {
		if look.Fit(c.label, room, 14, fyne.TextStyle{Bold: true}) < leastText {
			return false
		}
	}
	return true
}

func (v *view) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{v.ground, v.label, v.line, v.value}
	for _, b := range v.buttons {
		objects = append(objects, b)
	}
	if v.row.list != nil {
		objects = append(objects, v.f.list.Objects()...)
	}
	return objects
}

// height returns how much room the row takes, in units.
func (v *view) height() float32 {
	if v.row.list != nil {
		return listHeight
	}
	return rowHeight
}

// mark shows whether the keyboard is on the row.
func (v *view) mark(on bool) {
	v.marked = on
	if v.row.buttons != nil {
		for i, b := range v.buttons {
			b.SetSelected(on && i == v.f.col)
		}
	}
	if v.row.list != nil {
		focused := -1
		if on {
			focused = v.row.list.at
		}
		v.f.list.Set(v.row.list.items, v.row.list.at, focused)
	}
}

// place puts the row into a strip of the panel.
func (v *view) place(x, y, w, u float32) {
	if v.row.list != nil {
		v.f.list.Place(x, y, w, (listHeight-8)*u, itemHeight, u)
		return
	}
	v.ground.CornerRadius = 8 * u
	v.ground.StrokeColor, v.ground.StrokeWidth = look.Clear, 0
	if v.marked {
		v.ground.StrokeColor, v.ground.StrokeWidth = look.SelectRing, 3*u
	}
	look.Place(v.ground, x, y+u, w, (rowHeight-2)*u)
	if v.row.label == "" {
		look.PlaceText(v.label, x+14*u, y+6*u, (labelWidth+120)*u, 20*u, 14*u)
		look.PlaceText(v.line, x+14*u, y+27*u, (labelWidth+120)*u, 20*u, 14*u)
	} else {
		look.PlaceText(v.label, x+14*u, y+5*u, labelWidth*u, 24*u, 16.5*u)
		look.PlaceText(v.line, x+14*u, y+27*u, labelWidth*u, 20*u, 13.5*u)
	}
	v.placeControl(x+w-(controlWidth+8)*u, y+8*u, controlWidth*u, u)
}

// placeControl places the buttons, and the value between the arrows.
func (v *view) placeControl(x, y, w, u float32) {
	const h = rowHeight - 16
	switch {
	case v.arrows:
		v.buttons[0].PlaceAt(x+w-320*u, y, 50*u, h*u, 20*u)
		look.PlaceText(v.value, x+w-266*u, y, 212*u, h*u, 16*u)
		v.buttons[1].PlaceAt(x+w-50*u, y, 50*u, h*u, 20*u)
	case v.row.text != nil:
		v.value.Alignment = fyne.TextAlignLeading
		look.PlaceText(v.value, x+w-310*u, y, 180*u, h*u, 17*u)
		v.buttons[0].PlaceAt(x+w-120*u, y, 120*u, h*u, 15*u)
		v.f.placeEntry(v.at, x+w-320*u, y, 192*u, h*u, u)
	case v.row.buttons != nil:
		for i, b := range v.buttons {
			b.PlaceAt(x+w-float32(len(v.buttons)-i)*166*u+6*u, y, 160*u, h*u, 15*u)
		}
	default:
		gap, count := 4*u, float32(max(1, len(v.buttons)))
		each := (w - (count-1)*gap) / count
		for i, b := range v.buttons {
			b.PlaceAt(x+float32(i)*(each+gap), y, each, h*u, 14.5*u)
		}
	}
}

// spots returns what can be clicked in the row.
func (v *view) spots() []look.Spot {
	if v.row.list != nil {
		return v.f.list.Spots()
	}
	var spots []look.Spot
	for _, b := range v.buttons {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	return spots
}
