package preview

import (
	"image"
	"math"

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
	drawn  bool        // the picture is that of the page

	changed func() // the picture has been drawn
}

// onMain has something done on the main goroutine; tests have it done when
// they look.
var onMain = fyne.Do

func newPicture(changed func()) *picture {
	p := &picture{changed: changed, shadow: look.Panel(), image: canvas.NewImageFromImage(nil)}
	p.shadow.FillColor, p.shadow.CornerRadius = look.Clear, 0
	p.image.ScaleMode, p.image.FillMode = canvas.ImageScaleSmooth, canvas.ImageFillStretch
	p.root = container.NewWithoutLayout(p.shadow, p.image)
	return p
}

// place shows a page in the middle of a rectangle, as large as it goes.
func (p *picture) place(page *paper.Page, fonts *paper.Fonts, x, y, w, h float32) {
	k := look.Scale(p.root)
	pixels := int(min(float64(w)/page.Width, float64(h)/page.Height) * page.Width * float64(k))
	pw, ph := float32(pixels)/k, float32(math.Round(page.Height*float64(pixels)/page.Width))/k
	left, top := floor(x+(w-pw)/2, k), floor(y+(h-ph)/2, k)
	look.Place(p.shadow, left, top, pw, ph)
	look.Place(p.image, left, top, pw, ph)
	if page == p.page && pixels == p.pixels {
		return
	}
	p.page, p.pixels, p.drawn = page, pixels, false
	go func() {
		img := page.Image(fonts, float64(pixels)/page.Width)
		onMain(func() { p.show(page, pixels, img) })
	}()
}

// show shows a finished picture, unless another is wanted by now.
func (p *picture) show(page *paper.Page, pixels int, img image.Image) {
	if page == p.page && pixels == p.pixels {
		p.drawn = true
		p.image.Image = img
		p.image.Refresh()
		p.changed()
	}
}

// floor returns the place of the pixel that a place is in.
func floor(x, k float32) float32 { return float32(math.Floor(float64(x*k))) / k }
