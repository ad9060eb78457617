package stats

import (
	"slices"

	"klaverjas/app/store"
	"klaverjas/engine"
)

// Source is the part of the store that figures come from.
type Source interface {
	SumDeals(f store.DealFilter, by ...store.By) ([]store.Group, error)
	CountMatches(f store.Filter, by ...store.By) ([]store.MatchGroup, error)
}

// Report is all figures of a person, or of everybody. Practice, imported and
// abandoned matches are counted and nothing else.
type Report struct {
	All       Figures
	ByProfile []Part // in the order in which profiles are offered
	ByBots    []Part // by the kind of bot that sits West, by name
	Apart     Apart
}

// Part is the figures of one profile or one kind of bot.
type Part struct {
	Name string
	Figures
}

// Apart counts the matches that are kept out of the figures.
type Apart struct{ Practice, Imported, Abandoned, Open int }

// Load works out a report from the sums in the store. The kinds of the filter
// are of no account: figures are those of ordinary matches.
func Load(src Source, f store.Filter) (Report, error) {
	f.Kinds = []store.Kind{store.Ordinary, store.Practice, store.Imported}
	f.States = []store.State{store.Running, store.Finished, store.Abandoned}
	kinds, err := src.CountMatches(f, store.ByKind)
	if err != nil {
		return Report{}, err
	}
	f.Kinds = []store.Kind{store.Ordinary}
	matches, err := src.CountMatches(f, store.ByProfile, store.ByBots)
	if err != nil {
		return Report{}, err
	}
	f.States = []store.State{store.Running, store.Finished}
	var practice bool
	deals, err := src.SumDeals(store.DealFilter{Filter: f, Practice: &practice},
		store.ByProfile, store.ByBots, store.ByMaker, store.ByTrump, store.ByForced)
	if err != nil {
		return Report{}, err
	}
	return gather(kinds, matches, deals), nil
}

// gather adds the groups up to the parts that a page shows.
func gather(kinds, matches []store.MatchGroup, deals []store.Group) Report {
	r := Report{Apart: apart(kinds)}
	profiles, opponents := map[string]*Figures{}, map[string]*Figures{}
	for i := range matches {
		g := &matches[i]
		for _, f := range []*Figures{&r.All, part(profiles, g.Keys[0]), part(opponents, g.Keys[1])} {
			addMatches(&f.Matches, &g.MatchSums)
		}
	}
	for i := range deals {
		g := &deals[i]
		for _, f := range []*Figures{&r.All, part(profiles, g.Keys[0]), part(opponents, g.Keys[1])} {
			addSums(&f.Sums, &g.Sums)
			f.Choices.add(g.Keys[2], g.Keys[3], g.Keys[4], &g.Sums)
		}
	}
	r.ByProfile, r.ByBots = parts(profiles), parts(opponents)
	slices.SortStableFunc(r.ByProfile, func(a, b Part) int { return profileRank(a.Name) - profileRank(b.Name) })
	return r
}

// profileRank returns a profile's place in the list; what is none comes last.
func profileRank(name string) int {
	at := slices.IndexFunc(engine.Profiles(), func(p engine.Profile) bool { return p.Name == name })
	if at < 0 {
		return len(engine.Profiles())
	}
	return at
}

// apart counts the matches of the kinds that do not count.
func apart(kinds []store.MatchGroup) Apart {
	var a Apart
	for i := range kinds {
		g := &kinds[i]
		n := g.Played + g.Open
		switch g.Keys[0] {
		case kindKey(store.Practice):
			a.Practice += n
		case kindKey(store.Imported):
			a.Imported += n + g.Abandoned
		default:
			a.Open += g.Open
			a.Abandoned += g.Abandoned
		}
	}
	return a
}

func kindKey(k store.Kind) string { return string(rune('0' + k)) }

func part(parts map[string]*Figures, name string) *Figures {
	if parts[name] == nil {
		parts[name] = &Figures{}
	}
	return parts[name]
}

// parts returns the parts by name.
func parts(figures map[string]*Figures) []Part {
	var all []Part
	for name, f := range figures {
		all = append(all, Part{name, *f})
	}
	slices.SortFunc(all, func(a, b Part) int {
		if a.Name < b.Name {
			return -1
		}
		return 1
	})
	return all
}

// add books the deals of one maker, one trump and one way of choosing.
func (c *Choices) add(maker, trump, forced string, s *store.Sums) {
	seat, err := engine.ParseSeat(maker)
	if err != nil {
		return
	}
	suit, err := engine.ParseSuit(trump)
	if err != nil {
		return
	}
	at := 0
	if forced == "forced" {
		at = 1
	}
	c[seat][suit][at] = c[seat][suit][at].Plus(Share{s.Made[seat], s.Maker[seat]})
}

func addMatches(to, from *store.MatchSums) {
	to.Played += from.Played
	to.Won += from.Won
	to.Lost += from.Lost
	to.Tied += from.Tied
	to.Open += from.Open
	to.Abandoned += from.Abandoned
	add2(&to.Totals, from.Totals)
}

func addSums(to, from *store.Sums) {
	to.Deals += from.Deals
	to.Passed += from.Passed
	to.Undone += from.Undone
	for _, p := range [][2]*[4]int{
		{&to.Maker, &from.Maker},
		{&to.Made, &from.Made},
		{&to.Nat, &from.Nat},
		{&to.Pit, &from.Pit},
		{&to.CounterPit, &from.CounterPit},
		{&to.Forced, &from.Forced},
		{&to.Tricks, &from.Tricks},
	} {
		for i := range p[0] {
			p[0][i] += p[1][i]
		}
	}
	add2(&to.Score, from.Score)
	add2(&to.MakerScore, from.MakerScore)
	add2(&to.Points, from.Points)
	add2(&to.Bonus, from.Bonus)
	add2(&to.Roem, from.Roem)
	add2(&to.Missed, from.Missed)
}

func add2(to *[2]int, from [2]int) {
	to[0] += from[0]
	to[1] += from[1]
}
