package look

import (
	"image"
	"math"
	"sync"

	"fyne.io/fyne/v2/canvas"
)

// The fibres of paper are drawn once, in this many pixels.
const (
	fibresWide = 374
	fibresHigh = 624
)

// Fibres is what makes a Panel look like a sheet of paper: a faint picture to
// be laid over it, darker towards the edges. ShowFibres shows it.
func Fibres() *canvas.Image {
	img := canvas.NewImageFromImage(fibres())
	img.FillMode, img.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleSmooth
	return img
}

// ShowFibres shows fibres over a sheet that is shown, unless nothing is to
// disturb what is written on it.
func ShowFibres(img *canvas.Image, on bool) { Show(img, on && CurrentTheme() != Contrast) }

// fibres draws the picture.
var fibres = sync.OnceValue(func() image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, fibresWide, fibresHigh))
	for y := range fibresHigh {
		for x := range fibresWide {
			px, py := float64(x), float64(y)
			speck := noise(px/1.3, py/4) + noise(px/5, py/1.3) + 1.4*noise(px/45, py/45) - 1.5
			edge := min(px, py, fibresWide-1-px, fibresHigh-1-py)
			alpha := 11*speck + 20*math.Exp(-edge/14)
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2] = 0x80, 0x68, 0x3a
			img.Pix[i+3] = uint8(max(0, min(40, alpha)))
		}
	}
	return img
})
