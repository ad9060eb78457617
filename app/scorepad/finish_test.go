package scorepad

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/page/papertest"
	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// padOf returns the page of a pad under rules on which South has made so many
// deals with 94 against 68 points.
func padOf(t *testing.T, rules string, deals int) *Page {
	t.Helper()
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	p := newPage(t, &drawer{})
	p.setup.head.Rules = r
	tap(t, p, "done")
	for range deals {
		press(p, "1", "H", "9", "4", "Return", "Return", "Return")
	}
	if n := len(p.open.Rows()); n != deals {
		t.Fatalf("%s: %d deals, want %d: %s", rules, n, deals, p.entry.told())
	}
	return p
}

// onPaper returns what is printed of a page's pad, line by line.
func onPaper(t *testing.T, p *Page) []string {
	t.Helper()
	if _, err := exec.LookPath("pdftotext"); err != nil {
		t.Skip("pdftotext is not installed")
	}
	regular, bold, err := papertest.Fonts()
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := paper.NewFonts(regular, bold)
	if err != nil {
		t.Fatal(err)
	}
	press := paper.Press{Fonts: fonts, Options: paper.Options{Notation: sheet.Notation{Running: true}}}
	s := p.open.Sheet()
	name := filepath.Join(t.TempDir(), "sheet.pdf")
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := press.Filled(&s, sheet.Head{}).WritePDF(file, fonts); err != nil {
		t.Fatal(err)
	}
	text, err := exec.Command("pdftotext", "-layout", name, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(text), "\n")
}

// lastWith returns the last of some lines that has a word in it.
func lastWith(lines []string, word string) string {
	for _, l := range slices.Backward(lines) {
		if strings.Contains(l, word) {
			return strings.TrimSpace(l)
		}
	}
	return ""
}

// A pad that no more can be written on says who has won, or who leads where
// nobody has won yet, and what can be done about it. Its paper says the same.
func TestTheEndOfAPad(t *testing.T) {
	for _, c := range []struct {
		rules                       string
		deals                       int
		heading, said, again, paper string
	}{
		{
			"deals=2", 2, "Alle spellen staan erop",
			"Wij winnen met 52 verschil. Doorspelen? Zet het aantal spellen hoger bij Namen en regels.",
			"Alle spellen staan erop. Zet het aantal hoger bij Namen en regels.", "wij hebben gewonnen",
		},
		{
			"length=points limit=150", 2, "150 punten zijn gehaald",
			"Wij winnen met 52 verschil. Doorspelen? Begin een nieuw blok bij Alle blokken.",
			"De 150 punten zijn gehaald. Begin een nieuw blok bij Alle blokken.", "wij hebben gewonnen",
		},
		{
			"length=points limit=10000", 40, "Dit blok is vol",
			"Wij staan 1040 punten voor. Op een blok passen 40 spellen: begin een nieuw bij Alle blokken.",
			"Op een blok passen 40 spellen. Begin een nieuw blok bij Alle blokken.", "wij staan voor",
		},
		{
			"deals=40", 40, "Dit blok is vol",
			"Wij winnen met 1040 verschil. Op een blok passen 40 spellen: begin een nieuw bij Alle blokken.",
			"Op een blok passen 40 spellen. Begin een nieuw blok bij Alle blokken.", "wij hebben gewonnen",
		},
	} {
		t.Run(c.rules, func(t *testing.T) {
			p := padOf(t, c.rules, c.deals)
			if p.entry.heading.Text != c.heading || p.entry.told() != c.said {
				t.Errorf("%q, %q", p.entry.heading.Text, p.entry.told())
			}
			for _, l := range i18n.Languages() {
				i18n.Set(l)
				p.Refresh()
				for _, text := range []*canvas.Text{p.entry.heading, p.entry.lines[0], p.entry.lines[1]} {
					if size := fyne.MeasureText(text.Text, text.TextSize, text.TextStyle); size.Width > text.Size().Width {
						t.Errorf("%s: %q needs %v, has %v", l, text.Text, size.Width, text.Size().Width)
					}
				}
			}
			i18n.Set(i18n.Dutch)
			press(p, "1", "H", "9", "4", "Return", "Return", "Return")
			if p.entry.told() != c.again {
				t.Errorf("one more: %q", p.entry.told())
			}
			if last := lastWith(onPaper(t, p), "Verschil"); !strings.Contains(last, c.paper) {
				t.Errorf("on paper %q, want %q", last, c.paper)
			}
		})
	}
}

// A subtotal is the sum of its own four deals, on the screen as on paper.
func TestSubtotalsAreThoseOnPaper(t *testing.T) {
	p := padOf(t, "deals=12", 4)
	for range 4 {
		press(p, "2", "S", "1", "0", "0", "Return", "2", "0", "Return", "Return")
	}
	text := onPaper(t, p)
	for _, c := range []struct{ label, want string }{
		{"subtotaal 1–4", "376 0 376 272 0 272 376 272"},
		{"subtotaal 5–8", "248 80 328 400 0 400 704 672"},
	} {
		want := c.label + " " + c.want
		if got := strings.Join(strings.Fields(lastWith(text, c.label)), " "); got != want {
			t.Errorf("on paper %q, want %q", got, want)
		}
		found := false
		for _, l := range p.sheet.lines {
			shown := strings.Join(strings.Fields(strings.Join(l.columns[:], " ")), " ")
			found = found || l.sub && shown == want
		}
		if !found {
			t.Errorf("%q is not on the screen", want)
		}
	}
}

// A subtotal has room for its words in both languages.
func TestASubtotalIsReadWhole(t *testing.T) {
	p := padOf(t, "deals=40", 40)
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		p.Refresh()
		shown := 0
		for _, r := range p.sheet.rows {
			if text := r.cells[colDealer].Text + " " + r.cells[colMaker].Text; strings.HasPrefix(text, "subtot") {
				shown++
				if strings.Contains(text, "…") {
					t.Errorf("%s: %q is cut", l, text)
				}
			}
		}
		if shown == 0 {
			t.Errorf("%s: no subtotal in sight", l)
		}
	}
	i18n.Set(i18n.Dutch)
}
