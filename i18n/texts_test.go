package i18n

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
)

func TestBothLanguagesHaveTheSameKeys(t *testing.T) {
	for _, l := range Languages() {
		for _, other := range Languages() {
			for _, key := range Keys(l) {
				if catalogue[other].messages[key] == nil {
					t.Errorf("%q has a text in %s and none in %s", key, l, other)
				}
			}
		}
	}
}

func TestPluralForms(t *testing.T) {
	for _, l := range Languages() {
		for key, m := range catalogue[l].messages {
			if m.Other == "" {
				t.Errorf("%s %q has no form \"other\"", l, key)
			}
			counts := slices.Contains(valueNames(m), "Count")
			if counts && m.One == "" {
				t.Errorf("%s %q shows a Count and has no form \"one\"", l, key)
			}
			if !counts && m.One != "" {
				t.Errorf("%s %q has a form \"one\" and shows no Count", l, key)
			}
		}
	}
}

func TestBothLanguagesShowTheSameValues(t *testing.T) {
	for key, dutch := range catalogue[Dutch].messages {
		english := catalogue[English].messages[key]
		if english == nil {
			continue // told by TestBothLanguagesHaveTheSameKeys
		}
		if nl, en := valueNames(dutch), valueNames(english); !slices.Equal(nl, en) {
			t.Errorf("%q shows %v in Dutch and %v in English", key, nl, en)
		}
	}
}

// Every text must come out whole when it gets the values that it shows.
func TestEveryTextCanBeFilledIn(t *testing.T) {
	for _, l := range Languages() {
		for _, count := range []int{0, 1, 2} {
			for key, m := range catalogue[l].messages {
				var pairs []any
				for _, name := range valueNames(m) {
					pairs = append(pairs, name, count)
				}
				if got := fill(catalogue[l], m, pairs); strings.ContainsAny(got, "{}") || strings.Contains(got, unknown) && !strings.Contains(m.Other, unknown) {
					t.Errorf("%s %q with %d: %q", l, key, count, got)
				}
			}
		}
	}
}

var (
	valueName = regexp.MustCompile(`\.([A-Z]\w*)`)
	action    = regexp.MustCompile(`\{\{.*?\}\}`)
)

// valueNames returns the sorted names of the values that a message shows in any
// of its forms.
func valueNames(m *goi18n.Message) []string {
	var names []string
	for _, a := range action.FindAllString(m.One+m.Other, -1) {
		for _, found := range valueName.FindAllStringSubmatch(a, -1) {
			names = append(names, found[1])
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestFyneWordsAreComplete(t *testing.T) {
	needed := fyneKeys(t)
	for _, l := range Languages() {
		words := messageIDs(t, FyneWords(l))
		for _, key := range needed {
			if !slices.Contains(words, key) {
				t.Errorf("fyne.%s.json has no text for %q", l, key)
			}
		}
		for _, key := range words {
			if !slices.Contains(needed, key) {
				t.Errorf("fyne.%s.json has %q, which the toolkit does not know", l, key)
			}
		}
	}
}

// fyneKeys reads the toolkit's own list of words from its module.
func fyneKeys(t *testing.T) []string {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "fyne.io/fyne/v2").Output()
	if err != nil {
		t.Skipf("the module of Fyne cannot be found: %v", err)
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "lang", "translations", "base.en.json"))
	if err != nil {
		t.Skipf("the module of Fyne has no list of words where it was: %v", err)
	}
	return messageIDs(t, text)
}

// messageIDs returns the keys in a JSON file that have a text.
func messageIDs(t *testing.T, text []byte) []string {
	t.Helper()
	messages, err := goi18n.ParseMessageBytes(text, json.Unmarshal)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, m := range messages {
		if m.Other != "" {
			ids = append(ids, m.ID)
		}
	}
	return ids
}
