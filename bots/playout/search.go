package playout

import (
	"context"
	"math"

	"klaverjas/engine"
)

// Effort is how much a search may do. It is counted, not timed, so that the
// same seed gives the same answer on every machine.
type Effort struct {
	Worlds int     // worlds in which every card is tried
	Pool   int     // worlds dealt, of which the likely ones are kept; 0: as many as Worlds
	Trust  float64 // how far the likelihood of a world is believed, 0 to 1
	Slip   float64 // how often the others are supposed to play something else
}

// Value is what came of trying one action.
type Value struct {
	Action engine.Action
	Points float64 // expected result of the deal for the seat's side, less the other's
	Error  float64 // standard error of Use against the mean of the actions tried in the same worlds
	Use    float64 // Points, or near the end of a match what they do for winning it, on the same scale
	Tried  int     // worlds in which the action was tried
}

// Searcher tries cards and bids. It is used by one goroutine at a time.
type Searcher struct {
	policy *policy
	models []*policy // how the others may play: as the policy does, or by the rules of rule-1
	bids   *bidModel
	seed   uint64
	r      *engine.Random
	worlds []world
	pool   []world
}

// world is hands that the others may hold, with how much it counts.
type world struct {
	hands  [4]engine.Set // as they are now
	dealt  [4]engine.Set
	weight float64
}

// NewSearcher returns a searcher that plays by trained weights.
func NewSearcher(w *Weights, seed uint64) *Searcher {
	s := &Searcher{policy: &policy{w.cards}, bids: &bidModel{w}, seed: seed}
	s.models = []*policy{s.policy}
	if rule, err := Imitating(); err == nil {
		s.models = append(s.models, &policy{rule.cards})
	}
	return s
}

// suppose fills s.worlds with worlds that fit the view; false if there are none.
func (s *Searcher) suppose(ctx context.Context, v *engine.View, g *ground, e Effort) (bool, error) {
	s.begin(v)
	d, ok := newDealer(v)
	if !ok {
		return false, nil
	}
	// Where only a few deals fit there is no need to deal them again and again.
	n := int(min(float64(max(e.Pool, e.Worlds)), 2*d.total+1))
	s.pool = s.pool[:0]
	m := remember(v, g)
	said := s.bids.heard(v)
	var played [4]engine.Set
	for _, seat := range engine.Seats {
		played[seat] = v.PlayedBy(seat)
	}
	for range n {
		if err := ctx.Err(); err != nil {
			return false, err
		}
		hands := d.deal(s.r)
		w := world{hands: hands}
		for seat := range hands {
			w.dealt[seat] = hands[seat] | played[seat]
		}
		if e.Trust > 0 {
			w.weight = e.Trust * (m.likelihood(s.models, &hands, e.Slip) + said.likelihood(&w.dealt))
		}
		s.pool = append(s.pool, w)
	}
	s.resample(int(min(float64(e.Worlds), d.total+1)))
	return true, nil
}

// Deals returns n deals of the unseen cards that fit what a view's seat has
// seen, each equally likely: hands as they are now.
func (s *Searcher) Deals(v *engine.View, n int) [][4]engine.Set {
	s.begin(v)
	d, ok := newDealer(v)
	if !ok {
		return nil
	}
	deals := make([][4]engine.Set, n)
	for i := range deals {
		deals[i] = d.deal(s.r)
	}
	return deals
}

// begin starts the stream of random numbers of one decision: the same view
// gives the same worlds, whatever was asked before.
func (s *Searcher) begin(v *engine.View) {
	s.r = engine.NewRandom(s.seed, uint64(v.Number), uint64(v.Redeals), uint64(v.Dealt), uint64(v.Played()), uint64(v.BidCount))
}

// resample turns the pool, whose weights are logarithms, into at most n worlds
// that stand for it. A world drawn more than once counts so often.
func (s *Searcher) resample(n int) {
	top := math.Inf(-1)
	for i := range s.pool {
		top = max(top, s.pool[i].weight)
	}
	sum := 0.0
	for i := range s.pool {
		s.pool[i].weight = math.Exp(s.pool[i].weight - top)
		sum += s.pool[i].weight
	}
	step := sum / float64(n)
	next := float64(s.r.Uint64()>>11) / (1 << 53) * step
	s.worlds = s.worlds[:0]
	reached := 0.0
	for i := range s.pool {
		reached += s.pool[i].weight
		count := 0
		for next < reached {
			count++
			next += step
		}
		if count > 0 {
			s.worlds = append(s.worlds, world{s.pool[i].hands, s.pool[i].dealt, float64(count)})
		}
	}
	for i := len(s.worlds) - 1; i > 0; i-- {
		j := s.r.Below(i + 1)
		s.worlds[i], s.worlds[j] = s.worlds[j], s.worlds[i]
	}
}

// Cards returns what each legal card is worth, in the order of the cards.
// It stops with the context's error when that ends.
func (s *Searcher) Cards(ctx context.Context, v *engine.View, e Effort) ([]Value, error) {
	g := newGround(&v.Rules, v.Trump, v.Maker)
	values := make([]Value, 0, 8)
	for c := range v.Legal().All() {
		values = append(values, Value{Action: engine.PlayBy(v.Seat, c)})
	}
	if ok, err := s.suppose(ctx, v, &g, e); !ok {
		return values, err
	}
	open := stateOf(&v.Table, &g)
	return s.try(ctx, v, values, func(w *world, a engine.Action) int {
		next := open
		next.hands = w.hands
		g.stuk(w.dealt)
		next.play(&g, a.Card)
		return s.policy.finish(next, &g)
	})
}

// try finds out what actions are worth, by what comes of each in the supposed
// worlds: the score of South and North less that of West and East.
func (s *Searcher) try(ctx context.Context, v *engine.View, values []Value, outcome func(*world, engine.Action) int) ([]Value, error) {
	all := make([]sums, len(values))
	aim := aimOf(v)
	for i := range s.worlds {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		for k := range values {
			if !all[k].out {
				x := float64(outcome(&s.worlds[i], values[k].Action))
				if v.Seat.Side() == 1 {
					x = -x
				}
				all[k].points, all[k].now = x, aim.use(x)
			}
		}
		book(all, s.worlds[i].weight)
		if i%batch == batch-1 && drop(all) == 1 {
			break
		}
	}
	for k := range values {
		values[k].Points, values[k].Use = all[k].p/max(all[k].w, 1e-9), all[k].mean()
		values[k].Error, values[k].Tried = all[k].err(), all[k].n
	}
	return values, nil
}

// batch is after how many worlds it is asked which actions are out of the question.
const batch = 64

// sums gathers the results of one card.
type sums struct {
	n           int
	w, w2, x    float64
	d, dd       float64 // differences from the mean of what was tried in the same world
	p           float64 // points
	now, points float64 // in the world at hand
	out         bool    // no longer tried: clearly worse than another
}

// book adds what the cards did in one world.
func book(all []sums, weight float64) {
	mean, n := 0.0, 0
	for k := range all {
		if !all[k].out {
			mean += all[k].now
			n++
		}
	}
	mean /= float64(n)
	for k := range all {
		if !all[k].out {
			all[k].add(weight, all[k].now, all[k].now-mean)
		}
	}
}

func (s *sums) add(w, x, d float64) {
	s.n++
	s.p += w * s.points
	s.w += w
	s.w2 += w * w
	s.x += w * x
	s.d += w * d
	s.dd += w * d * d
}

func (s *sums) mean() float64 {
	if s.w == 0 {
		return 0
	}
	return s.x / s.w
}

func (s *sums) err() float64 {
	if s.n < 2 {
		return math.Inf(1)
	}
	return math.Sqrt(s.variance()*s.w2) / s.w
}

// variance is how much the action varies in single worlds against the mean of
// the actions tried there.
func (s *sums) variance() float64 { return max(0, s.dd/s.w-sq(s.d/s.w)) }

// drop stops trying actions that are worse than the best by more than chance
// allows, and returns how many are left.
func drop(all []sums) int {
	best, left := -1, len(all)
	for k := range all {
		if !all[k].out && (best < 0 || all[k].mean() > all[best].mean()) {
			best = k
		}
	}
	for k := range all {
		if k == best {
			continue
		}
		if all[k].out {
			left--
			continue
		}
		gap := all[best].mean() - all[k].mean()
		// What two actions vary against each other is at most twice the sum of
		// what they vary against the mean.
		se := math.Sqrt(2*(all[k].variance()+all[best].variance())*all[k].w2) / all[k].w
		if gap > 3.3*se+1 {
			all[k].out = true
			left--
		}
	}
	return left
}

func sq(x float64) float64 { return x * x }

// Quick returns the card that the policy of the playouts itself would play.
func (s *Searcher) Quick(v *engine.View) engine.Card {
	g := newGround(&v.Rules, v.Trump, v.Maker)
	st := stateOf(&v.Table, &g)
	st.hands[v.Seat] = v.Hand()
	return s.policy.choose(&st, &g)
}
