// Package i18n holds every sentence that a person reads, in Dutch and in
// English, and the one function that finds it.
//
// The texts are in active.nl.toml and active.en.toml, and those of one large
// part of the program (history, paper, lessons) in a pair of files of its own,
// in the form of go-i18n:
//
//	"suit.clubs" = "klaver"
//
//	["deal.left"]
//	one = "Nog {{.Count}} spel"
//	other = "Nog {{.Count}} spellen"
//
// A key is one quoted string with dots in it. A text that shows a Count has a
// form "one" and a form "other" in both languages.
//
// The package is a leaf: it knows nothing of cards and nothing of windows.
package i18n
