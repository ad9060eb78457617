package paper

import (
	"os"
	"path/filepath"
	"testing"

	"klaverjas/app/sheet"
	"klaverjas/i18n"
)

// TestLook writes the documents into the folder that KLAVERJAS_PAPER names, to be looked at.
func TestLook(t *testing.T) {
	dir := os.Getenv("KLAVERJAS_PAPER")
	if dir == "" {
		t.Skip("KLAVERJAS_PAPER names no folder for the documents")
	}
	for name, d := range documents(t) {
		write(t, filepath.Join(dir, name+".pdf"), d)
	}
}

func write(t *testing.T, file string, d made) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := d.doc.WritePDF(f, d.press.Fonts); err != nil {
		t.Fatal(err)
	}
}

// made is a document with the press that it comes from.
type made struct {
	press *Press
	doc   *Document
}

var notations = map[string]sheet.Notation{
	"plain":   {},
	"strokes": {Roem: sheet.RoemStrokes, Nat: sheet.NatShort, Strike: true},
	"all":     {Roem: sheet.RoemStrokes, Pit: sheet.PitM, PitColumn: true, Running: true, Strike: true},
	"running": {Running: true, Strike: true},
	"pit":     {PitColumn: true, Nat: sheet.NatShort},
}

// documents makes every kind of document, by name.
func documents(t *testing.T) map[string]made {
	all := map[string]made{}
	for _, l := range i18n.Languages() {
		for _, f := range Formats() {
			for name, n := range notations {
				p := newPress(t, l, Options{Format: f, Notation: n, Colour: name == "pit"})
				all["blank-"+f.String()+"-"+name+"-"+string(l)] = made{p, p.Blank(sheet.Head{}, Stack{Copies: 4, Numbering: NumberBoth, Rounds: 2})}
				all["full-"+f.String()+"-"+name+"-"+string(l)] = made{p, p.Filled(fullSheet(16), fullHead())}
			}
			p := newPress(t, l, Options{Format: f})
			all["long-"+f.String()+"-"+string(l)] = made{p, p.Filled(fullSheet(37), fullHead())}
		}
	}
	return all
}
