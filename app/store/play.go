package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"klaverjas/engine"
)

// CreateMatch begins a match.
func (s *Store) CreateMatch(setup Setup) (MatchID, error) {
	var id MatchID
	err := s.Write(func(tx *sql.Tx) (err error) {
		id, err = s.insertMatch(tx, setup, nil, s.now())
		return err
	})
	return id, err
}

func (s *Store) insertMatch(tx *sql.Tx, setup Setup, tags []engine.Tag, started time.Time) (MatchID, error) {
	h := head{
		Rules: setup.Rules.String(), Seed: setup.Seed, Sealed: setup.Sealed, Kind: setup.Kind,
		Player: setup.Player, Seats: setup.Seats, Started: started.UnixMilli(), Tags: writeTags(tags),
	}
	id, err := insertHead(tx, nil, h, setup.Rules)
	if err != nil {
		return 0, err
	}
	text, err := json.Marshal(h)
	if err != nil {
		return 0, err
	}
	_, err = tx.Exec(`INSERT INTO events VALUES (?, ?)`, rowOf(id, 0), string(text))
	return id, err
}

// insertHead writes the row of a match by its head, under a new number if id is nil.
func insertHead(tx *sql.Tx, id any, h head, r engine.Rules) (MatchID, error) {
	profile, exact := nearest(r)
	res, err := tx.Exec(`INSERT INTO matches (id, rules, seed, sealed, kind, player, south, west, north, east, tags, profile, exact, started, touched, state)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, h.Rules, int64(h.Seed), h.Sealed, h.Kind, h.Player,
		h.Seats[0], h.Seats[1], h.Seats[2], h.Seats[3], h.Tags, profile, exact, h.Started, h.Started, Running)
	if err != nil {
		return 0, err
	}
	last, err := res.LastInsertId()
	return MatchID(last), err
}

// errOutOfStep says that an action does not follow the ones that are kept.
var errOutOfStep = errors.New("action does not follow the last one kept")

// AppendEvent keeps an action, the at-th of its match from 0, and with it what
// the state after it has settled. It has reached the disk when it returns. An
// action that is kept already is no error.
func (s *Store) AppendEvent(id MatchID, at int, a engine.Action, after *engine.Match) error {
	return s.Write(func(tx *sql.Tx) error {
		known, err := s.insertEvent(tx, id, at, a)
		if known || err != nil {
			return err
		}
		return s.noteProgress(tx, id, a, after)
	})
}

// insertEvent writes an action behind the others. It tells whether it was there.
func (s *Store) insertEvent(tx *sql.Tx, id MatchID, at int, a engine.Action) (known bool, err error) {
	if at >= mostActions {
		return false, errOutOfStep
	}
	r, err := tx.Exec(`UPDATE matches SET actions = actions + 1, touched = ? WHERE id = ? AND actions = ?`, s.now().UnixMilli(), id, at)
	if err != nil {
		return false, err
	}
	if n, err := r.RowsAffected(); err != nil || n == 0 {
		return s.sameEvent(tx, id, at, a)
	}
	_, err = tx.Exec(`INSERT INTO events VALUES (?, ?)`, eventRow(id, at), actionCode(a))
	return false, err
}

// sameEvent tells whether an action is the one kept at its place.
func (s *Store) sameEvent(tx *sql.Tx, id MatchID, at int, a engine.Action) (bool, error) {
	var kept int64
	err := tx.QueryRow(`SELECT action FROM events WHERE id = ?`, eventRow(id, at)).Scan(&kept)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return false, fmt.Errorf("match %d, action %d: %w", id, at, errOutOfStep)
	case err == nil && kept != actionCode(a):
		return false, fmt.Errorf("match %d, action %d: %w", id, at, errOutOfStep)
	}
	return true, err
}

// noteProgress brings deals, totals and state in line after an action.
func (s *Store) noteProgress(tx *sql.Tx, id MatchID, a engine.Action, after *engine.Match) error {
	switch d := after.Deal(); {
	case d.Phase == engine.Settled:
		return recount(tx, id, func() error {
			if err := settled(tx, DealKey{id, len(after.Deals) - 1}, after); err != nil {
				return err
			}
			return setProgress(tx, id, after)
		})
	case a.Kind == engine.NextDeal:
		return setProgress(tx, id, after)
	default:
		return nil
	}
}

// setProgress writes what follows from the state of a match.
func setProgress(tx *sql.Tx, id MatchID, m *engine.Match) error {
	totals, state := m.Totals(), Running
	if m.Over() {
		state = Finished
	}
	_, err := tx.Exec(`UPDATE matches SET deals = ?, number = ?, total0 = ?, total1 = ?,
		state = CASE WHEN ? = 1 THEN 1 WHEN state = 1 THEN 0 ELSE state END WHERE id = ?`,
		countSettled(m), m.Deal().Number, totals[0], totals[1], state, id)
	return err
}

func countSettled(m *engine.Match) int {
	n := 0
	for i := range m.Deals {
		if m.Deals[i].Phase == engine.Settled {
			n++
		}
	}
	return n
}

// Revise drops the last actions of a match, so that those of after are left.
// Each deal remembers how many were taken back in it.
func (s *Store) Revise(id MatchID, after *engine.Match) error {
	left := actionsOf(after)
	return s.Write(func(tx *sql.Tx) error {
		codes, err := events(tx, id)
		if err != nil {
			return err
		}
		if len(left) > len(codes) || !sameActions(codes[:len(left)], left) {
			return fmt.Errorf("match %d, left %d of %d: %w", id, len(left), len(codes), errOutOfStep)
		}
		if err := s.noteUndone(tx, id, codes, len(left)); err != nil {
			return err
		}
		return s.cut(tx, id, len(left), len(codes)-len(left), after)
	})
}

// noteUndone counts the actions behind the first keep ones with their deals.
func (s *Store) noteUndone(tx *sql.Tx, id MatchID, codes []int64, keep int) error {
	counts, index := map[int]int{}, 0
	for at, c := range codes {
		switch {
		case actionOf(c).Kind == engine.NextDeal:
			index++
		case at >= keep:
			counts[index]++
		}
	}
	for index, n := range counts {
		if err := s.addUndone(tx, DealKey{id, index}, n); err != nil {
			return err
		}
	}
	return nil
}

// CutMatch drops what a *ReplayError refuses of a match and all behind it, so
// that it can be gone on with; left is the match that LoadMatch returned.
func (s *Store) CutMatch(id MatchID, left *engine.Match) error {
	return s.Write(func(tx *sql.Tx) error { return s.cut(tx, id, len(actionsOf(left)), 0, left) })
}

// cut drops the actions behind the first keep ones and what followed from them.
func (s *Store) cut(tx *sql.Tx, id MatchID, keep, undone int, after *engine.Match) error {
	low, high := rowsOf(id, keep+1)
	if _, err := tx.Exec(`DELETE FROM events WHERE id BETWEEN ? AND ?`, low, high); err != nil {
		return err
	}
	from := len(after.Deals)
	if after.Deal().Phase != engine.Settled {
		from--
	}
	return recount(tx, id, func() error {
		if err := dropped(tx, id, from); err != nil {
			return err
		}
		_, err := tx.Exec(`UPDATE matches SET actions = ?, undone = undone + ?, touched = ? WHERE id = ?`,
			keep, undone, s.now().UnixMilli(), id)
		if err != nil {
			return err
		}
		return setProgress(tx, id, after)
	})
}

// Match returns the line about a match. The error is ErrNoMatch if there is none.
func (s *Store) Match(id MatchID) (m Match, err error) {
	err = s.Read(func(db *sql.DB) error {
		m, err = matchOf(db, id)
		return err
	})
	return m, err
}

func matchOf(q querier, id MatchID) (Match, error) {
	m, err := scanMatch(q.QueryRow(`SELECT `+matchColumns+` FROM matches m WHERE m.id = ? AND m.deleted = 0`, id))
	if errors.Is(err, sql.ErrNoRows) {
		return m, fmt.Errorf("match %d: %w", id, ErrNoMatch)
	}
	return m, err
}

// LoadMatch replays a match. The error is ErrNoMatch or a *ReplayError, with
// which the match up to the action refused is returned.
func (s *Store) LoadMatch(id MatchID) (l Loaded, err error) {
	var h history
	err = s.Read(func(db *sql.DB) (err error) {
		if l.Match, err = matchOf(db, id); err != nil {
			return err
		}
		h, err = historyOf(db, id)
		return err
	})
	if err != nil {
		return l, err
	}
	err = l.replay(h)
	return l, err
}

// history is what is kept of how a match went.
type history struct {
	codes    []int64      // the actions
	practice map[int]bool // the deals that are practice
}

func historyOf(q querier, id MatchID) (h history, err error) {
	if h.codes, err = events(q, id); err != nil {
		return h, err
	}
	h.practice, err = practiceDeals(q, id)
	return h, err
}

// errGap says that an action is missing.
var errGap = errors.New("an action is missing")

// replay applies actions to a match that has just been dealt.
func (l *Loaded) replay(h history) (err error) {
	if l.Game, err = l.deal(); err != nil {
		return &ReplayError{ID: l.ID, Cause: err}
	}
	l.Done = slices.Grow(l.Done, len(h.codes))
	l.Game.Deal().Practice = h.practice[0]
	for at, c := range h.codes {
		a := actionOf(c)
		next, _, err := l.Game.Apply(a)
		if err == nil && actionCode(a) != c {
			err = engine.Reason{Code: engine.NoSuchAction, Card: engine.NoCard}
		}
		if err != nil {
			return &ReplayError{ID: l.ID, At: at, Action: a, Cause: err}
		}
		l.Game, l.Done = next, append(l.Done, a)
		if a.Kind == engine.NextDeal {
			l.Game.Deal().Practice = h.practice[len(l.Game.Deals)-1]
		}
	}
	if len(h.codes) != l.Actions {
		return &ReplayError{ID: l.ID, At: len(h.codes), Cause: errGap}
	}
	return nil
}

// deal deals the first deal of a match.
func (s *Setup) deal() (engine.Match, error) {
	if s.Sealed {
		return engine.NewSealedMatch(s.Rules, s.Seed)
	}
	return engine.NewMatch(s.Rules, s.Seed)
}
