package lessons

import (
	"klaverjas/engine"
	"klaverjas/i18n"
)

// Lesson is one lesson: steps in order.
type Lesson struct {
	ID    string // its name in data files, keys and the store
	Steps []Step
}

// Title returns the lesson's name, Line what it is about.
func (l *Lesson) Title() Say { return say("lesson." + l.ID + ".title") }

// Line returns what the lesson is about, in one sentence.
func (l *Lesson) Line() Say {
	r := engine.DefaultRules()
	return Say{"lesson." + l.ID + ".line", Numbers(&r)}
}

// Questions returns the number of steps with a question.
func (l *Lesson) Questions() int {
	n := 0
	for i := range l.Steps {
		if l.Steps[i].Question != nil {
			n++
		}
	}
	return n
}

// Step is one screen of a lesson: a text beside cards, and perhaps a question.
type Step struct {
	Lesson   string
	Name     string
	Row      []engine.Card // a row of cards, if it is about no deal
	Trump    engine.Suit   // of the row; NoTrump where there is none
	Values   bool          // show under each card of the row what it is worth
	Deal     *engine.Deal  // the position, nil if there is none
	Open     bool          // show all four hands
	Facts    []Fact        // what the text says about the position
	Question *Question     // nil: the step only tells
	Accept   []Answer      // the right answers, as written in the file
}

// Fact is a question with the answer that a text gives away.
type Fact struct {
	Question Question
	Answer   Answer
}

// key returns the step's key, which is the beginning of all its texts' keys.
func (s *Step) key() string { return "lesson." + s.Lesson + "." + s.Name }

// Rules returns the rules that the step is played by.
func (s *Step) Rules() engine.Rules {
	if s.Deal != nil {
		return s.Deal.Rules
	}
	return engine.DefaultRules()
}

// Text returns what the step says. Its numbers come from the engine.
func (s *Step) Text() Say {
	r := s.Rules()
	return Say{s.key(), Numbers(&r)}
}

// After returns what the step adds once its question is answered, and whether
// it adds anything.
func (s *Step) After() (Say, bool) {
	r := s.Rules()
	key := s.key() + ".after"
	return Say{key, Numbers(&r)}, i18n.Has(key)
}

// Numbers returns every number that a text may show, under the rules: what
// cards are worth in trump (TrumpJack, TrumpNine) and else (Ace, Ten, King,
// Queen, Jack), the sums of a suit and of all cards, and the bonuses.
func Numbers(r *engine.Rules) []any {
	value := func(rank engine.Rank, trump engine.Suit) int { return engine.CardOf(engine.Hearts, rank).Points(trump) }
	suit := engine.FullDeck.Of(engine.Hearts)
	cards := engine.FullDeck.Points(engine.Hearts)
	return []any{
		"TrumpJack", value(engine.Jack, engine.Hearts), "TrumpNine", value(engine.Nine, engine.Hearts),
		"Ace", value(engine.Ace, NoTrump), "Ten", value(engine.Ten, NoTrump), "King", value(engine.King, NoTrump),
		"Queen", value(engine.Queen, NoTrump), "Jack", value(engine.Jack, NoTrump),
		"TrumpSuit", suit.Points(engine.Hearts), "PlainSuit", suit.Points(NoTrump), "Cards", cards,
		"Last", r.LastTrick, "Total", cards + r.LastTrick, "Half", (cards + r.LastTrick) / 2, "Most", (cards+r.LastTrick)/2 + 1,
		"Run3", r.Roem.Run3, "Run4", r.Roem.Run4, "Stuk", r.Roem.Stuk, "StukRun3", r.Roem.Stuk + r.Roem.Run3,
		"StukRun4", r.Roem.Stuk + r.Roem.Run4, "Four", r.Roem.Four[engine.Ace], "FourJacks", r.Roem.Four[engine.Jack],
		"Pit", r.PitBonus, "Deals", r.Deals, "Tricks", 8, "Trumps", suit.Len(),
	}
}
