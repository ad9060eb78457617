package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/engine"
)

// hintSteps is how many steps a hint has.
const hintSteps = 3

// hint is what of the hint for this turn is on the screen.
type hint struct {
	step int // 0: none
	text string
	note string // what it does to the rating
}

// askHint gives the next step of the hint, and after the last one none again.
func (t *Table) askHint() {
	v := t.match.View(engine.South)
	if t.opt.Hint == nil || !t.asking || v.Phase != engine.Bidding && v.Phase != engine.Playing {
		return
	}
	step := (t.hint.step + 1) % (hintSteps + 1)
	t.hint, t.refusal = hint{step: step}, ""
	t.render()
	if step == 0 {
		return
	}
	t.opt.Hint(v, step, func(text string) {
		if t.hint.step != step || !t.asking || t.match.View(engine.South) != v {
			return
		}
		t.hint.text = text
		if t.opt.HintNote != nil {
			t.hint.note = t.opt.HintNote(step)
		}
		t.news.speak(strings.TrimSpace(text + " " + t.hint.note))
		t.render()
	})
}

// hintPanel is a slip of paper with a hint, over the line above the hand.
type hintPanel struct {
	ground *canvas.Rectangle
	text   *frame.Prose
	note   *canvas.Text
}

func newHintPanel() *hintPanel {
	return &hintPanel{look.Panel(), frame.NewProse(16), look.Text(look.InkDim, false, fyne.TextAlignLeading)}
}

func (p *hintPanel) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.ground, p.text.Object(), p.note}
}

// judged says of a bid or a card what there is to say; a claim changes nothing.
func (t *Table) judged(a engine.Action) {
	if t.opt.Judged == nil || a.Kind != engine.Play && a.Kind != engine.Pass && a.Kind != engine.Choose {
		return
	}
	if t.remark = t.opt.Judged(t.match.Deal(), a); t.remark != "" {
		t.news.speak(t.remark)
	}
}

// hintShown tells whether there is a hint or a remark to read; a refusal is more
// pressing.
func (t *Table) hintShown() bool { return t.slipText() != "" && t.refusal == "" && !t.settled }

// slipText is what is written on the slip.
func (t *Table) slipText() string {
	if t.hint.text != "" {
		return t.hint.text
	}
	return t.remark
}

// place writes the hint on one or two lines, three where they are long.
func (p *hintPanel) place(t *Table, g *geometry) {
	for _, o := range p.objects() {
		look.Show(o, t.hintShown())
	}
	if !t.hintShown() {
		return
	}
	u := g.u
	w, inset := min(600*u, g.w-24*u), 14*u
	lines := look.Break(t.slipText(), w-2*inset, p.text.Size*u, fyne.TextStyle{})
	h, note := float32(min(3, len(lines)))*p.text.Size*1.42*u+14*u, float32(0)
	if p.note.Text = t.hint.note; p.note.Text != "" {
		note = 20 * u
	}
	h += note
	x, y := g.cx-w/2, g.statusTop()+statusSize*u-h
	p.ground.CornerRadius = 8 * u
	look.Place(p.ground, x, y, w, h)
	p.text.Place(t.slipText(), x+inset, y+7*u, w-2*inset, h-note-14*u+1, u)
	look.PlaceText(p.note, x+inset, y+h-note-5*u, w-2*inset, note, 13*u)
}
