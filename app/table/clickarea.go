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
