package lessons

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"klaverjas/engine"
)

// Parse reads a lesson from text, one word with its values a line:
//
//	lesson NAME          first: the lesson's name
//	step NAME            a step begins; all below belongs to it
//	row CA CT CK         a row of cards
//	trump H              the trump suit of the row
//	values               show what the cards of the row are worth
//	deal TEXT            a position, as engine.Deal writes it
//	open                 show all four hands
//	fact KIND [SUIT] ANSWER     what the step's text says, checked like an answer
//	ask KIND [SUIT]      the question
//	accept ANSWER        a right answer; more lines for more of them
//
// A line that begins with # says nothing. An error names the line.
func Parse(text string) (Lesson, error) {
	p := parser{}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		if err := p.line(word, strings.TrimSpace(rest)); err != nil {
			return Lesson{}, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if err := p.endStep(); err != nil {
		return Lesson{}, fmt.Errorf("at the end: %w", err)
	}
	if len(p.lesson.Steps) == 0 {
		return Lesson{}, fmt.Errorf("at the end: expected a lesson with steps")
	}
	return p.lesson, nil
}

// parser is what has been read so far.
type parser struct {
	lesson Lesson
	step   *Step
	facts  []func() error // what can be read only when the step's cards are known
	asked  string         // the words after ask
}

// a name, also a part of translation keys
var name = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)

func (p *parser) line(word, rest string) error {
	switch {
	case word == "lesson":
		return p.begin(rest)
	case p.lesson.ID == "":
		return fmt.Errorf("expected lesson and its name first")
	case word == "step":
		return p.beginStep(rest)
	case p.step == nil:
		return fmt.Errorf("expected a step before %q", word)
	}
	return p.inStep(word, rest)
}

func (p *parser) begin(id string) error {
	if p.lesson.ID != "" || !name.MatchString(id) {
		return fmt.Errorf("expected one name of a lesson, found %q", id)
	}
	p.lesson.ID = id
	return nil
}

func (p *parser) beginStep(id string) error {
	if err := p.endStep(); err != nil {
		return err
	}
	same := func(s Step) bool { return s.Name == id }
	if !name.MatchString(id) || slices.ContainsFunc(p.lesson.Steps, same) {
		return fmt.Errorf("expected a new name for the step, found %q", id)
	}
	p.step = &Step{Lesson: p.lesson.ID, Name: id, Trump: NoTrump}
	return nil
}

func (p *parser) inStep(word, rest string) (err error) {
	s := p.step
	switch word {
	case "row":
		s.Row, err = cards(rest)
	case "trump":
		s.Trump, err = engine.ParseSuit(rest)
	case "deal":
		var d engine.Deal
		d, err = engine.ParseDeal(rest)
		s.Deal = &d
	case "values":
		s.Values = true
	case "open":
		s.Open = true
	case "ask":
		p.asked = rest
	case "accept":
		s.Accept = append(s.Accept, answer(rest))
	case "fact":
		p.fact(rest)
	default:
		return fmt.Errorf("no word %q in a lesson", word)
	}
	return err
}

// fact keeps a fact until its step's cards are known.
func (p *parser) fact(rest string) {
	step := p.step
	kind, said, _ := strings.Cut(rest, " ")
	if Kind(kind) == Void {
		var suit string
		suit, said, _ = strings.Cut(said, " ")
		kind += " " + suit
	}
	p.facts = append(p.facts, func() error {
		q, err := step.question(kind)
		if err == nil {
			step.Facts = append(step.Facts, Fact{*q, answer(said)})
		}
		return err
	})
}

// endStep checks the step that was read and adds it to the lesson.
func (p *parser) endStep() (err error) {
	if p.step == nil {
		return nil
	}
	s := p.step
	if (p.asked == "") != (len(s.Accept) == 0) {
		return fmt.Errorf("step %s: expected both ask and accept, or neither", s.Name)
	}
	if p.asked != "" {
		if s.Question, err = s.question(p.asked); err != nil {
			return err
		}
	}
	for _, read := range p.facts {
		if err := read(); err != nil {
			return err
		}
	}
	p.lesson.Steps = append(p.lesson.Steps, *s)
	p.step, p.facts, p.asked = nil, nil, ""
	return nil
}

// question makes a question about the step's cards from its kind and, for
// Void, its suit.
func (s *Step) question(text string) (*Question, error) {
	kind, suit, _ := strings.Cut(text, " ")
	q := &Question{Kind: Kind(kind), Row: s.Row, Trump: s.Trump}
	switch {
	case !slices.Contains(Kinds, q.Kind):
		return nil, fmt.Errorf("step %s: no question %q: expected one of %v", s.Name, kind, Kinds)
	case q.Kind.AboutRow() && len(s.Row) == 0:
		return nil, fmt.Errorf("step %s: %s needs a row", s.Name, kind)
	case q.Kind.AboutRow():
		return q, nil
	case s.Deal == nil:
		return nil, fmt.Errorf("step %s: %s needs a deal", s.Name, kind)
	}
	q.Deal = *s.Deal
	if q.Kind == Void {
		var err error
		if q.Suit, err = engine.ParseSuit(suit); err != nil {
			return nil, fmt.Errorf("step %s: %w", s.Name, err)
		}
	}
	return q, q.fits()
}

// cards reads different cards with spaces between.
func cards(text string) ([]engine.Card, error) {
	var row []engine.Card
	for _, word := range strings.Fields(text) {
		c, err := engine.ParseCard(word)
		if err != nil {
			return nil, err
		}
		if slices.Contains(row, c) {
			return nil, fmt.Errorf("%s stands in the row twice", c)
		}
		row = append(row, c)
	}
	if len(row) == 0 || len(row) > 8 {
		return nil, fmt.Errorf("expected one to eight cards in a row, found %d", len(row))
	}
	return row, nil
}

// answer reads an answer; cards are put in order.
func answer(text string) Answer {
	words := strings.Fields(text)
	for _, word := range words {
		if _, err := engine.ParseCard(word); err != nil {
			return Answer(strings.Join(words, " "))
		}
	}
	return AnswerOf(Answer(text).Cards())
}
