package solver

import (
	"context"

	"klaverjas/engine"
)

// CardValue is what a card is worth to the makers when everybody plays
// perfectly after it: points for Difference and Contract, 1 or 0 for Verdict.
type CardValue struct {
	Card  engine.Card
	Value int
}

// Solve returns the value of a position for a goal when everybody plays
// perfectly: points for Difference and Contract, 1 or 0 for Verdict. The error
// is the context's, or tells that the deal is over.
func (s *Solver) Solve(ctx context.Context, p *Position, goal Goal) (v int, err error) {
	defer s.guard(&err)
	n, err := s.prepare(ctx, p, goal)
	if err != nil {
		return 0, err
	}
	return s.value(&n, s.guess(&n)), nil
}

// Cards appends the value of every legal card to dst, in order of card number.
// A maker wants the highest value, a defender the lowest. Errors as for Solve.
func (s *Solver) Cards(ctx context.Context, p *Position, goal Goal, dst []CardValue) (values []CardValue, err error) {
	defer s.guard(&err)
	n, err := s.prepare(ctx, p, goal)
	if err != nil {
		return dst, err
	}
	guess := s.guess(&n)
	for c := range p.Legal().All() {
		child := s.after(n, int(bitOf[p.Trump][c]))
		guess = s.value(&child, guess)
		dst = append(dst, CardValue{c, guess})
	}
	return dst, nil
}

// Best returns one best card and the value of the position. Among equals it is
// the one that the search tries first. Errors as for Solve.
func (s *Solver) Best(ctx context.Context, p *Position, goal Goal) (best CardValue, err error) {
	defer s.guard(&err)
	n, err := s.prepare(ctx, p, goal)
	if err != nil {
		return CardValue{Card: engine.NoCard}, err
	}
	v := s.value(&n, s.guess(&n))
	return CardValue{cardAt[p.Trump][s.keeps(&n, v)], v}, nil
}

// Line appends the cards of best play from a position to the end of the deal
// to dst and returns the position's value, which that line reaches. Errors as
// for Solve.
func (s *Solver) Line(ctx context.Context, p *Position, goal Goal, dst []engine.Card) (line []engine.Card, v int, err error) {
	defer s.guard(&err)
	n, err := s.prepare(ctx, p, goal)
	if err != nil {
		return dst, 0, err
	}
	v = s.value(&n, s.guess(&n))
	for n.rem != 0 {
		c := s.keeps(&n, v)
		dst = append(dst, cardAt[p.Trump][c])
		n = s.after(n, c)
	}
	return dst, v, nil
}

// keeps returns a card after which the node is still worth v.
func (s *Solver) keeps(n *node, v int) int {
	legal := s.legal(n)
	makers := s.sign(n.seat) > 0
	for {
		c := s.choose(n, legal)
		legal &^= 1 << c
		if legal == 0 {
			return c
		}
		child := s.after(*n, c)
		if makers && s.ask(&child, v) >= v || !makers && s.ask(&child, v+1) <= v {
			return c
		}
	}
}

// stopped is the panic that ends a search from below when the context is done.
type stopped struct{ err error }

// guard turns a stopped search into the error of the call.
func (s *Solver) guard(err *error) {
	s.ctx = nil
	switch r := recover().(type) {
	case nil:
	case stopped:
		*err = r.err
	default:
		panic(r)
	}
}

// pollEvery is how many cards the search tries between two looks at the
// context, about a quarter of a millisecond's worth.
const pollEvery = 1 << 14

// poll ends the search if the context is done.
func (s *Solver) poll() {
	s.nextPoll = s.nodes + pollEvery
	if err := s.ctx.Err(); err != nil {
		panic(stopped{err})
	}
}
