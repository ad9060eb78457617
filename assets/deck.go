package assets

import (
	"image"
	"sync"
)

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
