package table

import (
	"errors"
	"log/slog"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/duty"
	"klaverjas/app/look"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// status is the line above the hand: the last event in words, what is
// expected of the human, or why his click was refused. A click on it opens the log.
type status struct {
	ground *canvas.Rectangle
	text   *canvas.Text
	area   *clickArea
}

func newStatus(t *Table) *status {
	return &status{
		canvas.NewRectangle(look.Clear), look.Text(look.OnCloth, false, fyne.TextAlignCenter),
		newClickArea(func() { t.ToggleLog() }).says(fyne.AccessibleRoleButton, t.statusLine),
	}
}

func (s *status) objects() []fyne.CanvasObject { return []fyne.CanvasObject{s.ground, s.text, s.area} }

func (s *status) place(t *Table, g *geometry) {
	u := g.u
	line := t.statusLine()
	s.text.Text = line
	s.text.Color, s.ground.FillColor = look.OnCloth, look.Plate
	s.text.TextStyle.Bold = t.asking
	if t.refusal != "" {
		s.text.Color, s.ground.FillColor = look.OnAccent, look.Accent
		s.text.TextStyle.Bold = true
	}
	for _, o := range s.objects() {
		look.Show(o, line != "" && !t.settled && !t.hintShown() && t.moment.kind != SoundRoem) // other things lie there
	}
	x, y, w, h := 124*u, g.statusTop(), g.w-248*u, statusSize*u
	look.PlaceText(s.text, x+8*u, y, w-16*u, h, 17*u)
	words := fyne.MeasureText(line, s.text.TextSize, s.text.TextStyle).Width + 28*u
	s.ground.CornerRadius = h / 2
	look.Place(s.ground, g.cx-words/2, y, words, h)
	look.Place(s.area, g.cx-words/2, y, words, h)
	s.ground.Refresh()
}

// statusLine returns the most pressing thing to say.
func (t *Table) statusLine() string {
	switch {
	case t.refusal != "":
		return t.refusal
	case t.settled:
		return ""
	case t.hint.text != "":
		return t.hint.text
	case t.asking:
		return t.turnLine()
	default:
		return t.news.last()
	}
}

// turnLine returns what is expected of the human; with hints on, what the
// rules ask of the card that he is to play.
func (t *Table) turnLine() string {
	v := t.match.View(engine.South)
	if key, pairs := duty.Line(v); t.set.hints && key != "" && !v.CanClaim(v.Seat) {
		return i18n.T(key, pairs...)
	}
	return words.Turn(v)
}

// refuse shows why an action is not allowed.
func (t *Table) refuse(err error) {
	var why engine.Reason
	if !errors.As(err, &why) {
		slog.Error("action failed", "error", err)
		return
	}
	t.refusal = words.Refusal(why)
	t.news.speak(t.refusal)
	t.render()
}
