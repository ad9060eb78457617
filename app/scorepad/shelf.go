package scorepad

import (
	"slices"
	"time"

	"klaverjas/app/pad"
	"klaverjas/app/store"
)

// Keeper keeps the pads; a *store.Store does. Everything has reached the disk
// when its methods return, or nothing where they return an error.
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
	waiting []call   // in order
}

// call keeps something of a pad that is in the store under a number, 0 for one
// that is not there yet.
type call func(to Keeper, id store.PadID) error

// shelf is all pads. What the keeper refuses goes on in memory, as lost says,
// and is tried again with the next change of whatever pad, and when the page closes.
type shelf struct {
	keeper  Keeper
	pads    []*kept
	deleted *kept   // the one that can be brought back
	behind  []*kept // those for which something waits
	lost    bool    // something is not kept
	damaged int     // pads that could not be read
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

// keep puts a call behind those of its pad that wait, and tries all that wait.
func (s *shelf) keep(k *kept, do call) {
	k.touched = time.Now()
	if s.keeper == nil {
		return
	}
	k.waiting = append(k.waiting, do)
	if !slices.Contains(s.behind, k) {
		s.behind = append(s.behind, k)
	}
	s.retry()
}

// retry tries all that waits.
func (s *shelf) retry() {
	if s.keeper == nil {
		return
	}
	s.behind = slices.DeleteFunc(s.behind, func(k *kept) bool { return k.flush(s.keeper) })
	s.lost = len(s.behind) > 0 || !s.keeper.Keeps()
}

// flush does what waits until something is refused, and tells whether all is done.
func (k *kept) flush(to Keeper) bool {
	for len(k.waiting) > 0 {
		if k.waiting[0](to, k.id) != nil {
			return false
		}
		k.waiting = k.waiting[1:]
	}
	return true
}

// create puts a new pad on top.
func (s *shelf) create(h pad.Heading) (*kept, error) {
	p, err := pad.New(h)
	if err != nil {
		return nil, err
	}
	k := &kept{Pad: p, line: pad.NewForm()}
	s.pads = slices.Insert(s.pads, 0, k)
	changes, _ := p.Log()
	line := changes[0].String()
	s.keep(k, func(to Keeper, _ store.PadID) error {
		id, err := to.CreatePad(line)
		if err == nil {
			k.id = id
		}
		return err
	})
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
