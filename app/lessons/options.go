package lessons

import (
	"fmt"
	"slices"
	"strconv"

	"klaverjas/engine"
)

// Options returns the answers that are offered as buttons, in order; none for
// a question that is answered by pointing at cards.
func (q *Question) Options() []Answer {
	switch q.Kind {
	case Winner:
		return seats(engine.South, engine.West, engine.North, engine.East)
	case Void:
		return seats(engine.West, engine.North, engine.East)
	case Made:
		return []Answer{"yes", "no"}
	case Claim:
		return []Answer{"roem", "on"}
	case Bid:
		return q.bids()
	case Asks:
		return q.plainSuits()
	case Score:
		return q.scores()
	case Points, Worth, Out, Roem:
		return numbers(q.guesses())
	default:
		return nil
	}
}

func seats(list ...engine.Seat) []Answer {
	var answers []Answer
	for _, s := range list {
		answers = append(answers, Answer(s.String()))
	}
	return answers
}

// bids returns what South may say.
func (q *Question) bids() []Answer {
	v := q.Deal.View(engine.South)
	choice := v.Choices()
	var answers []Answer
	for _, s := range engine.Suits {
		if choice.Suits[s] {
			answers = append(answers, Answer(s.String()))
		}
	}
	if choice.MayPass {
		answers = append(answers, "pass")
	}
	return answers
}

func (q *Question) plainSuits() []Answer {
	var answers []Answer
	for _, s := range engine.Suits {
		if s != q.Deal.Trump {
			answers = append(answers, Answer(s.String()))
		}
	}
	return answers
}

// numbers returns numbers as answers, each once and in order.
func numbers(list []int) []Answer {
	slices.Sort(list)
	var answers []Answer
	for _, n := range slices.Compact(list) {
		if n >= 0 {
			answers = append(answers, Answer(strconv.Itoa(n)))
		}
	}
	return answers
}

// guesses returns the right number and what comes out if one forgets a rule.
func (q *Question) guesses() []int {
	switch q.Kind {
	case Worth:
		return valueGuesses(q.Row, q.Trump, 0)
	case Points:
		trick := q.trick()
		return valueGuesses(trick.Cards[:], q.Deal.Trump, q.points()-trick.Points(q.Deal.Trump))
	case Out:
		n := q.out().Len()
		return []int{max(0, n-2), max(0, n-1), n, n + 1}
	default:
		return q.roemGuesses()
	}
}

// valueGuesses counts cards right, as if nothing were trump, as if all were,
// and without or with the last trick.
func valueGuesses(cards []engine.Card, trump engine.Suit, last int) []int {
	set := engine.SetOf(cards...)
	right := set.Points(trump) + last
	guesses := []int{right, set.Points(NoTrump) + last}
	allTrump := last
	for _, c := range cards {
		allTrump += c.Points(c.Suit())
	}
	guesses = append(guesses, allTrump, right-last)
	for _, off := range []int{10, 4, 11} {
		if slices.Sort(guesses); len(slices.Compact(slices.Clone(guesses))) < 4 {
			guesses = append(guesses, right+off)
		}
	}
	return guesses
}

// roemGuesses returns nothing, each bonus and the sums that can be made.
func (q *Question) roemGuesses() []int {
	r := &q.Deal.Rules.Roem
	right := q.roem()
	guesses := []int{0, r.Run3, r.Run4, r.Stuk, r.Stuk + r.Run3, r.Stuk + r.Run4, right.Total()}
	if right.Four > 0 {
		guesses = append(guesses, right.Four)
	}
	return guesses
}

// scores returns what is written down and what would be if a rule were
// forgotten: nat, roem, or to whom it all goes.
func (q *Question) scores() []Answer {
	res := q.result()
	makers := res.Makers
	var kept, lost, swapped, bare [2]int
	sum := 0
	for side := range 2 {
		kept[side] = res.Cards[side] + res.Last[side] + res.Roem[side]
		bare[side] = res.Cards[side] + res.Last[side]
		sum += kept[side]
	}
	lost[makers.Other()] = sum
	swapped[makers] = sum
	var answers []Answer
	for _, s := range [][2]int{res.Score, kept, lost, swapped, bare} {
		if text := Answer(scoreText(s)); !text.is(answers) {
			answers = append(answers, text)
		}
	}
	slices.SortFunc(answers, func(a, b Answer) int { return ours(a) - ours(b) })
	return answers
}

// ours returns the first number of a score.
func ours(a Answer) int {
	var us, them int
	if _, err := fmt.Sscanf(string(a), "%d-%d", &us, &them); err != nil {
		return 0
	}
	return us*1000 - them
}
