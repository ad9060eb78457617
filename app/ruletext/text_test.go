package ruletext

import (
	"fmt"
	"strings"
	"testing"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// inBoth runs a test in both languages and fails when a text is missing.
func inBoth(t *testing.T, test func(t *testing.T)) {
	t.Helper()
	for _, l := range i18n.Languages() {
		t.Run(string(l), func(t *testing.T) {
			i18n.Set(l)
			i18n.OnMissing = func(key string) { t.Errorf("no text for %q", key) }
			t.Cleanup(func() { i18n.Set(i18n.Dutch); i18n.OnMissing = nil })
			test(t)
		})
	}
}

// Whatever is changed in the rules is changed in their text.
func TestEveryRuleIsSaid(t *testing.T) {
	needs := map[string]string{ // what must hold for a field to mean anything
		"limit": "length=points", "all_pass": "round2=free", "round2": "all_pass=redeal",
		"undertrump": "must_overtrump=true", "pit_for": "",
	}
	inBoth(t, func(t *testing.T) {
		for _, f := range engine.RuleFields() {
			base, err := engine.ParseRules("amsterdam-cafe " + needs[f.Key])
			if err != nil {
				t.Fatal(err)
			}
			seen := map[string]string{}
			for _, v := range valuesOf(&f) {
				r := base
				if err := f.Set(&r, v); err != nil {
					t.Fatal(err)
				}
				said := fmt.Sprint(Summary(r).Sections)
				if other, twice := seen[said]; twice {
					t.Errorf("%s: %s reads like %s", f.Key, v, other)
				}
				seen[said] = v
			}
		}
	})
}

func valuesOf(f *engine.RuleField) []string {
	if f.Values != nil {
		return f.Values
	}
	return []string{fmt.Sprint(f.Min + 1), fmt.Sprint(f.Max)}
}

// The figures are the engine's: the tables add up to what a deal is worth.
func TestFiguresAreTheEngines(t *testing.T) {
	inBoth(t, func(t *testing.T) {
		for _, p := range engine.Profiles() {
			text := fmt.Sprint(Summary(p.Rules))
			for _, want := range []string{"62", "30", fmt.Sprint(p.Rules.Total(engine.Clubs)), fmt.Sprint(p.Rules.PitBonus)} {
				if !strings.Contains(text, want) {
					t.Errorf("%s: %s is not said", p.Name, want)
				}
			}
			if strings.Contains(text, "!") || strings.Contains(text, "{{") {
				t.Errorf("%s: %s", p.Name, text)
			}
		}
	})
}

func TestLineNamesTheRules(t *testing.T) {
	i18n.Set(i18n.Dutch)
	r := engine.DefaultRules()
	if got, want := Line(r), "Amsterdams, zoals in het café · 16 spellen · roem zelf melden · gelijk is nat"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	r.DoubleSpade, r.Length = engine.DoubleAll, engine.LengthPoints
	if got := Line(r); !strings.Contains(got, "eigen regels") || !strings.Contains(got, "1500") || !strings.Contains(got, "dubbel") {
		t.Error(got)
	}
}
