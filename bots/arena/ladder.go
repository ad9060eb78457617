package arena

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// LadderDeals is how many deals a match on the ladder has.
const LadderDeals = 16

// Ladder is a set of bots of which each meets each in whole matches.
type Ladder struct {
	Bots       []string // weakest first
	Neighbours bool     // only next to each other
	Matches    int      // for each pair of bots; half of them with the teams exchanged
	Rules      engine.Rules
	Seed       uint64
	Cores      int
	Limit      time.Duration   // for each answer of an outside bot, 2 s if 0
	Progress   func(Rung, int) // is told how far a pair has come, in matches; may be nil
	Log        *slog.Logger    // gets a line for each fault; nil for none
}

// Rung is what came of one pair of bots.
type Rung struct {
	A       string  `json:"a"` // the stronger, as the ladder has it
	B       string  `json:"b"`
	Matches int     `json:"matches"`
	Points  float64 `json:"points"`    // a deal by which A leads
	PointSE float64 `json:"points_se"` // standard error
	Won     float64 `json:"won"`       // part of the matches that A won, a shared one counting half
	WonSE   float64 `json:"won_se"`    // standard error
	Faults  int     `json:"faults"`    // of both
	Illegal int     `json:"illegal"`   // of both
}

// Levels returns the names of the game's levels, weakest first.
func Levels() []string {
	var names []string
	for _, k := range bots.Levels() {
		names = append(names, k.Name)
	}
	return names
}

// Climb plays a ladder, the top pair first. It is an error if the rules make no
// sense or a bot does not exist, or that of the context; the pairs played to
// the end are returned with it.
func Climb(ctx context.Context, l Ladder) ([]Rung, error) {
	if err := l.Rules.Validate(); err != nil {
		return nil, err
	}
	if err := checkNames(l.Bots...); err != nil {
		return nil, err
	}
	if len(l.Bots) < 2 {
		return nil, fmt.Errorf("a ladder of %d bots: expected two at least", len(l.Bots))
	}
	l.Rules.Length, l.Rules.Deals = engine.LengthDeals, LadderDeals
	var rungs []Rung
	for a := len(l.Bots) - 1; a > 0; a-- {
		for b := a - 1; b >= 0 && (b == a-1 || !l.Neighbours); b-- {
			r, err := l.pair(ctx, l.Bots[a], l.Bots[b])
			if err != nil {
				return rungs, err
			}
			rungs = append(rungs, r)
		}
	}
	return rungs, nil
}

// encounter is one match played twice, with the teams exchanged.
type encounter struct {
	lead   float64 // of A in points a deal, the mean of both
	won    float64 // part of the two that A won
	counts Counts  // of both bots
}

// pair plays all matches of two bots.
func (l *Ladder) pair(ctx context.Context, a, b string) (Rung, error) {
	r := Rung{A: a, B: b}
	var points, won stats
	crews := newCrews(l.Cores, l.Limit, l.Log, a, b)
	defer crews.close()
	play := func(ctx context.Context, core, n int) encounter { return l.meet(ctx, crews[core], n) }
	take := func(e encounter) bool {
		points.add(e.lead)
		won.add(e.won)
		r.Matches += 2
		r.Points, r.PointSE, r.Won, r.WonSE = points.mean(), points.standardError(), won.mean(), won.standardError()
		r.Faults, r.Illegal = r.Faults+e.counts.Faults, r.Illegal+e.counts.Illegal
		if l.Progress != nil {
			l.Progress(r, l.Matches)
		}
		return true
	}
	pairs := (l.Matches + 1) / 2
	inOrder(ctx, l.Cores, 0, pairs, play, take)
	if r.Matches < 2*pairs {
		return r, ctx.Err()
	}
	return r, nil
}

// meet plays the match of that number at both tables.
func (l *Ladder) meet(ctx context.Context, c *crew, number int) encounter {
	var e encounter
	for swap := range 2 {
		totals := l.match(ctx, c, number, swap, &e.counts)
		lead := totals[swap] - totals[1-swap]
		e.lead += float64(lead) / (2 * LadderDeals)
		switch {
		case lead > 0:
			e.won += 0.5
		case lead == 0:
			e.won += 0.25
		}
	}
	return e
}

// match plays a match and returns the points per side. With swap 1 bot A sits
// West and East. It ends early with its context, or when everybody passes for
// ever.
func (l *Ladder) match(ctx context.Context, c *crew, number, swap int, counts *Counts) [2]int {
	seed := engine.NewRandom(l.Seed, uint64(number)).Uint64()
	m, err := engine.NewMatch(l.Rules, seed)
	if err != nil {
		panic(err) // the rules have been checked
	}
	var chairs [4]*chair
	for _, s := range engine.Seats {
		chairs[s] = c.chair((int(s)+swap)%2, s, seedFor(l.Seed, number, s), fmt.Sprintf("match %d", number+1), counts)
	}
	for !m.Over() && m.Deal().Redeals < mostRedeals {
		a := engine.Action{Kind: engine.NextDeal}
		if seat, open := m.Deal().ToAct(); open {
			if a, err = act(ctx, chairs[seat].Bot, m.Deal(), m.View(seat)); err != nil {
				break
			}
		}
		if m, _, err = m.Apply(a); err != nil {
			panic(err) // Safe answers legally
		}
	}
	return m.Totals()
}
