package look

import (
	"image/color"
	"math"
	"strings"

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
	need := fyne.MeasureText(text, size, style).Width
	if need <= width {
		return size
	}
	// The toolkit spaces letters as in the next whole size, so that a smaller
	// size may be no narrower; a whole one is.
	size *= width / need * 0.99
	for size > 1 && fyne.MeasureText(text, size, style).Width > width {
		size = float32(math.Ceil(float64(size))) - 1
	}
	return max(1, size)
}

// Clip cuts a text that does not fit a width even when it shrinks a little.
func Clip(text string, width, size float32, style fyne.TextStyle) string {
	fits := func(t string) bool { return fyne.MeasureText(t, size*0.85, style).Width <= width }
	if fits(text) {
		return text
	}
	letters := []rune(text)
	for len(letters) > 1 && !fits(string(letters)+"…") {
		letters = letters[:len(letters)-1]
	}
	return strings.TrimSpace(string(letters)) + "…"
}

// Break returns a text in lines no wider than a width; an empty line stays one.
func Break(text string, width, size float32, style fyne.TextStyle) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			next := strings.TrimSpace(line + " " + word)
			if line != "" && fyne.MeasureText(next, size, style).Width > width {
				lines, next = append(lines, line), word
			}
			line = next
		}
		lines = append(lines, line)
	}
	return lines
}

// hairline returns the width at which a line is still seen on its screen: where
// the scale is below one the toolkit loses thin lines between two pixels.
func hairline(l *canvas.Line, width float32) float32 {
	scale := Scale(l)
	if scale >= 1 {
		return width
	}
	return max(width, 1.51/scale-0.5)
}

// Stroke draws a line from one point to another that is seen on its screen.
func Stroke(l *canvas.Line, x1, y1, x2, y2, width float32) {
	l.StrokeWidth = hairline(l, width)
	l.Position1, l.Position2 = fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)
	l.Refresh()
}

// Scale returns how many pixels a unit of length is on the screen that shows
// an object.
func Scale(o fyne.CanvasObject) float32 {
	if c := canvasOf(o); c != nil && c.Scale() > 0 {
		return c.Scale()
	}
	return 1
}

// leastPixels is the least width in which a picture is drawn.
const leastPixels = 20

// Pixels returns how many pixels wide a picture is to be drawn that an object
// shows in this width.
func Pixels(o fyne.CanvasObject, width float32) int {
	px := int(width)
	if c := canvasOf(o); c != nil {
		px, _ = c.PixelCoordinateForPosition(fyne.NewPos(width, 0))
	}
	return max(leastPixels, px)
}

// canvasOf returns the canvas that shows an object. The toolkit forgets it of
// what has been hidden for a minute, and does not know it yet of what is about
// to be shown the first time: both are taken to belong to the game's window.
func canvasOf(o fyne.CanvasObject) fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	if c := driver.CanvasForObject(o); c != nil {
		return c
	}
	if all := driver.AllWindows(); len(all) > 0 {
		return all[0].Canvas()
	}
	return nil
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
