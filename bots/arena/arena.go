// Package arena plays bots against each other: every deal twice with the
// sides exchanged, so that the luck of the cards falls away.
package arena

import (
	"sync"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

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
	Maker   int // deals in which its side chose trump
	Made    int // of those, pit included
	Nat     int
	Pit     int
	Faults  int // answers that were replaced, whatever the failure
	Illegal int // of those, answers against the rules
	Times   Times
}

// Result is a duplicate match as played.
type Result struct {
	Margins []float64 // A's score less B's per deal, the mean of both tables
	Bots    [2]Tally  // A, B
	Elapsed time.Duration
}

// Run plays a job. It is an error if the rules make no sense or a bot does
// not exist. Everything but the times depends on the job alone, not on the
// number of cores.
func Run(job Job) (Result, error) {
	if err := job.Rules.Validate(); err != nil {
		return Result{}, err
	}
	for _, name := range []string{job.A, job.B} {
		if _, err := bots.New(name, 0); err != nil {
			return Result{}, err
		}
	}
	began := time.Now()
	margins, tallies := job.playAll()
	r := Result{Elapsed: time.Since(began)}
	for i := 0; i < len(margins); i += 2 {
		r.Margins = append(r.Margins, (margins[i]+margins[i+1])/2)
	}
	for i := range tallies {
		for who := range r.Bots {
			r.Bots[who].add(&tallies[i][who])
		}
	}
	return r, nil
}

// playAll returns the margin of every table, two a deal, and what each
// goroutine counted.
func (job *Job) playAll() ([]float64, [][2]Tally) {
	margins := make([]float64, 2*job.Deals)
	tallies := make([][2]Tally, max(1, job.Cores))
	next := make(chan int)
	var wg sync.WaitGroup
	for i := range tallies {
		wg.Go(func() {
			for n := range next {
				t := table{job: job, number: n / 2, swap: n % 2, tally: &tallies[i]}
				margins[n] = t.play()
			}
		})
	}
	for n := range margins {
		next <- n
	}
	close(next)
	wg.Wait()
	return margins, tallies
}

// count books a settled deal for its makers.
func (t *Tally) count(v engine.Verdict) {
	t.Maker++
	switch {
	case !v.Made():
		t.Nat++
	case v == engine.Pit:
		t.Pit++
		t.Made++
	default:
		t.Made++
	}
}

// fault books a failure.
func (t *Tally) fault(f bots.Fault) {
	t.Faults++
	if f.Kind == bots.FaultIllegal {
		t.Illegal++
	}
}

func (t *Tally) add(o *Tally) {
	t.Maker += o.Maker
	t.Made += o.Made
	t.Nat += o.Nat
	t.Pit += o.Pit
	t.Faults += o.Faults
	t.Illegal += o.Illegal
	t.Times.merge(&o.Times)
}
