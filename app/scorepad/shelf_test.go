package scorepad

import (
	"errors"
	"slices"
	"testing"

	"klaverjas/app/pad"
	"klaverjas/app/store"
	"klaverjas/engine"
)

// stubborn is a keeper that refuses to write as often as it is told to.
type stubborn struct {
	Keeper
	refuse int
}

func (b *stubborn) write(do func() error) error {
	if b.refuse > 0 {
		b.refuse--
		return errors.New("disk full")
	}
	return do()
}

func (b *stubborn) CreatePad(change string) (id store.PadID, err error) {
	err = b.write(func() error { id, err = b.Keeper.CreatePad(change); return err })
	return id, err
}

func (b *stubborn) AppendPad(id store.PadID, at int, change string) error {
	return b.write(func() error { return b.Keeper.AppendPad(id, at, change) })
}

func (b *stubborn) MovePad(id store.PadID, at int) error {
	return b.write(func() error { return b.Keeper.MovePad(id, at) })
}

func (b *stubborn) DeletePad(id store.PadID) error {
	return b.write(func() error { return b.Keeper.DeletePad(id) })
}

func (b *stubborn) UndeletePad(id store.PadID) error {
	return b.write(func() error { return b.Keeper.UndeletePad(id) })
}

func openStore(t *testing.T, dir string) *store.Store {
	t.Helper()
	s, _, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func newPad(t *testing.T, s *shelf, name string) *kept {
	t.Helper()
	k, err := s.create(pad.Heading{Name: name, Rules: engine.DefaultRules()})
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// writeDeal writes a deal below the others.
func writeDeal(t *testing.T, s *shelf, k *kept, points int) {
	t.Helper()
	e := pad.Entry{HasMaker: true, HasTrump: true, HasPoint: true, Points: points}
	if err := s.do(k, pad.Change{Kind: pad.Add, Entry: e}); err != nil {
		t.Fatal(err)
	}
}

// pointsOn returns the points of the deals of the pads by their names.
func pointsOn(s *shelf) map[string][]int {
	found := map[string][]int{}
	for _, k := range s.pads {
		found[k.Heading().Name] = []int{}
		for _, r := range k.Rows() {
			found[k.Heading().Name] = append(found[k.Heading().Name], r.Points)
		}
	}
	return found
}

// What is refused is written with the next change, before it: whatever of what
// was done is refused, everything is there at the next start.
func TestWhatWasRefusedIsKeptWithTheNextChange(t *testing.T) {
	for refuse := range 9 { // more than there are calls
		for after := range 8 {
			d := &drawer{gone: map[store.PadID]bool{}}
			refuseSome(t, d, refuse, after)
			checkKept(t, d)
		}
	}
	dir := t.TempDir()
	to := openStore(t, dir)
	refuseSome(t, to, 2, 3)
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	checkKept(t, openStore(t, dir))
}

// refuseSome does all sorts of things to two pads, of which so many calls are
// refused from a step on.
func refuseSome(t *testing.T, k Keeper, refuse, after int) {
	t.Helper()
	to := &stubborn{Keeper: k}
	s := newShelf(to)
	var one, two *kept
	for i, do := range []func(){
		func() { one = newPad(t, s, "one") },
		func() { writeDeal(t, s, one, 90) },
		func() { two = newPad(t, s, "two") },
		func() { writeDeal(t, s, one, 91) },
		func() { s.undo(one) },
		func() { s.remove(two) },
		func() { s.restore() },
		func() { writeDeal(t, s, two, 92) },
	} {
		if i == after {
			to.refuse = refuse
		}
		do()
	}
	to.refuse = 0
	writeDeal(t, s, one, 93)
	if s.lost {
		t.Errorf("%d refused from step %d on: still said to be lost", refuse, after)
	}
}

// checkKept looks whether the two pads are there as they were left.
func checkKept(t *testing.T, k Keeper) {
	t.Helper()
	s := newShelf(k)
	got := pointsOn(s)
	if len(got) != 2 || s.damaged > 0 || !slices.Equal(got["one"], []int{90, 93}) || !slices.Equal(got["two"], []int{92}) {
		t.Errorf("%v, %d damaged", got, s.damaged)
	}
}

// A pad that was never kept and is removed leaves nothing behind.
func TestARefusedPadThatIsRemoved(t *testing.T) {
	d := &drawer{gone: map[store.PadID]bool{}, broken: errors.New("disk full")}
	s := newShelf(d)
	s.remove(newPad(t, s, "one"))
	s.remove(newPad(t, s, "two"))
	if !s.lost || len(d.logs) > 0 {
		t.Errorf("lost %v, %d pads", s.lost, len(d.logs))
	}
	d.broken = nil
	newPad(t, s, "three")
	if again := pointsOn(newShelf(d)); s.lost || len(again) != 1 || again["three"] == nil {
		t.Errorf("lost %v, %v", s.lost, again)
	}
}

// What is refused for one pad keeps no other from being kept.
func TestAPadThatIsGoneStopsNoOther(t *testing.T) {
	dir := t.TempDir()
	to := openStore(t, dir)
	s := newShelf(to)
	one, two := newPad(t, s, "one"), newPad(t, s, "two")
	if err := errors.Join(to.DeletePad(one.id), to.PurgePads()); err != nil {
		t.Fatal(err)
	}
	writeDeal(t, s, one, 90)
	writeDeal(t, s, two, 91)
	if got := pointsOn(newShelf(to)); !s.lost || !slices.Equal(got["two"], []int{91}) {
		t.Errorf("lost %v, %v", s.lost, got)
	}
}

// A second window reads the pads, changes them for itself alone and says so.
func TestASecondWindowKeepsNothing(t *testing.T) {
	dir := t.TempDir()
	first := newShelf(openStore(t, dir))
	writeDeal(t, first, newPad(t, first, "one"), 90)
	other := newShelf(openStore(t, dir))
	if !other.lost || len(other.pads) != 1 {
		t.Fatalf("lost %v, %d pads", other.lost, len(other.pads))
	}
	writeDeal(t, other, other.pads[0], 91)
	writeDeal(t, other, newPad(t, other, "two"), 92)
	other.undo(other.pads[0])
	other.remove(other.pads[0])
	if got := pointsOn(other); !other.lost || len(got) != 1 || !slices.Equal(got["one"], []int{90, 91}) {
		t.Errorf("lost %v, %v", other.lost, got)
	}
	if got := pointsOn(newShelf(first.keeper)); len(got) != 1 || !slices.Equal(got["one"], []int{90}) {
		t.Errorf("the first window: %v", got)
	}
}

// What is only kept until the program ends is written all the same, and said to be lost.
func TestAKeeperThatForgets(t *testing.T) {
	d := &drawer{gone: map[store.PadID]bool{}, without: true}
	s := newShelf(d)
	writeDeal(t, s, newPad(t, s, "one"), 90)
	if got := pointsOn(newShelf(d)); !s.lost || !slices.Equal(got["one"], []int{90}) {
		t.Errorf("lost %v, %v", s.lost, got)
	}
}
