// Package page shows pages of paper on the screen. They are drawn in the
// background, at the very pixels of the screen; until a page is ready the
// picture before it stays.
package page

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/sheet/paper"
)

// OnMain has something done on the main goroutine; tests have it done when
// they look.
var OnMain = fyne.Do

// Picture shows one page at a time. Its methods are for the main goroutine.
type Picture struct {
	Image *canvas.Image

	fonts   *paper.Fonts
	wanted  drawing
	shown   drawing
	busy    bool   // a page is being drawn
	changed func() // a page has been drawn
}

// drawing is what a picture depends on.
type drawing struct {
	page   *paper.Page
	paint  paper.Paint
	pixels int // of the page's width
}

// NewPicture returns a picture without a page; changed is called when one has
// been drawn.
func NewPicture(changed func()) *Picture {
	p := &Picture{Image: canvas.NewImageFromImage(nil), changed: changed}
	p.Image.ScaleMode, p.Image.FillMode = canvas.ImageScaleSmooth, canvas.ImageFillStretch
	return p
}

// Drawn tells whether the picture is that of the page last placed.
func (p *Picture) Drawn() bool { return p.shown == p.wanted }

// Page returns the page that is shown, nil before the first one is ready.
func (p *Picture) Page() *paper.Page { return p.shown.page }

// Place shows a page in the middle of a rectangle, as large as it goes, and
// returns the place and the size that it takes, in whole pixels.
func (p *Picture) Place(page *paper.Page, fonts *paper.Fonts, paint paper.Paint, x, y, w, h float32) (fyne.Position, fyne.Size) {
	k := look.Scale(p.Image)
	pixels := int(min(float64(w)/page.Width, float64(h)/page.Height) * page.Width * float64(k))
	size := fyne.NewSize(float32(pixels)/k, float32(math.Round(page.Height*float64(pixels)/page.Width))/k)
	at := fyne.NewPos(floor(x+(w-size.Width)/2, k), floor(y+(h-size.Height)/2, k))
	look.Place(p.Image, at.X, at.Y, size.Width, size.Height)
	p.fonts, p.wanted = fonts, drawing{page, paint, pixels}
	p.draw()
	return at, size
}

// draw draws what is wanted, one page at a time: while a window is being
// resized another one is wanted at every step.
func (p *Picture) draw() {
	if p.busy || p.Drawn() {
		return
	}
	p.busy = true
	d, fonts := p.wanted, p.fonts
	go func() {
		img := d.page.Image(fonts, float64(d.pixels)/d.page.Width, d.paint)
		OnMain(func() { p.show(d, img) })
	}()
}

// show shows a finished picture, unless another is wanted by now.
func (p *Picture) show(d drawing, img image.Image) {
	p.busy = false
	if d != p.wanted {
		p.draw()
		return
	}
	p.shown = d
	p.Image.Image = img
	p.Image.Refresh()
	p.changed()
}

// floor returns the place of the pixel that a place is in.
func floor(x, k float32) float32 { return float32(math.Floor(float64(x*k))) / k }
