package start

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
)

// Key handles a key of the start screen; it tells whether there is a use for it.
func (s *Start) Key(k fyne.KeyName) bool {
	count := len(s.sets) + len(s.buttons())
	switch k {
	case fyne.KeyUp:
		s.at = (s.at + count - 1) % count
	case fyne.KeyDown, fyne.KeyTab:
		s.at = (s.at + 1) % count
	case fyne.KeyRight:
		if s.at < len(s.sets) {
			s.at = len(s.sets)
		}
	case fyne.KeyLeft:
		s.at = s.chosen()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.press()
		return true
	case fyne.KeyEscape:
		if s.opt.CanGoOn() {
			s.opt.Continue()
		}
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
	if s.at >= len(s.sets) {
		s.buttons()[s.at-len(s.sets)].OnTapped()
		return
	}
	if s.at == s.chosen() {
		s.start()
		return
	}
	s.choose(s.at)
}

// Spots returns what can be clicked.
func (s *Start) Spots() []look.Spot {
	spots := s.rules.Spots()
	for _, b := range s.buttons() {
		spots = append(spots, look.SpotOf(b.ID, b))
	}
	return spots
}
