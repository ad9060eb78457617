package preview

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"

	"klaverjas/app/page"
	"klaverjas/app/printing"
	"klaverjas/i18n"
)

// pdfName returns a path with the ending that it needs.
func pdfName(file string) string {
	file = strings.TrimSpace(file)
	if !strings.EqualFold(filepath.Ext(file), ".pdf") {
		file += ".pdf"
	}
	return file
}

// inBackground does something slow and shows afterwards what it has to say.
// While it lasts nothing else begins.
func (p *Page) inBackground(beginning string, work func() func()) {
	p.endEntry()
	if p.busy {
		return
	}
	p.busy = true
	p.say(false, func() string { return i18n.T("preview." + beginning) })
	go func() {
		after := work()
		page.OnMain(func() { p.busy = false; after() })
	}()
}

// writer returns what writes the document as it is now; it may be used by
// another goroutine.
func (p *Page) writer() func(io.Writer) error {
	doc, fonts := p.doc, p.fonts
	return func(w io.Writer) error { return doc.WritePDF(w, fonts) }
}

// saveFile saves the PDF where the page says, after a question if a file
// would be lost.
func (p *Page) saveFile(overwrite bool) {
	p.endEntry()
	file, write := pdfName(p.want.file), p.writer()
	p.inBackground("saving", func() func() {
		err := printing.Save(file, overwrite, write)
		return func() { p.afterSave(file, err) }
	})
}

// afterSave says where the file is, or what the trouble was.
func (p *Page) afterSave(file string, err error) {
	switch {
	case errors.Is(err, printing.ErrExists):
		p.say(false, func() string { return i18n.T("preview.save.exists", "File", file) })
		p.opt.Replace(file, func() { p.saveFile(true) })
	case err != nil:
		slog.Error("sheet not saved", "error", err)
		p.say(true, func() string { return i18n.T("preview.save."+printing.SaveTrouble(err), "File", file) })
	default:
		p.saved = file
		p.say(false, func() string { return i18n.T("preview.saved", "File", file) })
	}
}

// openIt shows the PDF in the viewer: the file saved, or a copy made for it.
func (p *Page) openIt() {
	write := p.writer()
	p.inBackground("opening", func() func() {
		err := p.show(write)
		return func() {
			if err != nil {
				slog.Error("sheet not shown", "error", err)
				p.say(true, func() string { return i18n.T("preview.no_viewer") })
				return
			}
			p.say(false, func() string { return i18n.T("preview.opened") })
		}
	})
}

// show writes the document to a place of its own and opens it in the viewer.
func (p *Page) show(write func(io.Writer) error) error {
	file, err := p.temporary()
	if err != nil {
		return err
	}
	if err := printing.Save(file, true, write); err != nil {
		return err
	}
	return p.opt.System.Open(file)
}

// temporary returns the path of the file that viewers get.
func (p *Page) temporary() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "klaverjassen")
	return filepath.Join(folder, "klaverjassen.pdf"), os.MkdirAll(folder, 0o755)
}

// findPrinters asks for the printers and shows them when the answer is there.
func (p *Page) findPrinters() {
	go func() {
		found, err := p.opt.System.Printers(context.Background())
		page.OnMain(func() {
			if err != nil {
				slog.Info("no printers", "why", err)
			}
			fromButtons := p.at - p.buttonsFrom()
			if p.printers = found; fromButtons >= 0 {
				p.at = p.buttonsFrom() + fromButtons
			}
			p.Refresh()
		})
	}()
}

// printIt prints the document. Where nothing prints it is shown in the viewer.
func (p *Page) printIt() {
	w, write := p.want, p.writer()
	job := printing.Job{
		Title: p.doc.Title, Printer: w.Printer, Copies: w.Copies, Duplex: w.Duplex,
		Landscape: w.Format.Landscape(), Media: w.Format.Media(),
	}
	if p.opt.Job.Sheet == nil && w.kind == kindSheet {
		job.Copies = 1 // each copy is a page of its own
	}
	if at := p.printerAt(); len(p.printers) > 0 {
		job.Printer = p.printers[at].Name
	}
	p.inBackground("printing", func() func() {
		sent, err := p.deliver(job, write)
		if printing.IsKind(err, printing.NoSystem) || printing.IsKind(err, printing.NoPrinter) {
			return p.instead(err, p.show(write))
		}
		return func() { p.afterPrint(sent, err) }
	})
}

// deliver hands the document to the printer.
func (p *Page) deliver(job printing.Job, write func(io.Writer) error) (printing.Sent, error) {
	file, err := p.temporary()
	if err == nil {
		err = printing.Save(file, true, write)
	}
	if err != nil {
		return printing.Sent{}, err
	}
	job.File = file
	return p.opt.System.Print(context.Background(), job)
}

// instead says that the PDF is shown because nothing prints.
func (p *Page) instead(why, shown error) func() {
	return func() {
		slog.Info("nothing prints", "why", why)
		if shown != nil {
			p.say(true, func() string { return i18n.T("preview.print.nothing") })
			return
		}
		p.say(false, func() string { return i18n.T("preview.print.instead") })
	}
}

// afterPrint says that the printer has the job, or what the trouble was, and
// waits in the background for the job to come out, where that can be known.
func (p *Page) afterPrint(job printing.Sent, err error) {
	switch {
	case err != nil:
		p.trouble(err)
		return
	case job.ID == "":
		p.say(false, func() string { return i18n.T("preview.print.handed") })
		return
	}
	p.say(false, func() string { return i18n.T("preview.print.sent", "Printer", job.Printer) })
	go func() {
		err := p.opt.System.Await(context.Background(), job)
		page.OnMain(func() {
			switch {
			case p.busy: // something else is being done by now
			case err != nil:
				p.trouble(err)
			default:
				p.say(false, func() string { return i18n.T("preview.print.done", "Printer", job.Printer) })
			}
		})
	}()
}

// trouble says in one sentence why nothing comes out of the printer.
func (p *Page) trouble(err error) {
	slog.Warn("not printed", "error", err)
	key, printer := "preview.print.not", ""
	var problem *printing.Problem
	switch {
	case errors.As(err, &problem) && problem.Printer != "":
		key, printer = "preview.print."+problem.Kind.String(), problem.Printer
	case printing.IsKind(err, printing.Unanswered):
		key = "preview.print.silent"
	case printing.SaveTrouble(err) == "full":
		key = "preview.print.full"
	}
	p.say(true, func() string { return i18n.T(key, "Printer", printer) })
}
