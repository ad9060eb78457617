package bots

import (
	"context"
	"errors"
	"fmt"
	"time"

	"klaverjas/engine"
)

// Fault is a failure of a bot that was covered up by a legal action.
type Fault struct {
	Bot  string
	Seat engine.Seat
	Err  error // ErrOverrun, ErrPanic, an engine.Reason for an illegal answer, or the bot's own error
}

// The failures that are not the bot's own errors.
var (
	ErrOverrun = errors.New("the bot did not answer in time")
	ErrPanic   = errors.New("the bot panicked")
)

// Error describes the fault for a log.
func (f Fault) Error() string { return fmt.Sprintf("bot %s at %s: %v", f.Bot, f.Seat, f.Err) }

// safe guards another bot.
type safe struct {
	bot    Bot
	budget time.Duration
	report func(Fault)
}

// Safe returns a bot that answers as b does, but never fails: a panic, an
// error, an illegal answer, or none within the budget is replaced by a legal
// action and reported. It answers in time even if b ignores its context; b is
// then left to itself.
func Safe(b Bot, budget time.Duration, report func(Fault)) Bot { return &safe{b, budget, report} }

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
	return s.guard(ctx, v, s.bot.Claim, legalClaim, none)
}

type answer struct {
	d   Decision
	err error
}

func (s *safe) guard(ctx context.Context, v engine.View,
	ask func(context.Context, engine.View) (Decision, error),
	check func(*engine.View, engine.Action) error, instead func(*engine.View) engine.Action,
) (Decision, error) {
	limited, cancel := context.WithTimeout(ctx, s.budget)
	defer cancel()
	answers := make(chan answer, 1)
	go func() {
		defer func() {
			if r := recover(); r != nil {
				answers <- answer{err: fmt.Errorf("%w: %v", ErrPanic, r)}
			}
		}()
		d, err := ask(limited, v)
		answers <- answer{d, err}
	}()
	var a answer
	select {
	case a = <-answers:
	case <-limited.Done():
		a.err = ErrOverrun
	}
	if ctx.Err() != nil {
		return Decision{}, ctx.Err()
	}
	if a.err == nil {
		a.err = check(&v, a.d.Action)
	}
	if a.err == nil {
		return a.d, nil
	}
	s.report(Fault{s.bot.Name(), v.Seat, a.err})
	return Decision{Action: instead(&v)}, nil
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
	if a.Seat == v.Seat && a.Kind == engine.Play && v.Legal().Has(a.Card) {
		return nil
	}
	next := v.Next()
	return v.Rules.Play.Why(a.Card, v.Hand(), v.Trump, &next)
}

func legalClaim(v *engine.View, a engine.Action) error {
	switch {
	case a.Kind != engine.Claim:
		return nil
	case v.RoemOf(v.TrickCount-1).Total() == 0:
		return engine.Reason{Code: engine.NoRoem, Card: engine.NoCard}
	case a.Seat != v.Seat || !v.CanClaim(v.Seat):
		return engine.Reason{Code: engine.WrongPhase, Card: engine.NoCard}
	}
	return nil
}
