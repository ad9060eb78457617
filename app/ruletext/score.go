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

// ranksInRow is how many ranks are named in one row of the table.
const ranksInRow = 4

// foursOf returns what four of a kind are worth, ranks of the same worth
// together, jacks first.
func foursOf(r *engine.Rules) []four {
	var all []four
	count := map[int]int{} // ranks of a worth so far
	for _, rank := range []engine.Rank{engine.Jack, engine.Ace, engine.King, engine.Queen, engine.Ten, engine.Nine, engine.Eight, engine.Seven} {
		name, points := i18n.T("ruletext.many."+rank.String()), r.Roem.Four[rank]
		if count[points]%ranksInRow == 0 {
			all = append(all, four{name, points})
		} else {
			for i := len(all) - 1; i >= 0; i-- {
				if all[i].points == points {
					all[i].ranks += ", " + name
					break
				}
			}
		}
		count[points]++
	}
	if count[all[0].points] == 8 {
		return []four{{i18n.T("ruletext.roem.any"), all[0].points}}
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
