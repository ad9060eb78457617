package charts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/look"
)

// viewRenderer draws a chart with lines, rectangles and texts that are made
// once and used again.
type viewRenderer struct {
	v           *View
	title, unit *canvas.Text
	empty       *canvas.Text
	zero        *canvas.Line
	ring        *canvas.Rectangle
	cursor      *canvas.Line
	dot         *canvas.Circle

	grid   pool[*canvas.Line]
	ticks  pool[*canvas.Text]
	labels pool[*canvas.Text]
	bars   pool[*canvas.Rectangle]
	lines  pool[*canvas.Line]
}

// pool is objects of one kind of which the first few are in use.
type pool[T fyne.CanvasObject] struct {
	all  []T
	used int
}

// take returns the next object, made if there is none left.
func (p *pool[T]) take(create func() T) T {
	if p.used == len(p.all) {
		p.all = append(p.all, create())
	}
	p.used++
	o := p.all[p.used-1]
	look.Show(o, true)
	return o
}

// rest hides what is not in use.
func (p *pool[T]) rest() {
	for _, o := range p.all[p.used:] {
		look.Show(o, false)
	}
}

func (p *pool[T]) objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, o := range p.all {
		all = append(all, o)
	}
	return all
}

// Objects lists everything from the bottom to the top.
func (r *viewRenderer) Objects() []fyne.CanvasObject {
	all := r.grid.objects()
	all = append(all, r.bars.objects()...)
	all = append(all, r.zero)
	all = append(all, r.lines.objects()...)
	all = append(all, r.cursor, r.dot)
	all = append(all, r.ticks.objects()...)
	all = append(all, r.labels.objects()...)
	return append(all, r.title, r.unit, r.empty, r.ring)
}

func (r *viewRenderer) Destroy()           {}
func (r *viewRenderer) MinSize() fyne.Size { return fyne.NewSize(10, 10) }
func (r *viewRenderer) Layout(fyne.Size)   { r.Refresh() }

// Refresh draws the chart.
func (r *viewRenderer) Refresh() {
	v := r.v
	size := v.Size()
	if size.Width < 2 {
		return
	}
	r.grid.used, r.ticks.used, r.labels.used, r.bars.used, r.lines.used = 0, 0, 0, 0, 0
	r.title.Text, r.unit.Text, r.empty.Text = v.Chart.Title, v.Chart.Unit, v.Empty
	look.PlaceText(r.title, 9*v.u, 0, size.Width*0.68, 26*v.u, 16*v.u)
	look.PlaceText(r.unit, size.Width*0.7, 0, size.Width*0.3-12*v.u, 26*v.u, 13*v.u)
	something := len(v.Chart.Points) > 0
	for _, o := range []fyne.CanvasObject{r.zero, r.unit} {
		look.Show(o, something)
	}
	look.Show(r.empty, !something)
	if something {
		a := v.Chart.Axis()
		r.drawAxis(a)
		if v.Chart.Kind == Bars {
			r.drawBars(a)
		} else {
			r.drawLine(a)
		}
		r.drawLabels()
		r.drawMark(a)
	} else {
		look.PlaceText(r.empty, 0, size.Height*0.4, size.Width, 26*v.u, 15*v.u)
		look.Show(r.cursor, false)
		look.Show(r.dot, false)
	}
	r.drawRing(size)
	r.grid.rest()
	r.ticks.rest()
	r.labels.rest()
	r.bars.rest()
	r.lines.rest()
}

func newLine() *canvas.Line { return canvas.NewLine(look.Line) }

// drawAxis draws a line across for each step, with its value, and a stronger
// one for zero and for the marks.
func (r *viewRenderer) drawAxis(a Axis) {
	v := r.v
	x, _, w, _ := v.plot()
	across := func(l *canvas.Line, value float64, width float32) {
		y := v.height(a, value)
		look.Stroke(l, x, y, x+w, y, max(1, width*v.u))
	}
	for _, value := range a.Ticks() {
		l := r.grid.take(newLine)
		l.StrokeColor = look.Line
		across(l, value, 0.6)
		t := r.ticks.take(func() *canvas.Text { return look.Text(look.InkDim, false, fyne.TextAlignTrailing) })
		t.Text = Number(value, a.Step)
		look.PlaceText(t, 0, v.height(a, value)-9*v.u, x-8*v.u, 18*v.u, 13*v.u)
	}
	for _, value := range v.Chart.Marks {
		l := r.grid.take(newLine)
		l.StrokeColor = look.AccentDeep
		across(l, value, 1.6)
	}
	across(r.zero, 0, 1.4)
}

// drawBars draws a bar from zero for each point.
func (r *viewRenderer) drawBars(a Axis) {
	v := r.v
	_, _, w, _ := v.plot()
	each := w / float32(len(v.Chart.Points))
	wide := max(1, each*0.72)
	for i, p := range v.Chart.Points {
		if p.Gap {
			continue
		}
		b := r.bars.take(func() *canvas.Rectangle { return canvas.NewRectangle(look.Cloth) })
		b.FillColor = look.Cloth
		if p.Value < 0 {
			b.FillColor = look.Alarm
		}
		top, bottom := v.height(a, max(0, p.Value)), v.height(a, min(0, p.Value))
		b.CornerRadius = min(3*v.u, wide/3)
		look.Place(b, v.middle(i)-wide/2, top, wide, bottom-top)
		b.Refresh()
	}
}

// drawLine joins the points that have a value.
func (r *viewRenderer) drawLine(a Axis) {
	v := r.v
	last := -1
	for i, p := range v.Chart.Points {
		if p.Gap {
			last = -1
			continue
		}
		if last >= 0 {
			l := r.lines.take(newLine)
			l.StrokeColor, l.StrokeWidth = look.Cloth, max(1.5, 2.2*v.u)
			l.Position1 = fyne.NewPos(v.middle(last), v.height(a, v.Chart.Points[last].Value))
			l.Position2 = fyne.NewPos(v.middle(i), v.height(a, p.Value))
			l.Refresh()
		}
		last = i
	}
}

// drawLabels writes as many labels below the axis as there is room for.
func (r *viewRenderer) drawLabels() {
	v := r.v
	_, y, w, h := v.plot()
	every := LabelEvery(len(v.Chart.Points), int(w/(64*v.u)))
	for i, p := range v.Chart.Points {
		if p.Label == "" || i%every != 0 {
			continue
		}
		t := r.labels.take(func() *canvas.Text { return look.Text(look.InkDim, false, fyne.TextAlignCenter) })
		t.Text = p.Label
		look.PlaceText(t, v.middle(i)-40*v.u, y+h+3*v.u, 80*v.u, 18*v.u, 13*v.u)
	}
}

// drawMark shows the point that the pointer or the keyboard is on.
func (r *viewRenderer) drawMark(a Axis) {
	v := r.v
	i := v.marked()
	look.Show(r.cursor, i >= 0)
	on := i >= 0 && !v.Chart.Points[i].Gap
	look.Show(r.dot, on)
	if i < 0 {
		return
	}
	_, y, _, h := v.plot()
	look.Stroke(r.cursor, v.middle(i), y, v.middle(i), y+h, max(1, v.u))
	if on {
		side := 9 * v.u
		look.Place(r.dot, v.middle(i)-side/2, v.height(a, v.Chart.Points[i].Value)-side/2, side, side)
	}
}

// drawRing shows that the keyboard is on the chart.
func (r *viewRenderer) drawRing(size fyne.Size) {
	r.ring.StrokeColor, r.ring.StrokeWidth = look.Clear, 0
	if r.v.has {
		r.ring.StrokeColor, r.ring.StrokeWidth = look.SelectRing, max(2, 2.5*r.v.u)
	}
	r.ring.CornerRadius = 8 * r.v.u
	look.Place(r.ring, 0, 0, size.Width, size.Height)
	r.ring.Refresh()
}
