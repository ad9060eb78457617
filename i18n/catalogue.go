package i18n

import (
	_ "embed"
	"maps"
	"slices"

	"github.com/BurntSushi/toml"
	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

var (
	//go:embed active.nl.toml
	activeDutch []byte
	//go:embed active.en.toml
	activeEnglish []byte
	//go:embed fyne.nl.json
	fyneDutch []byte
	//go:embed fyne.en.json
	fyneEnglish []byte
)

// book is all texts of one language.
type book struct {
	messages  map[string]*goi18n.Message
	localizer *goi18n.Localizer
}

var catalogue = map[Lang]*book{
	Dutch:   mustRead(Dutch, activeDutch),
	English: mustRead(English, activeEnglish),
}

// mustRead reads the texts that are part of the program. It panics on a
// mistake in them, which a test of this package meets before any player does.
func mustRead(l Lang, text []byte) *book {
	b, err := read(l, text)
	if err != nil {
		panic("i18n: active." + string(l) + ".toml: " + err.Error())
	}
	return b
}

func read(l Lang, text []byte) (*book, error) {
	bundle := goi18n.NewBundle(language.Make(string(l)))
	bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	file, err := bundle.ParseMessageFileBytes(text, "active."+string(l)+".toml")
	if err != nil {
		return nil, err
	}
	messages := make(map[string]*goi18n.Message, len(file.Messages))
	for _, m := range file.Messages {
		messages[m.ID] = m
	}
	return &book{messages: messages, localizer: goi18n.NewLocalizer(bundle, string(l))}, nil
}

// Keys returns the keys for which a language has a text, sorted; none for a
// language which the game does not speak.
func Keys(l Lang) []string {
	b := catalogue[l]
	if b == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(b.messages))
}

// FyneWords returns the toolkit's own words ("OK", "Cancel", days of the week)
// in a language, as the JSON file which the toolkit's translations are made of.
// The application registers them, because the toolkit speaks no Dutch and
// offers no way to choose a language. English for an unknown language.
func FyneWords(l Lang) []byte {
	if l == Dutch {
		return slices.Clone(fyneDutch)
	}
	return slices.Clone(fyneEnglish)
}
