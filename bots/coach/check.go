package coach

import (
	"context"
	"math"
	"sync"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Check is how good hints are.
type Check struct {
	Decisions int     `json:"decisions"` // with a choice, bids among them
	Bids      int     `json:"bids"`
	Loss      float64 `json:"loss"`       // points lost on average against the best, in other worlds
	Error     float64 `json:"loss_error"` // standard error of Loss
	Most      float64 `json:"most"`       // the largest loss
	Same      int     `json:"same"`       // decisions in which the hint was the best there, too
}

// CheckHints takes random decisions out of deals that bots of all levels play
// under some rules, asks for a hint on each and values it in other worlds, many
// more of them. It stops with the context's error when that ends; told, if not
// nil, hears how many are done.
func CheckHints(ctx context.Context, n int, rules engine.Rules, seed uint64, cores int, told func(done int)) (Check, error) {
	hints, err := New(seed, Usual)
	if err != nil {
		return Check{}, err
	}
	other, err := New(seed+0x5eed, Effort{Batches: 4 * Usual.Batches, Pool: Usual.Pool})
	if err != nil {
		return Check{}, err
	}
	c := checking{hints: hints, other: other, rules: rules, seed: seed, told: told, losses: make([]float64, n)}
	var done sync.WaitGroup
	work := make(chan int)
	for range max(1, cores) {
		done.Go(func() { c.work(ctx, work) })
	}
	for i := range n {
		select {
		case work <- i:
		case <-ctx.Done():
		}
	}
	close(work)
	done.Wait()
	if c.err == nil {
		c.err = ctx.Err()
	}
	return c.sum(), c.err
}

// checking is a check by several goroutines.
type checking struct {
	hints, other *Coach
	rules        engine.Rules
	seed         uint64
	told         func(int)

	mu     sync.Mutex
	done   int
	bids   int
	losses []float64
	err    error
}

func (c *checking) work(ctx context.Context, numbers <-chan int) {
	for i := range numbers {
		v, err := randomView(ctx, c.rules, c.seed, uint64(i))
		loss := 0.0
		if err == nil {
			loss, err = c.loss(ctx, v)
		}
		c.mu.Lock()
		switch {
		case err != nil:
			c.err = err
		default:
			c.losses[i] = loss
			c.done++
			if v.Phase == engine.Bidding {
				c.bids++
			}
			if c.told != nil {
				c.told(c.done)
			}
		}
		c.mu.Unlock()
	}
}

// loss returns how much less than the best a hint is worth in other worlds.
func (c *checking) loss(ctx context.Context, v engine.View) (float64, error) {
	h, err := c.hints.Hint(ctx, v)
	if err != nil {
		return 0, err
	}
	again, err := c.other.Hint(ctx, v)
	if err != nil {
		return 0, err
	}
	for _, o := range again.Options {
		if o.Action == h.Action {
			return o.Behind, nil
		}
	}
	return 0, nil
}

func (c *checking) sum() Check {
	sum := Check{Decisions: c.done, Bids: c.bids}
	squares := 0.0
	for _, x := range c.losses {
		sum.Loss += x
		squares += x * x
		sum.Most = max(sum.Most, x)
		if x == 0 {
			sum.Same++
		}
	}
	n := float64(max(1, c.done))
	sum.Loss /= n
	sum.Error = math.Sqrt(max(0, squares/n-sum.Loss*sum.Loss) / n)
	return sum
}

// checkers are the bots whose deals decisions are taken from: the searching
// ones would only take longer.
var checkers = []string{"random", "beginner", "regular", "regular"}

// randomView returns what a seat knew at a random decision of a random deal.
func randomView(ctx context.Context, rules engine.Rules, seed, number uint64) (engine.View, error) {
	r := engine.NewRandom(seed, number)
	for {
		d, err := randomDeal(ctx, rules, r)
		if err != nil {
			return engine.View{}, err
		}
		if all := decisions(&d); len(all) > 0 {
			m := all[r.Below(len(all))]
			return m.deal.View(m.action.Seat), nil
		}
	}
}

// randomDeal has bots play a random deal.
func randomDeal(ctx context.Context, rules engine.Rules, r *engine.Random) (engine.Deal, error) {
	m, err := engine.NewMatch(rules, r.Uint64())
	if err != nil {
		return engine.Deal{}, err
	}
	var players [4]bots.Bot
	for s := range players {
		if players[s], err = bots.New(checkers[r.Below(len(checkers))], r.Uint64()); err != nil {
			return engine.Deal{}, err
		}
	}
	return playOut(ctx, *m.Deal(), players)
}
