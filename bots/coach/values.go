package coach

import (
	"context"
	"math"
	"slices"

	"klaverjas/bots/playout"
	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// Effort is how much is tried for one decision. It is counted, not timed, so
// that the same seed gives the same numbers on every machine.
type Effort struct {
	Batches int // batches of worlds, each sampled anew; chance is judged by how they differ
	Pool    int // worlds dealt for a batch, of which the likely ones are kept
}

// Usual is the effort of hints and judgements.
var Usual = Effort{Batches: 32, Pool: 256}

// worlds is how many worlds a batch keeps. It is so many that the searcher
// does not yet leave out actions, so all are tried in the same worlds.
const worlds = 32

// Coach gives hints and judgements. It keeps nothing between them and may be
// used by several goroutines.
type Coach struct {
	weights *playout.Weights
	seed    uint64
	effort  Effort
}

// New returns a coach. It is an error if the trained weights are damaged.
func New(seed uint64, e Effort) (*Coach, error) {
	w, err := playout.Trained()
	if err != nil {
		return nil, err
	}
	e.Batches, e.Pool = max(2, e.Batches), max(worlds, e.Pool)
	return &Coach{weights: w, seed: seed, effort: e}, nil
}

// Option is something that could have been done. Points are what the seat's
// side writes down in this deal, less what the other side does.
type Option struct {
	Action   engine.Action
	Expected float64 // points, with what the seat could know
	Behind   float64 // how much less than the best option that is
	Error    float64 // standard error of Behind
	Open     int     // points with all cards open; only in a judgement
}

// trial is what came of trying every action of a decision.
type trial struct {
	actions []engine.Action
	rows    [][]float64 // points by batch and action
	known   bool        // the seat knew every card: one row, and it is exact
}

// try works out the expected points of everything that a view's seat may do.
func (c *Coach) try(ctx context.Context, v *engine.View, s *solver.Solver) (trial, error) {
	if v.Phase == engine.Playing {
		if hands, ok := known(v); ok {
			return exactly(ctx, v, hands, s)
		}
	}
	var t trial
	for i := range c.effort.Batches {
		values, err := c.batch(ctx, v, i)
		if err != nil {
			return t, err
		}
		row := make([]float64, len(values))
		t.actions = t.actions[:0]
		for k := range values {
			row[k] = values[k].Points
			t.actions = append(t.actions, values[k].Action)
		}
		t.rows = append(t.rows, row)
	}
	return t, nil
}

// batch tries every action in worlds of its own.
func (c *Coach) batch(ctx context.Context, v *engine.View, i int) ([]playout.Value, error) {
	search := playout.NewSearcher(c.weights, c.seed*0x9e3779b97f4a7c15+uint64(i)+1)
	e := playout.Effort{Worlds: worlds, Pool: c.effort.Pool, Trust: 1, Slip: 0.1}
	if v.Phase == engine.Bidding {
		return search.Bids(ctx, v, e)
	}
	return search.Cards(ctx, v, e)
}

// mean returns the expected points of an action.
func (t *trial) mean(k int) float64 {
	sum := 0.0
	for _, row := range t.rows {
		sum += row[k]
	}
	return sum / float64(len(t.rows))
}

// ahead returns by how many points one action is better than another, and the
// standard error of that. Both were tried in the same worlds, so most of what
// chance does to each is gone from the difference.
func (t *trial) ahead(a, b int) (points, err float64) {
	n := float64(len(t.rows))
	sum, squares := 0.0, 0.0
	for _, row := range t.rows {
		d := row[a] - row[b]
		sum += d
		squares += d * d
	}
	points = sum / n
	if n < 2 {
		return points, 0
	}
	return points, math.Sqrt(max(0, squares/n-points*points) / (n - 1))
}

// best returns the action with the most expected points.
func (t *trial) best() int {
	best := 0
	for k := range t.actions {
		if t.mean(k) > t.mean(best) {
			best = k
		}
	}
	return best
}

// options returns all actions, the best first.
func (t *trial) options() []Option {
	best := t.best()
	all := make([]Option, len(t.actions))
	for k, a := range t.actions {
		all[k] = Option{Action: a, Expected: t.mean(k)}
		all[k].Behind, all[k].Error = t.ahead(best, k)
	}
	slices.SortStableFunc(all, func(a, b Option) int {
		switch {
		case a.Expected > b.Expected:
			return -1
		case a.Expected < b.Expected:
			return 1
		default:
			return 0
		}
	})
	return all
}

// loss returns what an action loses against the best one, and what of it is
// beyond the standard error: the most that some other action is surely better.
func (t *trial) loss(taken int) (loss, sure float64) {
	for k := range t.actions {
		d, e := t.ahead(k, taken)
		loss, sure = max(loss, d), max(sure, d-e)
	}
	return loss, sure
}
