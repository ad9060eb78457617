package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
	"klaverjas/i18n"
)

// logLines is how many sentences the log shows at once.
const logLines = 17

// logPanel is the pane with everything that the announcer has said.
type logPanel struct {
	t           *Table
	open        bool
	back        int // how many sentences before the last one it shows
	catch       *clickArea
	ground      *canvas.Rectangle
	title       *canvas.Text
	lines       [logLines]*canvas.Text
	copy, close *look.Button
	row         choiceRow
}

func newLogPanel(t *Table) *logPanel {
	p := &logPanel{
		t: t, ground: look.Panel(), title: look.Text(look.Ink, true, fyne.TextAlignLeading),
	}
	p.catch = newClickArea(func() {}).says(fyne.AccessibleRoleText, p.spoken)
	for i := range p.lines {
		p.lines[i] = look.Text(look.Ink, false, fyne.TextAlignLeading)
	}
	p.close = look.NewButton("log.close", true, t.ToggleLog)
	p.copy = look.NewButton("log.copy", false, func() {
		fyne.CurrentApp().Clipboard().SetContent(strings.Join(t.news.lines, "\n") + "\n")
	})
	return p
}

func (p *logPanel) objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.catch, p.ground, p.title}
	for _, l := range p.lines {
		objects = append(objects, l)
	}
	return append(objects, p.copy, p.close)
}

// spoken returns the title and the sentences that are seen.
func (p *logPanel) spoken() string {
	text := p.title.Text
	for _, l := range p.lines {
		if l.Text != "" {
			text += ". " + strings.TrimSuffix(l.Text, ".")
		}
	}
	return text
}

// ToggleLog opens or closes the log.
func (t *Table) ToggleLog() {
	t.log.open, t.log.back = !t.log.open, 0
	t.render()
}

// scroll shows earlier sentences, or later ones.
func (p *logPanel) scroll(lines int) {
	p.back = max(0, min(p.back+lines, len(p.t.news.lines)-logLines))
	p.t.render()
}

// key handles a key while the log is open.
func (p *logPanel) key(k fyne.KeyName) {
	switch k {
	case fyne.KeyUp:
		p.scroll(1)
	case fyne.KeyDown:
		p.scroll(-1)
	case fyne.KeyPageUp:
		p.scroll(logLines - 1)
	case fyne.KeyPageDown:
		p.scroll(1 - logLines)
	case fyne.KeyHome:
		p.scroll(kept)
	case fyne.KeyEnd:
		p.scroll(-kept)
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyTab:
		p.row.move(1)
		p.t.render()
	case fyne.KeyReturn, fyne.KeyEnter:
		p.row.press()
	case fyne.KeyEscape, fyne.KeyG, fyne.KeySpace:
		p.t.ToggleLog()
	}
}

// place lays the log over the table.
func (p *logPanel) place(g *geometry) {
	for _, o := range p.objects() {
		look.Show(o, p.open)
	}
	if !p.open {
		p.row.set(nil)
		return
	}
	p.row.set([]*look.Button{p.close, p.copy})
	u := g.u
	w, h := min(600*u, g.w-20*u), (60+logLines*28+60)*u
	x, y := g.cx-w/2, (g.h-h)/2
	look.Place(p.catch, 0, 0, g.w, g.h)
	p.ground.CornerRadius = 12 * u
	look.Place(p.ground, x, y, w, h)
	p.title.Text = i18n.T("log.title")
	look.PlaceText(p.title, x+22*u, y+12*u, w-44*u, 32*u, 21*u)
	end := len(p.t.news.lines) - p.back
	first := max(0, end-logLines)
	for i, l := range p.lines {
		l.Text = ""
		if first+i < end {
			l.Text = p.t.news.lines[first+i]
		}
		l.TextStyle.Bold = first+i == len(p.t.news.lines)-1
		look.PlaceText(l, x+22*u, y+(50+28*float32(i))*u, w-44*u, 28*u, 15.5*u)
	}
	p.copy.SetLabel(i18n.T("log.copy"))
	p.close.SetLabel(i18n.T("log.close"))
	p.close.PlaceAt(x+w-(22+150)*u, y+h-54*u, 150*u, 42*u, 16*u)
	p.copy.PlaceAt(x+22*u, y+h-54*u, 220*u, 42*u, 16*u)
}
