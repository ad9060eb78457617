package preview

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
	"klaverjas/i18n"
)

// row is one thing that can be chosen: a value out of some, a number, or a text.
type row struct {
	id    string
	label string
	value string            // as shown
	step  func(by int)      // to another value; nil: the value is typed
	typed func(text string) // takes what has been typed; nil: nothing can be
	text  string            // what typing begins with
	pick  func()            // chooses the value in a window of its own; nil: there is none
}

// choiceRow makes a row of named values: the names are "preview.ID.VALUE".
func choiceRow[T ~uint8](id string, at *T, names ...string) row {
	return row{
		id: id, label: i18n.T("preview." + id), value: i18n.T("preview." + id + "." + names[*at]),
		step: func(by int) { *at = T((int(*at) + by + len(names)) % len(names)) },
	}
}

// switchRow makes a row that is on or off.
func switchRow(id string, at *bool) row {
	answer := map[bool]string{true: "yes", false: "no"}[*at]
	return row{
		id: id, label: i18n.T("preview." + id), value: i18n.T("preview." + answer),
		step: func(int) { *at = !*at },
	}
}

// numberRow makes a row that counts and can be typed.
func numberRow(id string, at *int, lo, hi int) row {
	set := func(n int) { *at = min(max(n, lo), hi) }
	return row{
		id: id, label: i18n.T("preview." + id), value: strconv.Itoa(*at), text: strconv.Itoa(*at),
		step: func(by int) { set(*at + by) },
		typed: func(text string) {
			if n, err := strconv.Atoi(text); err == nil {
				set(n)
			}
		},
	}
}

// textRow makes a row that is typed.
func textRow(id, label string, at *string) row {
	shown := *at
	if shown == "" {
		shown = i18n.T("preview.open")
	}
	return row{id: id, label: label, value: shown, text: *at, typed: func(text string) { *at = text }}
}

// rowView is the objects of a row on the screen.
type rowView struct {
	page   *Page
	row    row
	ground *ground
	label  *canvas.Text
	value  *canvas.Text
	less   *look.Button
	more   *look.Button
}

func newRowView(p *Page) *rowView {
	v := &rowView{
		page: p, label: look.Text(look.Ink, false, fyne.TextAlignLeading), value: look.Text(look.Ink, true, fyne.TextAlignCenter),
	}
	v.ground = newGround(func() { p.pressRow(v) })
	v.less = look.NewButton("", false, func() { p.stepRow(v, -1) })
	v.more = look.NewButton("", false, func() {
		if v.row.pick != nil {
			v.row.pick()
			return
		}
		p.stepRow(v, 1)
	})
	v.less.SetLabel("‹")
	return v
}

func (v *rowView) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{v.ground, v.label, v.value, v.less, v.more}
}

// set gives the row its content; none hides it.
func (v *rowView) set(r *row) {
	for _, o := range v.objects() {
		look.Show(o, r != nil)
	}
	if r == nil {
		v.row = row{}
		return
	}
	v.row = *r
	v.label.Text, v.value.Text = r.label, r.value
	v.less.ID, v.more.ID = r.id+".less", r.id+".more"
	v.more.SetLabel("›")
	if r.pick != nil {
		v.more.ID = r.id + ".pick"
		v.more.SetLabel("…")
	}
	look.Show(v.less, r.step != nil)
	look.Show(v.more, r.step != nil || r.pick != nil)
}

// place puts the row into a rectangle.
func (v *rowView) place(x, y, w, h, u float32, marked bool) {
	look.Place(v.ground, x, y, w, h)
	v.ground.mark(marked, v.row.step == nil, u)
	split := w * 0.40
	if v.row.step == nil {
		split = w * 0.24
	}
	if v.row.pick != nil {
		split = w * 0.19 // a whole file name fits beside it
	}
	look.PlaceText(v.label, x+10*u, y, split-14*u, h, 15*u)
	vx, vw := x+split, w-split-6*u
	if v.row.step != nil {
		arrow := 30 * u
		v.less.PlaceAt(vx, y+3*u, arrow, h-6*u, 15*u)
		v.more.PlaceAt(x+w-arrow-4*u, y+3*u, arrow, h-6*u, 15*u)
		vx, vw = vx+arrow+3*u, vw-2*arrow-6*u
	}
	if v.row.pick != nil {
		button := 38 * u
		v.more.PlaceAt(x+w-button-4*u, y+3*u, button, h-6*u, 17*u)
		vw -= button + 6*u
	}
	v.value.Alignment = fyne.TextAlignCenter
	if v.row.step == nil {
		v.value.Alignment = fyne.TextAlignLeading
	}
	v.value.Text = shorten(v.row.value, vw-12*u, 15*u)
	look.PlaceText(v.value, vx+6*u, y, vw-12*u, h, 15*u)
}

// shorten cuts a text at its front until it fits: of a file the end counts.
func shorten(text string, width, size float32) string {
	letters := []rune(text)
	style := fyne.TextStyle{Bold: true}
	for cut := 1; cut < len(letters) && fyne.MeasureText(text, size*0.8, style).Width > width; cut++ {
		text = "…" + string(letters[cut:])
	}
	return text
}

// ground is what a row stands on; a click on it presses the row.
type ground struct {
	widget.BaseWidget
	tapped func()
	rect   *canvas.Rectangle
}

func newGround(tapped func()) *ground {
	g := &ground{tapped: tapped, rect: canvas.NewRectangle(look.Clear)}
	g.ExtendBaseWidget(g)
	return g
}

// Tapped presses what stands on the ground.
func (g *ground) Tapped(*fyne.PointEvent) { g.tapped() }

// CreateRenderer draws the ground.
func (g *ground) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(g.rect) }

// mark shows whether the keyboard is on the row, and whether it is typed in.
func (g *ground) mark(on, field bool, u float32) {
	g.rect.FillColor, g.rect.StrokeColor, g.rect.StrokeWidth = look.Clear, look.Clear, 0
	if field {
		g.rect.FillColor = look.PaperShade
	}
	if on {
		g.rect.StrokeColor, g.rect.StrokeWidth = look.SelectRing, 3*u
	}
	g.rect.CornerRadius = 6 * u
	g.rect.Refresh()
}
