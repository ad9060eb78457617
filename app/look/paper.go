package look

import (
	"image"
	"math"
	"sync"
)

// The fibres of paper are drawn once, in this many pixels.
const (
	fibresWide = 374
	fibresHigh = 624
)

// Fibres is what makes a colour look like a sheet of paper: a faint picture to
// be stretched over it, darker towards the edges; nil where nothing is to
// disturb what is written on it.
func Fibres() image.Image {
	if CurrentTheme() == Contrast {
		return nil
	}
	return fibres()
}

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
