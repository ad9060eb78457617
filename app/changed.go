package app

import (
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
)

// changed has what is on the screen now painted, and traced. The toolkit
// paints by itself what it has painted before, but not what has been hidden for
// a minute or was never shown.
func (g *Game) changed() {
	if g.window == nil || g.start == nil {
		return
	}
	g.window.Canvas().Refresh(speck)
	g.trace()
}

// speck is an object that is never shown: refreshing it costs nothing but has
// the window painted.
var speck = canvas.NewRectangle(look.Clear)
