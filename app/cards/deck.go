// Package cards shows playing cards: the pictures of a deck at the size the
// window needs, and the widget of one card.
package cards

import (
	"image"
	"time"

	"fyne.io/fyne/v2"

	"klaverjas/assets"
	"klaverjas/engine"
)

// settle is how long a new size must hold before the deck is drawn again, so
// that dragging a window's edge does not draw it at every step.
const settle = 120 * time.Millisecond

// Deck holds the pictures of all cards. It draws them away from the main
// goroutine and keeps the last ones until the new ones are ready. Its methods
// are for the main goroutine.
type Deck struct {
	ready   func()
	current *assets.Deck
	style   assets.Style
	width   int // pixels wanted
	timer   *time.Timer

	small      image.Image // a back as others hold it
	smallWidth int         // pixels wanted of that
}

// NewDeck returns a deck without pictures; ready is called on the main
// goroutine whenever there are new ones.
func NewDeck(ready func()) *Deck { return &Deck{ready: ready} }

// Want asks for pictures of a width in pixels and a style.
func (d *Deck) Want(width int, style assets.Style) {
	if width == d.width && style == d.style {
		return
	}
	d.width, d.style = width, style
	if d.timer != nil {
		d.timer.Stop()
	}
	wait := settle
	if d.current == nil {
		wait = 0
	}
	d.timer = time.AfterFunc(wait, func() {
		drawn := assets.Rasterise(width, style)
		fyne.Do(func() {
			if d.width == width && d.style == style {
				d.current = drawn
				d.ready()
			}
		})
	})
}

// Face returns a card's picture, nil before the first ones are ready.
func (d *Deck) Face(c engine.Card) image.Image {
	if d.current == nil || !c.Valid() {
		return nil
	}
	return d.current.Face(int(c.Suit()), int(c.Rank()))
}

// Back returns the picture of a back, nil before the first ones are ready.
func (d *Deck) Back() image.Image {
	if d.current == nil {
		return nil
	}
	return d.current.Back()
}

// SmallBack returns the picture of a back of a width in pixels, nil before it
// is ready; a stretched large one would be a blur.
func (d *Deck) SmallBack(width int) image.Image {
	if width != d.smallWidth {
		d.smallWidth = width
		go func() {
			drawn := assets.Back(width)
			fyne.Do(func() {
				if d.smallWidth == width {
					d.small = drawn
					d.ready()
				}
			})
		}()
	}
	return d.small
}
