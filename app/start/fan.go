package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/cards"
	"klaverjas/app/look"
	"klaverjas/app/prefs"
	"klaverjas/engine"
)

// fanCards are the cards beside the name of the game; the last one, which lies
// uppermost, is what it is named after.
var fanCards = []engine.Card{
	engine.CardOf(engine.Spades, engine.Ace), engine.CardOf(engine.Hearts, engine.King),
	engine.CardOf(engine.Diamonds, engine.Queen), engine.CardOf(engine.Clubs, engine.Jack),
}

// fan is some cards in the player's own deck. They are there to be looked at.
type fan struct {
	deck   *cards.Deck
	shadow []*canvas.Rectangle
	faces  []*canvas.Image
}

func newFan() *fan {
	f := &fan{}
	for range fanCards {
		img := canvas.NewImageFromImage(nil)
		img.FillMode, img.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleSmooth
		f.faces = append(f.faces, img)
		f.shadow = append(f.shadow, canvas.NewRectangle(look.Clear))
	}
	f.deck = cards.NewDeck(f.show)
	return f
}

func (f *fan) objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i := range f.faces {
		objects = append(objects, f.shadow[i], f.faces[i])
	}
	return objects
}

// show shows the cards once they have been drawn.
func (f *fan) show() {
	for i, img := range f.faces {
		img.Image = f.deck.Face(fanCards[i])
		look.Show(img, img.Image != nil)
		look.Show(f.shadow[i], img.Image != nil)
		img.Refresh()
	}
}

// placeFan lays the cards with their right edge at x, high units high, in their shadows.
func (s *Start) placeFan(right, top, high, u float32) {
	f := s.fan
	w, h := high*5/7*u, high*u
	step := w * 0.62
	left := right - w - float32(len(fanCards)-1)*step
	for i, img := range f.faces {
		x := left + float32(i)*step
		f.shadow[i].CornerRadius = w * 0.06
		f.shadow[i].FillColor = look.Dim
		f.shadow[i].Shadow = canvas.Shadow{Color: look.Veil, BlurRadius: w * 0.06, Offset: fyne.NewPos(0, w*0.02)}
		look.Place(f.shadow[i], x, top, w, h)
		look.Place(img, x, top, w, h)
	}
	f.deck.Want(look.Pixels(s.Content, w), prefs.Deck.Get(s.opt.Prefs).Style(s.opt.Letters()))
	f.show()
}
