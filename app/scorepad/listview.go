package scorepad

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// listLines is how many pads are shown at once.
const listLines = 9

// listView is all pads by name.
type listView struct {
	page    *Page
	at      int // pad that is marked
	first   int // pad shown at the top
	title   *canvas.Text
	rows    [listLines]listRow
	none    *canvas.Text
	buttons []*look.Button // open, new, heading, export, print, remove, back
	restore *look.Button
	gone    *canvas.Text
	said    string // what became of an export
	good    bool
}

// listRow is one pad in the list.
type listRow struct {
	ground *canvas.Rectangle
	name   *canvas.Text
	who    *canvas.Text
	score  *canvas.Text
	hit    *hit
}

func newListView(p *Page) *listView {
	v := &listView{
		page: p, title: look.Text(look.OnCloth, true, fyne.TextAlignLeading),
		none: look.Text(look.OnClothDim, false, fyne.TextAlignLeading),
		gone: look.Text(look.OnCloth, false, fyne.TextAlignLeading),
	}
	for i := range v.rows {
		v.rows[i] = listRow{
			canvas.NewRectangle(look.Paper), look.Text(look.Ink, true, fyne.TextAlignLeading),
			look.Text(look.InkDim, false, fyne.TextAlignLeading), look.Text(look.Ink, false, fyne.TextAlignTrailing),
			newHit(func() { v.tap(v.first + i) }),
		}
		v.rows[i].hit.scrolled = func(by int) { v.first += by; v.page.Refresh() }
	}
	v.buttons = []*look.Button{
		look.NewButton("open", true, v.open),
		look.NewButton("new", false, func() { p.openSetup(nil) }),
		look.NewButton("heading", false, v.change),
		look.NewButton("export", false, v.export),
		look.NewButton("print", false, func() { p.print(v.marked()) }),
		look.NewButton("remove", false, v.remove),
		look.NewButton("back", false, p.leave),
	}
	v.restore = look.NewButton("restore", false, v.bringBack)
	return v
}

// begin marks the pad that is open.
func (v *listView) begin() {
	v.at, v.said = 0, ""
	for i, k := range v.page.shelf.pads {
		if k == v.page.open {
			v.at = i
		}
	}
}

// marked returns the pad that is marked, nil if there is none.
func (v *listView) marked() *kept {
	if v.at < len(v.page.shelf.pads) {
		return v.page.shelf.pads[v.at]
	}
	return nil
}

// tap marks a pad; a second time opens it.
func (v *listView) tap(i int) {
	switch {
	case i >= len(v.page.shelf.pads):
	case i == v.at:
		v.open()
	default:
		v.at, v.said = i, ""
		v.page.Refresh()
	}
}

func (v *listView) open() {
	if k := v.marked(); k != nil {
		v.page.openPad(k)
	}
}

func (v *listView) change() {
	if k := v.marked(); k != nil {
		v.page.openSetup(k)
	}
}

func (v *listView) export() {
	v.page.export(v.marked(), func(text string, good bool) { v.said, v.good = text, good })
}

func (v *listView) remove() {
	v.said = ""
	if k := v.marked(); k != nil {
		v.page.shelf.remove(k)
		if k == v.page.open {
			v.page.open = nil
		}
	}
	v.at = max(0, min(v.at, len(v.page.shelf.pads)-1))
	v.page.Refresh()
}

func (v *listView) bringBack() {
	if v.page.shelf.restore() != nil {
		v.at = 0
	}
	v.page.Refresh()
}

func (v *listView) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{v.title, v.none, v.gone, v.restore}
	for _, r := range v.rows {
		objects = append(objects, r.ground, r.name, r.who, r.score, r.hit)
	}
	for _, b := range v.buttons {
		objects = append(objects, b)
	}
	return objects
}

func (v *listView) place(size fyne.Size) {
	c := cornerOf(size)
	pads := v.page.shelf.pads
	v.first = max(0, min(v.first, len(pads)-listLines))
	v.first = max(min(v.first, v.at), v.at-listLines+1)
	v.title.Text = i18n.T("pad.list.title")
	look.PlaceText(v.title, c.x+40*c.u, c.y+20*c.u, 600*c.u, 40*c.u, 28*c.u)
	v.none.Text = ""
	if len(pads) == 0 {
		v.none.Text = i18n.T("pad.list.none")
	}
	if n := v.page.shelf.damaged; n > 0 {
		v.none.Text = i18n.T("pad.list.damaged", "Count", n)
	}
	look.PlaceText(v.none, c.x+40*c.u, c.y+(74+float32(min(len(pads), listLines))*54)*c.u, 700*c.u, 24*c.u, 15*c.u)
	for i := range v.rows {
		v.placeRow(c, i)
	}
	for i, b := range v.buttons {
		b.SetLabel(i18n.T("pad.list." + b.ID))
		y := 74 + float32(i)*56
		if b.ID == "back" {
			y = 574
		}
		c.button(b, 764, y, 220, 46, 16)
		look.Show(b, len(pads) > 0 && (b.ID != "print" || v.page.opt.Print != nil) || b.ID == "new" || b.ID == "back")
	}
	v.buttons[1].SetPrimary(len(pads) == 0)
	v.placeGone(c)
}

// placeRow writes one pad: its name, who plays, how it stands.
func (v *listView) placeRow(c corner, i int) {
	r := &v.rows[i]
	n := v.first + i
	on := n < len(v.page.shelf.pads)
	for _, o := range []fyne.CanvasObject{r.ground, r.name, r.who, r.score, r.hit} {
		look.Show(o, on)
	}
	if !on {
		return
	}
	k := v.page.shelf.pads[n]
	h, s := k.Heading(), k.Sheet()
	x, y, w := c.x+40*c.u, c.y+(74+float32(i)*54)*c.u, 700*c.u
	r.ground.CornerRadius = 8 * c.u
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = look.Paper, look.LineStrong, c.u
	if n == v.at {
		r.ground.StrokeColor, r.ground.StrokeWidth = look.SelectRing, 4*c.u
	}
	look.Place(r.ground, x, y, w, 48*c.u)
	r.ground.Refresh()
	look.Place(r.hit, x, y, w, 48*c.u)
	r.name.Text = look.Clip(h.Name, 380*c.u, 17*c.u, r.name.TextStyle)
	r.who.Text = look.Clip(i18n.T("pad.list.who",
		"South", short(&h, engine.South), "North", short(&h, engine.North), "West", short(&h, engine.West), "East", short(&h, engine.East),
	), 400*c.u, 13*c.u, r.who.TextStyle)
	r.score.Text = i18n.T("pad.list.score", "Count", len(s.Rows), "Us", s.Total[0], "Them", s.Total[1], "Date", k.touched.Format("2-1-2006"))
	look.PlaceText(r.name, x+16*c.u, y+3*c.u, 380*c.u, 24*c.u, 17*c.u)
	look.PlaceText(r.who, x+16*c.u, y+24*c.u, 400*c.u, 20*c.u, 13*c.u)
	look.PlaceText(r.score, x+430*c.u, y, 256*c.u, 48*c.u, 13.5*c.u)
}

// placeGone offers to bring a pad back that has just been removed.
func (v *listView) placeGone(c corner) {
	k := v.page.shelf.deleted
	look.Show(v.restore, k != nil && v.said == "")
	v.gone.Text, v.gone.Color = "", look.OnCloth
	switch {
	case v.said != "" && !v.good:
		v.gone.Text, v.gone.Color = v.said, look.LightRed
	case v.said != "":
		v.gone.Text = v.said
	case k != nil:
		v.gone.Text = i18n.T("pad.list.gone", "Name", look.Clip(k.Heading().Name, 300*c.u, 15*c.u, v.gone.TextStyle))
	}
	width := float32(440)
	if v.said != "" {
		width = 700
	}
	look.PlaceText(v.gone, c.x+40*c.u, c.y+580*c.u, width*c.u, 36*c.u, 15*c.u)
	v.restore.SetLabel(i18n.T("pad.list.restore"))
	c.button(v.restore, 490, 580, 250, 38, 15)
}

func (v *listView) key(k fyne.KeyName) bool {
	last := len(v.page.shelf.pads) - 1
	switch k {
	case fyne.KeyUp:
		v.at = max(0, v.at-1)
	case fyne.KeyDown, fyne.KeyTab:
		v.at = max(0, min(last, v.at+1))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		v.open()
		return true
	case fyne.KeyN, fyne.KeyInsert:
		v.page.openSetup(nil)
		return true
	case fyne.KeyE:
		v.export()
		return true
	case fyne.KeyF:
		v.page.print(v.marked())
		return true
	case fyne.KeyW, fyne.KeyF2, fyne.KeyC:
		v.change()
		return true
	case fyne.KeyDelete:
		v.remove()
	case fyne.KeyU:
		v.bringBack()
	case fyne.KeyEscape:
		if v.page.open == nil {
			return false
		}
		v.page.openPad(v.page.open)
		return true
	default:
		return false
	}
	v.page.Refresh()
	return true
}

func (v *listView) spots() []look.Spot {
	var spots []look.Spot
	for i, r := range v.rows {
		if r.hit.Visible() {
			spots = append(spots, look.SpotOf("pad."+strconv.Itoa(v.first+i+1), r.hit))
		}
	}
	for _, b := range append(v.buttons, v.restore) {
		if b.Visible() {
			spots = append(spots, look.SpotOf(b.ID, b))
		}
	}
	return spots
}
