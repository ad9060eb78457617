package preview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/look"
	"klaverjas/app/page"
	"klaverjas/app/sheet/paper"
)

// picture shows a page of paper with its shadow.
type picture struct {
	*page.Picture
	root   *fyne.Container
	shadow *canvas.Rectangle
}

func newPicture(changed func()) *picture {
	p := &picture{Picture: page.NewPicture(changed), shadow: look.Panel()}
	p.shadow.FillColor, p.shadow.CornerRadius = look.Clear, 0
	p.root = container.NewWithoutLayout(p.shadow, p.Image)
	return p
}

// place shows a page in the middle of a rectangle, as large as it goes.
func (p *picture) place(pg *paper.Page, fonts *paper.Fonts, x, y, w, h float32) {
	at, size := p.Place(pg, fonts, paper.Print, x, y, w, h)
	look.Place(p.shadow, at.X, at.Y, size.Width, size.Height)
}
