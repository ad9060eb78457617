package practice

import (
	"klaverjas/app/lessons"
	"klaverjas/bots"
	"klaverjas/bots/coach"
	"klaverjas/engine"
)

// graders tell how hard a question is, 0 if it is none.
var graders = map[lessons.Kind]func(*search, *lessons.Question) int{
	lessons.Legal:  gradeLegal,
	lessons.Winner: gradeWinner,
	lessons.Points: gradePoints,
	lessons.Roem:   gradeRoem,
	lessons.Made:   gradeMade,
	lessons.Bid:    gradeBid,
	lessons.Best:   gradeBest,
}

// toPlay returns the trick that South is to play to, nil if South is not.
func toPlay(d *engine.Deal) *engine.Trick {
	seat, _ := d.ToAct()
	if d.Phase != engine.Playing || seat != engine.South {
		return nil
	}
	next := d.Next()
	return &next
}

// gradeLegal: following is easy, trump led and being void are less so, a
// trump on the table is hard.
func gradeLegal(_ *search, q *lessons.Question) int {
	d := &q.Deal
	t := toPlay(d)
	hand := d.Hand(engine.South)
	if t == nil || t.Count == 0 || hand.Len() < 3 {
		return 0
	}
	top, _ := t.Best(d.Trump)
	switch own := hand.Of(t.Led()); {
	case own != 0 && t.Led() != d.Trump:
		return 1
	case own != 0, hand.Of(d.Trump) == 0, top.Suit() != d.Trump:
		return 2
	default:
		return 3
	}
}

// lying returns the full trick that lies, nil if there is none.
func lying(d *engine.Deal) *engine.Trick {
	if d.Phase != engine.Playing && d.Phase != engine.LastClaim {
		return nil
	}
	t := d.Trick()
	if !t.Full() || d.Claimed[d.TrickCount-1] {
		return nil
	}
	return &t
}

// gradeWinner: one suit is easy, a single trump less so, several trumps hard.
func gradeWinner(_ *search, q *lessons.Question) int {
	t := lying(&q.Deal)
	if t == nil {
		return 0
	}
	trumps := t.Set().Of(q.Deal.Trump).Len()
	switch {
	case trumps == 0 && t.Set().Of(t.Led()).Len() == 4:
		return 1
	case trumps < 2:
		return 2
	default:
		return 3
	}
}

// gradePoints: no trump is easy, one less so, several hard. Where spades
// count double there is no telling what is asked.
func gradePoints(_ *search, q *lessons.Question) int {
	d := &q.Deal
	t := lying(d)
	if t == nil || t.Points(d.Trump) == 0 || d.Rules.Total(d.Trump) != engine.FullDeck.Points(d.Trump)+d.Rules.LastTrick {
		return 0
	}
	return min(1+t.Set().Of(d.Trump).Len(), Hardest)
}

// gradeRoem: a run of three or two high cards of nothing are easy, a run of
// four or a near miss less so, stuk and four of a kind hard. Two of three
// tricks without roem are left out.
func gradeRoem(s *search, q *lessons.Question) int {
	d := &q.Deal
	t := lying(d)
	if t == nil {
		return 0
	}
	roem := d.RoemOf(d.TrickCount - 1)
	switch {
	case roem.Total() == 0 && s.random.Below(6) > 0:
		return 0
	case roem.Stuk > 0 || roem.Four > 0:
		return 3
	case roem.Run4 > 0:
		return 2
	case roem.Run3 > 0:
		return 1
	case t.Set().Of(t.Led()).Len() == 4:
		return 1 + s.random.Below(3)
	default:
		return 0
	}
}

// gradeMade: the closer the harder.
func gradeMade(_ *search, q *lessons.Question) int {
	d := &q.Deal
	if d.Phase != engine.Settled {
		return 0
	}
	res := d.Result()
	sum := func(side engine.Side) int { return res.Cards[side] + res.Last[side] + res.Roem[side] }
	gap := sum(0) - sum(1)
	if gap < 0 {
		gap = -gap
	}
	switch {
	case gap > 60:
		return 1
	case gap > 24:
		return 2
	default:
		return 3
	}
}

// gradeBid: the nearer to the limit the harder; what is too near is not asked,
// nor what the coach would answer otherwise or finds no clear matter.
func gradeBid(s *search, q *lessons.Question) int {
	d := &q.Deal
	seat, _ := d.ToAct()
	if d.Phase != engine.Bidding || seat != engine.South {
		return 0
	}
	view := d.View(engine.South)
	_, margin := bots.BidMargin(view)
	if margin < 0 {
		margin = -margin
	}
	level := 0
	switch {
	case margin >= 60:
		level = 1
	case margin >= 35:
		level = 2
	case margin >= 20:
		level = 3
	}
	if level == 0 || s.level != 0 && level != s.level || !s.agreed(view) {
		return 0
	}
	return level
}

// quick is how hard the coach thinks about a bid: only what is clear is asked.
var quick = coach.Effort{Batches: 8}

// agreed tells whether the coach would bid as the regular does, and blame every
// other bid.
func (s *search) agreed(v engine.View) bool {
	c, err := coach.New(1, quick)
	if err != nil {
		return false
	}
	h, err := c.Hint(s.ctx, v)
	if err != nil || len(h.Options) < 2 {
		return false
	}
	next := h.Options[1]
	return h.Options[0].Action == bots.Liked(v) && next.Behind-next.Error >= coach.InaccuracyFrom
}

// clearGap is by how many points the best card must be better than the next
// for the answer to be clear.
const clearGap = 6

// gradeBest: the more tricks are left the harder. All hands are open, so
// exact play knows the answer.
func gradeBest(s *search, q *lessons.Question) int {
	d := &q.Deal
	left := 8 - d.FullTricks()
	if toPlay(d) == nil || left < 2 || left > 4 || d.Legal().Len() < 2 {
		return 0
	}
	if gap, err := q.Gap(s.ctx); err != nil || gap < clearGap {
		return 0
	}
	return left - 1
}
