package arena

import (
	"context"
	"runtime"
	"sync"
	"time"

	"klaverjas/bots"
	"klaverjas/bots/external"
	"klaverjas/engine"
)

// budget is how long a bot of ours may think about one action, by the clock,
// before a legal one is played for it and counted as a fault. It only ends what
// would never end: how long a bot thinks is measured, not limited.
const budget = time.Minute

// Seeing is a bot that must know all hands. An arena shows it the deal before
// every question; nothing else may.
type Seeing interface {
	bots.Bot
	See(d engine.Deal)
}

// dealKey is where the context of a question holds the deal.
type dealKey struct{}

// chair is a bot at a seat: its answers are legal and timed.
type chair struct {
	bots.Bot
	watched *watched
}

// chair seats a bot for one table or match. Its faults are counted, and told
// with the place where it plays.
func (c *crew) chair(who int, seat engine.Seat, seed uint64, place string, counts *Counts) *chair {
	w := &watched{Bot: c.sit(who, seat, seed)}
	patience := budget
	if outside(c.names[who]) {
		patience = external.Patience(c.limit)
	}
	return &chair{watched: w, Bot: bots.Safe(w, patience, func(f bots.Fault) {
		counts.fault(f)
		c.log.tell(c.names[who], place, f)
	})}
}

// act gets the action that is due. The error is that of a cancelled context.
func act(ctx context.Context, b bots.Bot, d *engine.Deal, v engine.View) (engine.Action, error) {
	done, err := bots.Act(context.WithValue(ctx, dealKey{}, *d), b, v)
	return done.Action, err
}

// watched measures how long a bot thinks about each bid and card.
type watched struct {
	bots.Bot

	mu    sync.Mutex
	times []time.Duration
	left  bool // what comes later is not wanted any more
}

// Bid measures the bot's answer.
func (w *watched) Bid(ctx context.Context, v engine.View) (bots.Decision, error) {
	w.show(ctx)
	defer w.measure()()
	return w.Bot.Bid(ctx, v)
}

// Play measures the bot's answer.
func (w *watched) Play(ctx context.Context, v engine.View) (bots.Decision, error) {
	w.show(ctx)
	defer w.measure()()
	return w.Bot.Play(ctx, v)
}

// Claim asks without measuring.
func (w *watched) Claim(ctx context.Context, v engine.View) (bots.Decision, error) {
	w.show(ctx)
	return w.Bot.Claim(ctx, v)
}

// show lets a bot see all cards that must.
func (w *watched) show(ctx context.Context) {
	if s, ok := w.Bot.(Seeing); ok {
		if d, ok := ctx.Value(dealKey{}).(engine.Deal); ok {
			s.See(d)
		}
	}
}

// measure starts a stopwatch and returns what stops it: one that runs with the
// thread that thinks, or for an outside bot its own.
func (w *watched) measure() (stop func()) {
	if out, ok := w.Bot.(*external.Bot); ok {
		return func() { w.add(out.Took()) }
	}
	runtime.LockOSThread()
	began := threadTime()
	return func() {
		spent := threadTime() - began
		runtime.UnlockOSThread()
		w.add(spent)
	}
}

func (w *watched) add(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.left {
		w.times = append(w.times, d)
	}
}

// leave returns the times and drops those of answers that are still owed.
func (w *watched) leave() []time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.left = true
	return w.times
}
