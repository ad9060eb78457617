// Package assets draws the deck: 32 faces, one back and the four suits, all
// from one source in Go. It writes SVG in the plain subset the renderer keeps
// (filled paths, nothing else) and rasterises it to any pixel width.
//
// Suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades; ranks are 0 to 7 for
// 7 8 9 10 J Q K A. A suit or rank outside its range gives a blank card, an
// empty picture or no path; nothing panics.
package assets

//go:generate go run ./gen -svg cards -sheet ../docs/cards.png -view variants -width 92
