package preview

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/sheet/paper"
)

// picture shows a page of paper. It is drawn in the background, at the very
// pixels of the screen; until it is ready the one before it stays.
type picture struct {
	root   *fyne.Container
	shadow *canvas.Rectangle
	image  *canvas.Image

	page   *paper.Page // drawn or being drawn
	pixels int         // of its width
}

func newPicture() *picture {
	p := &picture{shadow: look.Panel(), image: canvas.NewImageFromImage(nil)}
	p.shadow.FillColor, p.shadow.CornerRadius = look.Clear, 0
	p.image.ScaleMode, p.image.FillMode = canvas.ImageScaleSmooth, canvas.ImageFillStretch
	p.root = container.NewWithoutLayout(p.shadow, p.image)
	return p
}

// place shows a page in the middle of a rectangle, as large as it goes.
func (p *picture) place(page *paper.Page, fonts *paper.Fonts, x, y, w, h float32) {
	scale := min(float64(w)/page.Width, float64(h)/page.Height)
	pw, ph := float32(page.Width*scale), float32(page.Height*scale)
	left, top := x+(w-pw)/2, y+(h-ph)/2
	look.Place(p.shadow, left, top, pw, ph)
	look.Place(p.image, left, top, pw, ph)
	pixels := pixelWidth(p.root, pw)
	if page == p.page && pixels == p.pixels {
		return
	}
	p.page, p.pixels = page, pixels
	go func() {
		img := page.Image(fonts, float64(pixels)/page.Width)
		fyne.Do(func() { p.show(page, img) })
	}()
}

// show shows a finished picture, unless another is wanted by now.
func (p *picture) show(page *paper.Page, img image.Image) {
	if page == p.page {
		p.image.Image = img
		p.image.Refresh()
	}
}

// pixelWidth returns how many pixels of the screen a width is.
func pixelWidth(o fyne.CanvasObject, w float32) int {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		px, _ := c.PixelCoordinateForPosition(fyne.NewPos(w, 0))
		return max(40, px)
	}
	return max(40, int(w))
}
