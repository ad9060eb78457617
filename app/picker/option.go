package picker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// option is one item on the screen: a mark, its name and its meaning.
type option struct {
	widget.BaseWidget
	list    *Picker
	place   int // on the screen, from the top
	item    Item
	chosen  bool
	focused bool // the keyboard is on it
	hovered bool
	unit    float32
}

func newOption(list *Picker, place int) *option {
	o := &option{list: list, place: place, unit: 1}
	o.ExtendBaseWidget(o)
	return o
}

// Tapped chooses the option.
func (o *option) Tapped(*fyne.PointEvent) { o.list.chosen(o.list.first + o.place) }

// MouseIn marks the option under the pointer.
func (o *option) MouseIn(*desktop.MouseEvent) { o.hovered = true; o.Refresh() }

// MouseMoved does nothing.
func (o *option) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends the mark.
func (o *option) MouseOut() { o.hovered = false; o.Refresh() }

// CreateRenderer makes the option's objects.
func (o *option) CreateRenderer() fyne.WidgetRenderer {
	title, line := look.OnCloth, look.OnClothDim
	if o.list.paper {
		title, line = look.Ink, look.InkDim
	}
	r := &optionRenderer{
		o: o, ground: canvas.NewRectangle(look.Plate), dot: canvas.NewCircle(look.Clear),
		title: look.Text(title, true, fyne.TextAlignLeading),
		line:  look.Text(line, false, fyne.TextAlignLeading),
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

// A list this many units wide has name and meaning side by side, but for a
// meaning that would be written smaller than small.
const (
	wide  = 900
	small = 12
)

// Layout places dot, name and line.
func (r *optionRenderer) Layout(size fyne.Size) {
	u, h := r.o.unit, size.Height
	r.ground.Resize(size)
	dot := min(16*u, h*0.4)
	look.Place(r.dot, 12*u, (h-dot)/2, dot, dot)
	room := size.Width - 326*u
	if size.Width >= wide*u && look.Fit(r.line.Text, room, 15.5*u, r.line.TextStyle) >= small*u {
		look.PlaceText(r.title, 40*u, 0, 262*u, h, 17*u)
		look.PlaceText(r.line, 316*u, 0, room, h, 15.5*u)
		return
	}
	look.PlaceText(r.title, 40*u, h*0.05, size.Width-52*u, h*0.5, min(16*u, h*0.38))
	look.PlaceText(r.line, 40*u, h*0.5, size.Width-52*u, h*0.44, min(13.5*u, h*0.33))
}

// Refresh copies the option's state to its objects.
func (r *optionRenderer) Refresh() {
	o, u := r.o, r.o.unit
	plain, marked, ring, mark := look.Plate, look.ClothDeep, look.Accent, look.OnCloth
	if o.list.paper {
		plain, marked, ring, mark = look.Paper, look.PaperShade, look.SelectRing, look.LineStrong
	}
	r.ground.FillColor = plain
	if o.hovered || o.chosen {
		r.ground.FillColor = marked
	}
	r.ground.CornerRadius = 8 * u
	r.ground.StrokeColor, r.ground.StrokeWidth = look.Clear, 0
	if o.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = ring, 3*u
	}
	r.dot.StrokeColor, r.dot.StrokeWidth, r.dot.FillColor = mark, 2*u, look.Clear
	if o.chosen {
		r.dot.FillColor = look.Accent
	}
	r.title.Text, r.line.Text = o.item.Title, o.item.Line
	r.Layout(o.Size())
	r.ground.Refresh()
	r.dot.Refresh()
}
