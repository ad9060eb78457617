package i18n

import (
	"reflect"
	"regexp"
	"strings"
	"sync"

	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
)

// OnMissing is told, once for each key, that T was asked for a key which the
// language in use does not have. Set it before the first call of T, and make
// it safe for every goroutine; nil keeps silent.
var OnMissing func(key string)

var reported sync.Map // key → struct{}

// T returns the text of a key in the current language, filled in with named
// values given as pairs:
//
//	T("deal.number", "Number", 3)
//
// The value named "Count", a whole number, also chooses the plural form.
// A key which the language lacks is answered from the other language, and a key
// that no language has by its own last part; T never returns an empty string
// and never panics.
func T(key string, pairs ...any) string {
	lang := Current()
	if m := catalogue[lang].messages[key]; m != nil {
		return render(catalogue[lang], m, pairs)
	}
	report(key)
	for _, other := range languages {
		if m := catalogue[other].messages[key]; m != nil {
			return render(catalogue[other], m, pairs)
		}
	}
	return readable(key)
}

// Has reports whether T has a text for the key, in either language.
func Has(key string) bool {
	for _, l := range languages {
		if catalogue[l].messages[key] != nil {
			return true
		}
	}
	return false
}

func render(b *book, m *goi18n.Message, pairs []any) string {
	text := m.Other
	if !isPlain(m) {
		text = fill(b, m, pairs)
	}
	if strings.TrimSpace(text) == "" {
		return readable(m.ID)
	}
	return text
}

// isPlain reports whether a message is one text without values, which needs no
// template.
func isPlain(m *goi18n.Message) bool {
	return m.One == "" && !strings.Contains(m.Other, "{{")
}

func fill(b *book, m *goi18n.Message, pairs []any) string {
	data := named(pairs)
	config := goi18n.LocalizeConfig{MessageID: m.ID, TemplateData: data}
	if n, ok := whole(data["Count"]); ok {
		config.PluralCount = n
	}
	// The error is of no use to a person who reads; the best text is.
	text, _ := b.localizer.Localize(&config)
	if text == "" {
		return placeholder.ReplaceAllString(m.Other, unknown)
	}
	return strings.ReplaceAll(text, noValue, unknown)
}

const (
	noValue = "<no value>" // what text/template writes for a name it was not given
	unknown = "…"
)

var placeholder = regexp.MustCompile(`\{\{.*?\}\}`)

// named turns pairs of name and value into a map. What has no name or no value
// is left out.
func named(pairs []any) map[string]any {
	data := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		if name, ok := pairs[i].(string); ok {
			data[name] = pairs[i+1]
		}
	}
	return data
}

// whole returns a whole number of any integer type as an int64.
func whole(v any) (int64, bool) {
	r := reflect.ValueOf(v)
	switch {
	case r.CanInt():
		return r.Int(), true
	case r.CanUint():
		return int64(r.Uint()), true
	}
	return 0, false
}

// readable makes something to read of a key which has no text.
func readable(key string) string {
	last := strings.TrimSpace(key[strings.LastIndexByte(key, '.')+1:])
	if last == "" {
		return unknown
	}
	return strings.ReplaceAll(last, "_", " ")
}

func report(key string) {
	if _, seen := reported.LoadOrStore(key, struct{}{}); !seen && OnMissing != nil {
		OnMissing(key)
	}
}
