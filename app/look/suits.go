package look

import (
	"image"
	"image/color"
	"sync"
	"sync/atomic"

	"fyne.io/fyne/v2/canvas"

	"klaverjas/assets"
	"klaverjas/engine"
)

// iconPixels is the size at which suit shapes are drawn once; they are only
// ever shown smaller.
const iconPixels = 160

var (
	suitIcons  sync.Map // of iconKey to image.Image
	fourColour atomic.Bool
)

type iconKey struct {
	suit engine.Suit
	c    color.NRGBA
}

// SetFourColour tells whether each suit has a colour of its own, as the deck
// in use does. What is on the screen has to be refreshed to show it.
func SetFourColour(on bool) { fourColour.Store(on) }

// suitIcon returns a suit's shape in a colour.
func suitIcon(s engine.Suit, c color.NRGBA) image.Image {
	key := iconKey{s, c}
	if img, ok := suitIcons.Load(key); ok {
		return img.(image.Image)
	}
	img := assets.SuitImage(int(s), iconPixels, c)
	suitIcons.Store(key, img)
	return img
}

// SuitIcon returns a picture of a suit's shape; it is never text, so that it
// looks the same on every machine.
func SuitIcon() *canvas.Image {
	img := canvas.NewImageFromImage(nil)
	img.FillMode = canvas.ImageFillContain
	img.ScaleMode = canvas.ImageScaleSmooth
	img.Hide()
	return img
}

// SetSuit makes a picture show a suit in its colour on paper.
func SetSuit(img *canvas.Image, s engine.Suit) { setIcon(img, s, SuitColour(s)) }

// SuitColour returns a suit's colour on paper.
func SuitColour(s engine.Suit) color.NRGBA {
	if dark(Paper.NRGBA()) {
		return lightSuit(s)
	}
	return assets.SuitColour(int(s), fourColour.Load())
}

// SetSuitLight makes a picture show a suit for cloth and other dark ground.
func SetSuitLight(img *canvas.Image, s engine.Suit) { setIcon(img, s, lightSuit(s)) }

// lightSuit returns a suit's colour on dark ground: black suits in the colour
// of what is written there, the others in a light tint of their own.
func lightSuit(s engine.Suit) color.NRGBA {
	four := fourColour.Load()
	switch {
	case s == engine.Hearts || s == engine.Diamonds && !four:
		return LightRed.NRGBA()
	case s == engine.Diamonds:
		return rgb(0x8fc0ff)
	case s == engine.Clubs && four:
		return rgb(0x6fd6c4)
	default:
		return OnCloth.NRGBA()
	}
}

// dark tells whether a ground asks for light writing.
func dark(c color.NRGBA) bool { return int(c.R)*3+int(c.G)*6+int(c.B) < 1280 }

func setIcon(img *canvas.Image, s engine.Suit, c color.NRGBA) {
	if picture := suitIcon(s, c); img.Image != picture {
		img.Image = picture
		img.Refresh()
	}
	Show(img, true)
}
