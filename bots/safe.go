package bots

import (
	"context"
	"errors"
	"fmt"
	"time"

	"klaverjas/engine"
)

// safe guards another bot.
type safe struct {
	bot     Bot
	budget  time.Duration
	onFault func(Fault)
	late    <-chan answer // the answer that an abandoned question still owes
}

// Safe returns a bot that answers as b does, but never fails: a panic, an
// error, an illegal answer, or none within the budget or before the deadline
// of its context is replaced by a legal action and reported to onFault. It
// answers in time even if b ignores its context; b is then left to itself, and
// not asked again before it has come back. Only a context that its caller
// cancels ends in that context's error: nobody waits for the answer any more.
func Safe(b Bot, budget time.Duration, onFault func(Fault)) Bot {
	return &safe{bot: b, budget: budget, onFault: onFault}
}

// Name returns the guarded bot's name.
func (s *safe) Name() string { return s.bot.Name() }

// Bid answers for the guarded bot.
func (s *safe) Bid(ctx context.Context, v engine.View) (Decision, error) {
	return s.guard(ctx, v, s.bot.Bid, legalBid, SafeBid)
}

// Play answers for the guarded bot.
func (s *safe) Play(ctx context.Context, v engine.View) (Decision, error) {
	return s.guard(ctx, v, s.bot.Play, legalCard, SafeCard)
}

// Claim answers for the guarded bot; a claim of nothing is no claim.
func (s *safe) Claim(ctx context.Context, v engine.View) (Decision, error) {
	none := func(*engine.View) engine.Action { return engine.Action{} }
	d, err := s.guard(ctx, v, s.bot.Claim, legalClaim, none)
	if d.Action.Kind != engine.Claim {
		return Decision{}, err
	}
	return d, err
}

// answer is what came of asking a bot.
type answer struct {
	d      Decision
	kind   FaultKind // empty if it answered
	detail string
}

// question is one of the bot's three methods.
type question func(context.Context, engine.View) (Decision, error)

// guard asks, checks the answer, and puts a legal action in the place of a
// failure.
func (s *safe) guard(ctx context.Context, v engine.View, ask question,
	check func(*engine.View, engine.Action) error, instead func(*engine.View) engine.Action,
) (Decision, error) {
	limited, cancel := context.WithTimeout(ctx, s.budget)
	defer cancel()
	a := s.answer(limited, v, ask)
	if errors.Is(ctx.Err(), context.Canceled) {
		return Decision{}, ctx.Err()
	}
	if a.kind == "" {
		why := check(&v, a.d.Action)
		if why == nil {
			return a.d, nil
		}
		a.kind, a.detail = FaultIllegal, fmt.Sprintf("%s: %v", a.d.Action, why)
	}
	if s.onFault != nil {
		s.onFault(Fault{Bot: s.bot.Name(), Seat: v.Seat, Kind: a.kind, Detail: a.detail})
	}
	return Decision{Action: instead(&v), Reasons: []Reason{{Code: StandsIn, Card: engine.NoCard}}}, nil
}

// answer asks in a goroutine of its own and waits no longer than the context
// allows. A bot is used by one goroutine at a time, so an abandoned question
// has to come back first.
func (s *safe) answer(ctx context.Context, v engine.View, ask question) answer {
	overrun := answer{kind: FaultOverrun, detail: fmt.Sprintf("no answer within %s", s.budget)}
	if s.late != nil {
		select {
		case <-s.late:
			s.late = nil
		case <-ctx.Done():
			return overrun
		}
	}
	answers := make(chan answer, 1)
	go func() { answers <- recovered(ctx, v, ask) }()
	select {
	case a := <-answers:
		return a
	case <-ctx.Done():
		s.late = answers
		return overrun
	}
}

// recovered asks and turns a panic or an error into a fault.
func recovered(ctx context.Context, v engine.View, ask question) (a answer) {
	defer func() {
		if r := recover(); r != nil {
			a = answer{kind: FaultPanic, detail: fmt.Sprint(r)}
		}
	}()
	d, err := ask(ctx, v)
	switch {
	case err == nil:
		return answer{d: d}
	case ctx.Err() != nil:
		return answer{kind: FaultOverrun, detail: err.Error()}
	default:
		return answer{kind: FaultError, detail: err.Error()}
	}
}

func legalBid(v *engine.View, a engine.Action) error {
	choice := v.Choices()
	switch {
	case a.Seat == v.Seat && a.Kind == engine.Pass && choice.MayPass:
		return nil
	case a.Seat == v.Seat && a.Kind == engine.Choose && a.Suit <= engine.Spades && choice.Suits[a.Suit]:
		return nil
	}
	return engine.Reason{Code: engine.NoSuchAction, Card: engine.NoCard}
}

func legalCard(v *engine.View, a engine.Action) error {
	switch {
	case a.Kind != engine.Play:
		return engine.Reason{Code: engine.NoSuchAction, Card: engine.NoCard}
	case a.Seat != v.Seat:
		return engine.Reason{Code: engine.NotYourTurn, Seat: v.Seat, Card: engine.NoCard}
	case v.Legal().Has(a.Card):
		return nil
	}
	next := v.Next()
	return v.Rules.Play.Why(a.Card, v.Hand(), v.Trump, &next)
}

func legalClaim(v *engine.View, a engine.Action) error {
	switch {
	case a.Kind != engine.Claim:
		return nil
	case a.Seat != v.Seat || !v.CanClaim(v.Seat):
		return engine.Reason{Code: engine.WrongPhase, Card: engine.NoCard}
	case v.RoemOf(v.TrickCount-1).Total() == 0:
		return engine.Reason{Code: engine.NoRoem, Card: engine.NoCard}
	}
	return nil
}
