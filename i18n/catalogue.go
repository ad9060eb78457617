package i18n

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"github.com/BurntSushi/toml"
	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

var (
	// texts holds one file for each language and each part of the program.
	//
	//go:embed *.toml
	texts embed.FS
	//go:embed fyne.nl.json
	fyneDutch []byte
	//go:embed fyne.en.json
	fyneEnglish []byte
)

// book is all texts of one language.
type book struct {
	bundle    *goi18n.Bundle
	messages  map[string]*goi18n.Message
	localizer *goi18n.Localizer
}

var catalogue = map[Lang]*book{
	Dutch:   mustRead(Dutch),
	English: mustRead(English),
}

// mustRead reads the texts that are part of the program. It panics on a
// mistake in them, which a test of this package meets before any player does.
func mustRead(l Lang) *book {
	b := newBook(l)
	files, err := fs.Glob(texts, "*."+string(l)+".toml")
	for _, name := range files {
		var text []byte
		if text, err = texts.ReadFile(name); err != nil {
			break
		}
		if err = b.add(name, text); err != nil {
			break
		}
	}
	if err != nil {
		panic("i18n: " + err.Error())
	}
	return b
}

func newBook(l Lang) *book {
	bundle := goi18n.NewBundle(language.Make(string(l)))
	bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	return &book{bundle: bundle, messages: map[string]*goi18n.Message{}, localizer: goi18n.NewLocalizer(bundle, string(l))}
}

// add reads one file of texts; a key that the book has already is an error.
func (b *book) add(name string, text []byte) error {
	file, err := b.bundle.ParseMessageFileBytes(text, name)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for _, m := range file.Messages {
		if b.messages[m.ID] != nil {
			return fmt.Errorf("%s: %q has a text in another file", name, m.ID)
		}
		b.messages[m.ID] = m
	}
	return nil
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
