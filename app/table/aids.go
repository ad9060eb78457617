package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/aids"
	"klaverjas/app/look"
	"klaverjas/app/replay"
	"klaverjas/assets"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// SetAids chooses whether the table counts for a beginner: what cards are worth,
// which trumps are out, points so far, who is void, all tricks.
func (t *Table) SetAids(on bool) { t.set.aids = on; t.render() }

// aidPanel is what the table counts for a beginner: a slip under the sign of
// trump, and beside each hidden hand the suits in which it has shown to be void.
type aidPanel struct {
	area   *clickArea // opens the list of the tricks
	ground *canvas.Rectangle
	labels [3]*canvas.Text
	values [3]*canvas.Text
	voids  [4]voidTag
}

func newAidPanel(t *Table) *aidPanel {
	p := &aidPanel{ground: canvas.NewRectangle(look.Paper), area: newClickArea(t.showTricks)}
	for i := range p.labels {
		p.labels[i] = look.Text(look.InkDim, false, fyne.TextAlignLeading)
		p.values[i] = look.Text(look.Ink, true, fyne.TextAlignLeading)
	}
	for s := range p.voids {
		p.voids[s] = newVoidTag()
	}
	return p
}

func (p *aidPanel) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.ground}
	for i := range p.labels {
		objects = append(objects, p.labels[i], p.values[i])
	}
	for s := range p.voids {
		objects = append(objects, p.voids[s].objects()...)
	}
	return append(objects, p.area)
}

// aiding tells whether the table counts now.
func (t *Table) aiding() bool {
	d := t.match.Deal()
	return t.set.aids && d.Phase != engine.Bidding && d.Phase != engine.PassedOut && !t.settled
}

// place writes the counts.
func (p *aidPanel) place(t *Table, g *geometry) {
	for _, o := range p.objects() {
		look.Show(o, false)
	}
	if !t.aiding() {
		return
	}
	v := t.match.View(engine.South)
	count := aids.Of(v, !t.gathered)
	for _, s := range engine.Seats[1:] {
		if d := t.match.Deal(); d.Hand(s) != 0 && !t.covered(s) {
			p.voids[s].place(count.Voids[s], g, s)
		}
	}
	if t.covered(engine.West) {
		return
	}
	for _, o := range p.objects()[:1+2*len(p.labels)] {
		look.Show(o, true)
	}
	look.Show(p.area, true)
	both := func(key string, n [2]int) string { return i18n.T(key, "Us", n[0], "Them", n[1]) }
	p.write(g, [3][2]string{
		{i18n.T("aids.points"), both("aids.sides", count.Points)},
		{i18n.T("aids.roem"), both("aids.sides", count.Roem)},
		{i18n.T("aids.out"), outWords(count.Out, t.style().Letters)},
	})
}

// write lays the slip under the sign of trump, or under the tab of the folded
// score card.
func (p *aidPanel) write(g *geometry, lines [3][2]string) {
	u := g.u
	x, y, w, h := margin*u, (margin+49)*u, badgeWidth*u, 62*u
	if g.folded {
		y = (margin + 89) * u
	}
	p.ground.CornerRadius = 8 * u
	look.Place(p.ground, x, y, w, h)
	look.Place(p.area, x, y, w, h)
	const label, row = 80, 18
	for i, line := range lines {
		p.labels[i].Text, p.values[i].Text = line[0], line[1]
		top := y + (4+row*float32(i))*u
		look.PlaceText(p.labels[i], x+9*u, top, (label-6)*u, row*u, 12.5*u)
		look.PlaceText(p.values[i], x+(label+6)*u, top, w-(label+12)*u, row*u, 12.5*u)
	}
}

// outWords names the trumps that are out.
func outWords(out []engine.Card, l assets.Letters) string {
	if len(out) == 0 {
		return i18n.T("aids.none_out")
	}
	var names []string
	for _, c := range out {
		names = append(names, replay.Index(c.Rank(), l))
	}
	return strings.Join(names, " ")
}

// voidTag names the suits that a seat has shown not to hold.
type voidTag struct {
	ground *canvas.Rectangle
	words  *canvas.Text
	suits  [4]*canvas.Image
}

func newVoidTag() voidTag {
	t := voidTag{ground: canvas.NewRectangle(look.Plate), words: look.Text(look.OnClothDim, false, fyne.TextAlignLeading)}
	for i := range t.suits {
		t.suits[i] = look.SuitIcon()
	}
	return t
}

func (v *voidTag) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{v.ground, v.words}
	for _, s := range v.suits {
		objects = append(objects, s)
	}
	return objects
}

// place lays the tag under the backs of West and East, and beside North's.
func (v *voidTag) place(suits []engine.Suit, g *geometry, s engine.Seat) {
	if len(suits) == 0 {
		return
	}
	u := g.u
	v.words.Text = i18n.T("aids.void")
	const icon, h = 14, 20
	word := fyne.MeasureText(v.words.Text, 12.5*u, v.words.TextStyle).Width
	w := word + (18+float32(len(suits))*(icon+3))*u
	px, py, pw, ph := g.plate(s)
	x, y := px, py+ph+(5+backWidth*7/5+5)*u
	switch s {
	case engine.East:
		x = px + pw - w
	case engine.North:
		x, y = px+pw+4*u, py+ph+4*u
	}
	v.ground.CornerRadius = h / 2 * u
	look.Place(v.ground, x, y, w, h*u)
	look.PlaceText(v.words, x+9*u, y, word+2*u, h*u, 12.5*u)
	left := x + word + 13*u
	for i, suit := range suits {
		look.SetSuitLight(v.suits[i], suit)
		look.Place(v.suits[i], left, y+(h-icon)/2*u, icon*u, icon*u)
		look.Show(v.suits[i], true)
		left += (icon + 3) * u
	}
	look.Show(v.ground, true)
	look.Show(v.words, true)
}

// worth returns what is written on a card: its points, with the aids on.
func (t *Table) worth(c engine.Card) int {
	if !t.aiding() {
		return 0
	}
	return aids.Worth(&t.match.Deal().Table, c)
}
