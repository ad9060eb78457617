package solver

import (
	"context"
	"errors"

	"klaverjas/engine"
)

// Solver searches positions. It keeps one table of results and belongs to one
// goroutine at a time; several goroutines may each own one.
type Solver struct {
	table   table
	ledgers ledgerTable
	duties  duties
	stakes  stakes
	bounds  bounds
	worth   [2][256]worth

	hand  [4]uint32 // by seat: the cards held at the root and those on the table
	owner [32]uint8 // seat of each card
	all   uint32    // all of them

	compares bool // roem counts in the verdict
	implied  bool // who takes all tricks has more points
	lexical  bool // every payoff of a made deal is above every payoff of a nat one

	nodes    uint64
	nextPoll uint64
	ctx      context.Context // of the call under way
	bonuses  [12]bonus
	made     setup // what the tables above were made for
	ready    bool
}

// setup is what the tables of a solver depend on beside the hands.
type setup struct {
	rules  engine.Rules
	trump  engine.Suit
	makers engine.Side
	goal   Goal
}

// New returns a solver with a table of that many bytes, [DefaultTable] if 0.
// The table is all the memory that it needs; less than 64 KiB is rounded up.
func New(tableBytes int) *Solver {
	if tableBytes <= 0 {
		tableBytes = DefaultTable
	}
	return &Solver{table: newTable(tableBytes)}
}

// Nodes returns the number of cards tried since the solver was made.
func (s *Solver) Nodes() uint64 { return s.nodes }

// Forget makes the next search start without what earlier ones have found. It
// is never needed for the answer, only for measuring.
func (s *Solver) Forget() { s.ready = false }

// errDone is the error for a position without a card to play.
var errDone = errors.New("solver: the deal is over")

// prepare makes the tables for a position, or keeps them if the position
// belongs to the same deal as the one before.
func (s *Solver) prepare(ctx context.Context, p *Position, goal Goal) (node, error) {
	if p.Legal() == 0 {
		return node{}, errDone
	}
	s.ctx, s.nextPoll = ctx, s.nodes
	made := setup{p.Rules, p.Trump, p.makers(), goal}
	var hand [4]uint32
	for seat := range hand {
		hand[seat] = toBits(p.Hands[seat], p.Trump)
	}
	for i := range int(p.Trick.Count) {
		hand[p.Trick.SeatOf(i)] |= 1 << bitOf[p.Trump][p.Trick.Cards[i]]
	}
	if !s.ready || s.made != made || !s.within(&hand) {
		s.setUp(p, made, hand)
	}
	return s.root(p), nil
}

// within tells whether the hands are what is left of those at the root.
func (s *Solver) within(hand *[4]uint32) bool {
	for seat := range hand {
		if hand[seat]&^s.hand[seat] != 0 {
			return false
		}
	}
	return true
}

func (s *Solver) setUp(p *Position, made setup, hand [4]uint32) {
	if !s.ready || s.made != made {
		s.stakes = stakesOf(p, made.goal)
		s.worth = s.stakes.worths()
		s.duties = dutiesOf(&p.Rules.Play)
		s.compares, s.implied = p.compares(), pitImplied(&p.Rules)
		s.lexical = made.goal == Contract && s.compares && s.implied
	}
	s.made, s.ready, s.hand, s.all = made, true, hand, 0
	for seat, cards := range hand {
		s.all |= cards
		for ; cards != 0; cards &= cards - 1 {
			s.owner[lowest(cards)] = uint8(seat)
		}
	}
	s.bounds.build(s)
	s.table.begin(p.TricksLeft())
	if made.goal == Contract {
		s.ledgers.begin(8 * len(s.table.entries))
	}
}
