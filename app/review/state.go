package review

import (
	"klaverjas/bots"
	"klaverjas/bots/coach"
	"klaverjas/engine"
)

// state is what is known of a deal so far.
type state struct {
	whole    *engine.Deal
	deals    []engine.Deal           // before the first action and after each
	judged   map[int]*coach.Decision // by step: the number of the action, from 1
	progress coach.Progress
	running  bool
	failed   bool
	open     bool // the graph is that of the open cards
}

func newState(whole *engine.Deal) state {
	s := state{whole: whole, judged: map[int]*coach.Decision{}, running: true}
	d := whole.Fresh()
	s.deals = append(s.deals, d)
	for _, a := range whole.Actions() {
		next, _, err := d.Apply(a)
		if err != nil {
			break
		}
		d = next
		s.deals = append(s.deals, d)
	}
	return s
}

func (s *state) take(d coach.Decision) { s.judged[d.At+1] = &d }

// at returns the judgement of the action that a step shows, nil if there is none.
func (s *state) at(step int) *coach.Decision { return s.judged[step] }

// view returns what the seat that acts at a step knew.
func (s *state) view(step int, seat engine.Seat) engine.View { return s.deals[step-1].View(seat) }

// why returns the reasons for something that could be done at a step.
func (s *state) why(step int, a engine.Action) []bots.Reason {
	if step < 1 || step >= len(s.deals) {
		return nil
	}
	return bots.ReasonsFor(s.view(step, a.Seat), a)
}

// next returns the nearest step from one, in a direction, at which the person
// made an inaccuracy or worse; ok is false if there is none.
func (s *state) next(from, by int) (step int, ok bool) {
	for i := from + by; i > 0 && i < len(s.deals); i += by {
		if d := s.judged[i]; d != nil && d.Action().Seat == Me && d.Grade >= coach.Inaccuracy {
			return i, true
		}
	}
	return 0, false
}

// sums are the figures of one seat's decisions.
type sums struct {
	decisions int
	loss      float64
	grades    [coach.Grades]int
}

// of adds up the decisions of a seat that are judged.
func (s *state) of(seat engine.Seat) sums {
	var all sums
	for _, d := range s.judged {
		if d.Action().Seat == seat {
			all.decisions++
			all.loss += d.Sure
			all.grades[d.Grade]++
		}
	}
	return all
}

// Figures returns how many cards of the person's own, each with another choice,
// a judgement holds, the tenths of points that they lost beyond chance, and how
// many were inaccuracies or worse. Bids are no cards and count elsewhere.
func Figures(all []coach.Decision) (cards, tenths, errors int) {
	loss := 0.0
	for i := range all {
		if a := all[i].Action(); a.Seat != Me || a.Kind != engine.Play {
			continue
		}
		cards++
		loss += all[i].Sure
		if all[i].Grade >= coach.Inaccuracy {
			errors++
		}
	}
	return cards, int(loss*10 + 0.5), errors
}
