package ruletext

import (
	"strconv"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// roem lists what is worth how much.
func roem(r *engine.Rules) Section {
	s := section("roem")
	table := Table{Head: []string{i18n.T("ruletext.roem.in_trick"), i18n.T("ruletext.points")}}
	add := func(key string, points int) {
		table.Rows = append(table.Rows, []string{i18n.T(key), strconv.Itoa(points)})
	}
	add("ruletext.roem.run3", r.Roem.Run3)
	add("ruletext.roem.run4", r.Roem.Run4)
	add("ruletext.roem.stuk", r.Roem.Stuk)
	for _, four := range foursOf(r) {
		table.Rows = append(table.Rows, []string{i18n.T("ruletext.roem.four", "Ranks", four.ranks), strconv.Itoa(four.points)})
	}
	s.Tables = []Table{table}
	both := engine.SetOf(engine.CardOf(engine.Hearts, engine.Queen), engine.CardOf(engine.Hearts, engine.King),
		engine.CardOf(engine.Hearts, engine.Ace))
	sum := r.Roem.OfTrick(both.With(engine.CardOf(engine.Clubs, engine.Seven)), engine.Hearts)
	s.Lines = []string{
		i18n.T("ruletext.roem.order"),
		i18n.T("ruletext.roem.both", "Sum", sum.Total()),
		say(r, "stuk_timing"), say(r, "claim"),
	}
	return s
}

// four is the ranks of which four are worth the same.
type four struct {
	ranks  string
	points int
}

// foursOf returns what four of a kind are worth, ranks of the same worth
// together, those worth most first.
func foursOf(r *engine.Rules) []four {
	var all []four
	for _, rank := range []engine.Rank{engine.Jack, engine.Ace, engine.King, engine.Queen, engine.Ten, engine.Nine, engine.Eight, engine.Seven} {
		name, points := i18n.T("ruletext.many."+rank.String()), r.Roem.Four[rank]
		known := false
		for i := range all {
			if all[i].points == points {
				all[i].ranks += ", " + name
				known = true
			}
		}
		if !known {
			all = append(all, four{name, points})
		}
	}
	return all
}

// result tells who has made it, and what is written down.
func result(r *engine.Rules) Section {
	s := section("result")
	s.Lines = []string{
		i18n.T("ruletext.makers"), i18n.T("ruletext.nat."+value(r, "nat"), "Total", r.Total(engine.Hearts)),
		i18n.T("ruletext.nat.written", "Total", r.Total(engine.Hearts)),
	}
	if r.PitBonus > 0 {
		s.Lines = append(s.Lines, i18n.T("ruletext.pit", "Bonus", r.PitBonus), i18n.T("ruletext.pit_for."+value(r, "pit_for"), "Bonus", r.PitBonus))
	} else {
		s.Lines = append(s.Lines, i18n.T("ruletext.pit.none"))
	}
	s.Lines = append(s.Lines, i18n.T("ruletext.tie"))
	return s
}
