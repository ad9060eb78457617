package verify

import (
	"context"
	"fmt"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Swap is the outcome of the swap test on a deal: at every decision of a bot
// the cards that it could not see are exchanged between the others, in ways
// that all it has seen allows, and it is asked again.
type Swap struct {
	Decisions int // of bots, those with a choice
	Tries     int // questions asked with other hidden cards
	Differ    []Difference
}

// Difference is a choice that changed with cards the bot could not see.
type Difference struct {
	Seat       engine.Seat
	Was, Other engine.Action
}

// swapsPerDecision is how many other hands are tried at each decision.
const swapsPerDecision = 8

// SwapTest runs the swap test on a deal that is over. The seats name kinds of
// bot; "" is a person, who is not asked. It ends with an error if the context
// does or if there is no such bot.
func SwapTest(ctx context.Context, m *engine.Match, index int, seats [4]string) (Swap, error) {
	var out Swap
	before := engine.Match{Rules: m.Rules, Seed: m.Seed, Sealed: m.Sealed, Deals: append([]engine.Deal{}, m.Deals[:index]...)}
	played := &m.Deals[index]
	d := played.Fresh()
	random := engine.NewRandom(m.Seed, uint64(index))
	for _, a := range played.Actions() {
		if err := ctx.Err(); err != nil {
			return out, err
		}
		if name := seats[a.Seat]; name != "" && hasChoice(&d, a) {
			s := swapper{ctx: ctx, before: before, seat: a.Seat, bot: name, seed: m.Seed + uint64(a.Seat), random: random}
			if err := s.ask(d, &out); err != nil {
				return out, err
			}
		}
		next, _, err := d.Apply(a)
		if err != nil {
			return out, err
		}
		d = next
	}
	return out, nil
}

// hasChoice tells whether an action was one of several.
func hasChoice(d *engine.Deal, a engine.Action) bool {
	switch a.Kind {
	case engine.Play:
		return d.Legal().Len() > 1
	case engine.Pass, engine.Choose:
		return true
	}
	return false
}

// swapper asks one bot at one decision.
type swapper struct {
	ctx    context.Context
	before engine.Match // the deals before, for the score
	seat   engine.Seat
	bot    string
	seed   uint64
	random *engine.Random
}

func (s *swapper) ask(d engine.Deal, out *Swap) error {
	was, err := s.choice(d)
	if err != nil {
		return err
	}
	out.Decisions++
	for range swapsPerDecision {
		other, moved := d.Exchange(s.seat, s.random)
		if !moved {
			continue
		}
		now, err := s.choice(other)
		if err != nil {
			return err
		}
		out.Tries++
		if now != was {
			out.Differ = append(out.Differ, Difference{s.seat, was, now})
		}
	}
	return nil
}

// choice asks a bot that remembers nothing.
func (s *swapper) choice(d engine.Deal) (engine.Action, error) {
	b, err := bots.New(s.bot, s.seed)
	if err != nil {
		return engine.Action{}, err
	}
	m := s.before
	m.Deals = append(append([]engine.Deal{}, m.Deals...), d)
	v := m.View(s.seat)
	ask := b.Play
	if d.Phase == engine.Bidding {
		ask = b.Bid
	}
	answer, err := ask(s.ctx, v)
	if err != nil {
		return engine.Action{}, fmt.Errorf("%s at %s: %w", s.bot, s.seat, err)
	}
	return answer.Action, nil
}
