package coach

import (
	"context"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// known returns the hands of all seats if a view's seat can tell them: where
// only one deal of the unseen cards fits what it has seen.
func known(v *engine.View) (hands [4]engine.Set, ok bool) {
	may := v.MayHold()
	rest := v.Unseen()
	hands[v.Seat], may[v.Seat] = v.Hand(), 0
	for rest != 0 {
		before := rest
		for s := range may {
			own := surely(&may, s, rest, 8-v.PlayedBy(engine.Seat(s)).Len()-hands[s].Len())
			hands[s] |= own
			rest &^= own
		}
		if rest == before {
			return hands, false
		}
	}
	for s := range hands {
		if hands[s].Len()+v.PlayedBy(engine.Seat(s)).Len() != 8 {
			return hands, false
		}
	}
	return hands, true
}

// surely returns those of the rest of the cards that a seat which lacks some
// must hold: all that it may hold, if it lacks as many, or those that nobody
// else may hold. A seat that lacks none may hold no more.
func surely(may *[4]engine.Set, s int, rest engine.Set, lacks int) engine.Set {
	if lacks <= 0 {
		may[s] = 0
		return 0
	}
	mine := may[s] & rest
	if mine.Len() == lacks {
		return mine
	}
	for o := range may {
		if o != s {
			mine &^= may[o]
		}
	}
	return mine
}

// exactly values every legal card with all hands known.
func exactly(ctx context.Context, v *engine.View, hands [4]engine.Set, s *solver.Solver) (trial, error) {
	values, err := openCards(ctx, &v.Table, hands, s)
	if err != nil {
		return trial{}, err
	}
	t := trial{rows: [][]float64{nil}, known: true}
	for _, x := range values {
		t.actions = append(t.actions, engine.PlayBy(v.Seat, x.Card))
		t.rows[0] = append(t.rows[0], float64(x.Value))
	}
	return t, nil
}

// openCards returns what every legal card is worth to the side of the seat to
// play, in points written down less the other side's, with all cards open.
func openCards(ctx context.Context, t *engine.Table, hands [4]engine.Set, s *solver.Solver) ([]solver.CardValue, error) {
	p, err := position(t, hands)
	if err != nil {
		return nil, err
	}
	values, err := s.Cards(ctx, &p, solver.Contract, nil)
	if p.ToPlay().Side() != t.Makers() {
		for i := range values {
			values[i].Value = -values[i].Value
		}
	}
	return values, err
}

// position returns what the solver is asked: roem that can no longer be
// claimed is lost.
func position(t *engine.Table, hands [4]engine.Set) (solver.Position, error) {
	p, err := solver.With(t, hands)
	if err != nil {
		return p, err
	}
	for i := range t.FullTricks() {
		if !t.Counts(i) && i < t.TrickCount-1 {
			side := t.Tricks[i].Winner(t.Trump).Side()
			p.Done.Roem[side] -= t.RoemOf(i).Total()
		}
	}
	return p, nil
}
