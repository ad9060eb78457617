package engine

import "slices"

// Match is a series of deals under one set of rules. It is a value: Apply
// returns the next one and leaves the old one as it was.
type Match struct {
	Rules  Rules
	Seed   uint64 // gives first dealer and cards of every deal
	Sealed bool   // a deal's own seed tells nothing of the others; see NewSealedMatch
	Deals  []Deal // all deals dealt, those passed out too; the last is the present one
}

// NewMatch returns an open match with its first deal dealt: its seed is no
// secret, as in a match that is played again by its number. It is a
// *RuleError if the rules make no sense.
func NewMatch(rules Rules, seed uint64) (Match, error) { return newMatch(rules, seed, false) }

func newMatch(rules Rules, seed uint64, sealed bool) (Match, error) {
	if err := rules.Validate(); err != nil {
		return Match{}, err
	}
	m := Match{Rules: rules, Seed: seed, Sealed: sealed}
	m.Deals = []Deal{m.dealt(1, 0, FirstDealer(seed))}
	return m, nil
}

// dealt returns a fresh deal of this match.
func (m *Match) dealt(number, redeals int, dealer Seat) Deal {
	pack, proposed := Shuffle(m.Seed, number, redeals)
	if m.Sealed {
		pack, proposed = Shuffle(dealSeed(m.Seed, number, redeals, dealer), 1, 0)
	}
	return Deal{
		Table: Table{Rules: m.Rules, Number: number, Redeals: redeals, Dealer: dealer, Proposed: proposed},
		Hands: m.Rules.Batches.Distribute(pack, dealer),
	}
}

// Deal returns the present deal: the one being played, or the one just settled.
func (m *Match) Deal() *Deal { return &m.Deals[len(m.Deals)-1] }

// Apply returns the match after an action and the events that it caused. The
// error is a Reason.
func (m Match) Apply(a Action) (Match, []Event, error) {
	if a.Kind == NextDeal {
		return m.next()
	}
	d, events, err := m.Deal().Apply(a)
	if err != nil {
		return Match{}, nil, err
	}
	m.Deals = append(slices.Clone(m.Deals[:len(m.Deals)-1]), d)
	if m.Over() {
		events = append(events, d.event(EventMatchOver, d.Dealer, nil))
	}
	return m, events, nil
}

// next deals the next deal; after a passed-out one the same dealer deals again.
func (m Match) next() (Match, []Event, error) {
	last := m.Deal()
	number, redeals, dealer := last.Number+1, 0, last.Dealer.Next()
	switch {
	case m.Over() || (last.Phase != Settled && last.Phase != PassedOut):
		return Match{}, nil, refuse(WrongPhase)
	case last.Phase == PassedOut:
		number, redeals, dealer = last.Number, last.Redeals+1, last.Dealer
	}
	d := m.dealt(number, redeals, dealer)
	m.Deals = append(slices.Clone(m.Deals), d)
	return m, []Event{d.event(EventDealt, dealer, nil)}, nil
}

// Settled returns the deals that count, in order.
func (m *Match) Settled() []Deal {
	var settled []Deal
	for i := range m.Deals {
		if m.Deals[i].Phase == Settled {
			settled = append(settled, m.Deals[i])
		}
	}
	return settled
}

// Totals returns the points written down so far, per side.
func (m *Match) Totals() [2]int {
	var totals [2]int
	for i := range m.Deals {
		if m.Deals[i].Phase == Settled {
			score := m.Deals[i].Result().Score
			totals[0] += score[0]
			totals[1] += score[1]
		}
	}
	return totals
}

// Over tells whether the match has ended.
func (m *Match) Over() bool {
	last := m.Deal()
	if last.Phase != Settled {
		return false
	}
	return m.Rules.Over(last.Number, m.Totals())
}

// Over tells whether a match has ended after that many deals with these totals.
func (r *Rules) Over(deals int, totals [2]int) bool {
	if r.Length == LengthPoints {
		return max(totals[0], totals[1]) >= r.Limit
	}
	return deals >= r.Deals
}

// Outcome is who won a match.
type Outcome uint8

// The outcomes; leaders with equal totals share.
const (
	WonBySouthNorth Outcome = iota
	WonByWestEast
	Shared
)

// OutcomeOf returns who won with these totals.
func OutcomeOf(totals [2]int) Outcome {
	switch {
	case totals[0] > totals[1]:
		return WonBySouthNorth
	case totals[1] > totals[0]:
		return WonByWestEast
	default:
		return Shared
	}
}

// Outcome returns who has won, or is leading.
func (m *Match) Outcome() Outcome { return OutcomeOf(m.Totals()) }
