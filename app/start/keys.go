package start

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
)

// Key handles a key of the start screen; it tells whether there is a use for it.
func (s *Start) Key(k fyne.KeyName) bool {
	count := len(s.profiles) + len(s.buttons())
	switch k {
	case fyne.KeyUp:
		s.at = (s.at + count - 1) % count
	case fyne.KeyDown, fyne.KeyTab:
		s.at = (s.at + 1) % count
	case fyne.KeyRight:
		s.at = max(s.at, len(s.profiles)+1)
	case fyne.KeyLeft:
		s.at = s.chosen
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.press()
		return true
	default:
		return false
	}
	s.Refresh()
	return true
}

// press chooses the rules that the keyboard is on, a second time begins with
// them; or presses the button.
func (s *Start) press() {
	if s.at >= len(s.profiles) {
		s.buttons()[s.at-len(s.profiles)].OnTapped()
		return
	}
	if s.at == s.chosen {
		s.start()
		return
	}
	s.choose(s.at)
}

// Spots returns what can be clicked.
func (s *Start) Spots() []look.Spot {
	var spots []look.Spot
	for _, p := range s.profiles {
		spots = append(spots, look.SpotOf(p.id, p))
	}
	for _, b := range s.buttons() {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	return spots
}
