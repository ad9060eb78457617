package look

import (
	"image"
	"image/color"
	"sync"

	"fyne.io/fyne/v2/canvas"

	"klaverjas/assets"
	"klaverjas/engine"
)

// iconPixels is the size at which suit shapes are drawn once; they are only
// ever shown smaller.
const iconPixels = 160

var suitIcons sync.Map // of engine.Suit with colour to image.Image

type iconKey struct {
	suit engine.Suit
	c    color.NRGBA
}

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

// SetSuit makes a picture show a suit in its own colour on light ground.
func SetSuit(img *canvas.Image, s engine.Suit) {
	picture := suitIcon(s, assets.SuitColour(int(s), false))
	if img.Image != picture {
		img.Image = picture
		img.Refresh()
	}
	Show(img, true)
}

// SetSuitLight makes a picture show a suit for dark ground: black suits in
// the colour of paper, red ones in a light red.
func SetSuitLight(img *canvas.Image, s engine.Suit) {
	c := OnCloth
	if s == engine.Hearts || s == engine.Diamonds {
		c = LightRed
	}
	if picture := suitIcon(s, c); img.Image != picture {
		img.Image = picture
		img.Refresh()
	}
	Show(img, true)
}
