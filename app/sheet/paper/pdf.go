package paper

import (
	"fmt"
	"io"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"klaverjas/assets"
)

// fontName is what the font is called inside the PDF.
const fontName = "sheet"

// dayOne is the day on which a document of no day was made: a fixed one, so
// that the same sheet gives the same bytes.
var dayOne = time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)

// WritePDF writes the document as PDF. The same document gives the same bytes.
func (d *Document) WritePDF(w io.Writer, fonts *Fonts) (err error) {
	defer func() {
		// The library answers a font that it cannot cut down with a panic.
		if p := recover(); p != nil {
			err = fmt.Errorf("paper: %v", p)
		}
	}()
	pdf := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", OrientationStr: "P"})
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetMargins(0, 0, 0)
	pdf.AddUTF8FontFromBytes(fontName, "", fonts.files[0])
	pdf.AddUTF8FontFromBytes(fontName, "B", fonts.files[1])
	pdf.SetFont(fontName, "", 10)
	d.describe(pdf)
	for _, page := range d.Pages {
		pdf.AddPageFormat("P", fpdf.SizeType{Wd: page.Width, Ht: page.Height})
		pdf.SetLineCapStyle("square")
		pdf.SetLineJoinStyle("round")
		pdf.Bookmark(page.Title, 0, 0)
		page.draw(&pdfPainter{pdf: pdf})
	}
	return pdf.Output(w)
}

// describe fills in what is told about the document.
func (d *Document) describe(pdf *fpdf.Fpdf) {
	date := d.Date
	if date.IsZero() {
		date = dayOne
	}
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(date)
	pdf.SetModificationDate(date)
	pdf.SetTitle(d.Title, true)
	pdf.SetSubject("Klaverjassen", true)
	pdf.SetCreator("Klaverjassen", true)
	pdf.SetProducer("go-pdf/fpdf", true)
	pdf.SetLang(map[bool]string{true: "nl-NL", false: "en-GB"}[d.Lang == "nl"])
}

// pdfPainter draws on a page of a PDF.
type pdfPainter struct{ pdf *fpdf.Fpdf }

func (p *pdfPainter) line(x1, y1, x2, y2, width float64, ink Ink) {
	c := Print.Inks[ink]
	p.pdf.SetDrawColor(int(c.R), int(c.G), int(c.B))
	p.pdf.SetLineWidth(width)
	p.pdf.Line(x1, y1, x2, y2)
}

func (p *pdfPainter) text(x, baseline float64, text string, f style) {
	weight := ""
	if f.bold {
		weight = "B"
	}
	c := Print.Inks[f.ink]
	p.pdf.SetTextColor(int(c.R), int(c.G), int(c.B))
	p.pdf.SetFont(fontName, weight, f.size)
	p.pdf.Text(x, baseline, text)
}

func (p *pdfPainter) shape(s shape) {
	c := Print.Inks[s.ink]
	if s.outline > 0 {
		// Contours overlap, so the outline is what stands out around a white
		// shape: a line of double width, half of which is covered.
		p.pdf.SetDrawColor(int(c.R), int(c.G), int(c.B))
		p.pdf.SetLineWidth(2 * s.outline)
		p.trace(s)
		p.pdf.DrawPath("D")
		c = Print.Sheet
	}
	p.pdf.SetFillColor(int(c.R), int(c.G), int(c.B))
	p.trace(s)
	p.pdf.DrawPath("F")
}

// trace follows a shape's path.
func (p *pdfPainter) trace(s shape) {
	for _, step := range s.path {
		at := func(i int) (x, y float64) { return s.x + step.P[i].X*s.size, s.y + step.P[i].Y*s.size }
		switch x, y := at(0); step.Op {
		case assets.Move:
			p.pdf.MoveTo(x, y)
		case assets.Line:
			p.pdf.LineTo(x, y)
		case assets.Cubic:
			x1, y1 := at(1)
			x2, y2 := at(2)
			p.pdf.CurveBezierCubicTo(x, y, x1, y1, x2, y2)
		default:
			p.pdf.ClosePath()
		}
	}
}
