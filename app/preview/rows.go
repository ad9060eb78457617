package preview

import (
	"path/filepath"
	"strconv"

	"klaverjas/app/printing"
	"klaverjas/app/sheet/paper"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// rows returns the rows of the tab that is open.
func (p *Page) rows() []row {
	switch p.tab {
	case tabNotation:
		return p.notationRows()
	case tabHead:
		return p.headRows()
	default:
		return p.paperRows()
	}
}

// paperRows choose what is printed, on what, and where.
func (p *Page) paperRows() []row {
	w := &p.want
	var rows []row
	if len(p.opt.Job.offered()) > 1 {
		rows = append(rows, p.kindRow())
	}
	if w.kind == kindHands || w.kind == kindPlay {
		rows = append(rows, p.dealRow())
	}
	names := make([]string, len(paper.Formats()))
	for i, f := range paper.Formats() {
		names[i] = f.String()
	}
	rows = append(rows, choiceRow("format", &w.Format, names...))
	blank := p.opt.Job.Sheet == nil && w.kind == kindSheet
	copies := numberRow("copies", &w.Copies, 1, paper.MaxCopies)
	if blank {
		copies.label = i18n.T("preview.sheets")
	}
	chooses := p.opt.System.Way() != printing.WayShell // else the viewer decides
	if blank || chooses {
		rows = append(rows, copies)
	}
	if blank {
		rows = append(rows, choiceRow("numbering", &w.Numbering, "none", "tables", "rounds", "both"))
	}
	if blank && w.Numbering == paper.NumberBoth {
		rows = append(rows, numberRow("rounds", &w.Rounds, 1, paper.MaxCopies))
	}
	if w.kind != kindPages && w.kind != kindRules { // on these nothing is red
		rows = append(rows, switchRow("colour", &w.Colour))
	}
	if chooses {
		rows = append(rows, switchRow("duplex", &w.Duplex))
	}
	if len(p.printers) > 0 {
		rows = append(rows, p.printerRow())
	}
	return rows
}

// kindRow chooses among the kinds of paper that the job has.
func (p *Page) kindRow() row {
	offered := p.opt.Job.offered()
	w := &p.want
	name := kindNames[w.kind]
	if w.kind == kindSheet && p.opt.Job.Sheet == nil {
		name = "blank"
	}
	return row{
		id: "kind", label: i18n.T("preview.kind"), value: i18n.T("preview.kind." + name),
		step: func(by int) {
			w.kind = offered[(int(w.kind)+by+len(offered))%len(offered)]
			p.shown = 0
		},
	}
}

// dealRow chooses the deal.
func (p *Page) dealRow() row {
	deals := p.opt.Job.Deals
	return row{
		id: "deal", label: i18n.T("preview.deal"), value: strconv.Itoa(deals[p.want.deal].Number),
		step: func(by int) { p.want.deal = (p.want.deal + by + len(deals)) % len(deals) },
	}
}

// notationRows choose how the sheet is written.
func (p *Page) notationRows() []row {
	n := &p.want.Notation
	return []row{
		choiceRow("roem", &n.Roem, "figures", "strokes"),
		choiceRow("nat", &n.Nat, "long", "short"),
		choiceRow("pit", &n.Pit, "p", "m"),
		switchRow("pit_column", &n.PitColumn),
		switchRow("strike", &n.Strike),
		switchRow("running", &n.Running),
	}
}

// headRows fill in what stands above the sheet.
func (p *Page) headRows() []row {
	h := &p.want.head
	rows := []row{textRow("club", i18n.T("paper.club"), &h.Club), textRow("date", i18n.T("paper.date"), &h.Date)}
	if p.opt.Job.Sheet != nil || p.want.Numbering == paper.NumberNothing || p.want.Numbering == paper.NumberRounds {
		rows = append(rows, textRow("table", i18n.T("paper.table"), &h.Table))
	}
	if p.opt.Job.Sheet != nil || p.want.Numbering == paper.NumberNothing || p.want.Numbering == paper.NumberTables {
		rows = append(rows, textRow("round", i18n.T("paper.round"), &h.Round))
	}
	for _, s := range engine.Seats {
		rows = append(rows, textRow("name."+s.String(), i18n.T("paper.seat."+s.String()), &h.Names[s]))
	}
	return rows
}

// printerRow chooses the printer.
func (p *Page) printerRow() row {
	at := p.printerAt()
	one := &p.printers[at]
	shown := one.Name
	if one.Paused {
		shown = i18n.T("preview.printer.paused", "Name", shown)
	}
	return row{
		id: "printer", label: i18n.T("preview.printer"), value: shown,
		step: func(by int) { p.want.Printer = p.printers[(at+by+len(p.printers))%len(p.printers)].Name },
	}
}

// printerAt returns the place of the printer chosen; the default comes first.
func (p *Page) printerAt() int {
	for i := range p.printers {
		if p.printers[i].Name == p.want.Printer {
			return i
		}
	}
	return 0
}

// fileRow is where the PDF goes.
func (p *Page) fileRow() row {
	r := textRow("file", i18n.T("preview.file"), &p.want.file)
	if p.opt.Choose != nil {
		r.pick = p.chooseFile
	}
	return r
}

// chooseFile has a folder and a name chosen, and saves there.
func (p *Page) chooseFile() {
	p.endEntry()
	p.opt.Choose(filepath.Base(pdfName(p.want.file)), func(file string) {
		p.want.file = file
		p.saveFile(true)
	})
}

// stepRow goes to another value of a row.
func (p *Page) stepRow(v *rowView, by int) {
	p.endEntry()
	p.at = p.placeOf(v)
	v.row.step(by)
	p.keep()
	p.Refresh()
}

// pressRow is a click on a row, or Return: the next value, or typing.
func (p *Page) pressRow(v *rowView) {
	p.at = p.placeOf(v)
	switch {
	case v.row.typed != nil:
		p.beginEntry(v)
	case v.row.step != nil:
		p.stepRow(v, 1)
	}
}
