package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// The design size: at this window size one unit is one toolkit pixel. Every
// measure in the program is in units and grows with the window.
const (
	DesignWidth  float32 = 1024
	DesignHeight float32 = 640
)

// Unit returns the length of one unit in a window of this size.
func Unit(size fyne.Size) float32 {
	return max(0.3, min(size.Width/DesignWidth, size.Height/DesignHeight))
}

// Layout is a fyne.Layout made of one function that is given the new size.
// The screens keep their own objects, so it need not look at them.
type Layout func(size fyne.Size)

// Layout calls the function.
func (l Layout) Layout(_ []fyne.CanvasObject, size fyne.Size) { l(size) }

// MinSize is small, since everything scales.
func (l Layout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 200) }

// Text returns a text in a colour, whose size is set when it is placed.
func Text(c color.Color, bold bool, align fyne.TextAlign) *canvas.Text {
	t := canvas.NewText("", c)
	t.TextStyle.Bold = bold
	t.Alignment = align
	return t
}

// Place puts an object into a rectangle.
func Place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// PlaceText puts a text into a rectangle, vertically centred, in a size that
// shrinks if the text would not fit the width.
func PlaceText(t *canvas.Text, x, y, w, h, size float32) {
	t.TextSize = Fit(t.Text, w, size, t.TextStyle)
	t.Color = fresh(t.Color)
	t.Refresh()
	Place(t, x, y, w, h)
}

// Fit returns the largest text size up to size at which a line fits the width.
func Fit(text string, width, size float32, style fyne.TextStyle) float32 {
	if text == "" || width <= 0 {
		return size
	}
	if need := fyne.MeasureText(text, size, style).Width; need > width {
		return max(1, size*width/need*0.99)
	}
	return size
}

// Hairline returns the width at which a line is still seen on its screen: where
// the scale is below one the toolkit loses thin lines between two pixels.
func Hairline(l *canvas.Line, width float32) float32 {
	c := fyne.CurrentApp().Driver().CanvasForObject(l)
	if c == nil || c.Scale() >= 1 {
		return width
	}
	return max(width, 1.51/c.Scale()-0.5)
}

// Show shows or hides an object.
func Show(o fyne.CanvasObject, on bool) {
	if on == o.Visible() {
		return
	}
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}
