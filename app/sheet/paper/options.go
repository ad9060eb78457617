package paper

import (
	"strconv"
	"time"

	"klaverjas/app/sheet"
	"klaverjas/assets"
	"klaverjas/i18n"
)

// Options are how paper is wanted.
type Options struct {
	Format   Format
	Notation sheet.Notation
	Colour   bool           // red suits in red; otherwise everything is black
	Letters  assets.Letters // of the cards of single deals
}

// Press composes documents. It says everything in the language in force when
// it is asked; what it returns does not change with the language.
type Press struct {
	Fonts   *Fonts
	Options Options
	Date    time.Time // of the documents; zero: a fixed day
}

// document returns an empty document.
func (p *Press) document(title string) *Document {
	return &Document{Title: title, Lang: i18n.Current(), Date: p.Date}
}

// page adds a page in the press's format to a document.
func (p *Press) page(d *Document, title string) pen {
	size := formats[p.Options.Format]
	page := &Page{Width: size.width, Height: size.height, Title: title}
	d.Pages = append(d.Pages, page)
	return pen{page, p.Fonts}
}

// Numbering is what the sheets of a stack are numbered by.
type Numbering uint8

// The numberings.
const (
	NumberNothing Numbering = iota
	NumberTables            // table 1, 2, 3 ...
	NumberRounds            // round 1, 2, 3 ...
	NumberBoth              // table 1 round 1, 2 ..., table 2 round 1, 2 ...
)

// MaxCopies is the largest number of blank sheets made at once.
const MaxCopies = 99

// Stack is how many blank sheets are wanted and how they are numbered.
type Stack struct {
	Copies    int // 1 to MaxCopies
	Numbering Numbering
	Rounds    int // rounds of each table, for NumberBoth
	Rows      int // deals on a sheet, 0 for 16
}

// head fills in table and round of the i-th sheet.
func (s *Stack) head(h sheet.Head, i int) sheet.Head {
	rounds := max(1, s.Rounds)
	switch s.Numbering {
	case NumberTables:
		h.Table = strconv.Itoa(i + 1)
	case NumberRounds:
		h.Round = strconv.Itoa(i + 1)
	case NumberBoth:
		h.Table, h.Round = strconv.Itoa(i/rounds+1), strconv.Itoa(i%rounds+1)
	}
	return h
}

// Blank composes sheets to be filled in by hand.
func (p *Press) Blank(h sheet.Head, s Stack) *Document {
	d := p.document(i18n.T("paper.title.blank"))
	boxes := p.Options.Format.boxes()
	var on pen
	for i := range min(max(s.Copies, 1), MaxCopies) {
		if i%len(boxes) == 0 {
			on = p.page(d, i18n.T("paper.bookmark.blank", "First", i+1, "Last", min(i+len(boxes), s.Copies)))
		}
		f := newForm(on, boxes[i%len(boxes)], p.Options, s.head(h, i))
		f.blank = true
		f.rows = min(max(s.Rows, 0), pageRows)
		if f.rows == 0 {
			f.rows = pageRows
		}
		f.draw()
	}
	p.cutLine(d)
	return d
}

// cutLine marks where pages with two sheets are cut, with short strokes at
// both edges.
func (p *Press) cutLine(d *Document) {
	if len(p.Options.Format.boxes()) < 2 {
		return
	}
	for _, page := range d.Pages {
		on := pen{page, p.Fonts}
		x := page.Width / 2
		on.lineIn(Grey, x, 7, x, 12, 0.2)
		on.lineIn(Grey, x, page.Height-12, x, page.Height-7, 0.2)
	}
}

// Filled composes the sheet of a match. Where a page has room for two it
// holds the sheet twice, one for each pair. More than 16 deals go on.
func (p *Press) Filled(s *sheet.Sheet, h sheet.Head) *Document {
	return p.FilledAll([]*sheet.Sheet{s}, []sheet.Head{h})
}

// FilledAll composes the sheets of several matches, each with its own head.
// A single match fills a page with room for two twice.
func (p *Press) FilledAll(sheets []*sheet.Sheet, heads []sheet.Head) *Document {
	d := p.document(i18n.T("paper.title.sheet"))
	boxes := p.Options.Format.boxes()
	var forms []*form
	for i, s := range sheets {
		for part := range parts(s) {
			for range len(boxes) {
				f := newForm(pen{}, box{}, p.Options, heads[i])
				f.fill(s, part)
				if forms = append(forms, f); len(sheets) > 1 {
					break
				}
			}
		}
	}
	var on pen
	for i, f := range forms {
		if i%len(boxes) == 0 {
			on = p.page(d, i18n.T("paper.bookmark.sheet", "Page", i/len(boxes)+1))
		}
		f.pen, f.box = on, boxes[i%len(boxes)]
		f.draw()
	}
	p.cutLine(d)
	return d
}

// parts returns on how many pages a sheet goes.
func parts(s *sheet.Sheet) int {
	return max(1, (max(s.Planned, len(s.Rows))+pageRows-1)/pageRows)
}
