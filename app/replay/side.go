package replay

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/frame"
	"klaverjas/app/replay/steps"
)

// Side is what stands beside the board in place of the list of the tricks.
type Side interface {
	// Objects returns what it shows.
	Objects() []fyne.CanvasObject
	// Zones returns the parts of it that the keyboard goes through.
	Zones() []frame.Zone
	// Place draws it for a step, about which a sentence is said, into a rectangle.
	Place(s *steps.Step, said string, x, y, w, h, u float32)
	// Load takes another deal. Whoever goes to another step of it does so by move,
	// which shows it.
	Load(r *steps.Replay, move func(func()))
}
