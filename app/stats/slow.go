package stats

import (
	"fmt"
	"strings"

	"klaverjas/app/store"
	"klaverjas/engine"
)

// Raw is a match as it is kept, for [Slow].
type Raw struct {
	Record string // its text
	State  store.State
	Kind   store.Kind
	Seats  [4]string
}

// Slow works out a report from the texts of records alone, deal by deal and
// trick by trick, without the sums that are kept. It is what the figures shown
// are checked against.
func Slow(all []Raw) (Report, error) {
	var r Report
	profiles, opponents := map[string]*Figures{}, map[string]*Figures{}
	for i := range all {
		raw := &all[i]
		if raw.Kind != store.Ordinary {
			switch {
			case raw.Kind == store.Imported:
				r.Apart.Imported++
			case raw.State != store.Abandoned:
				r.Apart.Practice++
			}
			continue
		}
		rec, err := engine.ParseRecord(raw.Record)
		if err != nil {
			return r, err
		}
		name, _ := rec.Match.Rules.Nearest()
		r.Apart.Abandoned += b2i(raw.State == store.Abandoned)
		r.Apart.Open += b2i(raw.State == store.Running)
		for _, f := range []*Figures{&r.All, part(profiles, name), part(opponents, raw.Seats[engine.West])} {
			if err := f.slowMatch(raw, &rec.Match); err != nil {
				return r, err
			}
		}
	}
	for _, p := range engine.Profiles() {
		if f := profiles[p.Name]; f != nil {
			r.ByProfile = append(r.ByProfile, Part{p.Name, *f})
		}
	}
	r.ByBots = parts(opponents)
	return r, nil
}

// slowMatch books a match and its settled deals.
func (f *Figures) slowMatch(raw *Raw, m *engine.Match) error {
	var totals [2]int
	results := resultLines(raw.Record)
	for i := range m.Deals {
		d := &m.Deals[i]
		if d.Phase != engine.Settled {
			continue
		}
		if len(results) == 0 {
			return fmt.Errorf("deal %d has no line of its result", d.Number)
		}
		for side := range 2 {
			totals[side] += results[0].score[side]
		}
		if raw.State != store.Abandoned && !d.Practice {
			f.slowDeal(d, results[0])
		}
		results = results[1:]
	}
	switch {
	case raw.State == store.Running:
		f.Matches.Open++
		return nil
	case raw.State == store.Abandoned:
		f.Matches.Abandoned++
		return nil
	case totals[0] > totals[1]:
		f.Matches.Won++
	case totals[0] < totals[1]:
		f.Matches.Lost++
	default:
		f.Matches.Tied++
	}
	f.Matches.Played++
	add2(&f.Matches.Totals, totals)
	return nil
}

// resultLine is the last line of a deal in a record.
type resultLine struct {
	verdict              string
	points, bonus, score [2]int
}

// resultLines reads the lines of results in a record.
func resultLines(record string) []resultLine {
	var all []resultLine
	for line := range strings.Lines(record) {
		var l resultLine
		n, _ := fmt.Sscanf(line, "result %s points %d %d roem %d %d score %d %d", &l.verdict,
			&l.points[0], &l.points[1], &l.bonus[0], &l.bonus[1], &l.score[0], &l.score[1])
		if n == 7 {
			all = append(all, l)
		}
	}
	return all
}

// slowDeal books one settled deal.
func (f *Figures) slowDeal(d *engine.Deal, l resultLine) {
	s := &f.Sums
	maker := d.Bids[d.BidCount-1].Seat
	side := int(maker) % 2
	s.Deals++
	s.Passed += d.BidCount - 1
	s.Maker[maker]++
	made := l.verdict == "made" || l.verdict == "pit"
	s.Made[maker] += b2i(made)
	s.Nat[maker] += b2i(l.verdict == "nat" || l.verdict == "nat_tie")
	s.Pit[maker] += b2i(l.verdict == "pit")
	s.CounterPit[maker] += b2i(l.verdict == "counter_pit")
	forced := slowForced(d)
	s.Forced[maker] += b2i(forced)
	add2(&s.Score, l.score)
	add2(&s.Points, l.points)
	add2(&s.Bonus, l.bonus)
	s.MakerScore[side] += l.score[side]
	choice := &f.Choices[maker][d.Bids[d.BidCount-1].Suit][b2i(forced)]
	choice.Of++
	choice.N += b2i(made)
	for i := range 8 {
		f.slowTrick(d, i)
	}
	for _, seat := range engine.Seats {
		pair := engine.SetOf(engine.CardOf(d.Trump, engine.King), engine.CardOf(d.Trump, engine.Queen))
		if d.Rules.Roem.StukTiming == engine.StukAlsoHolder && d.Hands[seat]&pair == pair {
			s.Roem[int(seat)%2] += d.Rules.Roem.Stuk
		}
	}
}

// slowTrick books a trick and its roem.
func (f *Figures) slowTrick(d *engine.Deal, i int) {
	winner := d.Tricks[i].Winner(d.Trump)
	f.Sums.Tricks[winner]++
	roem := d.Rules.Roem.OfTrick(d.Tricks[i].Set(), d.Trump).Total()
	if d.Rules.Claim == engine.ClaimRequired && !d.Claimed[i] {
		f.Sums.Missed[int(winner)%2] += roem
	} else {
		f.Sums.Roem[int(winner)%2] += roem
	}
}

// slowForced tells whether the maker had no pass, by the rules in words: the
// first speaker where he must play, the one asked again after everybody's
// passes, or the last speaker where he has no pass.
func slowForced(d *engine.Deal) bool {
	speakers := 4
	if d.Rules.Round2 == engine.Round2Free {
		speakers = 8
	}
	switch {
	case d.Rules.Round1 == engine.Round1Forced:
		return true
	case d.Rules.AllPass == engine.LastSpeakerMust:
		return d.BidCount == speakers
	default:
		return d.BidCount == speakers+1
	}
}
