package start

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// The screen's measures in units.
const (
	screenWidth  = 984
	screenHeight = 624
	listWidth    = 690
	columnWidth  = 266
	entryHeight  = 46 // from one entry to the next
	rim          = 7  // of wood around the cloth
)

// layout places everything: the rules at the left, the buttons at the right.
func (s *Start) layout(size fyne.Size) {
	if size.Width < 2 {
		return
	}
	u := look.Unit(size)
	left := (size.Width - screenWidth*u) / 2
	top := (size.Height - screenHeight*u) / 2
	s.room.Place(size, rim*u, rim*u, size.Width-2*rim*u, size.Height-2*rim*u, u)
	s.placeFan(left+(listWidth-8)*u, top+2*u, 108, u)
	s.title.Text, s.subtitle.Text = i18n.T("app.name"), i18n.T("start.subtitle")
	s.question.Text = i18n.T("start.question")
	look.PlaceText(s.title, left+84*u, top+4*u, 560*u, 50*u, 40*u)
	look.PlaceText(s.subtitle, left+84*u, top+50*u, 560*u, 24*u, 16*u)
	look.PlaceText(s.question, left, top+88*u, listWidth*u, 26*u, 17*u)
	s.placeSuits(left, top, u)
	items, chosen := s.items()
	focused := -1
	if s.at < len(items) {
		focused = s.at
	}
	s.rules.Set(items, chosen, focused)
	s.rules.Place(left, top+118*u, listWidth*u, 500*u, 50, u)
	s.placeButtons(left+(screenWidth-columnWidth)*u, top, u)
}

// placeSuits draws the four suits as the program's mark.
func (s *Start) placeSuits(left, top, u float32) {
	for i, img := range s.suits {
		look.SetSuitLight(img, engine.Suit(i))
		look.Place(img, left+float32(i%2)*36*u, top+(6+float32(i/2)*36)*u, 32*u, 32*u)
	}
}

// placeButtons places the column of buttons at the right: the match at the
// top, the other pages under it, language and quitting at the bottom.
func (s *Start) placeButtons(x, top, u float32) {
	const w = columnWidth
	rules := s.chosenRules()
	s.length.SetLabel(lengthWords(&rules))
	s.begin.SetLabel(i18n.T("start.begin"))
	s.goOn.SetLabel(i18n.T("start.continue"))
	s.language.SetLabel(i18n.T("start.language"))
	s.quit.SetLabel(i18n.T("start.quit"))
	y := top + 8*u
	canGoOn := s.opt.CanGoOn()
	look.Show(s.goOn, canGoOn)
	s.begin.SetPrimary(!canGoOn)
	if canGoOn {
		s.goOn.PlaceAt(x, y, w*u, 62*u, 20*u)
		y += 70 * u
	}
	if look.Show(s.others, s.hasOthers()); s.hasOthers() {
		s.others.SetLabel(i18n.T("start.others", "Count", s.opt.Others()+1))
		s.others.PlaceAt(x, y-2*u, w*u, 36*u, 14*u)
		y += 42 * u
	}
	s.begin.PlaceAt(x, y, w*u, 62*u, 20*u)
	s.length.PlaceAt(x, y+68*u, w*u, 40*u, 15*u)
	for i, b := range s.entries {
		b.SetLabel(i18n.T("start." + b.ID))
		b.PlaceAt(x, top+(screenHeight-60-entryHeight*float32(len(s.entries)-i))*u, w*u, (entryHeight-6)*u, 15*u)
	}
	s.language.PlaceAt(x, top+(screenHeight-50)*u, (w-6)/2*u, 44*u, 15*u)
	s.quit.PlaceAt(x+(w+6)/2*u, top+(screenHeight-50)*u, (w-6)/2*u, 44*u, 15*u)
	for i, b := range s.buttons() {
		b.SetSelected(s.at == len(s.sets)+i)
	}
}
