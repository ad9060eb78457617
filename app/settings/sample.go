package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/cards"
	"klaverjas/app/look"
	"klaverjas/assets"
	"klaverjas/engine"
)

// sample shows some cards on the cloth as they look now.
type sample struct {
	deck  *cards.Deck
	style func() assets.Style
	cloth *canvas.Rectangle
	faces []*canvas.Image
}

// sampleCards are the cards shown, one of each suit; the back comes after them.
var sampleCards = []engine.Card{
	engine.CardOf(engine.Spades, engine.Jack), engine.CardOf(engine.Hearts, engine.Ace), engine.CardOf(engine.Clubs, engine.King),
	engine.CardOf(engine.Diamonds, engine.Queen), engine.CardOf(engine.Hearts, engine.Ten), engine.CardOf(engine.Clubs, engine.Nine),
}

func newSample(style func() assets.Style) *sample {
	s := &sample{style: style, cloth: canvas.NewRectangle(look.Cloth)}
	for range len(sampleCards) + 1 {
		img := canvas.NewImageFromImage(nil)
		img.FillMode = canvas.ImageFillContain
		s.faces = append(s.faces, img)
	}
	s.deck = cards.NewDeck(s.show)
	return s
}

func (s *sample) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{s.cloth}
	for _, f := range s.faces {
		objects = append(objects, f)
	}
	return objects
}

// show puts the pictures in their places when they are ready.
func (s *sample) show() {
	for i, f := range s.faces {
		f.Image = s.deck.Back()
		if i < len(sampleCards) {
			f.Image = s.deck.Face(sampleCards[i])
		}
		f.Refresh()
	}
}

// place lays the cards side by side into a rectangle.
func (s *sample) place(x, y, w, h, u float32) {
	s.cloth.CornerRadius = 8 * u
	look.Place(s.cloth, x, y, w, h)
	high := h - 24*u
	wide, count := high*5/7, float32(len(s.faces))
	gap := (w - count*wide) / (count + 1)
	for i, f := range s.faces {
		look.Place(f, x+gap+float32(i)*(wide+gap), y+12*u, wide, high)
	}
	s.deck.Want(look.Pixels(s.cloth, wide), s.style())
	s.show()
}
