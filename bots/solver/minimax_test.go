package solver

import (
	"context"
	"flag"
	"testing"

	"klaverjas/engine"
)

var full = flag.Bool("full", false, "compare 10,000 endings of four tricks and 500 of five per rule set")

// plain is minimax without any cleverness, on engine functions alone.
type plain struct {
	rules  engine.Rules
	trump  engine.Suit
	makers engine.Side
	holder engine.Seat
	held   bool
}

// triple holds a value for each Goal.
type triple [3]int

func newPlain(d *engine.Deal) *plain {
	m := &plain{rules: d.Rules, trump: d.Trump, makers: d.Makers()}
	pair := engine.SetOf(engine.CardOf(d.Trump, engine.King), engine.CardOf(d.Trump, engine.Queen))
	for _, s := range engine.Seats {
		if d.Hands[s]&pair == pair && d.Rules.Roem.StukTiming == engine.StukAlsoHolder {
			m.holder, m.held = s, true
		}
	}
	return m
}

// final values a finished deal.
func (m *plain) final(t engine.Tally) triple {
	if m.held {
		t.Roem[m.holder.Side()] += m.rules.Roem.Stuk
	}
	t.Trump, t.Makers = m.trump, m.makers
	return valued(m.rules.Settle(t))
}

// valued returns the values of a result.
func valued(res engine.Result) triple {
	a, b := res.Makers, res.Makers.Other()
	v := triple{Contract: res.Score[a] - res.Score[b]}
	v[Difference] = res.Cards[a] + res.Last[a] + res.Roem[a] + res.Pit[a] - res.Cards[b] - res.Last[b] - res.Roem[b] - res.Pit[b]
	if res.Verdict.Made() {
		v[Verdict] = 1
	}
	return v
}

// play returns the value of a card at a node.
func (m *plain) play(hands [4]engine.Set, trick engine.Trick, t engine.Tally, c engine.Card) triple {
	seat := trick.ToPlay()
	hands[seat] = hands[seat].Without(c)
	trick.Add(c)
	if trick.Full() {
		side := trick.Winner(m.trump).Side()
		cards := trick.Set()
		t.Tricks[side]++
		t.TrumpPoints[side] += cards.Of(m.trump).Points(m.trump)
		t.PlainPoints[side] += (cards &^ cards.Of(m.trump)).Points(m.trump)
		t.Roem[side] += m.rules.Roem.OfTrick(cards, m.trump).Total()
		t.LastTrick = side
		trick = engine.NewTrick(trick.Winner(m.trump))
	}
	return m.best(hands, trick, t)
}

// best returns the value of a node.
func (m *plain) best(hands [4]engine.Set, trick engine.Trick, t engine.Tally) triple {
	seat := trick.ToPlay()
	legal := m.rules.Play.Legal(hands[seat], m.trump, &trick)
	if legal == 0 {
		return m.final(t)
	}
	var v triple
	for first := true; legal != 0; legal, first = legal&(legal-1), false {
		w := m.play(hands, trick, t, legal.First())
		for g := range v {
			if first || (seat.Side() == m.makers) == (w[g] > v[g]) && w[g] != v[g] {
				v[g] = w[g]
			}
		}
	}
	return v
}

// randomDeal deals at random and plays cards at random until there are so
// many left.
func randomDeal(r *engine.Random, rules engine.Rules, cardsLeft int) engine.Deal {
	rules.Claim = engine.ClaimAutomatic
	hands := rules.Batches.Distribute(r.Shuffle(), engine.South)
	d, err := engine.StartPlay(rules, engine.Seat(r.Below(4)), engine.Seat(r.Below(4)), engine.Suit(r.Below(4)), hands)
	if err != nil {
		panic(err)
	}
	for range 32 - cardsLeft {
		cards := d.Legal().Cards()
		next := d.Next()
		d, _, err = d.Apply(engine.PlayBy(next.ToPlay(), cards[r.Below(len(cards))]))
		if err != nil {
			panic(err)
		}
	}
	return d
}

// randomRules varies everything that scores around one legal set.
func randomRules(r *engine.Random, play engine.PlayRules) engine.Rules {
	rules := engine.DefaultRules()
	rules.Play = play
	pick := func(values ...int) int { return values[r.Below(len(values))] }
	rules.Roem.Run3, rules.Roem.Run4 = pick(20, 20, 0, 30), pick(50, 50, 0, 100)
	rules.Roem.Stuk = pick(20, 20, 0, 45, 500)
	rules.Roem.StukTiming = engine.StukTiming(r.Below(2))
	for rank := range rules.Roem.Four {
		rules.Roem.Four[rank] = pick(0, 100, 100, 200, 500)
	}
	rules.LastTrick = pick(10, 10, 0, 20)
	rules.PitBonus = pick(100, 100, 0, 250)
	rules.PitFor = engine.PitFor(r.Below(2))
	if r.Below(3) == 0 {
		rules.Nat, rules.LastTrick = engine.NatThreshold, 10
	} else {
		rules.DoubleSpade = engine.DoubleSpades(r.Below(3))
	}
	if err := rules.Validate(); err != nil {
		panic(err)
	}
	return rules
}

func TestMinimax(t *testing.T) {
	four, five := 400, 4
	if *full {
		four, five = 10000, 500
	}
	for name, play := range engine.PlaySets() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := New(0)
			r := engine.NewRandom(11, uint64(name[0]), uint64(len(name)), uint64(name[len(name)-1]))
			for i := range four/5 + four + five {
				cards := 16 - r.Below(4)
				switch {
				case i < four/5:
					cards = 1 + r.Below(12)
				case i >= four/5+four:
					cards += 4
				}
				d := randomDeal(r, randomRules(r, play), cards)
				compare(t, s, &d)
			}
		})
	}
}

// compare asks the solver everything about a position and checks the answers
// against plain minimax.
func compare(t *testing.T, s *Solver, d *engine.Deal) {
	t.Helper()
	m := newPlain(d)
	p, err := At(d)
	if err != nil {
		t.Fatal(err)
	}
	cards := map[engine.Card]triple{}
	for c := range p.Legal().All() {
		cards[c] = m.play(p.Hands, p.Trick, p.Done, c)
	}
	for _, goal := range []Goal{Difference, Contract, Verdict} {
		want := bestOf(cards, goal, p.ToPlay().Side() == m.makers)
		if got, err := s.Solve(context.Background(), &p, goal); err != nil || got != want {
			t.Fatalf("goal %v: got %d (%v), want %d at %s", goal, got, err, want, d)
		}
		values, err := s.Cards(context.Background(), &p, goal, nil)
		if err != nil || len(values) != len(cards) {
			t.Fatalf("goal %v: %d values (%v) at %s", goal, len(values), err, d)
		}
		for _, v := range values {
			if v.Value != cards[v.Card][goal] {
				t.Fatalf("goal %v, card %s: got %d, want %d at %s", goal, v.Card, v.Value, cards[v.Card][goal], d)
			}
		}
		followLine(t, s, d, &p, goal, want)
	}
}

// bestOf returns the best of the cards' values for the side to play.
func bestOf(cards map[engine.Card]triple, goal Goal, makers bool) int {
	best, first := 0, true
	for _, v := range cards {
		if first || makers == (v[goal] > best) {
			best, first = v[goal], false
		}
	}
	return best
}

// followLine plays the best line through the engine and checks what it brings.
func followLine(t *testing.T, s *Solver, d *engine.Deal, p *Position, goal Goal, want int) {
	t.Helper()
	line, v, err := s.Line(context.Background(), p, goal, nil)
	if err != nil || v != want {
		t.Fatalf("goal %v: line worth %d (%v), want %d at %s", goal, v, err, want, d)
	}
	end := *d
	for _, c := range line {
		next := end.Next()
		if end, _, err = end.Apply(engine.PlayBy(next.ToPlay(), c)); err != nil {
			t.Fatalf("goal %v: line %v, card %s: %v at %s", goal, line, c, err, d)
		}
	}
	if end.Phase != engine.Settled {
		t.Fatalf("goal %v: line %v ends early at %s", goal, line, d)
	}
	if got := valued(end.Result())[goal]; got != want {
		t.Fatalf("goal %v: line %v brings %d, want %d at %s", goal, line, got, want, d)
	}
}
