package arena

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"runtime"
	"slices"
	"strings"

	"klaverjas/bots/solver"
	"klaverjas/engine"
)

// Solution is the answer for one deal and what it cost.
type Solution struct {
	Deal  string  `json:"deal"`  // its text form
	Value int     `json:"value"` // for the goal, to the makers
	Best  string  `json:"best"`  // a best card of the seat to play
	MS    float64 `json:"ms"`    // milliseconds of the processor, for the value alone
	Nodes uint64  `json:"nodes"` // cards tried for it
}

// Solutions are the answers for many deals. The times are of the processor.
type Solutions struct {
	Goal     string     `json:"goal"`
	Deals    int        `json:"deals"`
	MedianMS float64    `json:"median_ms"`
	P95MS    float64    `json:"p95_ms"`
	MaxMS    float64    `json:"max_ms"`
	MeanMS   float64    `json:"mean_ms"`
	NodesPS  float64    `json:"nodes_per_s"`
	Answers  []Solution `json:"answers"`
}

// goals are what can be asked about a deal, by name.
var goals = map[string]solver.Goal{"difference": solver.Difference, "contract": solver.Contract, "verdict": solver.Verdict}

// Solve answers a question about deals with all cards known, one deal after
// the other without what the one before has taught: difference (in points),
// contract (in what both sides write down) or verdict (1 if the makers make
// it). It is an error if there is no such goal, a deal awaits no card, or the
// context ends. Each may be nil; it is told each answer.
func Solve(ctx context.Context, deals []engine.Deal, goal string, each func(n int, s Solution)) (Solutions, error) {
	g, ok := goals[goal]
	if !ok {
		return Solutions{}, fmt.Errorf("no goal %q: expected difference, contract or verdict", goal)
	}
	all := Solutions{Goal: goal, Deals: len(deals)}
	s := solver.New(0)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for i := range deals {
		one, err := solveOne(ctx, s, &deals[i], g)
		if err != nil {
			return Solutions{}, fmt.Errorf("deal %d: %w", i+1, err)
		}
		all.Answers = append(all.Answers, one)
		if each != nil {
			each(i+1, one)
		}
	}
	all.count()
	return all, nil
}

func solveOne(ctx context.Context, s *solver.Solver, d *engine.Deal, goal solver.Goal) (Solution, error) {
	p, err := solver.At(d)
	if err != nil {
		return Solution{}, err
	}
	s.Forget()
	nodes, began := s.Nodes(), threadTime()
	if _, err := s.Solve(ctx, &p, goal); err != nil {
		return Solution{}, err
	}
	one := Solution{Deal: d.String(), MS: (threadTime() - began).Seconds() * 1000, Nodes: s.Nodes() - nodes}
	best, err := s.Best(ctx, &p, goal)
	one.Value, one.Best = best.Value, best.Card.String()
	return one, err
}

// count works out the figures of all deals together.
func (s *Solutions) count() {
	if len(s.Answers) == 0 {
		return
	}
	var total float64
	var nodes uint64
	times := make([]float64, len(s.Answers))
	for i, a := range s.Answers {
		times[i] = a.MS
		total += a.MS
		nodes += a.Nodes
	}
	slices.Sort(times)
	s.MedianMS, s.P95MS, s.MaxMS = times[len(times)/2], times[len(times)*95/100], times[len(times)-1]
	s.MeanMS, s.NodesPS = total/float64(len(times)), float64(nodes)/max(total, 1e-6)*1000
}

// ReadDeals reads deals in the engine's text form, one a line; empty lines and
// those that begin with # are skipped. The error names the line, and the cards
// that are missing or there twice.
func ReadDeals(in io.Reader) ([]engine.Deal, error) {
	var deals []engine.Deal
	lines := bufio.NewScanner(in)
	for number := 1; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		d, err := readDeal(text)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		deals = append(deals, d)
	}
	return deals, lines.Err()
}

// readDeal reads a deal in which a card is awaited.
func readDeal(text string) (engine.Deal, error) {
	d, err := engine.ParseDeal(text)
	if err == nil {
		_, err = solver.At(&d)
		if errors.Is(err, solver.ErrNotPlaying) {
			return d, errors.New("no card is awaited in this deal: trump has not been chosen, or all tricks are played")
		}
		return d, err
	}
	if wrong := wrongCards(text); wrong != nil {
		return d, wrong
	}
	if at := new(engine.ParseError); errors.As(err, &at) {
		why := fmt.Errorf("column %d: expected %s", at.Column, at.Expected)
		if at.Cause != nil {
			why = fmt.Errorf("%w: %w", why, at.Cause)
		}
		return d, why
	}
	return d, err
}

// wrongCards names the cards of a deal's text that are missing or there twice;
// nil if every card is there once, or the hands cannot be read.
func wrongCards(text string) error {
	parts := strings.Split(text, "|")
	if len(parts) < 3 {
		return nil
	}
	var count [32]int
	for i, hand := range strings.Split(parts[2], "/") {
		words := strings.Fields(hand)
		if i >= 4 || len(words) == 0 || words[0] != engine.Seat(i).String() {
			return nil
		}
		for _, group := range words[1:] {
			for _, rank := range group[1:] {
				c, err := engine.ParseCard(group[:1] + string(rank))
				if err != nil {
					return nil
				}
				count[c]++
			}
		}
	}
	var missing, twice uint32
	for c, n := range count {
		switch {
		case n == 0:
			missing |= 1 << c
		case n > 1:
			twice |= 1 << c
		}
	}
	return cardError(missing, twice)
}

// cardError puts what is wrong with a pack into words.
func cardError(missing, twice uint32) error {
	var wrong []string
	for _, w := range []struct {
		cards uint32
		what  string
	}{{twice, "there twice"}, {missing, "missing"}} {
		var names []string
		for c := range engine.Set(w.cards).All() {
			names = append(names, c.String())
		}
		switch n := bits.OnesCount32(w.cards); {
		case n == 1:
			wrong = append(wrong, "card "+names[0]+" is "+w.what)
		case n > 1:
			wrong = append(wrong, "cards "+strings.Join(names, ", ")+" are "+w.what)
		}
	}
	if wrong == nil {
		return nil
	}
	return errors.New(strings.Join(wrong, " and "))
}
