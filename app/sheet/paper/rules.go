package paper

import (
	"klaverjas/app/ruletext"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Rules composes the rules on one page, twice where it has room for two.
func (p *Press) Rules(r engine.Rules) *Document {
	d := p.document(i18n.T("paper.title.rules"))
	text := ruletext.Summary(r)
	on := p.page(d, i18n.T("paper.bookmark.rules"))
	for _, b := range p.Options.Format.boxes() {
		drawRules(on, b, &text)
	}
	p.cutLine(d)
	return d
}

// prose sets text in columns at one size.
type prose struct {
	pen
	size  float64 // of the text in points
	width float64 // of a column
}

// drawRules sets a text in two columns, as large as they hold.
func drawRules(on pen, b box, text *ruletext.Text) {
	u := b.w / designWidth
	base := b.y + 7*u
	on.wordsOn(b, base, text.Title, style{size: 17 * u, bold: true}, left)
	on.wordsOn(b, base+7*u, text.Subtitle, style{size: 11 * u}, left)
	on.line(b.x, base+10*u, b.right(), base+10*u, thin)
	b.h -= 22 * u
	b.y += 22 * u
	gap := 8 * u
	p := prose{pen: on, width: (b.w - gap) / 2, size: 11.5 * u}
	for p.size > smallest && !p.flows(text, b.h) {
		p.size -= 0.1
	}
	x, y := b.x, b.y
	for i := range text.Sections {
		s := &text.Sections[i]
		if h := p.height(s); y+h > b.bottom()+0.01 && x == b.x {
			x, y = b.x+p.width+gap, b.y
		}
		y = p.section(s, x, y, true)
	}
}

// flows tells whether the text fits two columns of a height without breaking
// a section.
func (p *prose) flows(text *ruletext.Text, height float64) bool {
	columns, y := 1, 0.0
	for i := range text.Sections {
		h := p.height(&text.Sections[i])
		if y+h > height {
			columns, y = columns+1, 0
		}
		y += h
	}
	return columns <= 2 && y <= height
}

func (p *prose) height(s *ruletext.Section) float64 { return p.section(s, 0, 0, false) }

// lead is the distance of lines in millimetres.
func (p *prose) lead() float64 { return p.size * mm * 1.27 }

// section writes a section, or only measures it, and returns where the next begins.
func (p *prose) section(s *ruletext.Section, x, y float64, write bool) float64 {
	if write {
		p.wordsOn(box{x, y, p.width, 0}, y+p.lead(), s.Title, style{size: p.size * 1.25, bold: true}, left)
	}
	y += p.lead() * 1.5
	for i := range s.Tables {
		y = p.table(&s.Tables[i], x, y, write)
	}
	indent := p.size * mm * 0.9
	for _, line := range s.Lines {
		for i, part := range p.fonts.wrap(line, style{size: p.size}, p.width-indent) {
			y += p.lead()
			if write && i == 0 {
				p.wordsOn(box{x, y, indent, 0}, y, "–", style{size: p.size}, left)
			}
			if write {
				p.wordsOn(box{x + indent, y, p.width - indent + 1, 0}, y, part, style{size: p.size}, left)
			}
		}
		y += p.lead() * 0.22
	}
	return y + p.lead()*1.0
}

// table writes a table, all in one size at which it fits. The first column
// stands left; figures stand in the middle of theirs.
func (p *prose) table(t *ruletext.Table, x, y float64, write bool) float64 {
	row := p.lead() * 1.3
	if !write {
		return y + row*float64(len(t.Rows)+1) + p.lead()*0.6
	}
	rows := append([][]string{t.Head}, t.Rows...)
	f := style{size: p.size * 0.97, bold: true}
	widths := p.columnWidths(rows, &f)
	for i, cells := range rows {
		p.line(x, y, x+p.width, y, hair)
		at := x
		for k, text := range cells {
			f.bold = i == 0 && len(cells) == 2 || k == 0 && len(cells) > 2
			p.words(box{at, y, widths[k], row}, text, f, map[bool]align{true: left, false: centre}[k == 0])
			at += widths[k]
		}
		y += row
	}
	p.line(x, y, x+p.width, y, hair)
	return y + p.lead()*0.6
}

// columnWidths divides the width among columns by what they hold, and makes
// the text smaller if it does not fit.
func (p *prose) columnWidths(rows [][]string, f *style) []float64 {
	for {
		widths := make([]float64, len(rows[0]))
		spare := p.width
		for k := range widths {
			for _, cells := range rows {
				widths[k] = max(widths[k], p.fonts.width(cells[k], *f)+0.2)
			}
			spare -= widths[k]
		}
		if spare >= 0.5*float64(len(widths)) || f.size <= smallest {
			for k := range widths {
				widths[k] += spare / float64(len(widths))
			}
			return widths
		}
		f.size -= 0.1
	}
}
