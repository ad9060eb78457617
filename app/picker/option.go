package picker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
	"klaverjas/i18n"
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

var (
	_ fyne.Tappable     = (*option)(nil)
	_ fyne.Accessible   = (*option)(nil)
	_ desktop.Hoverable = (*option)(nil)
)

func newOption(list *Picker, place int) *option {
	o := &option{list: list, place: place, unit: 1}
	o.ExtendBaseWidget(o)
	return o
}

// Tapped chooses the option.
func (o *option) Tapped(*fyne.PointEvent) { o.list.chosen(o.list.first + o.place) }

// AccessibilityLabel returns what a screen reader says.
func (o *option) AccessibilityLabel() string {
	label := o.item.Title
	if o.chosen {
		label = i18n.T("spoken.chosen", "Label", label)
	}
	return label + ". " + o.item.Line
}

// AccessibilityRole returns that of a button.
func (o *option) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

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

// wide is how many units wide a list is that has name and meaning side by side.
const wide = 900

// Layout places dot, name and line.
func (r *optionRenderer) Layout(size fyne.Size) {
	u, h := r.o.unit, size.Height
	r.ground.Resize(size)
	dot := min(16*u, h*0.4)
	look.Place(r.dot, 12*u, (h-dot)/2, dot, dot)
	r.line.Text = r.o.item.Line
	if size.Width >= wide*u {
		room := size.Width - 326*u
		r.line.Text = look.Clip(r.line.Text, room, 15.5*u, r.line.TextStyle)
		look.PlaceText(r.title, 40*u, 0, 262*u, h, 17*u)
		look.PlaceText(r.line, 316*u, 0, room, h, 15.5*u)
		return
	}
	look.PlaceText(r.title, 40*u, h*0.05, size.Width-52*u, h*0.5, min(16*u, h*0.38))
	lineSize := min(13.5*u, h*0.33)
	r.line.Text = look.Clip(r.line.Text, size.Width-52*u, lineSize, r.line.TextStyle)
	look.PlaceText(r.line, 40*u, h*0.5, size.Width-52*u, h*0.44, lineSize)
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
	r.title.Text = o.item.Title
	r.Layout(o.Size())
	r.ground.Refresh()
	r.dot.Refresh()
}
