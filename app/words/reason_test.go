package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"

	"klaverjas/bots"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// codes reads the codes of all reasons where they are declared.
func codes(t *testing.T) []bots.ReasonCode {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "../../bots/reasons.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var all []bots.ReasonCode
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			code, _ := strconv.Unquote(lit.Value)
			all = append(all, bots.ReasonCode(code))
		}
		return true
	})
	return all
}

func TestEveryReasonIsASentence(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	all := codes(t)
	if len(all) < 40 {
		t.Fatalf("only %d codes found", len(all))
	}
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		for _, code := range all {
			if !i18n.Has("reason." + string(code)) {
				t.Errorf("no text for the reason %s", code)
				continue
			}
			for _, n := range []int{0, 1, 2, 20} {
				text := Reason(bots.Reason{Code: code, Card: engine.CardOf(engine.Hearts, engine.Ten), Suit: engine.Hearts, Points: n})
				if !strings.HasSuffix(text, ".") || strings.ContainsAny(text, "{…_") || text != Capital(text) {
					t.Errorf("%s: %s with %d is %q", l, code, n, text)
				}
				if n != 1 && (strings.Contains(text, " 1 ") || strings.Contains(text, strconv.Itoa(n)+" punt ")) {
					t.Errorf("%s: %s with %d is %q", l, code, n, text)
				}
			}
		}
	}
}

// A reason names its card with the article that English asks for, at the
// beginning of a sentence and within it.
func TestReasonsNameTheirCards(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	for _, c := range []struct {
		lang i18n.Lang
		code bots.ReasonCode
		want string
	}{
		{i18n.English, bots.LeadsTrumpForLack, "There is nothing better to lead than the ten of hearts."},
		{i18n.English, bots.DrawsTrump, "The ten of hearts draws trumps from the opponents."},
		{i18n.English, bots.PassesWeak, "No suit is strong enough; hearts come nearest."},
		{i18n.Dutch, bots.LeadsTrumpForLack, "Iets beters om mee uit te komen is er niet: dan maar hartentien."},
		{i18n.Dutch, bots.DrawsTrump, "Hartentien trekt troef bij de tegenpartij."},
	} {
		i18n.Set(c.lang)
		if got := Reason(bots.Reason{Code: c.code, Card: engine.CardOf(engine.Hearts, engine.Ten), Suit: engine.Hearts}); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
}
