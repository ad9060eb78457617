package preview

import (
	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/i18n"
)

// The page's measures in units of the design.
const (
	panelWidth = 396
	rowHeight  = 36
	rowPitch   = 39
)

// layout places everything.
func (p *Page) layout() {
	size := p.root.Size()
	if size.Width < 2 || p.doc == nil {
		return
	}
	u := look.Unit(size)
	look.Place(p.cloth, 0, 0, size.Width, size.Height)
	w := panelWidth * u
	x := size.Width - w - 12*u
	p.panel.FillColor, p.panel.StrokeColor = look.Paper, look.LineStrong
	p.panel.CornerRadius = 12 * u
	look.Place(p.panel, x, 12*u, w, size.Height-24*u)
	p.placePicture(x-12*u, size.Height, u)
	p.placeRows(x+12*u, w-24*u, u)
	p.placeFoot(x+12*u, size.Height-24*u, w-24*u, u)
	p.markAll()
	if p.opt.Changed != nil {
		p.opt.Changed()
	}
}

// placePicture puts the page on the cloth, as large as it goes, and under it
// which page it is.
func (p *Page) placePicture(w, h, u float32) {
	p.title.Text = p.doc.Title
	look.PlaceText(p.title, 20*u, 10*u, w-40*u, 32*u, 20*u)
	p.picture.place(p.doc.Pages[p.shown], p.fonts, 20*u, 48*u, w-40*u, h-100*u)
	many := len(p.doc.Pages) > 1
	for _, o := range []fyne.CanvasObject{p.earlier, p.later, p.number} {
		look.Show(o, many)
	}
	p.number.Text = i18n.T("preview.page", "Page", p.shown+1, "Pages", len(p.doc.Pages))
	middle := w / 2
	look.PlaceText(p.number, middle-90*u, h-44*u, 180*u, 34*u, 15*u)
	p.earlier.PlaceAt(middle-140*u, h-44*u, 44*u, 34*u, 17*u)
	p.later.PlaceAt(middle+96*u, h-44*u, 44*u, 34*u, 17*u)
}

// placeRows places the tabs and the rows of the one that is open.
func (p *Page) placeRows(x, w, u float32) {
	gap := 6 * u
	tw := (w - 2*gap) / float32(tabs)
	for t, b := range p.tabs {
		b.SetLabel(i18n.T("preview.tab." + tabNames[t]))
		b.SetPrimary(tab(t) == p.tab)
		look.Show(b, p.tabbed())
		b.PlaceAt(x+float32(t)*(tw+gap), 24*u, tw, 38*u, 15*u)
	}
	top := float32(72)
	if !p.tabbed() {
		top = 28
	}
	rows := p.rows()
	for i, v := range p.views {
		if i >= len(rows) {
			v.set(nil)
			continue
		}
		v.set(&rows[i])
		p.placeRow(v, x, (top+float32(i)*rowPitch)*u, w, u)
	}
}

// placeRow places a row, and over it the entry that belongs to it.
func (p *Page) placeRow(v *rowView, x, y, w, u float32) {
	v.place(x, y, w, rowHeight*u, u, p.view() == v)
	if p.entry == nil || p.entry.view != v {
		return
	}
	split := w * 0.24
	if v.row.step != nil {
		split = w * 0.40
	}
	p.entry.field.Place(x+split, y, w-split, rowHeight*u, u)
}

// placeFoot places the file, what is said, and the buttons.
func (p *Page) placeFoot(x, bottom, w, u float32) {
	file := p.fileRow()
	p.file.set(&file)
	p.placeRow(p.file, x, bottom-206*u, w, u)
	lines := look.Break(p.said(), w-16*u, 14*u, fyne.TextStyle{})
	for i, t := range p.status {
		t.Text, t.Color = "", look.Ink
		if p.alarm {
			t.Color = look.Alarm
		}
		if i < len(lines) {
			t.Text = lines[i]
		}
		look.PlaceText(t, x+8*u, bottom-164*u+float32(i)*19*u, w-16*u, 19*u, 14*u)
	}
	half := (w - 8*u) / 2
	for i, b := range p.buttons() {
		b.SetLabel(label(b.ID))
		y := bottom - 98*u + float32(i/2)*46*u
		b.PlaceAt(x+float32(i%2)*(half+8*u), y, half, 40*u, 16*u)
	}
}

// markAll shows what the keyboard is on.
func (p *Page) markAll() {
	for t, b := range p.tabs {
		b.SetSelected(p.at < int(tabs) && tab(t) == p.tab)
	}
	for i, b := range p.buttons() {
		b.SetSelected(p.at == p.buttonsFrom()+i)
	}
}
