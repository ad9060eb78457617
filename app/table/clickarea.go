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
	label  func() string // what a screen reader says; nil: it passes the place by
	role   fyne.AccessibleRole
}

var _ fyne.Accessible = (*clickArea)(nil)

func newClickArea(tapped func()) *clickArea {
	a := &clickArea{tapped: tapped}
	a.ExtendBaseWidget(a)
	return a
}

// says gives the place what a screen reader says of it, in this role.
func (a *clickArea) says(role fyne.AccessibleRole, label func() string) *clickArea {
	a.role, a.label = role, label
	return a
}

// AccessibilityLabel returns what a screen reader says.
func (a *clickArea) AccessibilityLabel() string {
	if a.label == nil {
		return ""
	}
	return a.label()
}

// AccessibilityRole returns the role of the place; that of a container if there
// is nothing to say of it.
func (a *clickArea) AccessibilityRole() fyne.AccessibleRole {
	if a.label == nil {
		return fyne.AccessibleRoleContainer
	}
	return a.role
}

// Tapped tells that the place was clicked.
func (a *clickArea) Tapped(*fyne.PointEvent) { a.tapped() }

// CreateRenderer returns a renderer that draws nothing.
func (a *clickArea) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(look.Clear))
}
