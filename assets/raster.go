package assets

import (
	"bytes"
	"image"
	"image/color"
	"sync"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Face is the card's face, exactly width pixels wide and width*7/5 high,
// transparent outside the rounded corners. An unknown suit or rank gives a
// blank card; a width below one pixel gives an empty image.
func Face(suit, rank, width int, s Style) *image.RGBA {
	return render(FaceSVG(suit, rank, s), width, width*7/5)
}

// Back is the back of the cards, of the same size as a Face of that width. A
// small one has fewer tiles.
func Back(width int) *image.RGBA {
	svg := BackSVG()
	if width < coarseBelow {
		svg = coarseWall.svg()
	}
	return render(svg, width, width*7/5)
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

// Deck is every face and the back at one width. It does not change once made
// and may be read from any goroutine; its images are shared, not copied.
type Deck struct {
	faces [Suits][Ranks]*image.RGBA
	back  *image.RGBA
	blank *image.RGBA
	width int
}

// Rasterise draws a whole deck at the given pixel width, on two goroutines. It
// takes no locks and may be called from anywhere; it returns when all is done.
func Rasterise(width int, s Style) *Deck {
	d := &Deck{width: max(width, 0)}
	var wg sync.WaitGroup
	wg.Go(func() {
		d.back = Back(width)
		d.draw(clubs, width, s)
		d.draw(diamonds, width, s)
	})
	d.blank = Face(-1, -1, width, s)
	d.draw(hearts, width, s)
	d.draw(spades, width, s)
	wg.Wait()
	return d
}

func (d *Deck) draw(suit, width int, s Style) {
	for rank := range Ranks {
		d.faces[suit][rank] = Face(suit, rank, width, s)
	}
}

// Face is the picture of a card, or a blank card for an unknown suit or rank.
func (d *Deck) Face(suit, rank int) *image.RGBA {
	if !known(suit, rank) {
		return d.blank
	}
	return d.faces[suit][rank]
}

// Back is the picture of the cards' back.
func (d *Deck) Back() *image.RGBA { return d.back }

// Width is the width in pixels of every picture of the deck.
func (d *Deck) Width() int { return d.width }
