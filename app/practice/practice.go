// Package practice makes endless drills from random positions: questions of
// the kinds that lessons ask, harder as one gets better, and more often of the
// kinds that one gets wrong. The same seed and the same answers give the same
// drills. It knows no window.
package practice

import (
	"klaverjas/app/lessons"
	"klaverjas/engine"
)

// Kinds lists the kinds of drill, in the order in which they are shown.
var Kinds = []lessons.Kind{
	lessons.Legal, lessons.Winner, lessons.Points, lessons.Roem, lessons.Made, lessons.Bid, lessons.Best,
}

// The levels of a kind of drill.
const (
	Easiest = 1
	Hardest = 3
)

// Skill is how well a player does at one kind of drill.
type Skill struct {
	Asked int
	Right int
	Run   int // right answers in a row, since the last rise or fall of Level
	Level int // Easiest to Hardest; 0 counts as Easiest
	Due   int // how much sooner the kind comes back, 0 to dueMost
}

const (
	runToRise = 3 // right answers in a row that raise the level
	dueMost   = 6
	dueWrong  = 3 // what a wrong answer adds to Due
)

// Progress is a player's standing in practice. Its zero value is a beginner's.
type Progress struct {
	Skills map[lessons.Kind]Skill
	Points int // scored in all: the level of each drill answered right
	Streak int // right answers in a row
	Record int // the longest streak
}

// Skill returns how well the player does at a kind.
func (p *Progress) Skill(k lessons.Kind) Skill {
	s := p.Skills[k]
	s.Level = min(max(s.Level, Easiest), Hardest)
	return s
}

// Answered returns the progress after a drill was answered; the one it was
// called on stays as it was.
func (p *Progress) Answered(d *Drill, right bool) Progress {
	next := Progress{Skills: map[lessons.Kind]Skill{}, Points: p.Points, Streak: p.Streak, Record: p.Record}
	for k, s := range p.Skills {
		next.Skills[k] = s
	}
	next.Skills[d.Question.Kind] = p.Skill(d.Question.Kind).answered(right)
	if !right {
		next.Streak = 0
		return next
	}
	next.Points += d.Level
	next.Streak++
	next.Record = max(next.Record, next.Streak)
	return next
}

func (s Skill) answered(right bool) Skill {
	s.Asked++
	if !right {
		s.Run, s.Level, s.Due = 0, max(s.Level-1, Easiest), min(s.Due+dueWrong, dueMost)
		return s
	}
	s.Right++
	s.Due = max(s.Due-1, 0)
	if s.Run++; s.Run >= runToRise && s.Level < Hardest {
		s.Run, s.Level = 0, s.Level+1
	}
	return s
}

// Drill is one question of practice.
type Drill struct {
	Question lessons.Question
	Level    int
	Open     bool // all four hands are shown
}

// pick returns the kind of the next drill: each in turn by chance, the ones
// that went wrong more often. Kinds the rules leave nothing to ask about are
// not picked.
func (p *Progress) pick(r *engine.Random, rules *engine.Rules, only lessons.Kind) lessons.Kind {
	if only != "" {
		return only
	}
	var sack []lessons.Kind
	for _, k := range Kinds {
		if k == lessons.Roem && rules.Roem == (engine.RoemRules{}) {
			continue
		}
		for range 2 + p.Skill(k).Due {
			sack = append(sack, k)
		}
	}
	return sack[r.Below(len(sack))]
}
