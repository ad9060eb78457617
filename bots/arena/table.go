package arena

import (
	"context"
	"fmt"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// mostRedeals is how often a deal is dealt again when everybody passes. Bots
// that never bid would be dealt cards for ever.
const mostRedeals = 100

// bidder is the bot whose bids all seats make where only card play counts.
const bidder = "rule-1"

// board is what came of one deal at both tables.
type board struct {
	margin float64 // A's score less B's, the mean of both tables
	bots   [2]share
}

// share is what one bot did at a board.
type share struct {
	Counts
	times []time.Duration
}

// table is one deal played once. With swap 1 bot A sits West and East.
type table struct {
	job    *Job
	crew   *crew
	number int
	swap   int
	board  *board
	chairs [4]*chair
	bidder bots.Bot // bids for everybody; nil if each bids for himself
}

// board plays a deal at both tables.
func (job *Job) board(ctx context.Context, c *crew, number int) board {
	var b board
	for swap := range 2 {
		t := table{job: job, crew: c, number: number, swap: swap, board: &b}
		b.margin += t.play(ctx) / 2
	}
	return b
}

// who returns which bot plays for a side: 0 for A, 1 for B.
func (t *table) who(s engine.Side) int { return (int(s) + t.swap) % 2 }

// play plays the deal and returns A's score less B's; a deal that everybody
// passes again and again counts for neither.
func (t *table) play(ctx context.Context) float64 {
	t.sitDown()
	defer t.standUp()
	for redeals := range mostRedeals {
		d, err := t.finish(ctx, deal(&t.job.Rules, t.job.Seed, t.number, redeals))
		if err != nil {
			return 0 // nobody waits for this board any more
		}
		if d.Phase == engine.PassedOut {
			continue
		}
		res := d.Result()
		t.board.bots[t.who(res.Makers)].count(res.Verdict)
		return float64(res.Score[t.swap] - res.Score[1-t.swap])
	}
	return 0
}

// sitDown seats the bots, each with a seed of its own.
func (t *table) sitDown() {
	place := fmt.Sprintf("board %d", t.number+1)
	for _, s := range engine.Seats {
		who := t.who(s.Side())
		t.chairs[s] = t.crew.chair(who, s, seedFor(t.job.Seed, t.number, s), place, &t.board.bots[who].Counts)
	}
	if t.job.CardPlayOnly {
		b, err := New(bidder, 0)
		if err != nil {
			panic(err) // it is always there
		}
		t.bidder = bots.Safe(b, budget, nil)
	}
}

// standUp books how long everybody has thought.
func (t *table) standUp() {
	for _, s := range engine.Seats {
		share := &t.board.bots[t.who(s.Side())]
		share.times = append(share.times, t.chairs[s].watched.leave()...)
	}
}

// deal returns a fresh deal; the dealer goes round.
func deal(rules *engine.Rules, seed uint64, number, redeals int) engine.Deal {
	dealer := engine.Seat(number & 3)
	pack, proposed := engine.Shuffle(seed, number+1, redeals)
	d, err := engine.NewDeal(*rules, dealer, proposed, rules.Batches.Distribute(pack, dealer))
	if err != nil {
		panic(err) // the rules have been checked
	}
	return d
}

// finish plays a deal to its end. The referee is the engine. The error is that
// of a cancelled context.
func (t *table) finish(ctx context.Context, d engine.Deal) (engine.Deal, error) {
	for {
		seat, open := d.ToAct()
		if !open {
			return d, nil
		}
		b := t.chairs[seat].Bot
		if d.Phase == engine.Bidding && t.bidder != nil {
			b = t.bidder
		}
		a, err := act(ctx, b, &d, d.View(seat))
		if err != nil {
			return d, err
		}
		if d, _, err = d.Apply(a); err != nil {
			panic(err) // Safe answers legally
		}
	}
}
