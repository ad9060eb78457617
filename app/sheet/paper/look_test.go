package paper

import (
	"os"
	"path/filepath"
	"testing"

	"klaverjas/app/ruletext"
	"klaverjas/app/sheet"
	"klaverjas/engine"
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

// documents makes every kind of document, by name: every paper, every
// notation, both languages.
func documents(t *testing.T) map[string]made {
	all := map[string]made{}
	m := playedMatch(t, 5)
	for _, l := range i18n.Languages() {
		press := func(f Format, notation string) *Press {
			return newPress(t, l, Options{Format: f, Notation: notations[notation], Colour: notation == "pit"})
		}
		for name := range notations {
			p := press(A4, name)
			all["full-a4-"+name+"-"+string(l)] = made{p, p.Filled(fullSheet(16), fullHead())}
		}
		for i, f := range Formats() {
			p := press(f, []string{"plain", "all", "strokes", "pit"}[i])
			end := f.String() + "-" + string(l)
			all["blank-"+end] = made{p, p.Blank(sheet.Head{}, Stack{Copies: 4, Numbering: NumberBoth, Rounds: 2})}
			if f != A4 {
				p := press(f, "all")
				all["full-"+end] = made{p, p.Filled(fullSheet(16), fullHead())}
			}
			profile := []string{"amsterdam-cafe", "web-rotterdam round2=free", "gids-amsterdams double_spades=all_points trump_held=true four_9=150 four_7=20 signals=low_discard", "utrecht"}[i]
			r, err := engine.ParseRules(profile)
			if err != nil {
				t.Fatal(err)
			}
			all["rules-"+end] = made{p, p.Rules(r)}
		}
		p := press(map[i18n.Lang]Format{i18n.Dutch: A4, i18n.English: A5}[l], "running")
		all["long-"+string(l)] = made{p, p.Filled(fullSheet(37), fullHead())}
		h := sheet.Head{Names: [4]string{"Jan", "Zoë Škvorecký-Łukasiewiczówna Ő", "", "Piet"}, Profile: ruletext.Line(m.Rules)}
		all["deal-"+string(l)] = made{p, p.Deal(&m.Settled()[1], h, true)}
		p = press(A4Pair, "plain")
		all["hands-"+string(l)] = made{p, p.Deal(&m.Settled()[2], h, false)}
	}
	return all
}
