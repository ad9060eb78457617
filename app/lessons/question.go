// Package lessons holds the lessons of the game: data files with positions and
// questions, and the judging of answers by the engine, the solver and the bots.
// It knows no window.
package lessons

import (
	"slices"
	"strings"

	"klaverjas/engine"
)

// Kind is what a question asks, the last part of the key of its sentence.
type Kind string

// The kinds of question. All are asked of South.
const (
	Legal     Kind = "legal"     // mark every card that may be played
	Best      Kind = "best"      // the best card, by exact play
	Winner    Kind = "winner"    // who takes the trick that lies
	Points    Kind = "points"    // how many points lie in the trick, the last trick's bonus included
	Roem      Kind = "roem"      // how much roem lies in the trick
	Claim     Kind = "claim"     // whether to claim roem in the trick that lies, or to go on
	Made      Kind = "made"      // whether the makers have made the deal that is over
	Bid       Kind = "bid"       // which trump to choose, or pass
	Score     Kind = "score"     // what both sides write down for the deal that is over
	Strongest Kind = "strongest" // the card of a row that beats the others
	Worth     Kind = "worth"     // how many points the cards of a row are worth
	Out       Kind = "out"       // how many trumps the other three still hold
	Void      Kind = "void"      // who has shown to be out of Suit
	Asks      Kind = "asks"      // the suit that the partner has asked for by a signal
)

// Kinds lists the kinds of question.
var Kinds = []Kind{Legal, Best, Winner, Points, Roem, Claim, Made, Bid, Score, Strongest, Worth, Out, Void, Asks}

// Question is one question about a deal, or about a row of cards.
type Question struct {
	Kind Kind
	Deal engine.Deal   // the position; unused by Strongest and Worth
	Row  []engine.Card // for Strongest and Worth: the cards
	// Trump is the trump suit of a row; engine.Spades+1 where there is none.
	Trump engine.Suit
	Suit  engine.Suit // for Void: the suit
}

// NoTrump stands for the trump suit of a row of cards without trump.
const NoTrump = engine.Spades + 1

// Answer is an answer in text: card names, a seat's letter, a number, "yes" or
// "no", "roem" or "on", a suit's letter or "pass", or two numbers with a dash,
// ours first.
// Several cards are in order of their numbers with a space between.
type Answer string

// AnswerOf returns the answer that consists of these cards.
func AnswerOf(cards engine.Set) Answer {
	var names []string
	for c := range cards.All() {
		names = append(names, c.String())
	}
	return Answer(strings.Join(names, " "))
}

// Cards reads the cards of an answer; what is no card is left out.
func (a Answer) Cards() engine.Set {
	var set engine.Set
	for _, name := range strings.Fields(string(a)) {
		if c, err := engine.ParseCard(name); err == nil {
			set = set.With(c)
		}
	}
	return set
}

// ByCards tells whether a question is answered by pointing at cards; the
// others have buttons.
func (k Kind) ByCards() bool { return k == Legal || k == Best || k == Strongest }

// AboutRow tells whether a question is about a row of cards, not a deal.
func (k Kind) AboutRow() bool { return k == Strongest || k == Worth }

// OverHand tells whether a question is about the eight tricks of a deal that is over.
func (k Kind) OverHand() bool { return k == Made || k == Score }

// Cards returns the cards that can be pointed at as an answer.
func (q *Question) Cards() engine.Set {
	switch {
	case q.Kind == Strongest:
		return engine.SetOf(q.Row...)
	case q.Kind.ByCards():
		return q.Deal.Hand(engine.South)
	default:
		return 0
	}
}

// Verdict is the judgement of an answer with the sentences that explain it.
type Verdict struct {
	Right bool
	Why   []Say
}

// trick returns the trick that a question is about: the one that lies.
func (q *Question) trick() engine.Trick { return q.Deal.Trick() }

// is tells whether an answer is among others.
func (a Answer) is(others []Answer) bool { return slices.Contains(others, a) }
