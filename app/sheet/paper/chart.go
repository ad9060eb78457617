package paper

// Chart is a figure to be printed: values as parts of the height of its axis,
// 0 at the foot and 1 at the top.
type Chart struct {
	Title string
	Unit  string // what the values are
	Bars  bool   // else a line
	Zero  float64
	Ticks []ChartTick
	Marks []ChartPoint
	Note  string // below: the numbers that one cannot ask for on paper
	Empty string // said where there are no marks
}

// ChartTick is a value beside the axis.
type ChartTick struct {
	At   float64
	Text string
}

// ChartPoint is a value of a chart.
type ChartPoint struct {
	At    float64
	Label string // below the axis; empty: none
	Value string // above a bar; empty: none
	Gap   bool   // there is no value here
}

// Charts composes charts one under the other on one page, twice where it has
// room for two. The heading says whose they are, the line under it of what.
func (p *Press) Charts(heading, line string, charts []Chart) *Document {
	d := p.document(heading)
	on := p.page(d, heading)
	for _, b := range p.Options.Format.boxes() {
		u := min(b.w/designWidth, b.h/designHeight)
		on.wordsOn(b, b.y+7*u, heading, style{size: 17 * u, bold: true}, left)
		on.wordsOn(b, b.y+14*u, line, style{size: 10 * u}, left)
		top := b.y + 22*u
		each := (b.bottom() - top) / float64(max(2, len(charts)))
		for i := range charts {
			c := chartOn{on, &charts[i], u, box{b.x, top + float64(i)*each, b.w, each - 8*u}}
			c.draw()
		}
	}
	p.cutLine(d)
	return d
}

// chartOn is a chart in its place on a page.
type chartOn struct {
	pen
	*Chart
	u   float64
	box box
}

// The measures of a chart in millimetres on A4.
const (
	chartTop    = 10.0 // title
	chartLeft   = 13.0 // values beside the axis
	chartBottom = 7.0  // labels
	chartNote   = 6.0
)

// plot returns the rectangle in which values are drawn.
func (c *chartOn) plot() box {
	return box{
		c.box.x + chartLeft*c.u, c.box.y + chartTop*c.u,
		c.box.w - chartLeft*c.u, c.box.h - (chartTop+chartBottom+chartNote)*c.u,
	}
}

func (c *chartOn) font(size float64) style { return style{size: max(smallest, size*c.u)} }

// draw puts the chart on the page.
func (c *chartOn) draw() {
	title := style{size: 12 * c.u, bold: true}
	head := box{c.box.x, c.box.y, c.box.w * 0.72, chartTop * c.u}
	c.wordsOn(head, c.box.y+4*c.u, c.Title, title, left)
	if len(c.Marks) == 0 {
		c.wordsOn(c.box, c.box.y+12*c.u, c.Empty, c.font(11), left)
		return
	}
	c.wordsOn(box{head.right(), c.box.y, c.box.w * 0.28, 0}, c.box.y+4*c.u, c.Unit, c.font(9), right)
	c.axis()
	if c.Bars {
		c.bars()
	} else {
		c.curve()
	}
	c.labels()
	p := c.plot()
	c.wordsOn(p, c.box.bottom(), c.Note, c.font(9), left)
}

// height returns where a value lies on the page.
func (c *chartOn) height(at float64) float64 {
	p := c.plot()
	return p.bottom() - at*p.h
}

// middle returns where a point lies.
func (c *chartOn) middle(i int) float64 {
	p := c.plot()
	return p.x + p.w*(float64(i)+0.5)/float64(len(c.Marks))
}

// axis draws a line across for each value beside the axis, and a stronger one for zero.
func (c *chartOn) axis() {
	p := c.plot()
	for _, t := range c.Ticks {
		y := c.height(t.At)
		c.lineIn(Grey, p.x, y, p.right(), y, hair)
		c.words(box{c.box.x, y - 3*c.u, chartLeft*c.u - 2*c.u, 6 * c.u}, t.Text, c.font(9), right)
	}
	y := c.height(c.Zero)
	c.line(p.x, y, p.right(), y, thin)
}

// curve joins the points that have a value.
func (c *chartOn) curve() {
	last := -1
	for i := range c.Marks {
		switch {
		case c.Marks[i].Gap:
			last = -1
			continue
		case last >= 0:
			c.line(c.middle(last), c.height(c.Marks[last].At), c.middle(i), c.height(c.Marks[i].At), thick)
		}
		last = i
	}
}

// bars draws a bar from zero for each point, with its value at the end.
func (c *chartOn) bars() {
	wide := c.plot().w / float64(len(c.Marks)) * 0.72
	for i := range c.Marks {
		m := &c.Marks[i]
		if m.Gap {
			continue
		}
		x, from, to := c.middle(i)-wide/2, c.height(c.Zero), c.height(m.At)
		c.fill(box{x, min(from, to), wide, max(from, to) - min(from, to)})
		c.words(box{x - wide*0.17, min(from, to) - 5*c.u, wide * 1.34, 4.6 * c.u}, m.Value, c.font(8.5), centre)
	}
}

// fill draws a box with lines across: it stands out and takes little ink.
func (c *chartOn) fill(b box) {
	if b.h < 0.05 {
		return
	}
	step := 1.3 * c.u
	for y := b.bottom() - step; y > b.y+0.3*step; y -= step {
		c.lineIn(Grey, b.x, y, b.right(), y, hair)
	}
	c.frame(b, thin)
}

// labels writes below the axis what there is to write.
func (c *chartOn) labels() {
	p := c.plot()
	for i := range c.Marks {
		if text := c.Marks[i].Label; text != "" {
			c.words(box{c.middle(i) - 9*c.u, p.bottom() + 1*c.u, 18 * c.u, 5 * c.u}, text, c.font(9), centre)
		}
	}
}
