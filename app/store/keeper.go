package store

import (
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"

	"klaverjas/engine"
)

// Keeper keeps one match as it is played; it is a session.Keeper. What the
// disk refuses waits and is tried again with whatever comes next, so that a
// match is whole as soon as there is room again.
type Keeper struct {
	store  *Store
	setup  Setup
	report func(Notice)

	id      atomic.Int64
	next    int            // place of the next action
	waiting []func() error // in order
	failing bool           // and told
	lost    bool           // nothing of this match can be kept any more
}

// NewKeeper returns the keeper of a match that is not kept yet. It is put in
// the store when its session begins. What the disk refuses is reported once,
// on the session's goroutine.
func (s *Store) NewKeeper(setup Setup, report func(Notice)) *Keeper {
	k := &Keeper{store: s, setup: setup, report: report}
	k.waiting = append(k.waiting, k.create)
	return k
}

// KeeperOf returns the keeper of a match that was loaded.
func (s *Store) KeeperOf(l Loaded, report func(Notice)) *Keeper {
	k := &Keeper{store: s, setup: l.Setup, report: report, next: len(l.Done)}
	k.id.Store(int64(l.ID))
	k.waiting = append(k.waiting, func() error {
		return s.change(fmt.Sprintf(`UPDATE matches SET touched = %d WHERE id = ?`, s.now().UnixMilli()), []MatchID{l.ID})
	})
	return k
}

// ID returns the number of the match, 0 if it is not kept yet. It may be
// called from any goroutine.
func (k *Keeper) ID() MatchID { return MatchID(k.id.Load()) }

// Kind returns what kind of match it is.
func (k *Keeper) Kind() Kind { return k.setup.Kind }

func (k *Keeper) create() error {
	id, err := k.store.CreateMatch(k.setup)
	k.id.Store(int64(id))
	return err
}

// Begun puts a new match in the store, and makes it the one played last.
func (k *Keeper) Begun(engine.Match) { k.flush() }

// Applied keeps an action.
func (k *Keeper) Applied(a engine.Action, after engine.Match) {
	at := k.next
	k.next++
	k.wait(func() error { return k.store.AppendEvent(k.ID(), at, a, &after) })
}

// Revised drops the actions that never happened.
func (k *Keeper) Revised(after engine.Match) {
	k.next = len(actionsOf(&after))
	k.wait(func() error { return k.store.Revise(k.ID(), &after) })
}

// wait puts something behind what waits, and tries all of it.
func (k *Keeper) wait(do func() error) {
	if k.lost {
		return
	}
	k.waiting = append(k.waiting, do)
	k.flush()
}

// flush does what waits until something is refused.
func (k *Keeper) flush() {
	for len(k.waiting) > 0 {
		if err := k.waiting[0](); err != nil {
			k.fail(err)
			return
		}
		k.waiting = k.waiting[1:]
	}
	k.failing = false
}

// fail tells of the first of several refusals.
func (k *Keeper) fail(err error) {
	if errors.Is(err, errOutOfStep) || errors.Is(err, errClosed) {
		k.lost, k.waiting = true, nil
	}
	if k.failing {
		return
	}
	k.failing = true
	slog.Error("action not kept", "match", k.ID(), "error", err)
	n := Notice{Kind: Failing, Path: k.store.path(), Cause: err}
	if isFull(err) || noRoom(k.store.dir) {
		n.Kind = Full
	}
	k.report(n)
}
