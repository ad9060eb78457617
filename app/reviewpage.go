package app

import (
	"context"
	"encoding/json"
	"log/slog"

	"klaverjas/app/prefs"
	"klaverjas/app/replay/steps"
	"klaverjas/app/review"
	"klaverjas/app/store"
	"klaverjas/app/words"
	"klaverjas/assets"
	"klaverjas/bots"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// The coach of reviews and hints. A judgement that is kept names it; who
// changes what comes of it changes its name.
const (
	coachName = "2"
	coachSeed = 1
)

// openReview goes through a deal with the coach. The judgement is kept with the
// deal that the key names; nil: it is not.
func (g *Game) openReview(m engine.Match, index int, key *store.DealKey) {
	opt := review.Options{
		Match: m, Index: index, Back: g.closePage, Changed: g.changed, Judge: judge, Again: g.playFrom,
		Style: func() assets.Style { return prefs.Deck.Get(g.prefs).Style(g.letters()) },
	}
	if r := g.retried(); r != nil && key == nil && index == 0 && m.Seed == r.seed {
		opt.Begin, opt.Before = r.at+1, r.was
	}
	if s := g.store(); s != nil && key != nil {
		opt.Load = func() ([]coach.Decision, bool) { return keptJudgement(s, *key) }
		if s.Keeps() {
			opt.Keep = func(all []coach.Decision) { keepJudgement(s, *key, all) }
		}
	}
	g.openPage(review.New(opt))
}

// judge judges a deal.
func judge(ctx context.Context, d *engine.Deal, w coach.Wishes) ([]coach.Decision, error) {
	c, err := coach.New(coachSeed, coach.Usual)
	if err != nil {
		return nil, err
	}
	return c.Judge(ctx, d, w)
}

// keptJudgement returns the judgement that is kept of a deal.
func keptJudgement(s *store.Store, key store.DealKey) (all []coach.Decision, ok bool) {
	j, ok, err := s.JudgementOf(key, coachName)
	if err == nil && ok {
		err = json.Unmarshal(j.Data, &all)
	}
	if err != nil {
		slog.Error("judgement not read", "error", err)
	}
	return all, ok && err == nil && len(all) > 0
}

// keepJudgement keeps a judgement with its deal.
func keepJudgement(s *store.Store, key store.DealKey, all []coach.Decision) {
	data, err := json.Marshal(all)
	if err == nil {
		j := store.Judgement{DealKey: key, Coach: coachName, Data: data}
		j.Decisions, j.Loss, j.Errors = review.Figures(all)
		err = s.KeepJudgement(j)
	}
	if err != nil {
		slog.Error("judgement not kept", "error", err)
	}
}

// reviewTable reviews the deal on the table, which is over.
func (g *Game) reviewTable() {
	s := g.table.Session()
	if s == nil {
		return
	}
	m := s.Match()
	index := len(m.Deals) - 1
	var key *store.DealKey
	if k := g.goesOn.keeper; k != nil && k.ID() != 0 {
		key = &store.DealKey{Match: k.ID(), Index: index}
	}
	g.openReview(m, index, key)
}

// practiceFrom returns a match of the one deal that has reached a position.
func practiceFrom(d engine.Deal, seed uint64) engine.Match {
	rules := d.Rules
	rules.Length, rules.Deals = engine.LengthDeals, 1
	d.Rules, d.Number, d.Redeals, d.Practice = rules, 1, 0, true
	return engine.Match{Rules: rules, Seed: seed, Deals: []engine.Deal{d}}
}

// whyNote says why a bot did what a step of the replay shows.
func whyNote(s *steps.Step) string {
	if s.Action.Seat == engine.South || s.Kind != steps.Said && s.Kind != steps.Played {
		return ""
	}
	before, ok := undone(&s.Deal)
	if !ok {
		return ""
	}
	why := words.Reasons(bots.ReasonsFor(before.View(s.Action.Seat), s.Action))
	if why == "" {
		return ""
	}
	return i18n.T("review.why", "Why", why)
}

// undone returns a deal without its last action.
func undone(d *engine.Deal) (engine.Deal, bool) {
	before := d.Fresh()
	actions := d.Actions()
	for _, a := range actions[:max(0, len(actions)-1)] {
		next, _, err := before.Apply(a)
		if err != nil {
			return before, false
		}
		before = next
	}
	return before, len(actions) > 0
}
