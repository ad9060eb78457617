package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// option is one set of rules to choose: its name and its meaning in one line.
type option struct {
	widget.BaseWidget
	id      string
	title   string
	line    string
	chosen  bool
	focused bool // the keyboard is on it
	hovered bool
	unit    float32
	tapped  func()
}

func newOption(id string, tapped func()) *option {
	o := &option{id: id, tapped: tapped, unit: 1}
	o.ExtendBaseWidget(o)
	return o
}

// Tapped chooses the option.
func (o *option) Tapped(*fyne.PointEvent) { o.tapped() }

// MouseIn marks the option under the pointer.
func (o *option) MouseIn(*desktop.MouseEvent) { o.hovered = true; o.Refresh() }

// MouseMoved does nothing.
func (o *option) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends the mark.
func (o *option) MouseOut() { o.hovered = false; o.Refresh() }

// CreateRenderer makes the option's objects.
func (o *option) CreateRenderer() fyne.WidgetRenderer {
	r := &optionRenderer{
		o: o, ground: canvas.NewRectangle(look.Plate), dot: canvas.NewCircle(look.Clear),
		title: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		line:  look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
	}
	r.objects = []fyne.CanvasObject{r.ground, r.dot, r.title, r.line}
	r.Refresh()
	return r
}

type optionRenderer struct {
	o           *option
	ground      *canvas.Rectangle
	dot         *canvas.Circle
	title, line *canvas.Text
	objects     []fyne.CanvasObject
}

func (r *optionRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *optionRenderer) Destroy()                     {}
func (r *optionRenderer) MinSize() fyne.Size           { return fyne.NewSize(10, 10) }

// Layout places dot, name and line.
func (r *optionRenderer) Layout(size fyne.Size) {
	u := r.o.unit
	r.ground.Resize(size)
	look.Place(r.dot, 12*u, size.Height/2-8*u, 16*u, 16*u)
	look.PlaceText(r.title, 40*u, 2*u, size.Width-52*u, 23*u, 16*u)
	look.PlaceText(r.line, 40*u, 22*u, size.Width-52*u, 20*u, 13.5*u)
}

// Refresh copies the option's state to its objects.
func (r *optionRenderer) Refresh() {
	o, u := r.o, r.o.unit
	r.ground.FillColor = look.Plate
	if o.hovered || o.chosen {
		r.ground.FillColor = look.ClothDeep
	}
	r.ground.CornerRadius = 8 * u
	r.ground.StrokeColor, r.ground.StrokeWidth = look.Clear, 0
	if o.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = look.Accent, 3*u
	}
	r.dot.StrokeColor, r.dot.StrokeWidth, r.dot.FillColor = look.OnCloth, 2*u, look.Clear
	if o.chosen {
		r.dot.FillColor = look.Accent
	}
	r.title.Text, r.line.Text = o.title, o.line
	r.Layout(o.Size())
	r.ground.Refresh()
	r.dot.Refresh()
}
