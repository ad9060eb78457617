// Package train makes the weights of the playouts by self-play: bots play
// deals against themselves, searching now and then, and the policy of the
// playouts learns to prefer the cards that the searches found better. A better
// policy makes better searches, from which the next generation learns.
package train

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"sync"

	"klaverjas/bots"
	"klaverjas/bots/playout"
	"klaverjas/engine"
)

// Plan is how to make weights. The same plan gives the same weights on every
// machine.
type Plan struct {
	From   *playout.Weights // whose policy plays; nil to imitate the bot rule-1
	Deals  int              // deals to play
	Worlds int              // worlds of a search
	Seed   uint64
	Log    io.Writer // told what was reached
}

// profiles are what is played, in turn: both great legal-move sets most often.
var profiles = []string{
	"amsterdam-cafe", "club-rotterdam", "amsterdam-cafe", "club-rotterdam",
	"gids-amsterdams", "room-rotterdam", "web-amsterdam", "utrecht",
}

// The habits of training.
const (
	searched = 40 // percent of the decisions that are searched
	strays   = 8  // percent of the decisions that are made at random, so that odd positions occur too
	epochs   = 4  // how often every sample is taken in
	held     = 20 // one sample of so many is kept from learning, to measure by
)

// Make plays, learns and returns the new weights. It is an error if the
// context ends first.
func Make(ctx context.Context, p Plan) (*playout.Weights, error) {
	samples, err := p.collect(ctx)
	if err != nil {
		return nil, err
	}
	w := playout.NewWeights()
	if p.From != nil {
		w = p.From.Clone()
	}
	shuffle(samples, p.Seed)
	p.learn(w, samples)
	var rules []engine.Rules
	for _, profile := range engine.Profiles() {
		rules = append(rules, profile.Rules)
	}
	w.LearnValues(rules, 150*p.Deals, p.Seed)
	w.LearnNeeds(rules, 50*p.Deals, p.Seed)
	return w, nil
}

// learn teaches the samples and logs how many points a decision the policy
// loses on samples that it did not learn from.
func (p *Plan) learn(w *playout.Weights, samples []playout.Sample) {
	test, rest := samples[:len(samples)/held], samples[len(samples)/held:]
	teacher := playout.NewTeacher(w)
	before := loss(w, test)
	for epoch := range epochs {
		teacher.Rate = 0.1 / float32(1+epoch)
		for i := range rest {
			teacher.Learn(&rest[i])
		}
	}
	fmt.Fprintf(p.Log, "%d samples; points lost a decision, as the samples see it: %.2f before, %.2f now\n", len(samples), before, loss(w, test))
}

func loss(w *playout.Weights, samples []playout.Sample) float64 {
	sum := 0.0
	for i := range samples {
		sum += w.Loss(&samples[i])
	}
	return sum / float64(max(1, len(samples)))
}

func shuffle(samples []playout.Sample, seed uint64) {
	r := engine.NewRandom(seed)
	for i := len(samples) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		samples[i], samples[j] = samples[j], samples[i]
	}
}

// collect plays the deals on all cores and returns their samples in order.
func (p *Plan) collect(ctx context.Context) ([]playout.Sample, error) {
	byDeal := make([][]playout.Sample, p.Deals)
	errs := make([]error, p.Deals)
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.NumCPU() {
		wg.Go(func() {
			for n := range next {
				byDeal[n], errs[n] = p.play(ctx, n)
			}
		})
	}
	for n := range p.Deals {
		next <- n
	}
	close(next)
	wg.Wait()
	var all []playout.Sample
	for n := range byDeal {
		if errs[n] != nil {
			return nil, errs[n]
		}
		all = append(all, byDeal[n]...)
	}
	return all, nil
}

// table is one deal that is played to learn from.
type table struct {
	plan    *Plan
	r       *engine.Random
	rule    bots.Bot
	search  *playout.Searcher
	samples []playout.Sample
}

func (p *Plan) play(ctx context.Context, n int) ([]playout.Sample, error) {
	rules, _ := engine.ProfileByName(profiles[n%len(profiles)])
	rules.Claim = engine.ClaimAutomatic
	m, err := engine.NewMatch(rules, p.Seed*1000003+uint64(n))
	if err != nil {
		return nil, err
	}
	t := table{plan: p, r: engine.NewRandom(p.Seed, uint64(n))}
	if t.rule, err = bots.New("rule-1", 0); err != nil {
		return nil, err
	}
	if p.From != nil {
		t.search = playout.NewSearcher(p.From, p.Seed+uint64(n))
	}
	d := *m.Deal()
	for {
		seat, open := d.ToAct()
		if !open {
			return t.samples, nil
		}
		a, err := t.act(ctx, d.View(seat))
		if err != nil {
			return nil, err
		}
		if d, _, err = d.Apply(a); err != nil {
			return nil, err
		}
	}
}

// act decides for one seat, and keeps a sample where it tried the cards.
func (t *table) act(ctx context.Context, v engine.View) (engine.Action, error) {
	if v.Phase == engine.Bidding {
		return t.bid(ctx, v)
	}
	legal := v.Legal()
	a, err := engine.PlayBy(v.Seat, legal.First()), error(nil)
	switch {
	case legal.Len() == 1:
		return a, nil
	case t.search == nil:
		a, err = t.imitate(ctx, v)
	case t.r.Below(100) < searched:
		a, err = t.try(ctx, v)
	default:
		a.Card = t.search.Quick(&v)
	}
	if t.r.Below(100) < strays {
		a.Card = legal.Cards()[t.r.Below(legal.Len())]
	}
	return a, err
}

// bid bids as rule-1 does, and now and then chooses a suit that it would not.
func (t *table) bid(ctx context.Context, v engine.View) (engine.Action, error) {
	suit, choice := engine.Suit(t.r.Below(4)), v.Choices()
	if t.r.Below(100) < strays && choice.Suits[suit] && v.Dealt.Of(suit).Len() >= 2 {
		return engine.ChooseBy(v.Seat, suit), nil
	}
	d, err := t.rule.Bid(ctx, v)
	return d.Action, err
}

// unwanted is how many points worse than rule-1's card every other card
// counts for while it is imitated.
const unwanted = 20

func (t *table) imitate(ctx context.Context, v engine.View) (engine.Action, error) {
	d, err := t.rule.Play(ctx, v)
	if err != nil {
		return d.Action, err
	}
	var worth []float32
	for c := range v.Legal().All() {
		if c == d.Action.Card {
			worth = append(worth, 0)
		} else {
			worth = append(worth, -unwanted)
		}
	}
	t.samples = append(t.samples, playout.NewSample(&v, worth))
	return d.Action, nil
}

func (t *table) try(ctx context.Context, v engine.View) (engine.Action, error) {
	n := t.plan.Worlds
	values, err := t.search.Cards(ctx, &v, playout.Effort{Worlds: n, Pool: 4 * n, Trust: 0.9, Slip: 0.1})
	if err != nil {
		return engine.Action{}, err
	}
	var worth []float32
	best := 0
	for i, x := range values {
		worth = append(worth, float32(x.Points))
		if x.Points > values[best].Points {
			best = i
		}
	}
	t.samples = append(t.samples, playout.NewSample(&v, worth))
	return values[best].Action, nil
}
