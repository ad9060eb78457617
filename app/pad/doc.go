// Package pad keeps the score of a game played with real cards: what the
// scorer enters per deal, whether a deal can have gone like that, what each
// side writes down for it by the rules, and every change so that it can be
// undone. It knows no window and no file.
package pad
