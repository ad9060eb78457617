package store

import (
	"bytes"
	"testing"

	"klaverjas/engine"
)

func TestJudgementsAreKeptWithTheirDeals(t *testing.T) {
	s, err := newMemory()
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	id := aMatch(t, s)
	key := DealKey{Match: id}
	if _, ok, err := s.JudgementOf(key, "1"); ok || err != nil {
		t.Fatalf("there is one before any is kept: %v", err)
	}
	want := Judgement{DealKey: key, Coach: "1", Data: []byte("[1]"), Decisions: 5, Loss: 123, Errors: 2}
	for range 2 { // the second takes the place of the first
		if err := s.KeepJudgement(want); err != nil {
			t.Fatal(err)
		}
	}
	got, ok, err := s.JudgementOf(key, "1")
	if err != nil || !ok || !bytes.Equal(got.Data, want.Data) || got.Decisions != 5 || got.Loss != 123 || got.Errors != 2 {
		t.Errorf("%+v, %v, %v", got, ok, err)
	}
	if _, ok, _ := s.JudgementOf(key, "2"); ok {
		t.Error("another coach's judgement is taken for its own")
	}
	losses, err := s.Losses(0)
	if err != nil || len(losses) != 1 || losses[0].Decisions != 5 || losses[0].Loss != 123 {
		t.Errorf("losses %+v, %v", losses, err)
	}
	if losses, _ := s.Losses(77); len(losses) != 0 {
		t.Errorf("losses of somebody else: %+v", losses)
	}
	if err := s.Abandon(key.Match); err != nil {
		t.Fatal(err)
	}
	if losses, err := s.Losses(0); err != nil || len(losses) != 0 {
		t.Errorf("losses of a match given up: %+v, %v", losses, err)
	}
}

// aMatch keeps a match with one settled deal.
func aMatch(t *testing.T, s *Store) MatchID {
	t.Helper()
	m, err := engine.NewSealedMatch(engine.DefaultRules(), 4)
	if err != nil {
		t.Fatal(err)
	}
	k := s.NewKeeper(Setup{Rules: m.Rules, Seed: m.Seed, Sealed: true, Kind: Ordinary}, func(n Notice) { t.Error(n) })
	k.Begun(m)
	for m.Deal().Phase != engine.Settled {
		a := anything(t, &m)
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
		k.Applied(a, m)
	}
	return k.ID()
}

// anything returns a legal action.
func anything(t *testing.T, m *engine.Match) engine.Action {
	t.Helper()
	d := m.Deal()
	seat, _ := d.ToAct()
	switch d.Phase {
	case engine.Bidding:
		return engine.ChooseBy(seat, d.Proposed)
	case engine.Playing:
		return engine.PlayBy(seat, d.Legal().First())
	default:
		return engine.GatherBy(seat)
	}
}
