package lessons

import (
	"context"

	"klaverjas/app/duty"
	"klaverjas/engine"
)

// Judge judges an answer: whether it is right, and why what is right is so,
// from the engine's reasons, exact play or the bidding of the regular. Errors
// as for Right.
func (q *Question) Judge(ctx context.Context, a Answer) (Verdict, error) {
	if q.Kind == Best {
		return q.judgeBest(ctx, a)
	}
	right, err := q.Right(ctx)
	if err != nil {
		return Verdict{}, err
	}
	return Verdict{a.is(right), q.why(a, right)}, nil
}

// why explains what is right, and what is wrong with the answer.
func (q *Question) why(a Answer, right []Answer) []Say {
	switch q.Kind {
	case Legal:
		return q.whyLegal(a)
	case Winner:
		return q.whyWinner()
	case Points, Worth:
		return q.whyPoints()
	case Roem:
		return q.whyRoem()
	case Claim:
		return q.whyClaim()
	case Made, Score:
		return q.whyResult()
	case Bid:
		return q.whyBid(a)
	case Strongest:
		return q.whyStrongest()
	case Out:
		return q.whyOut()
	case Void:
		return q.whyVoid(right[0])
	default:
		return q.whyAsks(right[0])
	}
}

// whyLegal names one wrongly marked card with the reason against it, and the
// cards left out. The duty is told where that reason has not told it.
func (q *Question) whyLegal(a Answer) []Say {
	next, hand := q.Deal.Next(), q.Deal.Hand(engine.South)
	marked, legal := a.Cards(), q.Deal.Legal()
	var why []Say
	if wrong := marked &^ legal; wrong != 0 {
		why = append(why, q.refusal(wrong.First()))
	}
	if missed := legal &^ marked; missed != 0 {
		why = append(why, say("learn.why.also", "Count", missed.Len(), "Cards", missed))
	}
	if marked&^legal != 0 {
		return why
	}
	key, pairs := duty.Of(&q.Deal.Rules.Play, hand, q.Deal.Trump, &next)
	return append(why, say("learn.why.duty", "Duty", Say{key, pairs}))
}

// refusal says why a card may not be played.
func (q *Question) refusal(c engine.Card) Say {
	return say("learn.why.not", "Card", c, "Why", q.Deal.WhyNot(engine.South, c))
}

// judgeBest compares a card with the best by exact play; a card that may not
// be played is refused with its reason.
func (q *Question) judgeBest(ctx context.Context, a Answer) (Verdict, error) {
	if err := q.fits(); err != nil {
		return Verdict{}, err
	}
	card := a.Cards().First()
	if card.Valid() && !q.Deal.Legal().Has(card) {
		return Verdict{Why: []Say{q.refusal(card)}}, nil
	}
	values, err := q.values(ctx)
	if err != nil {
		return Verdict{}, err
	}
	var best engine.Set
	for _, r := range values.best() {
		best |= r.Cards()
	}
	for _, c := range values {
		if c.Card == card && !best.Has(card) {
			return Verdict{Why: []Say{say("learn.why.loses", "Card", card, "Count", values.top()-c.Value, "Best", best)}}, nil
		}
	}
	return Verdict{Right: best.Has(card), Why: []Say{say("learn.why.best", "Cards", best)}}, nil
}

func (q *Question) whyWinner() []Say {
	trick, trump := q.trick(), q.Deal.Trump
	best, at := trick.Best(trump)
	key := "learn.why.high_suit"
	switch {
	case best.Suit() == trump && trick.Set().Of(trump).Len() == 1:
		key = "learn.why.only_trump"
	case best.Suit() == trump:
		key = "learn.why.high_trump"
	}
	return []Say{say(key, "Card", best, "Seat", trick.SeatOf(at), "Suit", trick.Led())}
}

func (q *Question) whyPoints() []Say {
	if q.Kind == Worth {
		sum := engine.SetOf(q.Row...).Points(q.Trump)
		return []Say{say("learn.why.sum", "List", valued{q.Row, q.Trump}, "Sum", sum)}
	}
	trick := q.trick()
	cards := valued{trick.Cards[:trick.Count], q.Deal.Trump}
	key := "learn.why.sum"
	if q.points() != trick.Points(q.Deal.Trump) {
		key = "learn.why.sum_last"
	}
	return []Say{say(key, "List", cards, "Sum", q.points(), "Last", q.Deal.Rules.LastTrick)}
}

func (q *Question) whyRoem() []Say {
	roem := q.roem()
	if roem.Total() == 0 {
		return []Say{say("learn.why.no_roem")}
	}
	return []Say{say("learn.why.roem", "Parts", roem, "Sum", roem.Total())}
}

// whyClaim says what lies in the trick, and what becomes of it.
func (q *Question) whyClaim() []Say {
	why := q.whyRoem()
	if q.claim() == "roem" {
		why = append(why, say("learn.why.claim"))
	}
	return why
}

// threshold holds the texts for verdicts that a fixed 82 decided.
var threshold = map[engine.Verdict]string{
	engine.Made: "learn.why.made_82", engine.Nat: "learn.why.nat_82", engine.NatByTie: "learn.why.nat_82",
}

// whyResult counts both sides and says what follows.
func (q *Question) whyResult() []Say {
	res := q.result()
	makers := res.Makers
	count := func(side engine.Side) int { return res.Cards[side] + res.Last[side] + res.Roem[side] }
	mine, theirs := count(makers), count(makers.Other())
	key := "learn.why." + res.Verdict.String()
	if fixed := threshold[res.Verdict]; fixed != "" && q.Deal.Rules.Nat == engine.NatThreshold {
		key = fixed
		mine, theirs = res.Cards[makers]+res.Last[makers], res.Cards[makers.Other()]+res.Last[makers.Other()]
	}
	why := []Say{say(key, "Mine", mine, "Theirs", theirs, "Pit", q.Deal.Rules.PitBonus)}
	if q.Kind == Score {
		why = append(why, say("learn.why.score", "Us", res.Score[0], "Them", res.Score[1]))
	}
	return why
}

func (q *Question) whyStrongest() []Say {
	why := []Say{say("learn.why.order", "Cards", byStrength(q.Row, q.Trump))}
	if best := q.strongest(); best.Suit() == q.Trump && engine.SetOf(q.Row...).Of(q.Trump).Len() < len(q.Row) {
		return []Say{say("learn.why.trump_beats", "Card", best)}
	}
	return why
}

// byStrength returns cards from high to low.
func byStrength(row []engine.Card, trump engine.Suit) []engine.Card {
	left := append([]engine.Card(nil), row...)
	var order []engine.Card
	for len(left) > 0 {
		q := Question{Row: left, Trump: trump}
		best := q.strongest()
		order = append(order, best)
		for i, c := range left {
			if c == best {
				left = append(left[:i], left[i+1:]...)
				break
			}
		}
	}
	return order
}

func (q *Question) whyOut() []Say {
	trump := q.Deal.Trump
	out := q.out()
	why := []Say{say("learn.why.out", "Played", q.Deal.Played().Of(trump).Len(),
		"Mine", q.Deal.Hand(engine.South).Of(trump).Len(), "Left", out.Len())}
	if out != 0 {
		why = append(why, say("learn.why.out_are", "Cards", out))
	}
	return why
}

// whyVoid finds the trick in which a seat did not follow the suit.
func (q *Question) whyVoid(right Answer) []Say {
	seat, _ := engine.ParseSeat(string(right))
	for i := range q.Deal.TrickCount {
		t := &q.Deal.Tricks[i]
		if c := t.CardOf(seat); t.Count > 0 && c != engine.NoCard && t.Led() == q.Suit && c.Suit() != q.Suit {
			return []Say{say("learn.why.void", "Suit", q.Suit, "Seat", seat, "Card", c)}
		}
	}
	return []Say{say("learn.why.void_rules", "Suit", q.Suit, "Seat", seat)}
}

// whyAsks finds the discard that asks for the suit.
func (q *Question) whyAsks(right Answer) []Say {
	suit, _ := engine.ParseSuit(string(right))
	for i := range q.Deal.FullTricks() {
		t := &q.Deal.Tricks[i]
		c := t.CardOf(engine.North)
		if c.Suit() == suit && t.Led() != suit && t.Winner(q.Deal.Trump) == engine.South {
			return []Say{say("learn.why.asks", "Card", c, "Suit", suit)}
		}
	}
	return nil
}
