package scorepad

import (
	"slices"
	"time"

	"klaverjas/app/pad"
	"klaverjas/app/store"
)

// Keeper keeps the pads; a *store.Store does. Everything has reached the disk
// when its methods return.
type Keeper interface {
	Pads() ([]store.PadLog, error)
	CreatePad(change string) (store.PadID, error)
	AppendPad(id store.PadID, at int, change string) error
	MovePad(id store.PadID, at int) error
	DeletePad(id store.PadID) error
	UndeletePad(id store.PadID) error
	PurgePads() error
	Keeps() bool
}

// kept is a pad with its number in the store, 0 if it is not there.
type kept struct {
	*pad.Pad
	id      store.PadID
	touched time.Time
	line    pad.Form // begun when another pad was turned to
}

// shelf is all pads. What cannot be kept goes on in memory, and lost says so.
type shelf struct {
	keeper  Keeper
	pads    []*kept
	deleted *kept // the one that can be brought back
	lost    bool  // something was not kept
	damaged int   // pads that could not be read
}

// newShelf reads the pads; those deleted in an earlier run go for good.
func newShelf(k Keeper) *shelf {
	s := &shelf{keeper: k}
	if k == nil {
		s.lost = true
		return s
	}
	s.lost = !k.Keeps()
	if k.Keeps() {
		s.note(k.PurgePads())
	}
	logs, err := k.Pads()
	s.note(err)
	for _, l := range logs {
		p, err := pad.Load(l.Changes, l.At)
		if err != nil {
			s.damaged++
			continue
		}
		s.pads = append(s.pads, &kept{Pad: p, id: l.ID, touched: l.Touched, line: pad.NewForm()})
	}
	return s
}

// note remembers that something could not be kept.
func (s *shelf) note(err error) {
	if err != nil {
		s.lost = true
	}
}

// keep calls the keeper for a pad that is in it.
func (s *shelf) keep(k *kept, do func(Keeper, store.PadID) error) {
	k.touched = time.Now()
	if s.keeper != nil && k.id != 0 {
		s.note(do(s.keeper, k.id))
	}
}

// create puts a new pad on top.
func (s *shelf) create(h pad.Heading) (*kept, error) {
	p, err := pad.New(h)
	if err != nil {
		return nil, err
	}
	k := &kept{Pad: p, touched: time.Now(), line: pad.NewForm()}
	if s.keeper != nil {
		changes, _ := p.Log()
		k.id, err = s.keeper.CreatePad(changes[0].String())
		s.note(err)
	}
	s.pads = slices.Insert(s.pads, 0, k)
	return k, nil
}

// do makes a change and keeps it.
func (s *shelf) do(k *kept, c pad.Change) error {
	_, at := k.Log()
	if err := k.Do(c); err != nil {
		return err
	}
	changes, _ := k.Log()
	line := changes[at].String()
	s.keep(k, func(to Keeper, id store.PadID) error { return to.AppendPad(id, at, line) })
	return nil
}

// undo and redo step through the changes of a pad.
func (s *shelf) undo(k *kept) bool { return k.Undo() && s.moved(k) }

func (s *shelf) redo(k *kept) bool { return k.Redo() && s.moved(k) }

func (s *shelf) moved(k *kept) bool {
	_, at := k.Log()
	s.keep(k, func(to Keeper, id store.PadID) error { return to.MovePad(id, at) })
	return true
}

// beside returns the pad so many places further in the list, around its end.
func (s *shelf) beside(k *kept, by int) *kept {
	i := max(0, slices.Index(s.pads, k))
	return s.pads[(i+by+len(s.pads))%len(s.pads)]
}

// remove takes a pad away until it is restored or the program ends.
func (s *shelf) remove(k *kept) {
	i := slices.Index(s.pads, k)
	if i < 0 {
		return
	}
	s.pads = slices.Delete(s.pads, i, i+1)
	s.deleted = k
	s.keep(k, func(to Keeper, id store.PadID) error { return to.DeletePad(id) })
}

// restore brings the pad back that was removed last.
func (s *shelf) restore() *kept {
	k := s.deleted
	if k == nil {
		return nil
	}
	s.deleted = nil
	s.pads = slices.Insert(s.pads, 0, k)
	s.keep(k, func(to Keeper, id store.PadID) error { return to.UndeletePad(id) })
	return k
}
