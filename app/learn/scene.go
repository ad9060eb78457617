// Package learn is the screens for learning: the list of lessons, practice and
// the rules book, and the desk at which a lesson or a drill is followed.
package learn

import (
	"klaverjas/app/lessons"
	"klaverjas/app/ruletext"
	"klaverjas/engine"
)

// scene is what the desk shows: cards on the cloth, words and buttons beside
// them. It holds texts in the language in force.
type scene struct {
	place    string // names it in traces: the step of a lesson, the number of a drill
	title    string
	progress string
	text     string
	rules    string // the name of the rules, empty where they do not matter
	exhibit  exhibit

	question string
	options  []option // answers that are buttons
	check    string   // label of the button that hands in the marked cards, empty for none
	verdict  string   // heading of the judgement, empty before an answer
	right    bool
	why      string
	nav      []navigation
}

// option is an answer on a button.
type option struct {
	answer lessons.Answer
	label  string
	suit   *engine.Suit
	chosen bool
}

// navigation is a button at the foot of the words.
type navigation struct {
	id      string
	label   string
	primary bool
	tapped  func()
}

// exhibit is what lies on the cloth.
type exhibit struct {
	deal   *engine.Deal
	row    []engine.Card
	trump  engine.Suit // of the row
	values bool        // what the cards of the row are worth is written below them
	open   bool        // all four hands are shown
	aside  bool        // the full trick has been taken away
	count  *ruletext.Table
	note   string // above the count

	pick   engine.Set // cards that can be pointed at
	many   bool       // several of them at once
	legal  engine.Set // cards that stand out as allowed, where nothing is asked
	winner engine.Card
}

// script is what plays at the desk.
type script interface {
	// scene returns what is to be seen now.
	scene() scene
	// answer takes an answer.
	answer(a lessons.Answer)
	// marked returns the cards that are marked so far.
	marked() engine.Set
	// mark changes the mark of a card.
	mark(c engine.Card)
}
