package i18n

import (
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

const sample = `
"sample.flat" = "plat"
"sample.named" = "Spel {{.Number}} van {{.Name}}"
"sample.deep" = "{{.Name.Inner}}"

["sample.left"]
one = "nog {{.Count}} spel"
other = "nog {{.Count}} spellen"

[sample.nested]
key = "genest"
`

func sampleBook(t *testing.T) *book {
	t.Helper()
	b := newBook(Dutch)
	if err := b.add("sample.nl.toml", []byte(sample)); err != nil {
		t.Fatal(err)
	}
	return b
}

// points stands for the named integer types of other packages.
type points int

func TestRender(t *testing.T) {
	b := sampleBook(t)
	for _, c := range []struct {
		key, want string
		pairs     []any
	}{
		{"sample.flat", "plat", nil},
		{"sample.nested.key", "genest", nil},
		{"sample.named", "Spel 3 van Anna", []any{"Number", 3, "Name", "Anna"}},
		{"sample.named", "Spel 3 van …", []any{"Number", 3}},
		{"sample.named", "Spel 3 van …", []any{"Number", 3, "Name"}},
		{"sample.named", "Spel 3 van …", []any{"Number", 3, 7, "Anna"}},
		{"sample.left", "nog 0 spellen", []any{"Count", 0}},
		{"sample.left", "nog 1 spel", []any{"Count", 1}},
		{"sample.left", "nog 2 spellen", []any{"Count", 2}},
		{"sample.left", "nog 1 spel", []any{"Count", points(1)}},
		{"sample.left", "nog 1 spel", []any{"Count", uint8(1)}},
		{"sample.left", "nog veel spellen", []any{"Count", "veel"}},
		{"sample.left", "nog … spellen", nil},
		{"sample.deep", "…", []any{"Name", "Anna"}},
	} {
		m := b.messages[c.key]
		if m == nil {
			t.Errorf("%q was not read", c.key)
			continue
		}
		if got := render(b, m, c.pairs); got != c.want {
			t.Errorf("%s %v = %q, want %q", c.key, c.pairs, got, c.want)
		}
	}
}

func TestMissingKeys(t *testing.T) {
	var told []string
	OnMissing = func(key string) { told = append(told, key) }
	t.Cleanup(func() { OnMissing = nil })
	for _, c := range []struct{ key, want string }{
		{"nowhere.some_thing", "some thing"},
		{"nowhere.some_thing", "some thing"},
		{"bare", "bare"},
		{"ends.", "…"},
		{"", "…"},
	} {
		if got := T(c.key, "Count", 1); got != c.want {
			t.Errorf("T(%q) = %q, want %q", c.key, got, c.want)
		}
		if Has(c.key) {
			t.Errorf("Has(%q)", c.key)
		}
	}
	if got, want := strings.Join(told, "|"), "nowhere.some_thing|bare|ends.|"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}

func TestKeyOfTheOtherLanguageOnly(t *testing.T) {
	b := sampleBook(t)
	catalogue[Dutch].messages["sample.flat"] = b.messages["sample.flat"]
	t.Cleanup(func() { delete(catalogue[Dutch].messages, "sample.flat") })
	speak(t, English)
	if got := T("sample.flat"); got != "plat" || !Has("sample.flat") {
		t.Errorf("got %q", got)
	}
}

func TestSet(t *testing.T) {
	speak(t, Dutch)
	if Set("fy"); Current() != English {
		t.Errorf("an unknown language became %q", Current())
	}
	if Keys("fy") != nil {
		t.Error("an unknown language has keys")
	}
}

func TestFromLocale(t *testing.T) {
	for locale, want := range map[string]Lang{
		"nl_NL.UTF-8": Dutch, "nl": Dutch, "nl-BE": Dutch, "NL": Dutch, "nl_NL@euro": Dutch, "nl.UTF-8": Dutch,
		"en_US.UTF-8": English, "C": English, "": English, "de_DE": English, "nlx_NL": English,
	} {
		if got := FromLocale(locale); got != want {
			t.Errorf("FromLocale(%q) = %q, want %q", locale, got, want)
		}
	}
}

// T must answer something for whatever it is asked, from every goroutine and
// while the language changes.
func TestAnythingFromEveryGoroutine(t *testing.T) {
	speak(t, Dutch)
	var all sync.WaitGroup
	for _, l := range append(Languages(), Languages()...) {
		all.Go(func() {
			for range 200 {
				Set(l)
				for _, key := range []string{"app.name", "suit.clubs", "card", "nowhere.else"} {
					if T(key, "Count", 2, "Suit", "a", "Rank", "b") == "" {
						t.Errorf("%q is empty", key)
					}
				}
			}
		})
	}
	all.Wait()
}

func TestNeverEmpty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		key := rapid.OneOf(rapid.String(), rapid.SampledFrom(Keys(Dutch))).Draw(t, "key")
		name := rapid.SampledFrom([]string{"Count", "Name", ""}).Draw(t, "name")
		value := rapid.OneOf(rapid.String().AsAny(), rapid.Int().AsAny(), rapid.Just[any](nil)).Draw(t, "value")
		if T(key, name, value) == "" {
			t.Fatalf("T(%q, %q, %v) is empty", key, name, value)
		}
	})
}

// speak chooses a language for one test.
func speak(t *testing.T, l Lang) {
	t.Helper()
	before := Current()
	Set(l)
	t.Cleanup(func() { Set(before) })
}

func BenchmarkT(b *testing.B) {
	b.Run("plain", func(b *testing.B) {
		for b.Loop() {
			T("suit.clubs")
		}
	})
	b.Run("values", func(b *testing.B) {
		for b.Loop() {
			T("card", "Suit", "harten", "Rank", "boer")
		}
	})
}
