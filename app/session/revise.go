package session

import (
	"context"

	"klaverjas/engine"
)

// revision is a change of the match that is no action: what happened since
// some moment never did.
type revision func(engine.Match) (engine.Match, engine.Event, error)

// TakeBack takes back the human's last card while its trick lies; see
// engine.Match.TakeBack. What the others did since never happened, and an
// update with engine.EventTakenBack says so. It returns an engine.Reason if
// there is nothing to take back.
func (s *Session) TakeBack() error {
	return s.revise(func(m engine.Match) (engine.Match, engine.Event, error) {
		seat := s.humanSeat()
		m, card, err := m.TakeBack(seat)
		return m, engine.Event{Kind: engine.EventTakenBack, Seat: seat, Card: card}, err
	})
}

// PlayAgain puts the settled deal on the table once more, as practice, even
// after the last deal of the match. It returns an engine.Reason if the deal is
// still being played.
func (s *Session) PlayAgain() error {
	return s.revise(func(m engine.Match) (engine.Match, engine.Event, error) {
		m, err := m.PlayAgain()
		if err != nil {
			return m, engine.Event{}, err
		}
		return m, engine.Event{Kind: engine.EventDealt, Seat: m.Deal().Dealer, Card: engine.NoCard}, nil
	})
}

// humanSeat returns the seat of the human, South if there is none.
func (s *Session) humanSeat() engine.Seat {
	for _, seat := range engine.Seats {
		if _, ok := s.players[seat].(*Human); ok {
			return seat
		}
	}
	return engine.South
}

// revise asks the conductor for a revision and interrupts whoever is thinking.
func (s *Session) revise(r revision) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, _, err := r(s.match); err != nil {
		return err
	}
	if s.taken || s.revision != nil {
		return engine.Reason{Code: engine.WrongPhase, Card: engine.NoCard}
	}
	s.revision = r
	if s.interrupt != nil {
		s.interrupt()
	}
	return nil
}

// turn returns the context of one question, which a revision ends.
func (s *Session) turn(ctx context.Context) (context.Context, context.CancelFunc) {
	turn, stop := context.WithCancel(ctx)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.interrupt = stop
	if s.revision != nil {
		stop()
	}
	return turn, stop
}

// revised makes the revision that was asked for and tells of it; false if there is none.
func (s *Session) revised() bool {
	s.mu.Lock()
	r := s.revision
	s.revision = nil
	if r == nil {
		s.mu.Unlock()
		return false
	}
	select {
	case <-s.next: // a wish that the revision overtook
	default:
	}
	m, event, err := r(s.match)
	if err == nil {
		s.match, s.taken = m, s.ahead(&m)
	}
	s.mu.Unlock()
	if err == nil {
		s.keeper.Revised(m)
		event.Deal, event.Trick = m.Deal().Number, m.Deal().TrickCount
		s.tell(Update{Event: event, Match: m, Final: true})
	}
	return true
}
