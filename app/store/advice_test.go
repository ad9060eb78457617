package store

import (
	"database/sql"
	"testing"
)

// A deal with a hint stays where it was in all figures, and is left out where
// one asks for what the player did by himself.
func TestAdviceIsNotedWithItsDeal(t *testing.T) {
	s, err := newMemory()
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	first, second := DealKey{Match: aMatch(t, s)}, DealKey{Match: aMatch(t, s)}
	for _, key := range []DealKey{first, second} {
		if err := s.KeepJudgement(Judgement{DealKey: key, Coach: "1", Data: []byte("[]"), Decisions: 5, Loss: 100}); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 { // noted twice is noted once
		if err := s.NoteAdvice(first); err != nil {
			t.Fatal(err)
		}
	}
	for key, want := range map[DealKey]bool{first: true, second: false} {
		if got, err := s.Advised(key); err != nil || got != want {
			t.Errorf("%v is advised: %v, %v", key, got, err)
		}
	}
	for _, c := range []struct {
		advised *bool
		want    int
	}{{nil, 2}, {new(bool), 1}} {
		deals, n, err := s.Deals(DealFilter{Advised: c.advised}, Page{})
		if err != nil || n != c.want || len(deals) != c.want {
			t.Errorf("%d deals, %d counted, want %d, %v", len(deals), n, c.want, err)
		}
		missing, err := s.WithoutReference(DealFilter{Advised: c.advised}, "b", 9)
		if err != nil || len(missing) != c.want {
			t.Errorf("%d deals want a reference, not %d, %v", len(missing), c.want, err)
		}
	}
	if losses, err := s.Losses(0); err != nil || len(losses) != 1 {
		t.Errorf("losses of %d matches, %v", len(losses), err)
	}
	if err := s.Write(func(tx *sql.Tx) error { return dropMatch(tx, first.Match) }); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Advised(first); err != nil || got {
		t.Errorf("the note outlives its match: %v", err)
	}
}
