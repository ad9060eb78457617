package table

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/app/session"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// moment is a panel in the middle of the table for what is worth a stop: nat,
// pit, and roem as it is counted up.
type moment struct {
	t      *Table
	shown  bool
	kind   string // roem, nat or pit, for traces
	ground *canvas.Rectangle
	band   [2]*canvas.Rectangle
	title  *canvas.Text
	line   *canvas.Text
	slide  float32 // how far it has come, 0 to 1
}

func newMoment(t *Table) *moment {
	m := &moment{
		t: t, ground: look.Panel(), slide: 1,
		title: look.Text(look.Ink, true, fyne.TextAlignCenter),
		line:  look.Text(look.Ink, false, fyne.TextAlignCenter),
	}
	for i := range m.band {
		m.band[i] = canvas.NewRectangle(look.Accent)
	}
	m.hide()
	return m
}

func (m *moment) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{m.ground, m.band[0], m.band[1], m.title, m.line}
}

func (m *moment) hide() {
	m.shown, m.kind = false, ""
	for _, o := range m.objects() {
		look.Show(o, false)
	}
}

// place lays the panel into the middle of the table; roem lies in a band over
// the announcer's line, so that the trick stays in view.
func (m *moment) place(g *geometry) {
	if !m.shown {
		return
	}
	u := g.u
	w, h := 440*u, 150*u
	x, y := g.cx-w/2, g.cy-h/2
	size := 62 * u
	if m.kind == SoundRoem {
		w, h, size = 300*u, 46*u, 28*u
		x, y = g.cx-w/2, g.statusTop()-10*u
	}
	y -= (1 - m.slide) * (y + h)
	big := m.kind != SoundRoem
	for _, o := range m.objects() {
		look.Show(o, big || o != m.line)
	}
	m.ground.CornerRadius = 10 * u
	look.Place(m.ground, x, y, w, h)
	band := min(10*u, h*0.1)
	look.Place(m.band[0], x, y+band, w, band*0.6)
	look.Place(m.band[1], x, y+h-1.6*band, w, band*0.6)
	if big {
		look.PlaceText(m.title, x+20*u, y+18*u, w-40*u, 76*u, size)
		look.PlaceText(m.line, x+20*u, y+94*u, w-40*u, 30*u, 19*u)
		return
	}
	look.PlaceText(m.title, x+10*u, y, w-20*u, h, size)
}

// tellRoem raises the cards that make the roem and counts it up.
func (t *Table) tellRoem(u *session.Update) {
	d := u.Match.Deal()
	trick := d.Trick()
	t.sound(SoundRoem)
	if u.Event.Kind == engine.EventStuk {
		return // his king or queen lies; the other has been seen before
	}
	t.raised = roemCards(trick.Set(), d.Trump, u.Event.Roem)
	if t.factor() == 0 {
		return
	}
	m := t.moment
	m.shown, m.kind, m.slide = true, SoundRoem, 1
	m.title.Text, m.title.Color = i18n.T("moment.roem", "Points", "0"), look.Ink
	t.mover.run(m, 0, timeRoem, func(way float32) {
		points := int(way*float32(u.Event.Points)/10+0.5) * 10
		if text := i18n.T("moment.roem", "Points", strconv.Itoa(points)); text != m.title.Text {
			m.title.Text = text
			m.title.Refresh()
		}
	}, nil)
}

// tellVerdict shows nat and pit, before the result is written down.
func (t *Table) tellVerdict() {
	res := t.match.Deal().Result()
	kind := SoundNat
	switch res.Verdict {
	case engine.Made:
		return
	case engine.Pit, engine.CounterPit:
		kind = SoundPit
	}
	t.sound(kind)
	if t.factor() == 0 {
		return
	}
	m := t.moment
	m.shown, m.kind, m.slide = true, kind, 0
	m.title.Text, m.title.Color = i18n.T("moment."+kind), look.Ink
	if kind == SoundNat {
		m.title.Color = look.Alarm
	}
	m.line.Text = words.Verdict(&res)
	t.mover.run(m, 0, timeSlide, func(way float32) {
		m.slide = way
		if g := newGeometry(t.size); t.size.Width >= 2 {
			m.place(&g)
		}
	}, nil)
}

// momentTime returns how long nat or pit stays.
func (t *Table) momentTime() time.Duration {
	if !t.moment.shown || t.moment.kind == SoundRoem {
		return 0
	}
	return time.Duration(float64(timeMoment) * t.factor())
}

// roemCards returns the cards of a trick that make its roem.
func roemCards(trick engine.Set, trump engine.Suit, r engine.Roem) engine.Set {
	var made engine.Set
	if r.Run3 > 0 || r.Run4 > 0 {
		for c := range trick.All() {
			next := trick & (engine.SetOf(c) | engine.SetOf(c)<<1 | engine.SetOf(c)<<2)
			if c.Rank() <= engine.Queen && next.Len() == 3 {
				made |= next
			}
		}
	}
	if r.Stuk > 0 {
		made |= trick & engine.SetOf(engine.CardOf(trump, engine.King), engine.CardOf(trump, engine.Queen))
	}
	if r.Four > 0 {
		made = trick
	}
	return made
}
