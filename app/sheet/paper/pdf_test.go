package paper

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"klaverjas/app/sheet"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// tool returns whether a program is there, and says why nothing is tried if not.
func tool(t *testing.T, name string) {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Skipf("%s is not installed", name)
	}
}

// bytesOf returns a document as PDF.
func bytesOf(t *testing.T, d made) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := d.doc.WritePDF(&b, d.press.Fonts); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Every document opens without a warning, says what it is, and is the same
// bytes every time.
func TestDocumentsAreGoodPDF(t *testing.T) {
	tool(t, "qpdf")
	tool(t, "pdfinfo")
	tool(t, "pdftotext")
	dir := t.TempDir()
	for name, d := range documents(t) {
		file := filepath.Join(dir, name+".pdf")
		once := bytesOf(t, d)
		if !bytes.Equal(once, bytesOf(t, d)) {
			t.Errorf("%s: not the same bytes twice", name)
		}
		if err := os.WriteFile(file, once, 0o644); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"qpdf", "--check", file}, {"pdfinfo", file}, {"pdftotext", file, "-"}} {
			cmd := exec.Command(args[0], args[1:]...)
			var complaints bytes.Buffer
			cmd.Stderr = &complaints
			out, err := cmd.Output()
			if err != nil || complaints.Len() > 0 || bytes.Contains(out, []byte("WARNING")) {
				t.Errorf("%s: %s: %v\n%.400s%.400s", name, args[0], err, complaints.String(), out)
			}
			if args[0] == "pdfinfo" && !bytes.Contains(out, []byte(d.doc.Title)) {
				t.Errorf("%s is not called %q:\n%s", name, d.doc.Title, out)
			}
		}
		language := map[i18n.Lang]string{i18n.Dutch: "/Lang (nl-NL)", i18n.English: "/Lang (en-GB)"}[d.doc.Lang]
		if !bytes.Contains(once, []byte(language)) || !bytes.Contains(once, []byte("/Outlines")) {
			t.Errorf("%s: no language or no bookmarks", name)
		}
	}
}

// read returns the text of a document in reading order.
func read(t *testing.T, d made) string {
	t.Helper()
	tool(t, "pdftotext")
	file := filepath.Join(t.TempDir(), "x.pdf")
	write(t, file, d)
	text, err := exec.Command("pdftotext", "-layout", file, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What stands on the sheet can be searched and copied: names with all their
// accents, marks, every figure of every deal and the totals.
func TestTextCanBeFound(t *testing.T) {
	for _, l := range i18n.Languages() {
		p := newPress(t, l, Options{Notation: sheet.Notation{Running: true, PitColumn: true}})
		s, h := fullSheet(16), fullHead()
		text := read(t, made{p, p.Filled(s, h)})
		want := append([]string{h.Club, h.Date, "NAT", "TP", "P", i18n.T("paper.us"), i18n.T("paper.total"), i18n.T("paper.seat.N")}, h.Names[:]...)
		for i := range s.Rows {
			for side := range 2 {
				want = append(want, fmt.Sprint(s.Rows[i].Total[side]), fmt.Sprint(s.Rows[i].Running[side]))
			}
		}
		for side := range 2 {
			if s.Total[side] < 1000 {
				t.Fatalf("the totals %v have no four digits", s.Total)
			}
			want = append(want, fmt.Sprint(s.Total[side]), fmt.Sprint(s.Points[side]))
		}
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: %q cannot be found in\n%s", l, w, text)
			}
		}
	}
}

func TestStrokesAreWritten(t *testing.T) {
	p := newPress(t, i18n.Dutch, Options{Notation: sheet.Notation{Roem: sheet.RoemStrokes, Nat: sheet.NatShort, Pit: sheet.PitM}})
	text := read(t, made{p, p.Filled(fullSheet(16), fullHead())})
	for _, w := range []string{"VI", "TM", "VVVVI", "som", " M", " N"} {
		if !strings.Contains(text, w) {
			t.Errorf("%q is not there:\n%s", w, text)
		}
	}
}

// A name that no font has does no harm, and a control character neither.
func TestStrangeNames(t *testing.T) {
	p := newPress(t, i18n.Dutch, Options{})
	h := sheet.Head{Club: "A\x00B\tC\u202e", Names: [4]string{"李小龙", "e\u0301e\u0301n", strings.Repeat("W", 300), "🂡 Aas"}}
	text := read(t, made{p, p.Filled(fullSheet(16), h)})
	for _, w := range []string{"AB C", "???", "één", "WWW…", "? Aas"} {
		if !strings.Contains(text, w) {
			t.Errorf("%q is not there:\n%.900s", w, text)
		}
	}
}

// Nothing stands in the margins that a printer may not reach, and nothing but
// shapes of suits is filled.
func TestMarginsStayWhite(t *testing.T) {
	for name, d := range documents(t) {
		for n, page := range d.doc.Pages {
			const scale = 2.0 // pixels per millimetre
			img := page.Image(d.press.Fonts, scale, Print)
			dark := 0
			for y := range img.Bounds().Dy() {
				for x := range img.Bounds().Dx() {
					if img.Pix[img.PixOffset(x, y)] > 0x90 {
						continue
					}
					dark++
					mx := min(float64(x), page.Width*scale-float64(x)) / scale
					my := min(float64(y), page.Height*scale-float64(y)) / scale
					cut := strings.Contains(name, "x2") && mx > page.Width/2-1
					if min(mx, my) < 12 && !cut {
						t.Fatalf("%s page %d: ink at %d mm, %d mm", name, n+1, x/int(scale), y/int(scale))
					}
				}
			}
			if share := float64(dark) / float64(img.Bounds().Dx()*img.Bounds().Dy()); share > 0.15 {
				t.Errorf("%s page %d: %.0f percent of it is dark", name, n+1, share*100)
			}
			if n > 0 {
				break // the others are alike
			}
		}
	}
}

// The two sides of a leaf lie line on line: as pages, and held to the light.
func TestDuplexLiesLineOnLine(t *testing.T) {
	tool(t, "pdftoppm")
	for _, f := range Formats() {
		p := newPress(t, i18n.Dutch, Options{Format: f, Notation: notations["all"]})
		d := made{p, p.Blank(sheet.Head{}, Stack{Copies: 2 * len(f.boxes())})}
		pages := poppler(t, d, 100)
		if len(pages) != 2 {
			t.Fatalf("%s: %d pages", f, len(pages))
		}
		if !bytes.Equal(pages[0].Pix, pages[1].Pix) {
			t.Errorf("%s: the second page is not the first", f)
		}
		// Lines across the paper must meet their own mirror image.
		img := pages[0]
		w := img.Bounds().Dx()
		lines, missed := 0, 0
		for y := range img.Bounds().Dy() {
			run := 0
			for x := range w {
				if img.GrayAt(x, y).Y < 160 {
					run++
				}
			}
			if run < w*8/10 { // a line to write on
				continue
			}
			lines++
			for x := range w {
				if img.GrayAt(x, y).Y < 160 && img.GrayAt(w-1-x, y).Y > 200 && img.GrayAt(min(w-1, w-x), y).Y > 200 && img.GrayAt(max(0, w-2-x), y).Y > 200 {
					missed++
				}
			}
		}
		if lines < 15 || missed > 0 {
			t.Errorf("%s: %d lines across, %d spots of them beside their image", f, lines, missed)
		}
	}
}

// The picture on the screen is the page on paper.
func TestPreviewIsThePage(t *testing.T) {
	tool(t, "pdftoppm")
	all := documents(t)
	for _, name := range []string{"full-a4-all-nl", "full-a4x2-en", "blank-a5-nl", "rules-letter-en", "deal-nl"} {
		d := all[name]
		paper := poppler(t, d, 100)[0]
		screen := gray(d.doc.Pages[0].Image(d.press.Fonts, 100/25.4, Print))
		if a, b := paper.Bounds().Size(), screen.Bounds().Size(); a.X-b.X > 1 || b.X-a.X > 1 || a.Y-b.Y > 1 || b.Y-a.Y > 1 {
			t.Fatalf("%s: %v on paper, %v on the screen", name, a, b)
		}
		for _, pair := range [][2]*grayImage{{paper, screen}, {screen, paper}} {
			if dark, lost := beside(pair[0], pair[1], 2); dark < 1000 || lost*300 > dark {
				t.Errorf("%s: %d of %d dark spots differ", name, lost, dark)
			}
		}
	}
}

func TestStacksAreNumbered(t *testing.T) {
	p := newPress(t, i18n.Dutch, Options{Format: A4Pair})
	for _, c := range []struct {
		stack Stack
		want  []string // table and round of each sheet
	}{
		{Stack{Copies: 3}, []string{"/", "/", "/"}},
		{Stack{Copies: 3, Numbering: NumberTables}, []string{"1/", "2/", "3/"}},
		{Stack{Copies: 2, Numbering: NumberRounds}, []string{"/1", "/2"}},
		{Stack{Copies: 5, Numbering: NumberBoth, Rounds: 2}, []string{"1/1", "1/2", "2/1", "2/2", "3/1"}},
	} {
		for i, want := range c.want {
			if h := c.stack.head(sheet.Head{}, i); h.Table+"/"+h.Round != want {
				t.Errorf("%+v: sheet %d is %s/%s, want %s", c.stack, i+1, h.Table, h.Round, want)
			}
		}
		if d := p.Blank(sheet.Head{}, c.stack); len(d.Pages) != (c.stack.Copies+1)/2 {
			t.Errorf("%+v: %d pages", c.stack, len(d.Pages))
		}
	}
	if d := p.Blank(sheet.Head{}, Stack{Copies: 500}); len(d.Pages) != 50 {
		t.Errorf("%d pages for the most that there can be", len(d.Pages))
	}
}

// The rules fit one page of every paper, under every profile, and are large
// enough to read.
func TestRulesFitOnePage(t *testing.T) {
	for _, l := range i18n.Languages() {
		for _, f := range Formats() {
			p := newPress(t, l, Options{Format: f})
			for _, profile := range engine.Profiles() {
				r := profile.Rules
				r.DoubleSpade, r.Signals = engine.DoubleAll, engine.SignalsLow
				if r.Round1 != engine.Round1Forced {
					r.Round2, r.AllPass = engine.Round2Free, engine.Redeal
				}
				d := p.Rules(r)
				if len(d.Pages) != 1 {
					t.Errorf("%s: %d pages", profile.Name, len(d.Pages))
				}
				least := 99.0
				d.Pages[0].draw(&sizes{least: &least})
				if least < 6.2 {
					t.Errorf("%s on %s: letters of %.1f points", profile.Name, f, least)
				}
			}
		}
	}
}

// sizes is a painter that only notes the smallest letters.
type sizes struct{ least *float64 }

func (s *sizes) line(_, _, _, _, _ float64, _ Ink)    {}
func (s *sizes) shape(shape)                          {}
func (s *sizes) text(_, _ float64, _ string, f style) { *s.least = min(*s.least, f.size) }
