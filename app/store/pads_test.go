package store

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"

	"klaverjas/app/pad"
	"klaverjas/engine"
)

// padChild makes the test's own program the one that is killed.
const padChild = "KLAVERJAS_TEST_PAD_CHILD"

func padStore(t *testing.T, dir string) *Store {
	t.Helper()
	s, _, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func emptyPad(t *testing.T, name string) *pad.Pad {
	t.Helper()
	p, err := pad.New(pad.Heading{Name: name, Rules: engine.DefaultRules()})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// padDeal is the deal that is written as the n-th, from 1: any is as good.
func padDeal(n int) pad.Change {
	return pad.Change{Kind: pad.Add, Entry: pad.Entry{
		HasMaker: true, Maker: engine.Seat(n & 3), HasTrump: true, Trump: engine.Suit(n & 3), HasPoint: true, Points: 60 + n,
	}}
}

func TestPadsAreKept(t *testing.T) {
	dir := t.TempDir()
	s := padStore(t, dir)
	var ids []PadID
	for _, name := range []string{"Tafel 1", "Tafel 2"} {
		changes, _ := emptyPad(t, name).Log()
		id, err := s.CreatePad(changes[0].String())
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	for n := 1; n <= 3; n++ {
		if err := s.AppendPad(ids[0], n, padDeal(n).String()); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.MovePad(ids[0], 2); err != nil {
		t.Fatal(err)
	}
	if err := s.AppendPad(ids[0], 2, padDeal(9).String()); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = padStore(t, dir)
	kept, err := s.Pads()
	if err != nil || len(kept) != 2 {
		t.Fatalf("%+v, %v", kept, err)
	}
	i := slices.IndexFunc(kept, func(l PadLog) bool { return l.ID == ids[0] })
	p, err := pad.Load(kept[i].Changes, kept[i].At)
	if err != nil {
		t.Fatal(err)
	}
	rows := p.Rows()
	if len(rows) != 2 || rows[1].Points != 69 || p.CanRedo() || p.Heading().Name != "Tafel 1" {
		t.Errorf("%+v", rows)
	}
}

func TestADeletedPadComesBack(t *testing.T) {
	s := padStore(t, t.TempDir())
	id, err := s.CreatePad("x")
	if err != nil {
		t.Fatal(err)
	}
	count := func() int {
		pads, err := s.Pads()
		if err != nil {
			t.Fatal(err)
		}
		return len(pads)
	}
	for _, step := range []struct {
		do   func() error
		want int
	}{
		{func() error { return s.DeletePad(id) }, 0},
		{func() error { return s.UndeletePad(id) }, 1},
		{s.PurgePads, 1},
		{func() error { return s.DeletePad(id) }, 0},
		{s.PurgePads, 0},
	} {
		if err := step.do(); err != nil || count() != step.want {
			t.Errorf("%d pads, want %d (%v)", count(), step.want, err)
		}
	}
	for _, err := range []error{s.UndeletePad(id), s.AppendPad(id, 1, "y"), s.MovePad(99, 1)} {
		if !errors.Is(err, ErrNoPad) {
			t.Errorf("a pad that is gone: %v", err)
		}
	}
}

// TestPadsSurviveBeingKilled writes a boompje in another process, which is
// killed outright after each entry: what it had said to be kept is there.
func TestPadsSurviveBeingKilled(t *testing.T) {
	if dir := os.Getenv(padChild); dir != "" {
		writePads(t, dir)
		return
	}
	dir := t.TempDir()
	for said := 1; said <= 16; said++ {
		killAfter(t, dir, said)
		s := padStore(t, dir)
		kept, err := s.Pads()
		if err != nil || len(kept) != 1 {
			t.Fatalf("after %d: %+v, %v", said, kept, err)
		}
		p, err := pad.Load(kept[0].Changes, kept[0].At)
		if err != nil {
			t.Fatal(err)
		}
		rows := p.Rows()
		if len(rows) < said { // there may be more: it writes on until it is killed
			t.Fatalf("%d rows kept, %d were written", len(rows), said)
		}
		for i, r := range rows {
			if r.Entry != padDeal(i+1).Entry {
				t.Errorf("row %d is %+v", i+1, r.Entry)
			}
		}
		if len(rows) > said { // what came after goes, so that the next run writes it
			if err := s.MovePad(kept[0].ID, said+1); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// killAfter runs the other process until it says that so many are kept.
func killAfter(t *testing.T, dir string, said int) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestPadsSurviveBeingKilled$")
	cmd.Env = append(os.Environ(), padChild+"="+dir)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if n, ok := strings.CutPrefix(lines.Text(), "kept "); ok && n == strconv.Itoa(said) {
			break
		}
	}
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
}

// writePads goes on with the pad in the folder and says what it has kept.
func writePads(t *testing.T, dir string) {
	s, _, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := s.Pads()
	if err != nil {
		t.Fatal(err)
	}
	if len(kept) == 0 {
		changes, _ := emptyPad(t, "Tafel 1").Log()
		id, err := s.CreatePad(changes[0].String())
		if err != nil {
			t.Fatal(err)
		}
		kept = []PadLog{{ID: id, At: 1}}
	}
	for n := kept[0].At; n <= 16; n++ {
		if err := s.AppendPad(kept[0].ID, n, padDeal(n).String()); err != nil {
			t.Fatal(err)
		}
		fmt.Println("kept", n)
	}
	select {} // waits to be killed
}
