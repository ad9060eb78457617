package scorepad

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"klaverjas/app/look"
	"klaverjas/app/pad"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// The right half of the view, in units.
const (
	entryLeft  float32 = 590
	entryWidth float32 = 422
)

// corner is the place of the design's corner in a window, and the unit.
type corner struct{ x, y, u float32 }

func cornerOf(size fyne.Size) corner {
	u := look.Unit(size)
	return corner{(size.Width - look.DesignWidth*u) / 2, (size.Height - look.DesignHeight*u) / 2, u}
}

// button puts a button into a rectangle in units.
func (c corner) button(b *look.Button, x, y, w, h, size float32) {
	b.PlaceAt(c.x+x*c.u, c.y+y*c.u, w*c.u, h*c.u, size*c.u)
}

// place says and places everything.
func (v *entryView) place(size fyne.Size) {
	c := cornerOf(size)
	h := v.page.open.Heading()
	v.page.sheet.fill(v.page.open)
	v.page.sheet.follow()
	v.page.sheet.place(c.x+14*c.u, c.y+56*c.u, 558*c.u, c.u)
	for i, b := range v.turn {
		look.Show(b, len(v.page.shelf.pads) > 1)
		c.button(b, 20+float32(i)*32, 60, 28, 26, 15)
	}
	v.placeBar(c)
	v.placeHeading(c, &h)
	v.placeChoices(c, &h)
	v.placeFields(c, &h)
	v.placePad(c)
	v.placeNote(c, &h)
	v.placeEnd(c)
	v.hint.Text = i18n.T("pad.hint")
	look.PlaceText(v.hint, c.x+14*c.u, c.y+615*c.u, 996*c.u, 18*c.u, 12*c.u)
}

func (v *entryView) placeBar(c corner) {
	shares := []float32{92, 124, 164, 124, 124, 124, 124}[:len(v.bar)]
	const gap = 12
	room, all := float32(996-gap*(len(v.bar)-1)), float32(0)
	for _, share := range shares {
		all += share
	}
	x := float32(14)
	for i, b := range v.bar {
		b.SetLabel(i18n.T("pad.bar." + b.ID))
		w := room * shares[i] / all
		c.button(b, x, 11, w, 38, 14.5)
		x += w + gap
	}
	look.Show(v.bar[3], v.page.open.CanUndo())
	look.Show(v.bar[4], v.page.open.CanRedo())
}

// placeHeading says which deal is being entered and who dealt.
func (v *entryView) placeHeading(c corner, h *pad.Heading) {
	k := v.page.open
	number, dealer := k.Next()
	key, room := "pad.deal", float32(124)
	switch {
	case v.form.Row >= 0:
		r := k.Rows()[v.form.Row]
		number, dealer, key = r.Number, r.Dealer, "pad.deal_edit"
		if v.form.Insert {
			key, room = "pad.deal_insert", 88
		}
	case k.Finished():
		key = "pad.done." + string(k.End())
	}
	v.heading.Text = i18n.T(key, "Limit", h.Rules.Limit, "Deal", number, "Name", look.Clip(short(h, dealer), room*c.u, 17*c.u, v.heading.TextStyle))
	look.PlaceText(v.heading, c.x+entryLeft*c.u, c.y+55*c.u, 284*c.u, 30*c.u, 18*c.u)
	v.allPass.SetLabel(i18n.T("pad.all_pass"))
	c.button(v.allPass, entryLeft+290, 55, 132, 31, 13.5)
	v.allPass.SetPrimary(v.form.Passed())
}

// placeChoices places players and suits, those chosen standing out.
func (v *entryView) placeChoices(c corner, h *pad.Heading) {
	maker, hasMaker := v.form.Maker()
	trump, hasTrump := v.form.Trump()
	for i := range v.sides {
		v.sides[i].Text = i18n.T("side." + sideKeys[i])
		look.PlaceText(v.sides[i], c.x+(entryLeft+float32(i)*214+2)*c.u, c.y+86*c.u, 200*c.u, 17*c.u, 13*c.u)
	}
	for n, s := range seatsInOrder {
		b := v.players[s]
		b.SetLabel(strconv.Itoa(n+1) + "  " + look.Clip(player(h, s), 150*c.u, 16*c.u, fyne.TextStyle{Bold: true}))
		b.SetPrimary(hasMaker && maker == s && !v.form.Passed())
		c.button(b, entryLeft+float32(s&1)*214, 107+float32(s>>1)*44, 208, 39, 16)
	}
	for s, b := range v.trumps {
		b.SetLabel(words.Suit(engine.Suit(s)))
		b.SetPrimary(hasTrump && int(trump) == s && !v.form.Passed())
		c.button(b, entryLeft+float32(s)*107, 201, 101, 42, 12.2)
	}
	v.placeRing(c)
}

// placeRing shows which group of buttons the keyboard is on.
func (v *entryView) placeRing(c corner) {
	y, h := float32(103), float32(91)
	if v.form.At == pad.FieldTrump {
		y, h = 197, 50
	}
	look.Show(v.ring, v.form.At <= pad.FieldTrump && v.page.sheet.mark < 0 || v.form.Row >= 0 && v.form.At <= pad.FieldTrump)
	v.ring.StrokeColor, v.ring.StrokeWidth, v.ring.CornerRadius = look.Accent, 3*c.u, 10*c.u
	look.Place(v.ring, c.x+(entryLeft-5)*c.u, c.y+y*c.u, (entryWidth+10)*c.u, h*c.u)
	v.ring.Refresh()
}

// placeFields places the boxes of points and roem.
func (v *entryView) placeFields(c corner, h *pad.Heading) {
	for i, key := range []string{"pad.points", "pad.roem"} {
		v.labels[i].Text = i18n.T(key)
		look.PlaceText(v.labels[i], c.x+entryLeft*c.u, c.y+(253+44*float32(i))*c.u, 62*c.u, 39*c.u, 15*c.u)
	}
	points, roem := v.form.Points(&h.Rules), v.form.Roem()
	_, swept := v.form.Swept()
	for s := range engine.Side(2) {
		x := c.x + (entryLeft+64+float32(s)*182)*c.u
		b := v.points[s]
		b.text.Text, b.text.Color = points[s], look.Ink
		if s != v.form.Side || swept {
			b.text.Color = look.InkDim
		}
		b.side.Text, v.roem[s].side.Text = side(s), side(s)
		b.place(x, c.y+253*c.u, 176*c.u, 39*c.u, c.u, v.form.At == pad.FieldPoints && s == v.form.Side)
		v.roem[s].text.Text = roem[s]
		v.roem[s].place(x, c.y+297*c.u, 176*c.u, 39*c.u, c.u, v.form.At == pad.FieldRoem0+pad.Field(s))
	}
}

// placePad places the digits, the roem buttons and pit.
func (v *entryView) placePad(c corner) {
	const top, step = 358, 43
	for d := 1; d <= 9; d++ {
		v.digits[d].SetLabel(strconv.Itoa(d))
		c.button(v.digits[d], entryLeft+float32((d-1)%3)*68, top+float32(2-(d-1)/3)*step, 63, 39, 20)
	}
	v.digits[0].SetLabel("0")
	v.back.SetLabel(i18n.T("pad.erase"))
	v.next.SetLabel(i18n.T("pad.next"))
	c.button(v.back, entryLeft, top+3*step, 63, 39, 14)
	c.button(v.digits[0], entryLeft+68, top+3*step, 63, 39, 20)
	c.button(v.next, entryLeft+136, top+3*step, 63, 39, 14)
	swept, has := v.form.Swept()
	for s := range 2 {
		x := entryLeft + 214 + float32(s)*107
		v.columns[s].Text = i18n.T("pad.roem_of", "Side", side(engine.Side(s)))
		look.PlaceText(v.columns[s], c.x+x*c.u, c.y+(top-19)*c.u, 101*c.u, 17*c.u, 12.5*c.u)
		for i, n := range roemSteps {
			v.adds[s][i].SetLabel("+" + strconv.Itoa(n))
			c.button(v.adds[s][i], x, top+float32(i)*step, 101, 39, 17)
		}
		v.sweeps[s].SetLabel(i18n.T("pad.pit_of", "Side", side(engine.Side(s))))
		v.sweeps[s].SetPrimary(has && int(swept) == s)
		c.button(v.sweeps[s], x, top+3*step, 101, 39, 14.5)
	}
}

// placeNote says what comes of the line, or why it cannot be written.
func (v *entryView) placeNote(c corner, h *pad.Heading) {
	lines, alarm := v.message(h, c.u)
	v.note.CornerRadius = 6 * c.u
	v.note.StrokeColor, v.note.StrokeWidth = look.LineStrong, c.u
	look.Place(v.note, c.x+entryLeft*c.u, c.y+531*c.u, entryWidth*c.u, 40*c.u)
	size, step := float32(13), float32(17)
	if len(lines) > 2 {
		size, step = 11, 12
	}
	top := 530 + (40-step*float32(len(lines)))/2
	for i, t := range v.lines {
		t.Text, t.Color, t.TextStyle.Bold = "", look.Ink, i == 0 && !alarm
		if i < len(lines) {
			t.Text = lines[i]
		}
		if alarm {
			t.Color = look.Alarm
		}
		look.PlaceText(t, c.x+(entryLeft+10)*c.u, c.y+(top+step*float32(i))*c.u, (entryWidth-20)*c.u, step*c.u, size*c.u)
	}
	v.note.Refresh()
}

// message returns the lines of the note and whether they are a refusal.
func (v *entryView) message(h *pad.Heading, u float32) (lines []string, alarm bool) {
	width, style := (entryWidth-20)*u, fyne.TextStyle{}
	if v.said != "" {
		return wrap(v.said, width, 13.5*u, style, 2), !v.good
	}
	k := v.page.open
	e := v.form.Entry()
	switch {
	case v.page.shelf.lost && v.blank():
		return wrap(i18n.T("pad.not_kept"), width, 13.5*u, style, 2), true
	case v.form.Row < 0 && k.Finished():
		return ended(k.Pad), false
	case v.page.sheet.mark >= 0 && v.form.Row < 0:
		return wrap(i18n.T("pad.marked"), width, 13.5*u, style, 2), false
	case v.form.Forced && !e.HasTrump:
		maker, _ := v.form.Maker()
		return wrap(i18n.T("pad.forced", "Name", player(h, maker)), width, 13.5*u, style, 2), false
	case e.Passed:
		return wrap(i18n.T("pad.passed"), width, 13.5*u, style, 2), false
	}
	known, err := v.judge(v.row(), e)
	switch {
	case !known:
		return []string{i18n.T("pad.checking")}, false
	case err != nil:
		return v.asking(h, err, width, u)
	}
	res, err := e.Settle(&h.Rules)
	if err != nil {
		return nil, false
	}
	what, why := verdict(h, &e, &res)
	return append([]string{what}, wrap(why, width, 13.5*u, style, 1)...), false
}

// blank tells whether nothing is being entered or chosen.
func (v *entryView) blank() bool {
	_, maker := v.form.Maker()
	return v.form.Row < 0 && v.page.sheet.mark < 0 && v.form.Empty() && !maker
}

// told returns what is said about the line, for traces and tests.
func (v *entryView) told() string {
	text := ""
	for _, l := range v.lines {
		text = strings.TrimSpace(text + " " + l.Text)
	}
	return text
}

// asking says what is still to be entered, or at once what cannot be.
func (v *entryView) asking(h *pad.Heading, err error, width, u float32) ([]string, bool) {
	switch codeOf(err) {
	case pad.NoMaker, pad.NoTrump, pad.NoPoints:
		return wrap(i18n.T("pad.ask."+string(codeOf(err))), width, 13.5*u, fyne.TextStyle{}, 2), false
	}
	return wrap(refusal(h, err), width, 13.5*u, fyne.TextStyle{}, 2), true
}

// placeEnd places the buttons that end the line.
func (v *entryView) placeEnd(c corner) {
	editing := v.form.Row >= 0
	v.cancel.SetLabel(i18n.T("pad.clear"))
	v.write.SetLabel(i18n.T("pad.write"))
	width := float32(198)
	if editing {
		v.cancel.SetLabel(i18n.T("pad.cancel"))
		v.write.SetLabel(i18n.T("pad.change"))
	}
	change := editing && !v.form.Insert
	if v.form.Insert {
		v.write.SetLabel(i18n.T("pad.insert_here"))
	}
	v.remove.SetLabel(i18n.T("pad.remove"))
	v.insert.SetLabel(i18n.T("pad.insert"))
	look.Show(v.remove, change)
	look.Show(v.insert, change)
	if change {
		width = 110
	}
	c.button(v.cancel, entryLeft, 575, 98, 40, 13.5)
	c.button(v.remove, entryLeft+104, 575, 98, 40, 13.5)
	c.button(v.insert, entryLeft+208, 575, 98, 40, 13.5)
	c.button(v.write, entryLeft+entryWidth-width, 575, width, 40, 17)
}
