package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/cards"
	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/rulebook"
	"klaverjas/app/ruletext"
	"klaverjas/assets"
	"klaverjas/engine"
)

// Measures of the book in units; see look.Unit.
const (
	ruleSize    float32 = 17 // of a rule in words
	lineSize    float32 = 15 // of what is said in an example
	smallWidth  float32 = 46
	smallHeight         = smallWidth * 7 / 5
	cellHeight  float32 = 25
	boxPad      float32 = 10
)

// smallStyle is the deck in force in large print, which can be read when small.
func (v *bookView) smallStyle() assets.Style {
	s := v.opt.Style()
	s.LargePrint = true
	return s
}

// block is a part of a page that is not broken.
type block interface {
	height(w, u float32) float32
	draw(v *bookView, y, w, u float32) []fyne.CanvasObject
}

// blocks returns a chapter's sentences, tables and examples.
func blocks(c *rulebook.Chapter) []block {
	var all []block
	for _, line := range c.Lines {
		all = append(all, sentence(line))
	}
	for i := range c.Tables {
		all = append(all, grid{&c.Tables[i]})
	}
	for i := 0; i < len(c.Examples); i++ {
		one := sample{&c.Examples[i]}
		if i+1 < len(c.Examples) && one.narrow() && (sample{&c.Examples[i+1]}).narrow() {
			i++
			all = append(all, pair{one, sample{&c.Examples[i]}})
			continue
		}
		all = append(all, one)
	}
	return all
}

// pair is two narrow examples side by side.
type pair [2]sample

func (p pair) height(w, u float32) float32 {
	return max(p[0].height(w/2, u), p[1].height(w/2, u))
}

func (p pair) draw(v *bookView, y, w, u float32) []fyne.CanvasObject {
	high := p.height(w, u)
	return append(p[0].drawAt(v, 0, y, w/2-4*u, high, u), p[1].drawAt(v, w/2+4*u, y, w/2-4*u, high, u)...)
}

// linesHigh returns how high a text is in a width.
func linesHigh(text string, w, size float32, bold bool) float32 {
	return float32(len(look.Break(text, w, size, fyne.TextStyle{Bold: bold}))) * size * 1.42
}

// prose draws a text.
func prose(text string, bold bool, x, y, w, size, u float32) fyne.CanvasObject {
	p := frame.NewProse(size)
	p.Bold = bold
	p.Place(text, x, y, w, 10000, u)
	return p.Object()
}

// sentence is a rule in words, with a dot before it.
type sentence string

func (s sentence) height(w, u float32) float32 {
	return linesHigh(string(s), w-18*u, ruleSize*u, false) + 8*u
}

func (s sentence) draw(_ *bookView, y, w, u float32) []fyne.CanvasObject {
	dot := canvas.NewCircle(look.InkDim)
	look.Place(dot, 3*u, y+10*u, 5*u, 5*u)
	return []fyne.CanvasObject{dot, prose(string(s), false, 18*u, y, w-18*u, ruleSize, u)}
}

// grid is a table.
type grid struct{ table *ruletext.Table }

func (g grid) height(_, u float32) float32 {
	return (float32(len(g.table.Rows)+1)*cellHeight + 12) * u
}

func (g grid) draw(_ *bookView, y, w, u float32) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	columns := len(g.table.Head)
	figure := min(64*u, w*0.6/float32(max(1, columns-1)))
	label := min(w-figure*float32(columns-1), 420*u)
	if columns > 4 {
		label = 150 * u
	}
	line := canvas.NewLine(look.LineStrong)
	look.Stroke(line, 18*u, y+cellHeight*u, 18*u+label+figure*float32(columns-1), y+cellHeight*u, 1)
	objects = append(objects, line)
	for i, row := range rowsOf(g.table) {
		for j, text := range row {
			t := look.Text(look.Ink, i == 0, fyne.TextAlignTrailing)
			t.Text = text
			top := y + float32(i)*cellHeight*u
			if j == 0 {
				t.Alignment = fyne.TextAlignLeading
				look.PlaceText(t, 18*u, top, label, cellHeight*u, 14*u)
			} else {
				look.PlaceText(t, 18*u+label+figure*float32(j-1), top, figure-4*u, cellHeight*u, 14*u)
			}
			objects = append(objects, t)
		}
	}
	return objects
}

// sample is a worked example in a box: what is shown above, the cards at the
// left, what comes of it at the right.
type sample struct{ example *rulebook.Example }

// picture returns how wide and high the cards are, in units.
func (s sample) picture() (w, h float32) {
	e := s.example
	switch {
	case e.Deal != nil && e.Deal.Trick().Count == 0:
		return 250, smallHeight + 30
	case e.Deal != nil:
		return 440, smallHeight + 30
	case e.Tally != nil:
		return 290, float32(len(e.Count.Rows)+1) * 21
	case e.Worth:
		return float32(len(e.Row)) * (smallWidth + 4), smallHeight + 22
	default:
		return 200, smallHeight
	}
}

func (s sample) height(w, u float32) float32 {
	pw, ph := s.picture()
	said := float32(0)
	for _, line := range s.example.Says {
		said += linesHigh(line, w-(pw+3*boxPad+18)*u, lineSize*u, false)
	}
	return linesHigh(s.example.Text, w-4*boxPad*u, lineSize*u, true) + max(ph*u, said) + (2*boxPad+18)*u
}

// narrow tells whether two of its kind go side by side.
func (s sample) narrow() bool {
	w, _ := s.picture()
	return w <= 8*(smallWidth+4) && s.example.Deal == nil
}

func (s sample) draw(v *bookView, y, w, u float32) []fyne.CanvasObject {
	return s.drawAt(v, 0, y, w, s.height(w, u), u)
}

// drawAt draws the box in a rectangle.
func (s sample) drawAt(v *bookView, x, y, w, h, u float32) []fyne.CanvasObject {
	e := s.example
	box := canvas.NewRectangle(look.PaperShade)
	box.CornerRadius = 8 * u
	y += 6 * u
	look.Place(box, x, y, w, h-10*u)
	high := linesHigh(e.Text, w-4*boxPad*u, lineSize*u, true)
	objects := []fyne.CanvasObject{box, prose(e.Text, true, x+1.5*boxPad*u, y+boxPad*u/2, w-4*boxPad*u, lineSize, u)}
	top := y + high + boxPad*u
	pw, _ := s.picture()
	objects = append(objects, s.drawPicture(v, x+1.5*boxPad*u, top, u)...)
	for _, line := range e.Says {
		left := (pw + 3*boxPad) * u
		objects = append(objects, prose(line, false, x+left, top, w-left-18*u, lineSize, u))
		top += linesHigh(line, w-left-18*u, lineSize*u, false)
	}
	return objects
}

// drawPicture draws the cards or the count.
func (s sample) drawPicture(v *bookView, x, y, u float32) []fyne.CanvasObject {
	e := s.example
	switch {
	case e.Deal != nil:
		return v.drawDeal(e, x, y, u)
	case e.Tally != nil:
		return drawCount(&e.Count, x, y, u)
	}
	var objects []fyne.CanvasObject
	for i, c := range e.Row {
		left := x + float32(i)*(smallWidth+4)*u
		objects = append(objects, v.small(c, left, y, u))
		if e.Worth {
			objects = append(objects, label(number(c.Points(e.Trump)), left, y+smallHeight*u, smallWidth*u, u))
		}
	}
	return objects
}

// small draws a card at a place.
func (v *bookView) small(c engine.Card, x, y, u float32) *cards.Card {
	w := cards.NewCard(c, nil)
	w.Set(v.deck.Face(c), cards.State{})
	look.Place(w, x, y, smallWidth*u, smallHeight*u)
	return w
}

// label is a few words below a card.
func label(text string, x, y, w, u float32) *canvas.Text {
	t := look.Text(look.Ink, true, fyne.TextAlignCenter)
	t.Text = text
	look.PlaceText(t, x, y, w, 20*u, 13*u)
	return t
}

// drawDeal draws what lies, with the names of who played it, and South's hand,
// in which the cards that may be played stand out where one is to be played.
func (v *bookView) drawDeal(e *rulebook.Example, x, y, u float32) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	trick := e.Deal.Trick()
	for i := range int(trick.Count) {
		left := x + float32(i)*(smallWidth+3)*u
		objects = append(objects, v.small(trick.Cards[i], left, y+6*u, u),
			label(seatName(trick.SeatOf(i)), left-4*u, y+(smallHeight+7)*u, (smallWidth+8)*u, u))
	}
	hand := sorted(e.Deal.Hand(engine.South), e.Deal)
	if trick.Count > 0 {
		x += 4 * (smallWidth + 3) * u
	}
	if trick.Full() {
		x += 22 * u // its last card and the hand are apart
	}
	for i, c := range hand {
		w := v.small(c, x+float32(i)*27*u, y+6*u, u)
		w.Set(v.deck.Face(c), cards.State{Lifted: e.Legal.Has(c), Dimmed: e.Legal != 0 && !e.Legal.Has(c)})
		objects = append(objects, w)
	}
	return append(objects, label(seatName(engine.South), x, y+(smallHeight+7)*u, smallWidth*u, u))
}

// drawCount draws a small table of two sides.
func drawCount(t *ruletext.Table, x, y, u float32) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, row := range rowsOf(t) {
		for j, cell := range newRow() {
			cell.Text = row[j]
			cell.TextStyle.Bold = i == 0 || i == len(t.Rows)
			left, width := x, 160*u
			if j > 0 {
				left, width = x+(100+60*float32(j))*u, 60*u
			}
			look.PlaceText(cell, left, y+float32(i)*21*u, width, 21*u, 14*u)
			objects = append(objects, cell)
		}
	}
	return objects
}
