// Command klaverjas is the game.
package main

import (
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.New().NewWindow("Klaverjassen")
	w.SetContent(widget.NewLabel("Klaverjassen"))
	w.ShowAndRun()
}
