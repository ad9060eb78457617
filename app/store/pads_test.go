package store

import (
	"bufio"
	"database/sql"
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

// numbered keeps a pad of so many changes, which are their places, all in force.
func numbered(t *testing.T, s *Store, changes int) PadID {
	t.Helper()
	id, err := s.CreatePad("0")
	must(t, err)
	for at := 1; at < changes; at++ {
		must(t, s.AppendPad(id, at, strconv.Itoa(at)))
	}
	return id
}

// padsIn returns the pads of a store by number: their changes, and how many of
// them are in force.
func padsIn(t *testing.T, s *Store) map[PadID]string {
	t.Helper()
	logs, err := s.Pads()
	must(t, err)
	found := map[PadID]string{}
	for _, l := range logs {
		found[l.ID] = strings.Join(l.Changes, "") + "/" + strconv.Itoa(l.At)
	}
	return found
}

func TestAChangeThatLeavesAGapIsRefused(t *testing.T) {
	s := padStore(t, t.TempDir())
	id := numbered(t, s, 4)
	for _, err := range []error{s.AppendPad(id, 5, "5"), s.AppendPad(id, -1, "x"), s.MovePad(id, 5), s.MovePad(id, 0)} {
		if !errors.Is(err, errPadGap) {
			t.Errorf("%v", err)
		}
	}
	if got := padsIn(t, s)[id]; got != "0123/4" {
		t.Error(got)
	}
	must(t, s.AppendPad(id, 4, "4"))
	must(t, s.AppendPad(id, 4, "4")) // kept twice is kept once
	must(t, s.AppendPad(id, 2, "c"))
	if got := padsIn(t, s)[id]; got != "01c/3" {
		t.Error(got)
	}
}

// A pad in which a change is missing can be read and gone on with before it.
func TestAPadEndsBeforeAGap(t *testing.T) {
	s := padStore(t, t.TempDir())
	id := numbered(t, s, 6)
	write(t, s, `DELETE FROM pad_changes WHERE at = 4`)
	if got := padsIn(t, s)[id]; got != "0123/4" {
		t.Error(got)
	}
	must(t, s.AppendPad(id, 4, "d"))
	if got := padsIn(t, s)[id]; got != "0123d/5" {
		t.Error(got)
	}
}

// write runs statements in one transaction.
func write(t *testing.T, s *Store, statements string) {
	t.Helper()
	must(t, s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(statements)
		return err
	}))
}

func TestPadsAreTidied(t *testing.T) {
	for name, c := range map[string]struct {
		lose string
		want string // the pad of six changes, of which the last is undone
	}{
		"nothing":              {``, "012345/5"},
		"row":                  {`DELETE FROM pads WHERE id = 2`, "012345/6"},
		"change":               {`DELETE FROM pad_changes WHERE pad = 2 AND at = 3`, "012/3"},
		"change undone":        {`DELETE FROM pad_changes WHERE pad = 2 AND at = 5`, "01234/5"},
		"row and change":       {`DELETE FROM pads WHERE id = 2; DELETE FROM pad_changes WHERE pad = 2 AND at = 3`, "012/3"},
		"first change":         {`DELETE FROM pad_changes WHERE pad = 2 AND at = 0`, "/0"},
		"row and first change": {`DELETE FROM pads WHERE id = 2; DELETE FROM pad_changes WHERE pad = 2 AND at = 0`, ""},
		"numbers":              {`UPDATE pads SET at = -7, deleted = 3 WHERE id = 2; INSERT INTO pad_changes (pad, at, change) VALUES (2, -1, 'x'), (-5, 0, 'x'), (1 << 50, 0, 'x')`, "012345/6"},
	} {
		t.Run(name, func(t *testing.T) {
			s := padStore(t, t.TempDir())
			first, second, gone := numbered(t, s, 3), numbered(t, s, 6), numbered(t, s, 2)
			must(t, s.MovePad(second, 5))
			must(t, s.DeletePad(gone))
			write(t, s, `DELETE FROM sqlite_sequence WHERE name = 'pads'; `+c.lose)
			must(t, s.Write(func(tx *sql.Tx) error { _, err := s.tidy(tx); return err }))
			must(t, s.PurgePads())
			got := padsIn(t, s)
			if _, found := got[second]; got[second] != c.want || found != (c.want != "") {
				t.Errorf("%q, want %q", got[second], c.want)
			}
			if _, found := got[gone]; got[first] != "012/3" || found || len(got) > 2 {
				t.Errorf("the others: %v", got)
			}
			if id := numbered(t, s, 1); id <= second {
				t.Errorf("the number %d was used twice", id)
			}
		})
	}
}

// Only what was deleted on purpose is removed.
func TestAPurgeLeavesChangesWithoutTheirPad(t *testing.T) {
	s := padStore(t, t.TempDir())
	id := numbered(t, s, 3)
	must(t, s.DeletePad(numbered(t, s, 3)))
	write(t, s, fmt.Sprintf(`DELETE FROM pads WHERE id = %d`, id))
	must(t, s.PurgePads())
	left, err := collect(s.db, scanText, `SELECT change FROM pad_changes ORDER BY id`)
	if must(t, err); strings.Join(left, "") != "012" {
		t.Errorf("%v", left)
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
