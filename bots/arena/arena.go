// Package arena plays bots against each other: every deal twice with the
// sides exchanged, so that the luck of the cards falls away.
package arena

import (
	"context"
	"sync"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// budget is how long a bot may think about one action before a legal one is
// played for it and counted as a fault.
const budget = 10 * time.Second

// Job is a duplicate match to play.
type Job struct {
	A, B  string // names of bots
	Rules engine.Rules
	Deals int    // each is played twice
	Seed  uint64 // gives the cards
	Cores int    // goroutines
}

// Tally is what one bot did.
type Tally struct {
	Maker  int // deals in which its side chose trump
	Made   int
	Nat    int
	Pit    int
	Faults int
	Times  []time.Duration // of every decision
}

// Result is a duplicate match as played.
type Result struct {
	Margins []float64 // A's score less B's per deal, the mean of both tables
	Bots    [2]Tally  // A, B
	Elapsed time.Duration
}

// table is one deal played once.
type table struct {
	margin float64 // A's side less B's
	tally  [2]Tally
}

// Run plays a job. It is an error if a bot does not exist. The margins depend
// on the job alone, not on the number of cores.
func Run(job Job) (Result, error) {
	for _, name := range []string{job.A, job.B} {
		if _, err := bots.New(name, 0); err != nil {
			return Result{}, err
		}
	}
	began := time.Now()
	tables := make([]table, 2*job.Deals)
	var wg sync.WaitGroup
	next := make(chan int)
	for range max(1, job.Cores) {
		wg.Go(func() {
			for i := range next {
				tables[i] = job.play(i/2, i%2)
			}
		})
	}
	for i := range tables {
		next <- i
	}
	close(next)
	wg.Wait()
	return collect(tables, time.Since(began)), nil
}

// collect adds the tables up.
func collect(tables []table, elapsed time.Duration) Result {
	r := Result{Elapsed: elapsed}
	for i := 0; i < len(tables); i += 2 {
		r.Margins = append(r.Margins, (tables[i].margin+tables[i+1].margin)/2)
	}
	for _, t := range tables {
		for i := range r.Bots {
			r.Bots[i].add(&t.tally[i])
		}
	}
	return r
}

func (t *Tally) add(o *Tally) {
	t.Maker += o.Maker
	t.Made += o.Made
	t.Nat += o.Nat
	t.Pit += o.Pit
	t.Faults += o.Faults
	t.Times = append(t.Times, o.Times...)
}

// play plays one deal; with swap 1 bot A sits West and East.
func (job *Job) play(number, swap int) table {
	var t table
	var seats [4]bots.Bot
	for _, s := range engine.Seats {
		who := (int(s.Side()) + swap) % 2
		name := [2]string{job.A, job.B}[who]
		bot, err := bots.New(name, job.Seed^uint64(number)<<8^uint64(s))
		if err != nil {
			panic(err) // checked by Run
		}
		seats[s] = bots.Safe(bot, budget, func(bots.Fault) { t.tally[who].Faults++ })
	}
	d := job.deal(number, 0)
	for redeals := 1; ; redeals++ {
		d = t.finish(d, &seats, swap)
		if d.Phase != engine.PassedOut {
			break
		}
		d = job.deal(number, redeals)
	}
	res := d.Result()
	t.margin = float64(res.Score[swap] - res.Score[1-swap])
	maker := &t.tally[(int(res.Makers)+swap)%2]
	maker.Maker++
	switch {
	case res.Verdict == engine.Pit:
		maker.Pit++
		maker.Made++
	case res.Verdict.Made():
		maker.Made++
	default:
		maker.Nat++
	}
	return t
}

// deal returns a fresh deal; the dealer goes round.
func (job *Job) deal(number, redeals int) engine.Deal {
	dealer := engine.Seat(number & 3)
	pack, proposed := engine.Shuffle(job.Seed, number+1, redeals)
	d, err := engine.NewDeal(job.Rules, dealer, proposed, job.Rules.Batches.Distribute(pack, dealer))
	if err != nil {
		panic(err) // rules are checked by the caller
	}
	return d
}

// finish plays a deal to its end. The referee is the engine.
func (t *table) finish(d engine.Deal, seats *[4]bots.Bot, swap int) engine.Deal {
	for {
		seat, open := d.ToAct()
		if !open {
			return d
		}
		began := time.Now()
		a := ask(seats[seat], d.View(seat))
		tally := &t.tally[(int(seat.Side())+swap)%2]
		tally.Times = append(tally.Times, time.Since(began))
		next, _, err := d.Apply(a)
		if err != nil {
			panic(err) // Safe answers legally
		}
		d = next
	}
}

// ask gets the action that is due.
func ask(b bots.Bot, v engine.View) engine.Action {
	ctx := context.Background()
	if v.CanClaim(v.Seat) {
		if d, _ := b.Claim(ctx, v); d.Action.Kind == engine.Claim {
			return d.Action
		}
	}
	switch v.Phase {
	case engine.Bidding:
		d, _ := b.Bid(ctx, v)
		return d.Action
	case engine.LastClaim:
		return engine.GatherBy(v.Seat)
	default:
		d, _ := b.Play(ctx, v)
		return d.Action
	}
}
