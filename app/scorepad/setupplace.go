package scorepad

import (
	"strconv"

	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

func (v *setupView) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{v.title, v.table, v.ring, v.value, v.line, v.number, v.note}
	for _, l := range v.labels {
		objects = append(objects, l)
	}
	for _, f := range v.fields {
		objects = append(objects, f.field.Root)
	}
	for _, b := range v.buttons() {
		objects = append(objects, b)
	}
	return objects
}

func (v *setupView) buttons() []*look.Button {
	all := []*look.Button{v.rule[0], v.rule[1], v.more[0], v.more[1]}
	all = append(all, v.first[:]...)
	return append(all, v.done, v.cancel)
}

func (v *setupView) spots() []look.Spot {
	var spots []look.Spot
	for _, f := range v.fields {
		spots = append(spots, look.SpotOf(f.id, f.field.Root))
	}
	for _, b := range v.buttons() {
		if b.Visible() {
			spots = append(spots, look.SpotOf(b.ID, b))
		}
	}
	return spots
}

func (v *setupView) place(size fyne.Size) {
	c := cornerOf(size)
	v.title.Text = i18n.T("pad.setup.title")
	if v.of == nil {
		v.title.Text = i18n.T("pad.setup.title_new")
	}
	look.PlaceText(v.title, c.x+40*c.u, c.y+18*c.u, 800*c.u, 40*c.u, 28*c.u)
	v.placeNames(c)
	v.placeRules(c)
	v.placeFirst(c)
	v.done.SetLabel(i18n.T("pad.setup.done"))
	v.cancel.SetLabel(i18n.T("pad.cancel"))
	c.button(v.cancel, 540, 572, 200, 46, 16)
	c.button(v.done, 756, 572, 228, 46, 18)
	v.done.SetSelected(v.at == setupDone)
	v.cancel.SetSelected(v.at == setupCancel)
	v.note.Text = v.said
	look.PlaceText(v.note, c.x+40*c.u, c.y+536*c.u, 944*c.u, 26*c.u, 15*c.u)
}

// placeNames places the name of the pad and the players around their table.
func (v *setupView) placeNames(c corner) {
	label := func(row int, text string, x, y float32) {
		v.labels[row].Text = text
		look.PlaceText(v.labels[row], c.x+x*c.u, c.y+y*c.u, 180*c.u, 18*c.u, 13*c.u)
	}
	label(setupName, i18n.T("pad.setup.name"), 40, 68)
	v.fields[setupName].field.Place(c.x+40*c.u, c.y+88*c.u, 470*c.u, 40*c.u, c.u)
	v.table.CornerRadius = 14 * c.u
	look.Place(v.table, c.x+227*c.u, c.y+268*c.u, 96*c.u, 110*c.u)
	for s, at := range [4][2]float32{{180, 412}, {40, 312}, {180, 212}, {330, 312}} {
		w := float32(190 - 10*(s&1)) // those at the sides make room for the table
		who := i18n.T("pad.setup.player", "Seat", i18n.T("pad.seat."+engine.Seat(s).String()), "Side", side(engine.Side(s&1)))
		label(setupSouth+s, who, at[0], at[1]-20)
		v.fields[setupSouth+s].field.Place(c.x+at[0]*c.u, c.y+at[1]*c.u, w*c.u, 40*c.u, c.u)
	}
}

// placeRules places the choice of rules and of the number of deals.
func (v *setupView) placeRules(c corner) {
	name, exact := v.head.Rules.Nearest()
	if h := v.head.Rules; !exact {
		for _, p := range engine.Profiles() {
			if p.Name == name {
				h.Deals = p.Rules.Deals
				exact = h == p.Rules
			}
		}
	}
	title, meaning := words.Profile(name)
	if !exact {
		title = i18n.T("pad.setup.own", "Rules", title)
	}
	v.value.Text, v.line.Text = title, meaning
	v.labels[setupRules].Text, v.labels[setupDeals].Text = i18n.T("pad.setup.rules"), i18n.T("pad.setup.deals")
	look.PlaceText(v.labels[setupRules], c.x+560*c.u, c.y+68*c.u, 400*c.u, 18*c.u, 13*c.u)
	look.PlaceText(v.value, c.x+614*c.u, c.y+88*c.u, 316*c.u, 40*c.u, 17*c.u)
	look.PlaceText(v.line, c.x+560*c.u, c.y+132*c.u, 424*c.u, 22*c.u, 13*c.u)
	look.PlaceText(v.labels[setupDeals], c.x+560*c.u, c.y+172*c.u, 400*c.u, 18*c.u, 13*c.u)
	points := v.head.Rules.Length == engine.LengthPoints
	v.number.Text = strconv.Itoa(v.head.Rules.Deals)
	if points {
		v.labels[setupDeals].Text = i18n.T("pad.setup.length")
		v.number.Text = i18n.T("pad.setup.limit", "Limit", v.head.Rules.Limit)
	}
	look.PlaceText(v.number, c.x+614*c.u, c.y+192*c.u, 316*c.u, 40*c.u, 20*c.u)
	for i, x := range []float32{560, 938} {
		v.rule[i].SetLabel([]string{"‹", "›"}[i])
		v.more[i].SetLabel([]string{"−", "+"}[i])
		c.button(v.rule[i], x, 88, 46, 40, 20)
		c.button(v.more[i], x, 192, 46, 40, 20)
		look.Show(v.more[i], !points)
	}
	v.placeRing(c)
}

// placeFirst places the choice of who deals first.
func (v *setupView) placeFirst(c corner) {
	v.labels[setupFirst].Text = i18n.T("pad.setup.first")
	look.PlaceText(v.labels[setupFirst], c.x+560*c.u, c.y+276*c.u, 424*c.u, 18*c.u, 13*c.u)
	h := v.heading()
	for n, s := range seatsInOrder {
		b := v.first[s]
		b.SetLabel(look.Clip(player(&h, s), 170*c.u, 15*c.u, fyne.TextStyle{Bold: true}))
		b.SetPrimary(v.head.First == s)
		c.button(b, 560+float32(n%2)*216, 298+float32(n/2)*48, 208, 42, 15)
	}
}

// placeRing shows which row without a text field the keyboard is on.
func (v *setupView) placeRing(c corner) {
	x, y, w, h := float32(555), float32(0), float32(434), float32(47)
	switch v.at {
	case setupRules:
		y = 85
	case setupDeals:
		y = 189
	case setupFirst:
		y, h = 295, 97
	}
	look.Show(v.ring, y > 0)
	v.ring.StrokeColor, v.ring.StrokeWidth, v.ring.CornerRadius = look.Accent, 3*c.u, 10*c.u
	look.Place(v.ring, c.x+x*c.u, c.y+y*c.u, w*c.u, h*c.u)
	v.ring.Refresh()
}
