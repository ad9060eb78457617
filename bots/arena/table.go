package arena

import (
	"context"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// budget is how long a bot may think about one action before a legal one is
// played for it and counted as a fault.
const budget = 10 * time.Second

// mostRedeals is how often a deal is dealt again when everybody passes. Bots
// that never bid would be dealt cards for ever.
const mostRedeals = 100

// table is one deal played once. With swap 1 bot A sits West and East.
type table struct {
	job    *Job
	number int
	swap   int
	tally  *[2]Tally // A, B
	seats  [4]bots.Bot
}

// who returns which bot plays for a side: 0 for A, 1 for B.
func (t *table) who(s engine.Side) int { return (int(s) + t.swap) % 2 }

// play plays the deal and returns A's score less B's; a deal that everybody
// passes again and again counts for neither.
func (t *table) play() float64 {
	t.sitDown()
	for redeals := range mostRedeals {
		d := t.finish(t.deal(redeals))
		if d.Phase == engine.PassedOut {
			continue
		}
		res := d.Result()
		t.tally[t.who(res.Makers)].count(res.Verdict)
		return float64(res.Score[t.swap] - res.Score[1-t.swap])
	}
	return 0
}

// sitDown seats fresh bots, each with a seed of its own.
func (t *table) sitDown() {
	for _, s := range engine.Seats {
		who := t.who(s.Side())
		seed := engine.NewRandom(t.job.Seed, uint64(t.number), uint64(s)).Uint64()
		bot, err := bots.New([2]string{t.job.A, t.job.B}[who], seed)
		if err != nil {
			panic(err) // Run has checked the names
		}
		t.seats[s] = bots.Safe(bot, budget, t.tally[who].fault)
	}
}

// deal returns a fresh deal; the dealer goes round.
func (t *table) deal(redeals int) engine.Deal {
	rules, dealer := &t.job.Rules, engine.Seat(t.number&3)
	pack, proposed := engine.Shuffle(t.job.Seed, t.number+1, redeals)
	d, err := engine.NewDeal(*rules, dealer, proposed, rules.Batches.Distribute(pack, dealer))
	if err != nil {
		panic(err) // Run has checked the rules
	}
	return d
}

// finish plays a deal to its end. The referee is the engine.
func (t *table) finish(d engine.Deal) engine.Deal {
	for {
		seat, open := d.ToAct()
		if !open {
			return d
		}
		began := time.Now()
		a := ask(t.seats[seat], d.View(seat))
		t.tally[t.who(seat.Side())].Times.add(time.Since(began))
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
