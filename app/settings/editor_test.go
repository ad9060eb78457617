package settings

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"klaverjas/app/prefs"
	"klaverjas/app/ruletext"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// edit opens the editor; what is asked is answered with yes.
func edit(t *testing.T, start prefs.Ruleset) (e *Editor, p prefs.Prefs, asked, closed *[]string) {
	t.Helper()
	p = prefs.New(test.NewTempApp(t).Preferences())
	asked, closed = &[]string{}, &[]string{}
	e = NewEditor(EditorOptions{
		Prefs: p, Start: start, Saved: func() {}, Changed: func() {}, Focus: func(fyne.Focusable) {},
		Ask:   func(what string, yes func()) { *asked = append(*asked, what); yes() },
		Close: func() { *closed = append(*closed, "closed") },
	})
	show(t, e.form, 1024, 640)
	e.Refresh()
	return e, p, asked, closed
}

func cafe() prefs.Ruleset { return prefs.Ruleset{ID: "amsterdam-cafe", Rules: engine.DefaultRules()} }

// goToField walks to a field by keyboard alone.
func goToField(t *testing.T, e *Editor, key string) *row {
	t.Helper()
	e.open(0, -1)
	for range e.tabs {
		for range len(e.views) {
			e.Key(fyne.KeyDown)
			if r := e.current(); r != nil && r.id == key {
				return r
			}
		}
		e.Key(fyne.KeyPageDown)
	}
	t.Fatalf("no row for %s", key)
	return nil
}

// Every field of the engine's rules can be given every value by keyboard, is
// kept, and comes back the same.
func TestEveryFieldRoundTrips(t *testing.T) {
	e, _, _, _ := edit(t, cafe())
	for _, f := range engine.RuleFields() {
		r := goToField(t, e, f.Key)
		if f.Values == nil {
			checkNumber(t, e, &f)
			continue
		}
		for range r.choices {
			e.Key(fyne.KeyLeft)
		}
		for _, v := range f.Values {
			if got := f.Get(&e.rules); got != v {
				t.Errorf("%s is %s, want %s", f.Key, got, v)
			}
			e.Key(fyne.KeyRight)
		}
	}
}

// checkNumber types the least and the greatest value of a field.
func checkNumber(t *testing.T, e *Editor, f *engine.RuleField) {
	t.Helper()
	for _, v := range []int{f.Min, f.Max} {
		e.typed = ""
		text := strings.TrimSpace(strings.Join(strings.Fields(rulesNumber(v)), ""))
		for _, digit := range text {
			e.Key(fyne.KeyName(string(digit)))
		}
		if got := f.Get(&e.rules); got != text {
			t.Errorf("%s: typed %s, got %s", f.Key, text, got)
		}
	}
	e.Key(fyne.KeyRight) // no further than the end
	if v := f.Get(&e.rules); v != rulesNumber(f.Max) {
		t.Errorf("%s: a step beyond the end gives %s", f.Key, v)
	}
}

func rulesNumber(v int) string {
	text := ""
	for first := true; first || v > 0; first = false {
		text = string(rune('0'+v%10)) + text
		v /= 10
	}
	return text
}

func TestEveryFieldHasWords(t *testing.T) {
	inBothLanguages(t, func(t *testing.T) {
		count := 0
		for _, g := range ruletext.Groups() {
			count += len(g.Fields)
			if len(g.Fields) > 8 {
				t.Errorf("%s has %d fields; eight fit", g.ID, len(g.Fields))
			}
		}
		if count != len(engine.RuleFields()) {
			t.Errorf("%d of %d fields", count, len(engine.RuleFields()))
		}
		e, _, _, _ := edit(t, cafe())
		for i := range e.tabs {
			e.open(i, 0)
			t.Run(e.tabs[i].id, func(t *testing.T) { checkFits(t, e.form) })
		}
	})
	for _, f := range engine.RuleFields() {
		keys := []string{"rule." + f.Key}
		if !strings.HasPrefix(f.Key, "four_") {
			keys = append(keys, "rule."+f.Key+".line")
		}
		for _, v := range f.Values {
			if v != "true" && v != "false" {
				keys = append(keys, "rule."+f.Key+"."+v)
			}
		}
		for _, key := range keys {
			if !i18n.Has(key) {
				t.Errorf("no text for %s", key)
			}
		}
	}
}

// Rules that make no sense are refused with a sentence, and nothing is kept.
func TestRulesThatMakeNoSense(t *testing.T) {
	for _, text := range []string{"undertrump=banned must_overtrump=false", "round1=forced round2=free", "nat=threshold_82 last_trick=20"} {
		e, p, _, closed := edit(t, cafe())
		for _, pair := range strings.Fields(text) {
			key, value, _ := strings.Cut(pair, "=")
			for _, f := range engine.RuleFields() {
				if f.Key == key {
					e.put(&f, value)
				}
			}
		}
		e.Refresh()
		sentence, alarm := e.foot()
		if !alarm || !strings.HasSuffix(sentence, ".") || strings.Contains(sentence, "_") {
			t.Errorf("%s: %q", text, sentence)
		}
		e.save()
		if len(*closed) != 0 || len(p.Rulesets()) != len(engine.Profiles()) {
			t.Errorf("%s: was kept", text)
		}
	}
}

func TestSaveByKeyboard(t *testing.T) {
	i18n.Set(i18n.Dutch)
	e, p, asked, closed := edit(t, cafe())
	goToField(t, e, "last_trick")
	e.Key(fyne.KeyRight)
	e.Key(fyne.KeyPageDown)
	e.Key(fyne.KeyPageDown) // the tab of saving
	e.Key(fyne.KeyDown)
	e.Key(fyne.KeyReturn)
	e.entry.SetText("Bij oma")
	e.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	e.Key(fyne.KeyDown)
	e.Key(fyne.KeyReturn)
	got := p.Chosen()
	if got.Own != "Bij oma" || got.Rules.LastTrick != 20 || len(*closed) != 1 || len(*asked) != 0 {
		t.Fatalf("%+v, closed %v, asked %v", got, *closed, *asked)
	}
	name, line := ruletext.Title(got.Own, got.Rules)
	if name != "Bij oma" || line != "Als Amsterdams, zoals in het café, maar laatste slag: 20 punten" {
		t.Errorf("%q: %q", name, line)
	}
}

func TestNamesThatCannotBe(t *testing.T) {
	i18n.Set(i18n.Dutch)
	e, p, _, closed := edit(t, cafe())
	p.SetOwn("Kroeg", engine.DefaultRules())
	for _, name := range []string{"", "kroeg", "Gids, Amsterdams"} {
		e.name = name
		e.save()
		if sentence, alarm := e.foot(); !alarm || sentence == "" || len(*closed) != 0 {
			t.Errorf("%q was kept: %q", name, sentence)
		}
	}
}

func TestLeavingAsksBeforeAnythingIsLost(t *testing.T) {
	e, _, asked, closed := edit(t, cafe())
	e.Key(fyne.KeyEscape)
	if len(*asked) != 0 || len(*closed) != 1 {
		t.Errorf("nothing was changed: asked %v, closed %v", *asked, *closed)
	}
	goToField(t, e, "pit_bonus")
	e.Key(fyne.KeyRight)
	e.Key(fyne.KeyEscape)
	if len(*asked) != 1 || len(*closed) != 2 {
		t.Errorf("asked %v, closed %v", *asked, *closed)
	}
}

func TestDelete(t *testing.T) {
	rules := engine.DefaultRules()
	rules.PitBonus = 50
	e, p, asked, _ := edit(t, prefs.Ruleset{ID: "own:Kroeg", Own: "Kroeg", Rules: rules})
	p.SetOwn("Kroeg", rules)
	e.delete()
	if len(*asked) != 1 || len(p.Rulesets()) != len(engine.Profiles()) {
		t.Errorf("asked %v, %d sets", *asked, len(p.Rulesets()))
	}
}
