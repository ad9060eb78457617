package coach

import (
	"context"
	"slices"
	"sync"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// Decision is the judgement of one bid or card that was not the only one.
type Decision struct {
	At       int      // its place in engine.Deal.Actions
	Options  []Option // the best first, by expected points
	Taken    int      // which of them it was
	Known    bool     // the seat could tell where every card was
	Loss     float64  // expected points lost against the best
	Sure     float64  // what of that is beyond its standard error
	OpenLoss int      // points lost with all cards open
	Grade    Grade
}

// Action returns what was done.
func (d *Decision) Action() engine.Action { return d.Options[d.Taken].Action }

// Progress is how far a judgement is.
type Progress struct{ Done, Total int }

// Wishes say how a deal is to be judged.
type Wishes struct {
	Seat  engine.Seat                  // whose decisions come first
	Cores int                          // decisions judged at the same time; 0: one
	Told  func(d Decision, p Progress) // hears of every decision as soon as it is judged, one at a time
}

// moment is a decision before it was taken.
type moment struct {
	at     int
	deal   engine.Deal
	action engine.Action
}

// Judge judges every decision of a deal, in order of importance: those of the
// seat asked for first, of these what looks worst first, and then the partner's
// and the opponents'. It returns the judgements in the order of the deal. When
// the context ends it stops at once with what it has and the context's error.
func (c *Coach) Judge(ctx context.Context, d *engine.Deal, w Wishes) ([]Decision, error) {
	moments := c.inOrder(ctx, decisions(d), w.Seat)
	j := judging{coach: c, auction: &auction{worth: map[leaf]int{}}, wishes: w, total: len(moments)}
	work := make(chan moment)
	var done sync.WaitGroup
	for range max(1, w.Cores) {
		done.Go(func() { j.work(ctx, work) })
	}
	for _, m := range moments {
		select {
		case work <- m:
		case <-ctx.Done():
		}
	}
	close(work)
	done.Wait()
	slices.SortFunc(j.all, func(a, b Decision) int { return a.At - b.At })
	if j.err == nil {
		j.err = ctx.Err()
	}
	return j.all, j.err
}

// decisions returns the moments of a deal at which there was a choice. A deal
// that was set up begins with the trump chosen.
func decisions(whole *engine.Deal) []moment {
	d := whole.Fresh()
	var all []moment
	for at, a := range whole.Actions() {
		a = plain(a)
		if choices(&d) > 1 && (a.Kind == engine.Pass || a.Kind == engine.Choose || a.Kind == engine.Play) {
			all = append(all, moment{at, d, a})
		}
		next, _, err := d.Apply(a)
		if err != nil && a.Kind == engine.Choose {
			all = nil
			next, err = engine.StartPlay(d.Rules, d.Dealer, a.Seat, a.Suit, d.Hands)
			next.Number, next.Redeals, next.Practice = d.Number, d.Redeals, d.Practice
		}
		if err != nil {
			return all
		}
		d = next
	}
	return all
}

// plain returns an action with only those fields that its kind needs, so that
// equal ones compare equal.
func plain(a engine.Action) engine.Action {
	switch a.Kind {
	case engine.Pass:
		return engine.PassBy(a.Seat)
	case engine.Choose:
		return engine.ChooseBy(a.Seat, a.Suit)
	case engine.Play:
		return engine.PlayBy(a.Seat, a.Card)
	default:
		return a
	}
}

// choices returns how many bids or cards the seat to act may choose from.
func choices(d *engine.Deal) int {
	seat, open := d.ToAct()
	switch {
	case !open:
		return 0
	case d.Phase == engine.Bidding:
		return len(bidsOf(d, seat))
	default:
		return d.Legal().Len()
	}
}

// inOrder sorts moments by importance.
func (c *Coach) inOrder(ctx context.Context, all []moment, mine engine.Seat) []moment {
	rank := func(s engine.Seat) int {
		switch {
		case s == mine:
			return 0
		case s == mine.Partner():
			return 1
		default:
			return 2
		}
	}
	worst := map[int]float64{}
	for _, m := range all {
		if m.action.Seat == mine && m.action.Kind == engine.Play {
			worst[m.at] = c.glance(ctx, &m)
		}
	}
	slices.SortStableFunc(all, func(a, b moment) int {
		if x := rank(a.action.Seat) - rank(b.action.Seat); x != 0 {
			return x
		}
		switch {
		case worst[a.at] > worst[b.at]:
			return -1
		case worst[a.at] < worst[b.at]:
			return 1
		default:
			return a.at - b.at
		}
	})
	return all
}

// glance returns about what a card loses, by a single batch.
func (c *Coach) glance(ctx context.Context, m *moment) float64 {
	v := m.deal.View(m.action.Seat)
	values, err := c.batch(ctx, &v, 0)
	if err != nil {
		return 0
	}
	top, taken := 0.0, 0.0
	for i, x := range values {
		if i == 0 || x.Points > top {
			top = x.Points
		}
		if x.Action == m.action {
			taken = x.Points
		}
	}
	return top - taken
}

// judging is a deal being judged by several goroutines.
type judging struct {
	coach   *Coach
	auction *auction
	wishes  Wishes
	total   int

	mu  sync.Mutex
	all []Decision
	err error
}

// work judges what comes until there is no more.
func (j *judging) work(ctx context.Context, moments <-chan moment) {
	s := solver.New(0)
	for m := range moments {
		d, err := j.judge(ctx, &m, s)
		j.mu.Lock()
		switch {
		case err == nil:
			j.all = append(j.all, d)
			if j.wishes.Told != nil {
				j.wishes.Told(d, Progress{len(j.all), j.total})
			}
		case j.err == nil:
			j.err = err
		}
		j.mu.Unlock()
	}
}

// judge judges one decision.
func (j *judging) judge(ctx context.Context, m *moment, s *solver.Solver) (Decision, error) {
	v := m.deal.View(m.action.Seat)
	t, err := j.coach.try(ctx, &v, s)
	if err != nil {
		return Decision{}, err
	}
	d := Decision{At: m.at, Options: t.options(), Known: t.known}
	d.Loss, d.Sure = t.loss(slices.Index(t.actions, m.action))
	d.Grade = gradeOf(d.Sure)
	if err := j.open(ctx, m, d.Options, s); err != nil {
		return Decision{}, err
	}
	most := d.Options[0].Open
	for i, o := range d.Options {
		if o.Action == m.action {
			d.Taken = i
		}
		most = max(most, o.Open)
	}
	d.OpenLoss = most - d.Options[d.Taken].Open
	return d, nil
}

// open fills in what the options are worth with all cards open.
func (j *judging) open(ctx context.Context, m *moment, options []Option, s *solver.Solver) error {
	if m.deal.Phase == engine.Bidding {
		for i := range options {
			x, err := j.auction.after(ctx, m.deal, options[i].Action, s)
			if err != nil {
				return err
			}
			if m.action.Seat.Side() != engine.SouthNorth {
				x = -x
			}
			options[i].Open = x
		}
		return nil
	}
	var hands [4]engine.Set
	for _, seat := range engine.Seats {
		hands[seat] = m.deal.Hand(seat)
	}
	values, err := openCards(ctx, &m.deal.Table, hands, s)
	for _, x := range values {
		for i := range options {
			if options[i].Action.Card == x.Card {
				options[i].Open = x.Value
			}
		}
	}
	return err
}
