package coach

import (
	"context"
	"sync"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// auction knows what every end of a bidding is worth with all cards open. It
// may be used by several goroutines.
type auction struct {
	mu    sync.Mutex
	worth map[leaf]int
}

// leaf is an end of the bidding: who chose what.
type leaf struct {
	maker engine.Seat
	trump engine.Suit
}

// after returns what South and North write down more than the others if a bid
// is made and everybody bids and plays at his best after it, with all cards
// open. A deal that everybody passes is worth nothing.
func (b *auction) after(ctx context.Context, d engine.Deal, bid engine.Action, s *solver.Solver) (int, error) {
	d, _, err := d.Apply(bid)
	switch {
	case err != nil:
		return 0, err
	case d.Phase == engine.PassedOut:
		return 0, nil
	case d.Phase != engine.Bidding:
		return b.played(ctx, &d, s)
	}
	seat, _ := d.ToAct()
	best, sign := 0, 1
	if seat.Side() != engine.SouthNorth {
		sign = -1
	}
	for i, next := range bidsOf(&d, seat) {
		x, err := b.after(ctx, d, next, s)
		if err != nil {
			return 0, err
		}
		if i == 0 || sign*x > sign*best {
			best = x
		}
	}
	return best, nil
}

// played returns what the play is worth to South and North.
func (b *auction) played(ctx context.Context, d *engine.Deal, s *solver.Solver) (int, error) {
	end := leaf{d.Maker, d.Trump}
	b.mu.Lock()
	x, ok := b.worth[end]
	b.mu.Unlock()
	if ok {
		return x, nil
	}
	p, err := solver.At(d)
	if err != nil {
		return 0, err
	}
	x, err = s.Solve(ctx, &p, solver.Contract)
	if err != nil {
		return 0, err
	}
	if d.Makers() != engine.SouthNorth {
		x = -x
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.worth[end] = x
	return x, nil
}

// bidsOf returns every bid that a seat may make: passing first, if it may.
func bidsOf(d *engine.Deal, seat engine.Seat) []engine.Action {
	choice := d.Choices(d.Hands[seat])
	var all []engine.Action
	if choice.MayPass {
		all = append(all, engine.PassBy(seat))
	}
	for _, suit := range engine.Suits {
		if choice.Suits[suit] {
			all = append(all, engine.ChooseBy(seat, suit))
		}
	}
	return all
}
