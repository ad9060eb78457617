package lessons

import (
	"fmt"

	"klaverjas/engine"
)

// Sentence returns the question itself.
func (q *Question) Sentence() Say { return say("learn.ask."+string(q.Kind), "Suit", q.Suit) }

// Label returns an answer in words, as a button shows it.
func (q *Question) Label(a Answer) Say {
	switch q.Kind {
	case Winner, Void, Made, Claim:
		return say("learn.answer." + string(a))
	case Bid, Asks:
		if suit, err := engine.ParseSuit(string(a)); err == nil {
			return say("learn.answer.suit", "Suit", suit)
		}
		return say("learn.answer." + string(a))
	case Score:
		var us, them int
		if _, err := fmt.Sscanf(string(a), "%d-%d", &us, &them); err == nil {
			return say("learn.answer.score", "Us", us, "Them", them)
		}
	}
	if cards := a.Cards(); cards != 0 {
		return say("learn.answer.cards", "Cards", cards)
	}
	return say("learn.answer.number", "Number", string(a))
}

// SuitOf returns the suit that an answer names, and whether it names one.
func (a Answer) SuitOf() (engine.Suit, bool) {
	s, err := engine.ParseSuit(string(a))
	return s, err == nil
}

// TrumpSuit returns the trump suit of what a step shows, NoTrump if none is known.
func (s *Step) TrumpSuit() engine.Suit {
	switch {
	case s.Deal == nil:
		return s.Trump
	case s.Deal.Phase == engine.Bidding || s.Deal.Phase == engine.PassedOut:
		return NoTrump
	default:
		return s.Deal.Trump
	}
}
