package i18n

import "golang.org/x/text/language"

// Pseudo puts a made-up language in the place of Dutch until restore is called:
// every text as change makes it, the values in it left alone. It is for tests
// that look for words on a screen that did not come from here; no other
// goroutine may call T meanwhile.
func Pseudo(change func(text string) string) (restore func()) {
	real := catalogue[Dutch]
	b := newBook(Dutch)
	for id, m := range real.messages {
		c := *m
		c.One, c.Other = changed(m.One, change), changed(m.Other, change)
		b.messages[id] = &c
		// The only error is about a language without plural rules.
		_ = b.bundle.AddMessages(language.Dutch, &c)
	}
	catalogue[Dutch] = b
	return func() { catalogue[Dutch] = real }
}

// changed changes what stands between placeholders.
func changed(text string, change func(string) string) string {
	out, from := "", 0
	for _, at := range placeholder.FindAllStringIndex(text, -1) {
		out += change(text[from:at[0]]) + text[at[0]:at[1]]
		from = at[1]
	}
	return out + change(text[from:])
}
