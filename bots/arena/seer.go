package arena

import (
	"context"
	"errors"

	"klaverjas/bots"
	"klaverjas/bots/solver"
	"klaverjas/engine"
)

const seerName = "seer"

// seer knows all hands and plays for the difference in what both sides write
// down, exactly, as if the others saw all cards too. Among equal bids it
// passes or takes the first suit, among equal cards it plays the one of the
// lowest value and then the lowest number. It is a yardstick and never changes.
type seer struct {
	deal   engine.Deal
	solver *solver.Solver
	values []solver.CardValue
	known  map[contract]int
}

// contract is what the worth of a bid depends on in one deal.
type contract struct {
	hands  [4]engine.Set
	trump  engine.Suit
	makers engine.Side
	leader engine.Seat
}

// seerTable is the size in bytes of a seer's table of positions.
const seerTable = 4 << 20

func newSeer() Seeing { return &seer{} }

var errBlind = errors.New("the seer has not been shown the deal")

// Name returns seer.
func (*seer) Name() string { return seerName }

// See shows the seer the deal that the next question is about.
func (b *seer) See(d engine.Deal) { b.deal = d }

// ready makes what thinking needs, and refuses to think about a deal that has
// not been shown.
func (b *seer) ready(v *engine.View) error {
	if b.deal.Table != v.Table || b.deal.Hands[v.Seat] != v.Dealt {
		return errBlind
	}
	if b.solver == nil {
		b.solver, b.known = solver.New(seerTable), map[contract]int{}
	}
	return nil
}

// Bid tries every bid.
func (b *seer) Bid(ctx context.Context, v engine.View) (bots.Decision, error) {
	if err := b.ready(&v); err != nil {
		return bots.Decision{}, err
	}
	a, _, err := b.bestBid(ctx, b.deal)
	return bots.Decision{Action: a}, err
}

// bestBid returns the best word of the speaker and what it is worth to South
// and North, if everybody after him bids and plays as well as can be.
func (b *seer) bestBid(ctx context.Context, d engine.Deal) (best engine.Action, worth int, err error) {
	speaker, _ := d.ToAct()
	for i, a := range bidsOf(&d, speaker) {
		next, _, err := d.Apply(a)
		if err != nil {
			return best, 0, err
		}
		value, err := b.worth(ctx, next)
		if err != nil {
			return best, 0, err
		}
		if better := value > worth == (speaker.Side() == engine.SouthNorth); i == 0 || better && value != worth {
			best, worth = a, value
		}
	}
	return best, worth, nil
}

// bidsOf lists what the speaker may say.
func bidsOf(d *engine.Deal, speaker engine.Seat) []engine.Action {
	var all []engine.Action
	choice := d.Choices(d.Hands[speaker])
	if choice.MayPass {
		all = append(all, engine.PassBy(speaker))
	}
	for _, s := range engine.Suits {
		if choice.Suits[s] {
			all = append(all, engine.ChooseBy(speaker, s))
		}
	}
	return all
}

// worth returns what a deal after a bid is worth to South and North; one that
// is dealt again is worth nothing.
func (b *seer) worth(ctx context.Context, d engine.Deal) (int, error) {
	switch d.Phase {
	case engine.PassedOut:
		return 0, nil
	case engine.Bidding:
		_, worth, err := b.bestBid(ctx, d)
		return worth, err
	}
	key := contract{d.Hands, d.Trump, d.Makers(), d.Tricks[0].Leader}
	if worth, ok := b.known[key]; ok {
		return worth, nil
	}
	p, err := solver.At(&d)
	if err != nil {
		return 0, err
	}
	worth, err := b.solver.Solve(ctx, &p, solver.Contract)
	if d.Makers() == engine.WestEast {
		worth = -worth
	}
	if err == nil {
		b.known[key] = worth
	}
	return worth, err
}

// Play tries every card.
func (b *seer) Play(ctx context.Context, v engine.View) (bots.Decision, error) {
	if err := b.ready(&v); err != nil {
		return bots.Decision{}, err
	}
	if legal := v.Legal(); legal.Len() == 1 {
		return bots.Decision{Action: engine.PlayBy(v.Seat, legal.First())}, nil
	}
	p, err := solver.At(&b.deal)
	if err != nil {
		return bots.Decision{}, err
	}
	b.values, err = b.solver.Cards(ctx, &p, solver.Contract, b.values[:0])
	if err != nil {
		return bots.Decision{}, err
	}
	card := bestCard(b.values, v.Trump, v.Seat.Side() == v.Makers())
	return bots.Decision{Action: engine.PlayBy(v.Seat, card)}, nil
}

// bestCard returns the card worth most to the side that plays it.
func bestCard(values []solver.CardValue, trump engine.Suit, makers bool) engine.Card {
	best := values[0]
	for _, v := range values[1:] {
		switch {
		case v.Value != best.Value:
			if v.Value > best.Value == makers {
				best = v
			}
		case v.Card.Points(trump) < best.Card.Points(trump):
			best = v
		}
	}
	return best.Card
}

// Claim claims all roem.
func (b *seer) Claim(_ context.Context, v engine.View) (bots.Decision, error) {
	if v.RoemOf(v.TrickCount-1).Total() == 0 {
		return bots.Decision{}, nil
	}
	return bots.Decision{Action: engine.ClaimBy(v.Seat)}, nil
}
