package prefs

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
)

func TestPaperIsKept(t *testing.T) {
	a := test.NewApp()
	defer a.Quit()
	p := New(a.Preferences())
	if first := p.Paper(); first.Copies != 1 || first.Rounds != 3 || first.Format != paper.A4 {
		t.Errorf("%+v", first)
	}
	want := Paper{
		Format: paper.A4Pair, Notation: sheet.Notation{Roem: sheet.RoemStrokes, Running: true}, Colour: true, Copies: 12,
		Numbering: paper.NumberBoth, Rounds: 4, Club: "Ons Genoegen", Duplex: true, Printer: "Kantoor",
	}
	p.SetPaper(want)
	if got := p.Paper(); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	for _, damaged := range []string{"", "{", `{"format": 9}`, `{"format": -1}`, `{"notation": {"Nat": 7}}`, `{"copies": 5000, "rounds": -2}`, `[]`} {
		a.Preferences().SetString(keyPaper, damaged)
		if got := p.Paper(); got.Copies < 1 || got.Copies > paper.MaxCopies || got.Rounds < 1 || got.Format > paper.Letter || got.Notation.Nat > sheet.NatShort {
			t.Errorf("%s: %+v", damaged, got)
		}
	}
}
