package paper

import (
	"math"
	"strings"
	"testing"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// ledger notes what is drawn on a page.
type ledger struct {
	fonts *Fonts
	texts []written
	lines int
	signs []Ink
}

// written is a text and where it begins, ends and stands.
type written struct {
	text               string
	from, to, baseline float64
	style
}

func (l *ledger) line(_, _, _, _, _ float64, _ Ink) { l.lines++ }

func (l *ledger) text(x, baseline float64, text string, f style) {
	l.texts = append(l.texts, written{text, x, x + l.fonts.width(text, f), baseline, f})
}

func (l *ledger) shape(s shape) { l.signs = append(l.signs, s.ink) }

// longCard is a card whose every cell is as long as it can be.
func longCard() *Card {
	row := CardRow{
		Cells:  [CardColumns]string{"16*", "W", "W", "NAT", "340", "1502", "NAT", "340", "1502", "12000", "12000"},
		Made:   true,
		Marked: [2]bool{true, false}, Struck: [2]bool{false, true},
	}
	row.Cells[CardRoem1] = ""
	c := &Card{
		Title: "Spel 16 van 16", Sides: [2]string{"Wij", "Zij"}, Standing: "Stand", Below: "Nat: 16   Pit: 16   Verschil: −12000",
		Heads: [CardColumns]string{"nr", "D", "speler", "punten", "roem", "totaal", "punten", "roem", "totaal", "wij", "zij"},
		Foot:  CardRow{Cells: [CardColumns]string{CardPoints0: "12000", CardRoem0: "2400", CardTotal0: "12000", CardTotal1: "12000"}},
	}
	for i := range c.Rows {
		row.Trump = engine.Suit(i % 4)
		c.Rows[i] = row
	}
	return c
}

// Every text of the card is written whole, as large as it can be read, inside
// its column and on the sheet, in a window of any shape.
func TestTheCardHoldsLongNumbers(t *testing.T) {
	p := newPress(t, i18n.Dutch, Options{})
	for _, height := range []float64{500, 624, 900, 1400} {
		c := longCard()
		l := &ledger{fonts: p.Fonts}
		c.Page(p.Fonts, height).draw(l)
		rows := 0
		for _, w := range l.texts {
			if strings.ContainsAny(w.text, "…?") {
				t.Errorf("height %v: %q is cut or has no such letter", height, w.text)
			}
			if size := w.size * mm; size < 7.5 {
				t.Errorf("height %v: %q is %.1f units large", height, w.text, size)
			}
			if w.from < 4 || w.to > CardWidth-4 || w.baseline > height-8 {
				t.Errorf("height %v: %q stands from %.0f to %.0f at %.0f", height, w.text, w.from, w.to, w.baseline)
			}
			if w.text == "NAT" && w.ink == Red {
				rows++
			}
		}
		if rows != CardRows || len(l.signs) != CardRows {
			t.Errorf("height %v: %d rows with nat in red, %d signs", height, rows, len(l.signs))
		}
		for i, a := range l.texts {
			for _, b := range l.texts[i+1:] {
				if math.Abs(a.baseline-b.baseline) < 4 && a.from < b.to+1 && b.from < a.to+1 {
					t.Errorf("height %v: %q touches %q", height, a.text, b.text)
				}
			}
		}
	}
}

// The four suits stand on the card in four inks, black and red among them as
// the screen says.
func TestTheCardShowsTrump(t *testing.T) {
	p := newPress(t, i18n.English, Options{})
	l := &ledger{fonts: p.Fonts}
	longCard().Page(p.Fonts, 624).draw(l)
	for i, ink := range l.signs {
		if ink != Clubs+Ink(i%4) {
			t.Errorf("row %d: ink %d", i, ink)
		}
	}
}

// A level or upright line stands on whole pixels: nothing of it is blurred.
func TestStraightLinesAreCrisp(t *testing.T) {
	p := newPress(t, i18n.Dutch, Options{})
	for _, scale := range []float64{0.7, 1, 1.37, 2.5} {
		page := &Page{Width: 100, Height: 100}
		on := pen{page, p.Fonts}
		on.line(10.3, 20.7, 90.1, 20.7, 1)
		on.line(-5, 200, 300, 200, 1) // beside the page
		img := page.Image(p.Fonts, scale, Print)
		x := img.Bounds().Dx() / 2
		shades := map[uint8]bool{}
		for y := range img.Bounds().Dy() {
			shades[img.RGBAAt(x, y).R] = true
		}
		if len(shades) != 2 {
			t.Errorf("scale %v: shades %v", scale, shades)
		}
	}
}
