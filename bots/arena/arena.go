// Package arena plays bots against each other: every deal twice with the
// sides exchanged, so that the luck of the cards falls away.
//
// [Run] plays such a duplicate match, [Climb] whole matches between many bots,
// [Check] deals under every profile in search of mistakes, and [Solve] measures
// the solver. A bot is named as in [Kinds], or by a command as in [Check]:
// "ext:" and the command of a program that plays by bots/PROTOCOL.md.
package arena

import (
	"context"
	"log/slog"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// Job is a duplicate match to play.
type Job struct {
	A, B  string // names of bots, or ext: and a command
	Rules engine.Rules
	Deals int    // boards at most; each is played twice
	Seed  uint64 // gives the cards, and each bot its own seed
	Cores int    // boards played at the same time

	// StandardError ends the match once that of the margin is at most so many
	// points, but not before board FewestBoards; 0 plays all deals.
	StandardError float64
	CardPlayOnly  bool           // rule-1 bids for all four seats
	Limit         time.Duration  // for each answer of an outside bot, 2 s if 0
	State         string         // a file that keeps every board, so that a later run goes on; "" for none
	Progress      func(Progress) // is told after each board, in one goroutine; may be nil
	Log           *slog.Logger   // gets a line for each fault; nil for none
}

// FewestBoards are played before a match may end by its standard error.
const FewestBoards = 100

// Progress is how far a match has come.
type Progress struct {
	Boards, Of    int
	Margin        float64
	StandardError float64
	Fresh         int // boards that this run has played itself
	Elapsed       time.Duration
}

// Counts are the deals that one bot's side made and the bot's failures.
type Counts struct {
	Maker   int // deals in which its side chose trump
	Made    int // of those, pit included
	Nat     int
	Pit     int
	Faults  int // answers that were replaced, whatever the failure
	Illegal int // of those, answers against the rules
}

// Tally is what one bot did.
type Tally struct {
	Counts
	Times Times // of its bids and cards
}

// Result is a duplicate match as played.
type Result struct {
	Margins []float64 // A's score less B's per deal, the mean of both tables
	Bots    [2]Tally  // A, B
	Elapsed time.Duration
	Fresh   int // boards that this run has played itself

	sum stats
}

// Run plays a job without end before its time; see [RunContext].
func Run(job Job) (Result, error) { return RunContext(context.Background(), job) }

// RunContext plays a job. It is an error if the rules make no sense, a bot does
// not exist, or the state file belongs to another match. If the context ends,
// the error is its own and the result holds the boards played so far.
// Everything but the times depends on the job alone, not on the number of
// cores or on how often it was interrupted.
func RunContext(ctx context.Context, job Job) (Result, error) {
	began := time.Now()
	if err := job.check(); err != nil {
		return Result{}, err
	}
	known, keep, err := openState(&job)
	if err != nil {
		return Result{}, err
	}
	defer keep.close()
	var r Result
	for i := range known {
		if job.done(&r) {
			break
		}
		r.add(&known[i])
	}
	err = job.playOn(ctx, &r, keep, began)
	r.Elapsed = time.Since(began)
	return r, err
}

// check refuses a job that cannot be played.
func (job *Job) check() error {
	if err := job.Rules.Validate(); err != nil {
		return err
	}
	return checkNames(job.A, job.B)
}

// done tells whether a match has all the boards that it needs.
func (job *Job) done(r *Result) bool {
	n := len(r.Margins)
	return n >= job.Deals || job.StandardError > 0 && n >= FewestBoards && r.sum.standardError() <= job.StandardError
}

// playOn plays the boards that a result still lacks.
func (job *Job) playOn(ctx context.Context, r *Result, keep *state, began time.Time) error {
	if job.done(r) {
		return nil
	}
	crews := newCrews(job.Cores, job.Limit, job.Log, job.A, job.B)
	defer crews.close()
	var failed error
	play := func(ctx context.Context, core, n int) board { return job.board(ctx, crews[core], n) }
	take := func(b board) bool {
		if failed = keep.add(len(r.Margins)+1, &b); failed != nil {
			return false
		}
		r.add(&b)
		r.Fresh++
		if job.Progress != nil {
			job.Progress(r.progress(job, time.Since(began)))
		}
		return !job.done(r)
	}
	inOrder(ctx, job.Cores, len(r.Margins), job.Deals, play, take)
	if failed == nil && !job.done(r) {
		failed = ctx.Err()
	}
	return failed
}

// add books a board.
func (r *Result) add(b *board) {
	r.Margins = append(r.Margins, b.margin)
	r.sum.add(b.margin)
	for who := range r.Bots {
		r.Bots[who].Counts.add(&b.bots[who].Counts)
		for _, t := range b.bots[who].times {
			r.Bots[who].Times.add(t)
		}
	}
}

func (r *Result) progress(job *Job, elapsed time.Duration) Progress {
	return Progress{
		Boards: len(r.Margins), Of: job.Deals, Fresh: r.Fresh, Elapsed: elapsed,
		Margin: r.sum.mean(), StandardError: r.sum.standardError(),
	}
}

// count books a settled deal for its makers.
func (c *Counts) count(v engine.Verdict) {
	c.Maker++
	switch {
	case !v.Made():
		c.Nat++
	case v == engine.Pit:
		c.Pit++
		c.Made++
	default:
		c.Made++
	}
}

// fault books a failure.
func (c *Counts) fault(f bots.Fault) {
	c.Faults++
	if f.Kind == bots.FaultIllegal {
		c.Illegal++
	}
}

func (c *Counts) add(o *Counts) {
	c.Maker += o.Maker
	c.Made += o.Made
	c.Nat += o.Nat
	c.Pit += o.Pit
	c.Faults += o.Faults
	c.Illegal += o.Illegal
}
