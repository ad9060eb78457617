package assets

import (
	"bytes"
	"image"
	"image/color"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Face is the card's face, exactly width pixels wide and width*7/5 high,
// transparent outside the rounded corners. An unknown suit or rank gives a
// blank card; a width below one pixel gives an empty image.
func Face(suit, rank, width int, s Style) *image.RGBA {
	return render(FaceSVG(suit, rank, s), width, width*7/5)
}

// Back is the back of the cards, of the same size as a Face of that width.
func Back(width int) *image.RGBA {
	return render(BackSVG(), width, width*7/5)
}

// SuitImage is the suit's shape alone in a square of size pixels. An unknown
// suit gives a transparent picture.
func SuitImage(suit, size int, c color.NRGBA) *image.RGBA {
	return render(SuitSVG(suit, c), size, size)
}

// render rasterises our own SVG the way Fyne does. What cannot be read gives a
// transparent image.
func render(svg []byte, w, h int) *image.RGBA {
	w, h = max(w, 0), max(h, 0)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	icon, err := oksvg.ReadIconStream(bytes.NewReader(svg))
	if err != nil || img.Bounds().Empty() {
		return img
	}
	icon.SetTarget(0, 0, float64(w), float64(h))
	icon.Draw(rasterx.NewDasher(w, h, &scanner{dst: img}), 1)
	return img
}
