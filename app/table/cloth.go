package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"klaverjas/app/look"
)

// clickArea is an invisible place that can be clicked.
type clickArea struct {
	widget.BaseWidget
	tapped func()
}

func newClickArea(tapped func()) *clickArea {
	a := &clickArea{tapped: tapped}
	a.ExtendBaseWidget(a)
	return a
}

// Tapped tells that the place was clicked.
func (a *clickArea) Tapped(*fyne.PointEvent) { a.tapped() }

// CreateRenderer returns a renderer that draws nothing.
func (a *clickArea) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(look.Clear))
}

// cloth is the table top; a click on it goes on.
type cloth struct {
	top  *clickArea
	wood *canvas.Rectangle
	felt *canvas.Rectangle
	glow *canvas.RadialGradient
}

func newCloth(tapped func()) *cloth {
	return &cloth{
		top:  newClickArea(tapped),
		wood: canvas.NewRectangle(look.Wood),
		felt: canvas.NewRectangle(look.Cloth),
		glow: canvas.NewRadialGradient(look.ClothLight, look.Clear),
	}
}

func (c *cloth) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.wood, c.felt, c.glow, c.top}
}

// place lays the cloth into the table's part of the window, inside a wooden edge.
func (c *cloth) place(w, h, u float32) {
	look.Place(c.wood, 0, 0, w, h)
	edge := 5 * u
	c.felt.CornerRadius = 14 * u
	c.felt.StrokeColor, c.felt.StrokeWidth = look.WoodLight, 2*u
	look.Place(c.felt, edge, edge, w-2*edge, h-2*edge)
	look.Place(c.glow, edge, edge, w-2*edge, h-2*edge)
	look.Place(c.top, 0, 0, w, h)
}
