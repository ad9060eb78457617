package practice

import (
	"context"
	"fmt"

	"klaverjas/app/lessons"
	"klaverjas/bots"
	"klaverjas/engine"
)

// patience is how many deals are looked through for a position of the wanted
// level before any position of the kind will do.
const patience = 300

// Next makes the n-th drill of a seed under rules: of one kind, or of any if
// only is empty. The error is the context's, or tells that the rules leave
// nothing to ask.
func Next(ctx context.Context, seed uint64, n int, rules engine.Rules, p *Progress, only lessons.Kind) (Drill, error) {
	r := engine.NewRandom(seed, uint64(n))
	kind := p.pick(r, &rules, only)
	level := p.Skill(kind).Level
	s := search{ctx: ctx, random: r, rules: rules, kind: kind}
	for try := range 2 * patience {
		if s.level = level; try >= patience {
			s.level = 0
		}
		if err := ctx.Err(); err != nil {
			return Drill{}, err
		}
		if d, found := s.deal(level, try >= patience); found {
			return d, nil
		}
	}
	return Drill{}, fmt.Errorf("practice: no position for %s in %d deals", kind, 2*patience)
}

// search looks for positions of one kind.
type search struct {
	ctx    context.Context
	random *engine.Random
	rules  engine.Rules
	kind   lessons.Kind
	level  int // the one that is wanted, 0: any
}

// deal plays one random deal with bots and returns a drill from a position in
// it of the level, or of any level; and whether there is one.
func (s *search) deal(level int, anyLevel bool) (Drill, bool) {
	pack := s.random.Shuffle()
	dealer, proposed := engine.Seat(s.random.Below(4)), engine.Suit(s.random.Below(4))
	d, err := engine.NewDeal(s.rules, dealer, proposed, s.rules.Batches.Distribute(pack, dealer))
	if err != nil {
		return Drill{}, false
	}
	var found []Drill
	for {
		if drill, ok := s.here(d); ok && (anyLevel || drill.Level == level) {
			found = append(found, drill)
		}
		next, ok := s.step(d)
		if !ok {
			break
		}
		d = next
	}
	if len(found) == 0 {
		return Drill{}, false
	}
	return found[s.random.Below(len(found))], true
}

// step lets a bot act for the seat whose turn it is; all roem is claimed.
func (s *search) step(d engine.Deal) (engine.Deal, bool) {
	seat, open := d.ToAct()
	if !open {
		return d, false
	}
	a := engine.GatherBy(seat)
	switch {
	case d.CanClaim(seat) && d.RoemOf(d.TrickCount-1).Total() > 0:
		a = engine.ClaimBy(seat)
	case d.Phase == engine.Bidding:
		a = s.ask(d, bots.Bot.Bid)
	case d.Phase == engine.Playing:
		a = s.ask(d, bots.Bot.Play)
	}
	next, _, err := d.Apply(a)
	return next, err == nil
}

// ask asks the regular in the seat's place.
func (s *search) ask(d engine.Deal, what func(bots.Bot, context.Context, engine.View) (bots.Decision, error)) engine.Action {
	seat, _ := d.ToAct()
	bot, err := bots.New("regular", 0)
	if err != nil {
		return engine.Action{}
	}
	decision, err := what(bot, s.ctx, d.View(seat))
	if err != nil {
		return engine.Action{}
	}
	return decision.Action
}

// here returns the drill that a position is good for, and whether it is.
func (s *search) here(d engine.Deal) (Drill, bool) {
	drill := Drill{Question: lessons.Question{Kind: s.kind, Deal: d}}
	grade := graders[s.kind]
	if grade == nil {
		return drill, false
	}
	drill.Level = grade(s, &drill.Question)
	drill.Open = s.kind == lessons.Best
	return drill, drill.Level >= Easiest
}
