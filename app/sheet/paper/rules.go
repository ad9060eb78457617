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
	close float64 // how close lines lie: their distance in parts of the size
}

// readable is the size in points below which a section may go on in the next
// column, so that the text can be larger.
const readable = 9.5

// piece is what is not broken: it writes itself, or only measures, and returns
// where the next begins.
type piece func(x, y float64, write bool) float64

// together makes one piece of several.
func together(pieces ...piece) piece {
	return func(x, y float64, write bool) float64 {
		for _, p := range pieces {
			y = p(x, y, write)
		}
		return y
	}
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
	p := prose{pen: on, width: (b.w - gap) / 2, close: 1.27}
	pieces := p.pieces(text, false)
	if p.largest(pieces, b, u) < readable {
		pieces, p.close = p.pieces(text, true), 1.17
		p.largest(pieces, b, u)
	}
	p.flow(pieces, b, true)
}

// largest finds the largest size at which pieces fit, sets it and returns it.
func (p *prose) largest(pieces []piece, b box, u float64) float64 {
	p.size = max(11.5*u, readable)
	for p.size > smallest && !p.flow(pieces, b, false) {
		p.size -= 0.1
	}
	return p.size
}

// flow sets pieces in two columns, or only measures, and tells whether they fit.
func (p *prose) flow(pieces []piece, b box, write bool) bool {
	x, y := b.x, b.y
	for _, set := range pieces {
		if y+set(0, 0, false) > b.bottom()+0.01 {
			if x > b.x {
				return false
			}
			x, y = b.right()-p.width, b.y
		}
		y = set(x, y, write)
	}
	return y <= b.bottom()+0.01
}

// pieces returns the sections of a text: each as one piece, or broken, with
// its title on its tables or on its first line.
func (p *prose) pieces(text *ruletext.Text, broken bool) []piece {
	var all []piece
	for i := range text.Sections {
		s := &text.Sections[i]
		parts := p.section(s)
		whole := len(parts)
		if broken {
			whole = 1 + max(1, len(s.Tables))
		}
		all = append(all, together(parts[:whole]...))
		all = append(all, parts[whole:]...)
	}
	return all
}

// section returns a section's title, its tables and its lines; white space
// belongs to the last.
func (p *prose) section(s *ruletext.Section) []piece {
	parts := []piece{func(x, y float64, write bool) float64 {
		if write {
			p.wordsOn(box{x, y, p.width, 0}, y+p.lead(), s.Title, style{size: p.size * 1.25, bold: true}, left)
		}
		return y + p.lead()*1.45
	}}
	for i := range s.Tables {
		parts = append(parts, func(x, y float64, write bool) float64 { return p.table(&s.Tables[i], x, y, write) })
	}
	for _, line := range s.Lines {
		parts = append(parts, func(x, y float64, write bool) float64 { return p.item(line, x, y, write) })
	}
	last := len(parts) - 1
	parts[last] = together(parts[last], func(_, y float64, _ bool) float64 { return y + p.lead()*0.9 })
	return parts
}

// lead is the distance of lines in millimetres.
func (p *prose) lead() float64 { return p.size * mm * p.close }

// item writes a sentence behind a dash.
func (p *prose) item(line string, x, y float64, write bool) float64 {
	indent := p.size * mm * 0.9
	for i, part := range p.fonts.wrap(line, style{size: p.size}, p.width-indent) {
		y += p.lead()
		if write && i == 0 {
			p.wordsOn(box{x, y, indent, 0}, y, "–", style{size: p.size}, left)
		}
		if write {
			p.wordsOn(box{x + indent, y, p.width - indent + 1, 0}, y, part, style{size: p.size}, left)
		}
	}
	return y + p.lead()*0.2
}

// table writes a table, all in one size at which it fits. The first column
// stands left; figures stand in the middle of theirs.
func (p *prose) table(t *ruletext.Table, x, y float64, write bool) float64 {
	row := p.size * mm * 1.6
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
		if spare >= 0.24*f.size*mm*float64(len(widths)) || f.size <= smallest {
			for k := range widths {
				widths[k] += spare / float64(len(widths))
			}
			return widths
		}
		f.size -= 0.1
	}
}
