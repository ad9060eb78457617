package playout

import (
	"bytes"
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	"klaverjas/engine"
)

// TestStateFollowsTheEngine plays deals by both and compares legal cards and
// what the deal is worth in the end, under every profile.
func TestStateFollowsTheEngine(t *testing.T) {
	r := engine.NewRandom(5)
	for n := range 3000 {
		rules := engine.Profiles()[n%len(engine.Profiles())].Rules
		rules.Claim = engine.ClaimAutomatic
		rules.DoubleSpade = engine.DoubleSpades(r.Below(3))
		maker, trump := engine.Seat(r.Below(4)), engine.Suit(r.Below(4))
		d, err := engine.StartPlay(rules, engine.Seat(r.Below(4)), maker, trump, rules.Batches.Distribute(r.Shuffle(), engine.South))
		if err != nil {
			continue // doubled spades do not go with every profile
		}
		g := newGround(&rules, trump, maker)
		g.stuk(d.Hands)
		s := newState(d.Hands, d.Tricks[0].Leader)
		for d.Phase == engine.Playing {
			if got, want := s.legal(&g), d.Legal(); got != want {
				t.Fatalf("legal %v, want %v in\n%s", got.Cards(), want.Cards(), d)
			}
			seat, _ := d.ToAct()
			cards := d.Legal().Cards()
			c := cards[r.Below(len(cards))]
			s.play(&g, c)
			if d, _, err = d.Apply(engine.PlayBy(seat, c)); err != nil {
				t.Fatal(err)
			}
			again := stateOf(&d.Table, &g)
			again.hands = s.hands
			if d.Phase == engine.Playing && again != s {
				t.Fatalf("the table's state is\n%+v, played card by card\n%+v", again, s)
			}
		}
		score := d.Result().Score
		if got, want := s.outcome(&g), score[0]-score[1]; got != want {
			t.Fatalf("outcome %d, want %d in\n%s", got, want, d)
		}
	}
}

// TestEvidenceIsNoStrongerThanTheEngines makes sure that simulated players
// conclude nothing that the rules do not.
func TestEvidenceIsNoStrongerThanTheEngines(t *testing.T) {
	for _, v := range views(t, 300) {
		g := newGround(&v.Rules, v.Trump, v.Maker)
		s := stateOf(&v.Table, &g)
		may := v.MayHold()
		for _, seat := range engine.Seats {
			if seat != v.Seat && may[seat]&^s.may[seat] != 0 {
				t.Fatalf("%s may hold %v by the rules in\n%+v", seat, (may[seat] &^ s.may[seat]).Cards(), v.Tricks)
			}
		}
	}
}

// TestDealsFitAndAreEven deals the unseen cards of positions again and again.
func TestDealsFitAndAreEven(t *testing.T) {
	s := NewSearcher(NewWeights(), 3)
	for _, v := range views(t, 60) {
		may := v.MayHold()
		for _, hands := range s.Deals(&v, 20) {
			var all engine.Set
			for _, seat := range engine.Seats {
				all |= hands[seat]
				if hands[seat]&^may[seat] != 0 || hands[seat].Len() != 8-v.PlayedBy(seat).Len() {
					t.Fatalf("%s has %v, may hold %v", seat, hands[seat].Cards(), may[seat].Cards())
				}
			}
			if all != engine.FullDeck&^v.Played() {
				t.Fatal("a card is missing or double")
			}
		}
	}
	v := lastTwoTricks(t)
	count := map[[4]engine.Set]int{}
	const n = 30000
	for _, hands := range s.Deals(&v, n) {
		count[hands]++
	}
	ways := len(count)
	for hands, k := range count {
		if even := float64(n) / float64(ways); math.Abs(float64(k)-even) > 5*math.Sqrt(even) {
			t.Errorf("%v was dealt %d times of %d in %d ways", hands, k, n, ways)
		}
	}
}

// lastTwoTricks returns a view with two tricks to go in which the unseen cards
// can lie in several ways.
func lastTwoTricks(t *testing.T) engine.View {
	t.Helper()
	for _, v := range views(t, 200) {
		d, ok := newDealer(&v)
		if ok && v.FullTricks() == 6 && v.Next().Count == 0 && d.total >= 12 {
			return v
		}
	}
	t.Fatal("no such view")
	return engine.View{}
}

func TestSameViewSameValues(t *testing.T) {
	w, err := Trained()
	if err != nil {
		t.Fatal(err)
	}
	all := views(t, 3)
	effort := Effort{Worlds: 40, Pool: 160, Trust: 1, Slip: 0.1}
	s, again := NewSearcher(w, 9), NewSearcher(w, 9)
	for i := range all {
		a := values(t, s, &all[i], effort)
		values(t, again, &all[(i+1)%len(all)], effort) // what was asked before is of no account
		if b := values(t, again, &all[i], effort); !reflect.DeepEqual(a, b) {
			t.Fatalf("%v and then %v", a, b)
		}
	}
}

func values(t *testing.T, s *Searcher, v *engine.View, e Effort) []Value {
	t.Helper()
	x, err := s.Cards(context.Background(), v, e)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestCancelStopsAtOnce(t *testing.T) {
	w, err := Trained()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	v := views(t, 1)[0]
	if _, err := NewSearcher(w, 1).Cards(ctx, &v, Effort{Worlds: 1 << 20}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
}

// TestBidsOfEveryForm asks for bids in every situation of every profile.
func TestBidsOfEveryForm(t *testing.T) {
	w, err := Trained()
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range engine.Profiles() {
		for _, all := range []engine.AllPass{engine.ForehandMust, engine.LastSpeakerMust, engine.DealerMust, engine.Redeal} {
			rules := p.Rules
			if rules.AllPass = all; rules.Validate() != nil {
				continue
			}
			m, err := engine.NewMatch(rules, uint64(i))
			if err != nil {
				t.Fatal(err)
			}
			bidThrough(t, NewSearcher(w, 1), *m.Deal())
		}
	}
}

// bidThrough passes as long as it may and looks at the values on the way.
func bidThrough(t *testing.T, s *Searcher, d engine.Deal) {
	t.Helper()
	for d.Phase == engine.Bidding {
		seat, _ := d.ToAct()
		v := d.View(seat)
		bids, err := s.Bids(context.Background(), &v, Effort{Worlds: 30, Pool: 60, Trust: 1, Slip: 0.1})
		if err != nil || len(bids) == 0 {
			t.Fatalf("%v %v", bids, err)
		}
		for _, b := range bids {
			if b.Tried == 0 || math.IsNaN(b.Points) || math.Abs(b.Points) > 700 {
				t.Fatalf("%+v", b)
			}
		}
		next, _, err := d.Apply(bids[0].Action)
		if err != nil {
			t.Fatal(err)
		}
		d = next
	}
}

// TestHandsAreValuedAsPlayersDo compares hands whose order nobody doubts.
func TestHandsAreValuedAsPlayersDo(t *testing.T) {
	w, err := Trained()
	if err != nil {
		t.Fatal(err)
	}
	b := &bidModel{w}
	last := math.Inf(1)
	for _, cards := range [][]string{
		{"CJ", "C9", "CA", "CT", "HA", "SA", "D7", "D8"},
		{"CJ", "C9", "CA", "HA", "H7", "S7", "D7", "D8"},
		{"CJ", "C9", "C7", "HA", "H7", "S7", "D7", "D8"},
		{"CJ", "CQ", "C7", "HA", "H7", "S7", "D7", "D8"},
		{"CA", "CQ", "C7", "HA", "H7", "S7", "D7", "D8"},
		{"C7", "C8", "H7", "H8", "D7", "D8", "S7", "S8"},
	} {
		var hand engine.Set
		for _, name := range cards {
			c, err := engine.ParseCard(name)
			if err != nil {
				t.Fatal(err)
			}
			hand = hand.With(c)
		}
		x := b.value(hand, engine.Clubs, false)
		if x >= last {
			t.Errorf("%v is worth %.1f, no less than the hand before it", cards, x)
		}
		last = x
	}
}

func TestAim(t *testing.T) {
	v := engine.View{Table: engine.Table{Rules: engine.DefaultRules(), Number: 16}, Totals: [2]int{1500, 1540}}
	ahead, behind := aimOf(&v), engine.View{Table: v.Table, Seat: engine.West, Totals: v.Totals}
	chase := aimOf(&behind)
	if gain := ahead.use(60) - ahead.use(30); gain < 100 {
		t.Errorf("in the last deal, 40 points behind, 60 points are worth only %.0f more than 30", gain)
	}
	if gain := chase.use(162) - chase.use(60); gain > 30 {
		t.Errorf("in the last deal, 40 points ahead, 162 points are worth %.0f more than 60", gain)
	}
	v.Number = 3
	if early := aimOf(&v); early.use(62) != 62 {
		t.Error("early in a match points are points")
	}
	v.Number = 0
	if single := aimOf(&v); single.use(62) != 62 {
		t.Error("in a deal of no match points are points")
	}
}

func TestWeightsFile(t *testing.T) {
	w, err := Read(trained)
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := w.Write(&file); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file.Bytes(), trained) {
		t.Error("weights change on their way through a file")
	}
	for name, damage := range map[string]func([]byte) []byte{
		"empty":         func([]byte) []byte { return nil },
		"another file":  func(b []byte) []byte { b[0] = 'X'; return b },
		"other version": func(b []byte) []byte { b[4]++; return b },
		"cut":           func(b []byte) []byte { return b[:len(b)/2] },
		"one bit":       func(b []byte) []byte { b[1000] ^= 4; return b },
	} {
		if _, err := Read(damage(bytes.Clone(trained))); !errors.Is(err, ErrWeights) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
