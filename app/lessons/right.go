package lessons

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	"klaverjas/bots"
	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// ErrNoAnswer is the error for a question that does not fit its position.
var ErrNoAnswer = errors.New("lessons: the question has no answer in this position")

// Right returns the right answers, worked out by the engine, by exact play or
// by the regular's bidding. The error is ErrNoAnswer if the question does not
// fit the position, or the context's.
func (q *Question) Right(ctx context.Context) ([]Answer, error) {
	if err := q.fits(); err != nil {
		return nil, err
	}
	switch q.Kind {
	case Best:
		values, err := q.values(ctx)
		return values.best(), err
	case Bid:
		return one(q.bid()), nil
	case Void:
		return q.voids()
	case Asks:
		return q.asked()
	default:
		return one(q.fact()), nil
	}
}

func one(text string) []Answer { return []Answer{Answer(text)} }

// fits checks that there is something to ask.
func (q *Question) fits() error {
	turn, open := q.Deal.ToAct()
	trick, over := q.trick(), q.Deal.Phase == engine.Settled
	ok := false
	switch q.Kind {
	case Strongest, Worth:
		ok = len(q.Row) > 0
	case Legal, Best:
		ok = q.Deal.Phase == engine.Playing && open && turn == engine.South
	case Bid:
		ok = q.Deal.Phase == engine.Bidding && turn == engine.South
	case Winner, Points, Roem:
		ok = q.Deal.Phase != engine.Bidding && trick.Full()
	case Claim:
		ok = q.Deal.CanClaim(engine.South)
	case Made, Score:
		ok = over
	default:
		ok = q.Deal.Phase == engine.Playing
	}
	if !ok {
		return fmt.Errorf("%w: %s", ErrNoAnswer, q.Kind)
	}
	return nil
}

// fact returns the answer that the engine gives at once.
func (q *Question) fact() string {
	trick := q.trick()
	switch q.Kind {
	case Legal:
		return string(AnswerOf(q.Deal.Legal()))
	case Winner:
		return trick.Winner(q.Deal.Trump).String()
	case Points:
		return strconv.Itoa(q.points())
	case Roem:
		return strconv.Itoa(q.roem().Total())
	case Claim:
		return q.claim()
	case Made:
		return yesNo(q.result().Verdict.Made())
	case Score:
		return scoreText(q.result().Score)
	case Strongest:
		return q.strongest().String()
	case Worth:
		return strconv.Itoa(engine.SetOf(q.Row...).Points(q.Trump))
	default:
		return strconv.Itoa(q.out().Len())
	}
}

// points returns what the trick that lies is worth without roem, in the
// points that are written down.
func (q *Question) points() int { return q.Deal.PointsOf(q.Deal.TrickCount - 1) }

func (q *Question) roem() engine.Roem { return q.Deal.RoemOf(q.Deal.TrickCount - 1) }

// claim returns what is to be said about the trick that lies.
func (q *Question) claim() string {
	if roem := q.roem(); roem.Total() > 0 {
		return "roem"
	}
	return "on"
}

func (q *Question) result() *engine.Result {
	res := q.Deal.Result()
	return &res
}

// strongest returns the card of the row that beats the others; the first led.
func (q *Question) strongest() engine.Card {
	best := q.Row[0]
	for _, c := range q.Row[1:] {
		if c.Beats(best, q.Trump) {
			best = c
		}
	}
	return best
}

// out returns the trumps that South does not see.
func (q *Question) out() engine.Set {
	v := q.Deal.View(engine.South)
	return v.Unseen().Of(v.Trump)
}

// bid returns what the regular would say in South's place.
func (q *Question) bid() string {
	v := q.Deal.View(engine.South)
	suit, margin := bots.BidMargin(v)
	if margin < 0 && v.Choices().MayPass {
		return "pass"
	}
	return suit.String()
}

// voids returns the other seats that have shown to be out of the suit.
func (q *Question) voids() ([]Answer, error) {
	v := q.Deal.View(engine.South)
	var seats []Answer
	for s, voids := range v.Voids() {
		if engine.Seat(s) != engine.South && voids&(1<<q.Suit) != 0 {
			seats = append(seats, Answer(engine.Seat(s).String()))
		}
	}
	if len(seats) != 1 {
		return nil, ErrNoAnswer
	}
	return seats, nil
}

// asked returns the suit that the partner's discard asks for.
func (q *Question) asked() ([]Answer, error) {
	suits := bots.Asked(q.Deal.View(engine.South))
	if len(suits) != 1 {
		return nil, ErrNoAnswer
	}
	return one(suits[0].String()), nil
}

// cardValues is what each legal card is worth to South's side by exact play,
// in points.
type cardValues []solver.CardValue

// values works out what each legal card is worth with all cards open.
func (q *Question) values(ctx context.Context) (cardValues, error) {
	p, err := solver.At(&q.Deal)
	if err != nil {
		return nil, err
	}
	values, err := solver.New(0).Cards(ctx, &p, solver.Difference, nil)
	if err != nil {
		return nil, err
	}
	if q.Deal.Makers() != engine.SouthNorth {
		for i := range values {
			values[i].Value = -values[i].Value
		}
	}
	return values, nil
}

// top returns the value of the best card.
func (v cardValues) top() int {
	top := v[0].Value
	for _, c := range v {
		top = max(top, c.Value)
	}
	return top
}

// best returns the cards that none is better than.
func (v cardValues) best() []Answer {
	var best []Answer
	for _, c := range v {
		if c.Value == v.top() {
			best = append(best, Answer(c.Card.String()))
		}
	}
	return best
}

// Gap returns by how many points the best card of a position is better than
// the best of those that are not as good; 0 if all are the same.
func (q *Question) Gap(ctx context.Context) (int, error) {
	values, err := q.values(ctx)
	if err != nil {
		return 0, err
	}
	gap := 0
	for _, c := range values {
		if lost := values.top() - c.Value; lost > 0 && (gap == 0 || lost < gap) {
			gap = lost
		}
	}
	return gap, nil
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// scoreText returns the answer to Score, our side first.
func scoreText(score [2]int) string { return fmt.Sprintf("%d-%d", score[0], score[1]) }
