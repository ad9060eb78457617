package session

import (
	"context"
	"fmt"
	"log/slog"
	"sync"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Update is one thing that happened, with the match as it stood after the
// action that caused it.
type Update struct {
	Event   engine.Event
	Match   engine.Match
	Reasons []bots.Reason // why the player acted so, if he told
	Final   bool          // the last event of its action
}

// Session is one match being played. Its methods may be called from any goroutine.
type Session struct {
	players [4]Player
	keeper  Keeper
	tell    func(Update)

	mu    sync.Mutex
	match engine.Match
	taken bool // an action has been handed in and is not applied yet

	revision  revision           // asked for and not made yet
	interrupt context.CancelFunc // ends the question being put

	next chan struct{}
	done chan struct{}
	stop context.CancelFunc
}

// Start begins or resumes a match and returns at once. Every update goes to
// tell, in order, from one goroutine; the first is that of the deal on the table.
func Start(m engine.Match, players [4]Player, tell func(Update)) *Session {
	return StartKept(m, players, nothing{}, tell)
}

// StartKept is Start with a keeper, to which everything goes before it is told.
func StartKept(m engine.Match, players [4]Player, keeper Keeper, tell func(Update)) *Session {
	ctx, stop := context.WithCancel(context.Background())
	s := &Session{
		players: players, keeper: keeper, tell: tell, match: m,
		next: make(chan struct{}, 1), done: make(chan struct{}), stop: stop,
	}
	go s.run(ctx)
	return s
}

// Close ends the session, stops a thinking bot and waits for the conductor to leave.
func (s *Session) Close() {
	s.stop()
	<-s.done
}

// Match returns the match as it stands.
func (s *Session) Match() engine.Match {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.match
}

// Submit hands in the human's action. It returns an engine.Reason if the
// action is not allowed now; of two actions for one turn the second is refused.
func (s *Session) Submit(a engine.Action) error {
	if a.Kind == engine.NextDeal {
		return s.submitNext()
	}
	human, ok := s.players[a.Seat&3].(*Human)
	if !ok {
		return engine.Reason{Code: engine.NotYourTurn, Seat: a.Seat, Card: engine.NoCard}
	}
	s.mu.Lock()
	if err := s.check(a); err != nil {
		s.mu.Unlock()
		return err
	}
	s.taken = true
	s.mu.Unlock()
	select {
	case human.actions <- a:
		return nil
	case <-s.done:
		return engine.Reason{Code: engine.WrongPhase, Card: engine.NoCard}
	}
}

// check tries an action on the present state; s.mu must be held.
func (s *Session) check(a engine.Action) error {
	_, _, err := s.match.Apply(a)
	if turn, _ := s.match.Deal().ToAct(); err == nil && (s.taken || s.revision != nil || turn != a.Seat) {
		return engine.Reason{Code: engine.WrongPhase, Card: engine.NoCard}
	}
	return err
}

func (s *Session) submitNext() error {
	m := s.Match()
	if _, _, err := m.Apply(engine.Action{Kind: engine.NextDeal}); err != nil {
		return err
	}
	select {
	case s.next <- struct{}{}:
	default: // asked already
	}
	return nil
}

// run conducts the match until the context ends.
func (s *Session) run(ctx context.Context) {
	defer close(s.done)
	deal := s.match.Deal()
	s.mu.Lock()
	s.taken = s.ahead(&s.match)
	s.mu.Unlock()
	s.keeper.Begun(s.match)
	s.tell(Update{
		Event: engine.Event{Kind: firstEvent(deal.Phase), Deal: deal.Number, Seat: deal.Dealer, Card: engine.NoCard},
		Match: s.match, Final: true,
	})
	for ctx.Err() == nil {
		if s.revised() {
			continue
		}
		turn, stop := s.turn(ctx)
		decision, err := s.decide(turn)
		stop()
		if err == nil {
			s.apply(decision)
		}
	}
}

// firstEvent returns what is told of the deal on the table when a session
// begins: that it was dealt, or how it ended if the next is waited for.
func firstEvent(p engine.Phase) engine.EventKind {
	switch p {
	case engine.Settled:
		return engine.EventSettled
	case engine.PassedOut:
		return engine.EventPassedOut
	default:
		return engine.EventDealt
	}
}

// decide gets the next action: from the player whose turn it is, or the wish
// for the next deal.
func (s *Session) decide(ctx context.Context) (bots.Decision, error) {
	seat, open := s.match.Deal().ToAct()
	if !open {
		select {
		case <-s.next:
			return bots.Decision{Action: engine.Action{Kind: engine.NextDeal, Card: engine.NoCard}}, nil
		case <-ctx.Done():
			return bots.Decision{}, ctx.Err()
		}
	}
	d, err := s.ask(ctx, seat)
	if err != nil && ctx.Err() != nil {
		return d, err
	}
	if err == nil {
		_, _, err = s.match.Apply(d.Action)
	}
	if err != nil || !speaksFor(d.Action, seat) {
		slog.Error("player replaced for one action", "seat", seat.String(), "action", d.Action.String(), "error", err)
		d = bots.Decision{Action: fallback(s.match.View(seat))}
	}
	return d, nil
}

// speaksFor tells whether an action is that of the seat that has to act. A
// partner may claim roem for it.
func speaksFor(a engine.Action, seat engine.Seat) bool {
	switch a.Kind {
	case engine.NextDeal:
		return true
	case engine.Claim:
		return a.Seat.Side() == seat.Side()
	default:
		return a.Seat == seat
	}
}

// ask asks one player; his panic becomes an error.
func (s *Session) ask(ctx context.Context, seat engine.Seat) (d bots.Decision, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return s.players[seat].Decide(ctx, s.match.View(seat))
}

// apply changes the match by an action known to be legal and tells what happened.
func (s *Session) apply(d bots.Decision) {
	m, events, err := s.match.Apply(d.Action)
	if err != nil {
		slog.Error("action refused after its check", "action", d.Action.String(), "error", err)
		return
	}
	s.mu.Lock()
	if s.revision != nil { // it was decided on what never happened
		s.mu.Unlock()
		return
	}
	s.match, s.taken = m, s.ahead(&m)
	s.mu.Unlock()
	s.keeper.Applied(d.Action, m)
	for i, e := range events {
		s.tell(Update{Event: e, Match: m, Reasons: d.Reasons, Final: i == len(events)-1})
	}
}

// ahead tells whether a human acts next without being asked, so that nothing
// may be handed in for him.
func (s *Session) ahead(m *engine.Match) bool {
	seat, open := m.Deal().ToAct()
	human, ok := s.players[seat&3].(*Human)
	return open && ok && human.ahead(m.View(seat))
}

// fallback returns a legal action for a seat whose player failed.
func fallback(v engine.View) engine.Action {
	switch v.Phase {
	case engine.Bidding:
		return bots.SafeBid(&v)
	case engine.LastClaim:
		return engine.GatherBy(v.Seat)
	default:
		return bots.SafeCard(&v)
	}
}
