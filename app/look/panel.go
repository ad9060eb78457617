package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Panel is a sheet of paper with a soft shadow on which a screen puts its objects.
func Panel() *canvas.Rectangle {
	r := canvas.NewRectangle(Paper)
	r.StrokeColor, r.StrokeWidth = LineStrong, 1
	r.Shadow = canvas.Shadow{
		Color: Veil, BlurRadius: 12, Offset: fyne.NewPos(0, 3),
	}
	return r
}

// Spot is a place on the screen where something can be clicked, for traces and tests.
type Spot struct {
	Name string  `json:"name"`
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	W    float32 `json:"w"`
	H    float32 `json:"h"`
}

// SpotOf returns the place of an object of a screen, which fills its window.
func SpotOf(name string, o fyne.CanvasObject) Spot {
	at, size := o.Position(), o.Size()
	return Spot{name, at.X, at.Y, size.Width, size.Height}
}
