package app

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
)

// askReducedMotion asks the system whether programs are to move as little as
// can be, and tells the table; it does not wait for the answer.
func (g *Game) askReducedMotion() {
	go func() {
		reduces := look.SystemReducesMotion()
		fyne.Do(func() { g.table.SetSystemReduces(reduces) })
	}()
}
